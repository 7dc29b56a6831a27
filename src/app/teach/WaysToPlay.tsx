import { agreeOn, ALONE } from '#play/session/plans.ts';
import { texts } from '#play/texts.ts';
import { goTo } from '../ui/useRoute.ts';
import { NextStep } from './NextStep.tsx';

export interface WaysToPlayProps {
  readonly game: string;
  /** Done before the match begins. */
  readonly onPlay?: () => void;
}

/** The ways from a lesson that is over into a match. One has learned alone: the computer comes first. */
export function WaysToPlay({ game, onPlay }: WaysToPlayProps) {
  const play = (agreed: unknown): void => {
    onPlay?.();
    goTo({ page: 'match', id: agreeOn(game, agreed) });
  };
  return (
    <>
      <NextStep onPress={() => play(ALONE)}>{texts.lesson.playComputer}</NextStep>
      <button type="button" className="button" onClick={() => play(null)}>
        {texts.lesson.playHere}
      </button>
    </>
  );
}

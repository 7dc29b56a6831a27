import { useEffect, useRef, type ReactNode } from 'react';
import { agreeOn, ALONE } from '#play/session/plans.ts';
import { texts } from '#play/texts.ts';
import { goTo } from '../ui/useRoute.ts';

export interface NextStepProps {
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/**
 * The likely next step: it has the focus, because the table has nothing more to do; but the focus is not taken from a
 * text field.
 */
export function NextStep({ onPress, children }: NextStepProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!(document.activeElement instanceof HTMLInputElement)) button.current?.focus({ preventScroll: true });
  }, []);
  return (
    <button ref={button} type="button" className="button primary" onClick={onPress}>
      {children}
    </button>
  );
}

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

import { useState } from 'react';
import { HANDS_ALLOWED, type HandsAllowed } from '#games/traction/options.ts';
import { texts } from '#play/texts.ts';
import type { MatchRoute } from '#play/route.ts';
import { goTo } from '#app/ui/useRoute.ts';
import { ownRoute, type EditorRoute, type OwnRoute } from '#play/traction/ownRoutes.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { late } from '#app/late/late.ts';
import { saidOf } from '#play/offThread/lateFault.ts';

interface TakePositionProps {
  /** The scenario file of the position. */
  readonly position: () => string;
  /** Where it is taken to, once it has been packed for an address. */
  readonly to: (packed: string) => OwnRoute;
  readonly words: string;
  readonly refusal: (why: string) => string;
  readonly disabled?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Takes the position to a page of its own. */
function TakePosition({ position, to, words, refusal, disabled, className = '' }: TakePositionProps) {
  const [refused, setRefused] = useState<string | null>(null);
  const take = async (): Promise<void> => {
    try {
      // behind a press, as for any link
      const { packLink } = await late(() => import('#engine/files/link.ts'));
      const packed = packLink(position());
      if (packed.ok) goTo(ownRoute(to(packed.value)));
      else setRefused(packed.fault.message);
    } catch (error) {
      setRefused(saidOf(error));
    }
  };
  return (
    <>
      <button type="button" className={`button ${className}`} disabled={disabled} onClick={() => void take()}>
        {words}
      </button>
      <div role="alert">{refused !== null && <p className="wrong">{refusal(refused)}</p>}</div>
    </>
  );
}

export interface ToEditorProps extends Pick<TakePositionProps, 'position' | 'className'> {
  /** Where it is taken from, and can be gone back to. */
  readonly back: MatchRoute;
}

/** Takes the position to the position editor. */
export const ToEditor = ({ back, ...taken }: ToEditorProps) => (
  <TakePosition
    {...taken}
    to={(packed) => ({ page: 'editor', packed, back })}
    words={texts.sharing.edit}
    refusal={texts.sharing.edited}
  />
);

export interface ToPracticeProps extends Pick<TakePositionProps, 'position' | 'className' | 'disabled'> {
  readonly back: MatchRoute | EditorRoute | null;
  /** The hands that the match is played by, or that the person plays by. */
  readonly hands?: string | undefined;
}

/** Takes the position to where it can be tried again and again. */
export const ToPractice = ({ back, hands, ...taken }: ToPracticeProps) => (
  <TakePosition
    {...taken}
    to={(packed) => ({ page: 'practice', packed, hands: known(hands), back })}
    words={texts.practice.from}
    refusal={gameTexts.practice.refused}
  />
);

const known = (hands: string | undefined): HandsAllowed => HANDS_ALLOWED.find((one) => one === hands) ?? 'any';

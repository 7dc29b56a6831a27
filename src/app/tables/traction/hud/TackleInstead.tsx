import type { RefObject } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { couldTackle, expectedOf } from '#play/traction/session/expected.ts';
import { useCommands, useSession } from './useTable.ts';
import { gameTexts } from '#play/traction/texts.ts';

/** Whether the walk that is aimed at would touch one rival's piece, which a tackle may. */
export function useCouldTackle(): boolean {
  const expected = useSession(useShallow(expectedOf));
  return useSession((session) => couldTackle(session, expected));
}

export interface TackleInsteadProps {
  readonly className: string;
  /** The step was ordered already, and is done at once. */
  readonly ordered?: boolean;
  readonly button?: RefObject<HTMLButtonElement | null>;
}

/** Turns the aimed walk into a tackle by the same step. */
export function TackleInstead({ className, ordered = false, button }: TackleInsteadProps) {
  const { setVerb, performAim } = useCommands();
  return (
    <button
      ref={button}
      type="button"
      className={`${className} tackle-instead`}
      onClick={() => {
        setVerb('tackle');
        if (ordered) performAim();
      }}
    >
      {gameTexts.action.tackleInstead}
    </button>
  );
}

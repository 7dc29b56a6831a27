import type { SessionState } from '../session/sessionTypes.ts';
import { undoneIn, type Undone } from '../session/undone.ts';
import { gameTexts } from '../texts.ts';

/** The outcome that is read before computers go on. */
export interface Halt {
  readonly title: string;
  /** A person's MOVE or card that a rival has undone. */
  readonly undone: Undone;
}

/** The outcome for which everything waits; null where nothing does. */
export function haltOf({ match, events, halted }: Pick<SessionState, 'match' | 'events' | 'halted'>): Halt | null {
  if (match === null || !halted) return null;
  const undone = undoneIn(match, events);
  return undone && { title: gameTexts.windows.undone, undone };
}

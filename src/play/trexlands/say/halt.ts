import type { SessionState } from '../session/sessionTypes.ts';
import { undoneIn, type Undone } from '../session/undone.ts';
import { gameTexts } from '../texts.ts';

/** The outcome that is read before computers go on. */
export interface Halt {
  readonly title: string;
  /** A person's MOVE or card that a rival has undone; null where a market has closed. */
  readonly undone: Undone | null;
}

/** The outcome for which everything waits; null where nothing does. */
export function haltOf({ match, events, halted }: Pick<SessionState, 'match' | 'events' | 'halted'>): Halt | null {
  if (match === null || !halted) return null;
  const undone = undoneIn(match, events);
  return { title: undone === null ? gameTexts.exchange.sold : gameTexts.windows.undone, undone };
}

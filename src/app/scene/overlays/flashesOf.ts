import type { Ruling, RulingCode } from '../../../games/traction/referee/ruling.ts';
import { isFault, isLegal } from '../../../games/traction/referee/state.ts';

/** A ruling with a place worth showing, and how. */
export interface FlashOf {
  readonly ruling: Ruling;
  readonly fault: boolean;
}

const NO_MATTER: ReadonlySet<RulingCode> = new Set<RulingCode>(['jiggle']);
/** What a move is made for; a foul makes nothing of it (TR-13, TR-32). */
const GAINS: ReadonlySet<RulingCode> = new Set<RulingCode>(['pad-contact', 'tackle-base']);

/** What flashes: faults, and gains as long as there is no fault. */
export function flashesOf(rulings: readonly Ruling[]): FlashOf[] {
  const legal = isLegal(rulings);
  const worthShowing = rulings.filter(({ code }) => !NO_MATTER.has(code) && (legal || !GAINS.has(code)));
  return worthShowing.map((ruling) => ({ ruling, fault: isFault(ruling) }));
}

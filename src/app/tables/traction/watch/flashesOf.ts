import type { Flash } from '../../../scene/tableScene.ts';
import type { Ruling, RulingCode } from '../../../../games/traction/referee/ruling.ts';
import { isFault, isLegal } from '../../../../games/traction/referee/state.ts';

const NO_MATTER: ReadonlySet<RulingCode> = new Set<RulingCode>(['jiggle']);
/** What a move is made for; a foul makes nothing of it (TR-13, TR-32). */
const GAINS: ReadonlySet<RulingCode> = new Set<RulingCode>(['pad-contact', 'tackle-base']);

/** What flashes: faults, and gains as long as there is no fault. */
export function flashesOf(rulings: readonly Ruling[]): readonly Flash[] {
  const legal = isLegal(rulings);
  return rulings
    .filter(({ code }) => !NO_MATTER.has(code) && (legal || !GAINS.has(code)))
    .map((ruling, i) => ({ key: `${ruling.code} ${ruling.tick} ${i}`, at: ruling.at, fault: isFault(ruling) }));
}

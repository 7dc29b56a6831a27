import type { Flash } from '#app/scene/tableScene.ts';
import type { Ruling, RulingCode } from '#games/traction/referee/ruling.ts';
import { isFault, isLegal } from '#games/traction/referee/state.ts';

const NO_MATTER: ReadonlySet<RulingCode> = new Set<RulingCode>(['jiggle']);
/** Rulings that a move is made for; a foul makes nothing of them (TR-13, TR-32). */
const GAINS: ReadonlySet<RulingCode> = new Set<RulingCode>(['pad-contact', 'tackle-base']);

/** The rulings that flash: faults, and gains as long as there is no fault. */
export function flashesOf(rulings: readonly Ruling[]): readonly Flash[] {
  const legal = isLegal(rulings);
  return rulings
    .filter(({ code }) => !NO_MATTER.has(code) && (legal || !GAINS.has(code)))
    .map((ruling, i) => ({ key: `${ruling.code} ${ruling.tick} ${i}`, at: ruling.at, fault: isFault(ruling) }));
}

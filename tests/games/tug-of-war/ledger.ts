import type { TugOfWarState } from '#games/tug-of-war/state.ts';
import { STRENGTHS, type Strength } from '#games/tug-of-war/ids.ts';

/** Where the supply's cards are (TW-22). */
export interface Ledger {
  readonly given: number;
  readonly back: number;
  readonly held: number;
  /** Of each strength, in both hands. */
  readonly byStrength: Readonly<Record<Strength, number>>;
}

/** TW-22: the supply is endless. A set of cards on a table has so many of each strength. */
export const PHYSICAL_CARDS: Readonly<Record<Strength, number>> = { 1: 16, 2: 12, 3: 12, 4: 12, 5: 12 };

export function ledgerOf({ given, back, hands }: TugOfWarState): Ledger {
  const held = hands.flat();
  const count = (strength: Strength): number => held.filter((card) => card === strength).length;
  const [one, two, three, four, five] = STRENGTHS.map(count);
  return {
    given,
    back,
    held: held.length,
    byStrength: { 1: one ?? 0, 2: two ?? 0, 3: three ?? 0, 4: four ?? 0, 5: five ?? 0 },
  };
}

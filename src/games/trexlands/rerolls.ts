import type { PieceId } from '#sim/ids.ts';
import type { RollReport } from './rollReport.ts';

/**
 * A roll of which some trucks did not tumble: each of them is rolled again, alone, in the emptied arena, before
 * anything is made of the roll (TX-63).
 */
export interface Reroll {
  /** All trucks of the roll. */
  readonly thrown: readonly PieceId[];
  /** Those that tumbled and came up. */
  readonly upright: readonly PieceId[];
  /** Those that have to be rolled again, the next one first. */
  readonly left: readonly NotTumbled[];
}

export interface NotTumbled {
  readonly truck: PieceId;
  /** How often it was rolled without tumbling. */
  readonly failed: number;
}

/** After so many rolls without a tumble chance throws the truck, until it tumbles. */
const FAILED_BY_HAND = 2;

/** Whether chance throws the truck whose turn it is. */
export const isByChance = ({ left: [next] }: Reroll): boolean => (next?.failed ?? 0) >= FAILED_BY_HAND;

/** The reroll after the report; with nothing left it is over. */
export function rolledOn(reroll: Reroll | null, report: RollReport, upright: readonly PieceId[]): Reroll {
  const rolled = report.trucks.map(({ id }) => id);
  const before = reroll ?? { thrown: rolled, upright: [], left: [] };
  const failedOf = (id: PieceId): number => before.left.find(({ truck }) => truck === id)?.failed ?? 0;
  const again = report.trucks
    .filter(({ counts }) => !counts)
    .map(({ id }): NotTumbled => ({ truck: id, failed: failedOf(id) + 1 }));
  return {
    thrown: before.thrown,
    upright: before.thrown.filter(
      (id) => before.upright.includes(id) || (upright.includes(id) && !again.some(({ truck }) => truck === id)),
    ),
    left: [...again, ...before.left.filter(({ truck }) => !rolled.includes(truck))],
  };
}

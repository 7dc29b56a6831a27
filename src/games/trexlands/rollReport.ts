import type { Evidence } from '../../engine/evidence.ts';
import type { PieceId } from '../../sim/ids.ts';

/** What came of a roll: all that the rules know of the table. Whoever owns a physics build makes it. */
export interface RollReport {
  /** Until the last truck lay still. */
  readonly ticks: number;
  /** Of the bodies at the end, hex. */
  readonly hash: string;
  readonly trucks: readonly RolledTruck[];
}

export interface RolledTruck {
  readonly id: PieceId;
  /** Wheels-Up: all four wheels on the table (TX-01, TX-02). */
  readonly upright: boolean;
  readonly code: RollCode;
}

/** How a truck came to rest; all but the first are Wheels-Down (TX-01 to TX-03). */
export const ROLL_CODES = ['wheels-up', 'on-side', 'on-roof', 'on-end', 'leaning', 'stacked', 'off-arena', 'unsettled'] as const;
export type RollCode = (typeof ROLL_CODES)[number];

export const evidenceOf = ({ hash, ticks, trucks }: RollReport): Evidence => ({
  hash,
  ticks,
  marks: trucks.map(({ id, code }) => ({ tick: ticks, text: `${id} ${code}` })),
});

/** A roll in which a truck does not come to rest is thrown again, as the table would. */
export const mustBeThrownAgain = ({ trucks }: RollReport): boolean => trucks.some(({ code }) => code === 'unsettled');

/** The trucks that won their roll. A report that does not name exactly the trucks thrown is a bug of the table's. */
export function wheelsUp(report: RollReport, thrown: readonly PieceId[]): readonly PieceId[] {
  const named = report.trucks.map(({ id }) => id).sort();
  if (named.join() !== [...thrown].sort().join()) throw new Error(`thrown were ${thrown.join()}, reported ${named.join()}`);
  const odd = report.trucks.find(({ upright, code }) => upright !== (code === 'wheels-up'));
  if (odd !== undefined) throw new Error(`${odd.id} is reported ${odd.code} and ${odd.upright ? '' : 'not '}upright`);
  return report.trucks.filter(({ upright }) => upright).map(({ id }) => id);
}

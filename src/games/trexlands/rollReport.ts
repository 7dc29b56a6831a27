import type { Evidence } from '#engine/evidence.ts';
import { evidenceBy } from '#engine/matchFile/ruledActions.ts';
import type { TruckCode, TruckRuling } from './referee/ruling.ts';
import type { PieceId } from '#sim/ids.ts';
import { recordTruckRulings, type RecordedTruckRuling } from './record.ts';

/**
 * The outcome of a roll. The rules know nothing of it but which trucks are upright. The owner of a physics build makes
 * it.
 */
export interface RollReport {
  /** Until the last truck lay still. */
  readonly ticks: number;
  /** Hash of the bodies at the end, hex. */
  readonly hash: string;
  readonly trucks: readonly RolledTruck[];
  /** The referee's findings for each truck: for people to look at. */
  readonly rulings: readonly TruckRuling[];
}

export interface RolledTruck {
  readonly id: PieceId;
  /** Wheels-Up: all four wheels on the table (TX-01, TX-02). */
  readonly upright: boolean;
  /** How it came to rest; all but `wheels-up` are Wheels-Down (TX-01 to TX-03). */
  readonly code: TruckCode;
  /** Whether it was a roll: the truck tumbled (TX-63). Else it alone is rolled again. */
  readonly counts: boolean;
}

export const evidence = ({ hash, ticks, rulings }: RollReport): Evidence =>
  evidenceOf(recordTruckRulings(rulings), ticks, hash);

/**
 * The record that a replay is held against: rulings in full. Another wording of them is another version of the rules.
 */
export const evidenceOf = evidenceBy(markOf);

function markOf({ clause, code, piece, other, feature, otherFeature, way, atMm }: RecordedTruckRuling): string {
  const sided = way === null ? '' : `, ${way}`;
  const held = other === null ? '' : ` held by ${other} with ${feature ?? 'nothing'} on ${otherFeature ?? 'nothing'}`;
  return `${code} (${clause}${sided}) of ${piece}${held} at (${atMm.join(', ')})`;
}

/** A roll in which a truck does not come to rest is thrown again, as the table would. */
export const mustBeThrownAgain = ({ trucks }: RollReport): boolean => trucks.some(({ code }) => code === 'unsettled');

/** The trucks that won their roll. A report that does not name exactly the trucks thrown is a bug of the table's. */
export function wheelsUp(report: RollReport, thrown: readonly PieceId[]): readonly PieceId[] {
  const named = report.trucks.map(({ id }) => id).sort();
  if (named.join() !== [...thrown].sort().join())
    throw new Error(`thrown were ${thrown.join()}, reported ${named.join()}`);
  const odd = report.trucks.find(({ upright, code }) => upright !== (code === 'wheels-up'));
  if (odd !== undefined) throw new Error(`${odd.id} is reported ${odd.code} and ${odd.upright ? '' : 'not '}upright`);
  return report.trucks.filter(({ upright }) => upright).map(({ id }) => id);
}

import type { Evidence } from '#engine/evidence.ts';
import type { RefereeReport } from './referee/report.ts';
import type { ClauseId, Ruling, RulingCode } from './referee/ruling.ts';
import type { BodyId, PieceId } from '#sim/ids.ts';
import { hundredth } from '#sim/maths/quantise.ts';
import type { Feature } from '#sim/trace/events.ts';

/** A ruling as it is written down: lengths to 0.01 mm. */
export interface RecordedRuling {
  readonly clause: ClauseId;
  readonly code: RulingCode;
  readonly piece: PieceId;
  readonly other: BodyId | null;
  readonly feature: Feature | null;
  readonly otherFeature: Feature | null;
  readonly tick: number;
  readonly atMm: readonly [x: number, y: number, z: number];
  readonly distanceMm: number | null;
  readonly text: string;
}

export const recordRuling = ({
  clause,
  code,
  piece,
  other,
  feature,
  otherFeature,
  tick,
  at,
  distanceMm,
  text,
}: Ruling): RecordedRuling => ({
  clause,
  code,
  piece,
  other,
  feature,
  otherFeature,
  tick,
  atMm: [hundredth(at.xMm), hundredth(at.yMm), hundredth(at.zMm)],
  distanceMm: distanceMm === null ? null : hundredth(distanceMm),
  text,
});

/**
 * The record that a replay is held against: rulings in full. Another wording of them is another version of the rules.
 */
export function evidenceOf(rulings: readonly RecordedRuling[], ticks: number, hash: string): Evidence {
  return { hash, ticks, marks: rulings.map((ruling) => ({ tick: ruling.tick, text: markOf(ruling), ruling })) };
}

function markOf({ clause, code, piece, other, feature, otherFeature, atMm, distanceMm }: RecordedRuling): string {
  const parties = other === null ? piece : `${piece} and ${other}`;
  const features = feature === null ? '' : ` with ${feature} on ${otherFeature ?? 'nothing'}`;
  const far = distanceMm === null ? '' : `, ${distanceMm} mm`;
  return `${code} (${clause}) of ${parties}${features} at (${atMm.join(', ')})${far}`;
}

export const evidence = ({ rulings, ticks, hash }: RefereeReport): Evidence =>
  evidenceOf(rulings.map(recordRuling), ticks, hash);

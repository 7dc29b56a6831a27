import type { RefereeCase } from '#games/traction/referee/case.ts';
import { judgeTrace } from '#games/traction/referee/referee.ts';
import { isLegal, type RefereeState } from '#games/traction/referee/state.ts';
import { STANDARD_TOLERANCE } from '#games/traction/referee/tolerance.ts';
import { pieceId, seat, tick, type BodyId } from '#sim/ids.ts';
import type { Feature, Overlap, PointMm, RestingPiece, TraceEvent, WidestSwivel } from '#sim/trace/events.ts';

/** Traces made by hand: what a table might have told, one event at a time. */

export const at: PointMm = { xMm: 1, yMm: 2, zMm: 3 };
export const L1 = pieceId('0-L1');

export function aCase(kind: RefereeCase['kind'], over: Partial<RefereeCase> = {}): RefereeCase {
  return { kind, mover: L1, by: seat(0), range: 1, tolerance: STANDARD_TOLERANCE, conceded: [], ...over };
}

export function began(
  t: number,
  b: string,
  feature: Feature,
  over: { atStart?: boolean; otherFeature?: Feature; more?: readonly Feature[]; a?: string } = {},
): TraceEvent {
  const features = [feature, ...(over.more ?? [])];
  return {
    type: 'contact-began',
    tick: tick(t),
    a: (over.a ?? '0-L1') as BodyId,
    b: b as BodyId,
    impulse: 0,
    atStart: over.atStart ?? false,
    touches: features.map((f) => ({ feature: f, otherFeature: over.otherFeature ?? 'side', at })),
  };
}

export const parted = (t: number, b: string): TraceEvent => ({ type: 'parted', tick: tick(t), a: L1, b: b as BodyId });
export const gripped = (t: number): TraceEvent => ({ type: 'gripped', tick: tick(t), corner: 'A' });
export const tipped = (t: number): TraceEvent => ({ type: 'tipped', tick: tick(t), corner: 'A', at });
export const tilted = (t: number): TraceEvent => ({ type: 'tilted', tick: tick(t), corner: 'A', tiltDeg: 2, at });
export const overbalanced = (t: number, pad: number | null = null): TraceEvent => ({
  type: 'overbalanced',
  tick: tick(t),
  on: 'corner',
  tiltDeg: 55,
  pad: pad === null ? null : seat(pad),
  at,
});
export const shifted = (t: number, b: string, movedMm: number, feature: Feature = 'base-edge'): TraceEvent => ({
  type: 'shifted',
  tick: tick(t),
  a: L1,
  b: b as BodyId,
  movedMm,
  touches: [{ feature, otherFeature: 'side', at }],
});
export const ended = (t: number, b: string): TraceEvent => ({
  type: 'contact-ended',
  tick: tick(t),
  a: L1,
  b: b as BodyId,
  touches: [],
  peakImpulse: 0,
});
export const travelled = (t: number, travelMm: number): TraceEvent => ({
  type: 'pivot-travelled',
  tick: tick(t),
  corner: 'A',
  travelMm,
  at,
});
export const dragged = (t: number, travelMm: number): TraceEvent => ({ type: 'dragged', tick: tick(t), travelMm, at });
export const lifted = (t: number, heightMm: number): TraceEvent => ({
  type: 'lifted-off',
  tick: tick(t),
  heightMm,
  at,
});
export const changed = (t: number): TraceEvent => ({ type: 'pivot-changed', tick: tick(t), from: 'A', to: 'B', at });
const widest = (t: number, deg: number): WidestSwivel => ({ deg, tick: tick(t), at });
export const setDown = (t: number, pivotSlipMm = 0.1, over: { widest?: WidestSwivel } = {}): TraceEvent => ({
  type: 'set-down',
  tick: tick(t),
  corner: 'A',
  pivotSlipMm,
  swivelDeg: 90,
  travelMm: 25.4,
  highestTiltDeg: 9,
  widest: widest(t, 90),
  ...over,
});
export const slidOn = (t: number): TraceEvent => ({ type: 'slid-on', tick: tick(t) });
export const carried = (t: number, travelMm: number, swivelDeg = 0): TraceEvent => ({
  type: 'carried',
  tick: tick(t),
  travelMm,
  swivelDeg,
  widest: widest(t, Math.abs(swivelDeg)),
});
export const stopped = (t: number, pieces: readonly RestingPiece[] = []): TraceEvent => ({
  type: 'stopped',
  tick: tick(t),
  corner: 'A',
  pivotSlipMm: 0.2,
  swivelDeg: 45,
  travelMm: 12,
  highestTiltDeg: 9,
  widest: widest(t, 45),
  pieces,
});
export const left = (t: number): TraceEvent => ({ type: 'left-table', tick: tick(t), piece: L1, at });

export function lying(id: string, over: Partial<RestingPiece> = {}): RestingPiece {
  return {
    id: pieceId(id),
    xMm: 10,
    zMm: 20,
    yawDeg: 0,
    pose: 'upright',
    startPose: 'upright',
    tiltDeg: 0,
    movedMm: 0,
    turnedDeg: 0,
    lowestMm: 0,
    highestCornerMm: 0,
    ...over,
  };
}

export function rested(
  t: number,
  pieces: readonly RestingPiece[],
  over: { settled?: boolean; held?: boolean; final?: boolean; overlaps?: readonly Overlap[] } = {},
): TraceEvent {
  return {
    type: 'rested',
    tick: tick(t),
    settled: over.settled ?? true,
    held: over.held ?? false,
    final: over.final ?? true,
    pieces,
    overlaps: over.overlaps ?? [],
  };
}

export const judge = (c: RefereeCase, ...trace: TraceEvent[]): RefereeState => judgeTrace(c, trace);
export const called = (state: RefereeState): string[] =>
  state.rulings.map((r) => `${r.clause} ${r.code}${r.other === null ? '' : ` ${r.other}`}`);
export const legal = (state: RefereeState): boolean => isLegal(state.rulings);

import { two } from '#engine/module/lines.ts';

/** Every sentence about Traction that the command line prints and that is not the referee's. */
export const say = {
  legal: 'legal',
  illegal: 'illegal',
  crash: 'a crash', // a touch out of turn, or nobody's, is no move that could be illegal
  noCrash: 'no crash',
  step: (number: number, swivelDeg: number, travelMm: number, pivotSlipMm: number) =>
    `step ${number}: swivelled ${two(swivelDeg)} degrees, travelled ${two(travelMm)} mm, pivot slipped ${two(pivotSlipMm)} mm`,
  push: (asked: readonly number[], moved: readonly number[] | null) =>
    `told to push it by (${asked.map(two).join(', ')}) mm; ${moved === null ? 'it no longer stands as it did' : `it moved by (${moved.map(two).join(', ')}) mm`}`,
  lay: (pose: string, xMm: number, zMm: number, yawDeg: number) =>
    `came to rest ${pose} at (${two(xMm)}, ${two(zMm)}) mm, yaw ${two(yawDeg)} degrees`,
  closeness: (mostTiltDeg: number, slipMargin: number | null, mostOtherMoveMm: number) =>
    `tilted by up to ${two(mostTiltDeg)} degrees, ${slipMargin === null ? 'no slip margin' : `slip margin ${two(slipMargin)}`}, others moved by up to ${two(mostOtherMoveMm)} mm`,
  nearest: (id: string, mm: number, feature: string | null, otherFeature: string | null, tick: number) =>
    `nearest to ${id}: ${two(mm)} mm${feature === null || otherFeature === null ? '' : `, ${feature} to ${otherFeature}`} (tick ${tick})`,
  tackled: (ids: string) => `tackled: ${ids}`,
  penalised: (ids: string) => `penalised: ${ids}`,
  restored: (ids: string) => `restored: ${ids}`,
  winner: (seat: number) => `seat ${seat} wins`,
  nobody: 'nobody',
  seat: (seat: number) => `seat ${seat}`,
  turnOf: (seat: number) => `it is the turn of seat ${seat}`,
} as const;

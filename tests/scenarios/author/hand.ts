import { stepPoses } from '#sim/assist/assist.ts';
import { makeGesture } from '#sim/gesture/codec.ts';
import type { Corner, Grip, Sample, Stroke } from '#sim/gesture/gesture.ts';
import { gripPoint } from '#sim/hand/hold.ts';
import { reachable } from '#sim/hand/limits.ts';
import { pieceId } from '#sim/ids.ts';
import { minimumJerk } from '#sim/maths/minimumJerk.ts';
import { hundredth } from '#sim/maths/quantise.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { RESTING_DEPTH_MM } from '#sim/settings.ts';
import type { Piece, Place } from './geometry.ts';

/**
 * A free hand, written down. A stroke is a list of wishes, each reached in so many seconds from the one before, at
 * minimum jerk; what the hand then does is the nearest that its limits allow.
 */
export type Wish =
  // over the stroke's corner, unless another is named
  | { readonly seconds: number; readonly tiltDeg: number; readonly swivelDeg?: number; readonly over?: Corner }
  | {
      readonly seconds: number;
      readonly byMm: readonly [x: number, y: number, z: number];
      readonly turnDeg?: number;
      readonly upTo?: number;
    } // from where it is; up to a share of the time
  | { readonly seconds: number; readonly still: true };

export interface Hold {
  readonly corner: Corner | null;
  /** Where the piece stands when this hold begins; for the first hold, where the file puts it. */
  readonly from?: Place;
  readonly wishes: readonly Wish[];
}

const SAMPLES_PER_SECOND = 60;

/** The gesture as a file writes it. */
export function gestureOf(piece: Piece, holds: readonly Hold[], grip: Grip = 'finger'): string {
  const strokes = holds.map((hold): Stroke => ({
    corner: hold.corner,
    samples: samplesOf(piece, { ...piece, ...hold.from }, hold, grip),
  }));
  return makeGesture({ piece: pieceId(piece.id), grip, strokes });
}

function samplesOf(piece: Piece, stands: Place, hold: Hold, grip: Grip): Sample[] {
  const spec = pyramidOf(pieceId(piece.id));
  const start: Sample = {
    xMm: hundredth(stands.xMm),
    yMm: hundredth(gripPoint(spec, grip).y * 1000 - RESTING_DEPTH_MM),
    zMm: hundredth(stands.zMm),
    headingDeg: hundredth(stands.yawDeg),
  };
  const samples = [start];
  let at = start;
  for (const wish of hold.wishes) {
    const way = wayOf(wish, at, start, hold.corner, (corner) => stepPoses(spec, grip, start, corner));
    const count = Math.round(wish.seconds * SAMPLES_PER_SECOND);
    const last = 'upTo' in wish ? Math.round(count * (wish.upTo ?? 1)) : count;
    for (let i = 1; i <= last; i++) samples.push(next(samples, way(minimumJerk(i / count))));
    at = way(1);
  }
  return samples;
}

/** As near to the wanted place as the hand can come. */
function next(samples: readonly Sample[], wanted: Sample): Sample {
  const last = samples.at(-1) ?? wanted;
  return reachable(samples.at(-2) ?? last, last, wanted);
}

type Way = (share: number) => Sample;

function wayOf(
  wish: Wish,
  at: Sample,
  start: Sample,
  corner: Corner | null,
  posesOver: (corner: Corner) => (tilt: number, swivel: number) => Sample,
): Way {
  if ('still' in wish) return () => at;
  if ('byMm' in wish) return (share) => between(at, moved(at, wish.byMm, wish.turnDeg ?? 0), share);
  const pose = posesOver(wish.over ?? corner ?? 'A');
  const goal = { tilt: (wish.tiltDeg * Math.PI) / 180, swivel: wish.swivelDeg ?? 0 };
  if (wish.over !== undefined) return (share) => between(at, pose(goal.tilt, goal.swivel), share);
  const from = tiltAt(pose, at, start);
  return (share) =>
    pose(from.tilt + (goal.tilt - from.tilt) * share, from.swivel + (goal.swivel - from.swivel) * share);
}

/** The tilt and swivel of a sample that `pose` made. */
function tiltAt(
  pose: (tilt: number, swivel: number) => Sample,
  at: Sample,
  start: Sample,
): { tilt: number; swivel: number } {
  const swivel = at.headingDeg - start.headingDeg;
  let [low, high] = [0, Math.PI / 2];
  const far = (tilt: number): number =>
    Math.hypot(pose(tilt, swivel).xMm - pose(0, swivel).xMm, pose(tilt, swivel).zMm - pose(0, swivel).zMm);
  const goal = Math.hypot(at.xMm - pose(0, swivel).xMm, at.zMm - pose(0, swivel).zMm);
  for (let i = 0; i < 30; i++) {
    const middle = (low + high) / 2;
    if (far(middle) < goal) low = middle;
    else high = middle;
  }
  return { tilt: goal < 0.01 ? 0 : low, swivel };
}

const moved = (s: Sample, [x, y, z]: readonly [number, number, number], turnDeg: number): Sample => ({
  xMm: s.xMm + x,
  yMm: s.yMm + y,
  zMm: s.zMm + z,
  headingDeg: s.headingDeg + turnDeg,
});

function between(a: Sample, b: Sample, share: number): Sample {
  const mix = (p: number, q: number): number => hundredth(p + (q - p) * share);
  return {
    xMm: mix(a.xMm, b.xMm),
    yMm: mix(a.yMm, b.yMm),
    zMm: mix(a.zMm, b.zMm),
    headingDeg: mix(a.headingDeg, b.headingDeg),
  };
}

/** A whole step by a free hand: tip, swivel, set down, a moment's stillness. */
export const freeStep = (swivelDeg: number, tiltDeg = 11.5): Wish[] => [
  { seconds: 0.5, tiltDeg },
  { seconds: Math.max(0.3, Math.abs(swivelDeg) / 60), tiltDeg, swivelDeg },
  { seconds: 0.5, tiltDeg: 0, swivelDeg },
  { seconds: 0.1, still: true },
];

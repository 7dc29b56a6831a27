import { performSteps, type PerformedAction } from '#games/traction/perform.ts';
import { STANDARD_OPTIONS } from '#games/traction/options.ts';
import type { TractionSetup } from '#games/traction/setup.ts';
import { setUp } from '#games/traction/setup.ts';
import type { TractionState } from '#games/traction/state.ts';
import { isLegal } from '#games/traction/referee/state.ts';
import type { Hand, StepCommand } from '#sim/assist/assist.ts';
import { CORNERS } from '#sim/gesture/gesture.ts';
import type { PieceId } from '#sim/ids.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import { sinCosDeg } from '#sim/maths/trig.ts';
import type { Physics } from '#sim/physics.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { surfaceOf } from '#sim/surfaces.ts';

/** Positions and walks that the measurements share. */

export function setupOf(distanceMm = 381): TractionSetup {
  const surface = surfaceOf('mousepad');
  if (!surface.ok) throw new Error(surface.fault.message);
  return { options: STANDARD_OPTIONS, surface: surface.value, table: { distanceMm } };
}

/** The position before the first turn; seat 0 begins. Six pyramids a seat. */
export function startPosition(seats: number): TractionState {
  const state = setUp(setupOf(), seats, { integer: () => 0 });
  if (!state.ok) throw new Error(state.fault.message);
  return state.value;
}

/** The position with a piece elsewhere. */
export const withPiece = (
  state: TractionState,
  id: string,
  place: { readonly xMm: number; readonly zMm: number },
): TractionState => ({
  ...state,
  pieces: state.pieces.map((p) => (p.id === id ? { ...p, ...place } : p)),
});

interface Spot {
  readonly xMm: number;
  readonly zMm: number;
  readonly yawDeg: number;
}

const HALF_TURNS = [180, -180] as const;

/** Where the piece stands after swivelling about a corner. */
function stepped(piece: PieceId, at: Spot, { corner, swivelDeg }: StepCommand): Spot {
  const local = pyramidOf(piece).vertices[CORNERS.indexOf(corner)];
  if (!local) throw new Error(`no corner ${corner}`);
  const heading = sinCosDeg(at.yawDeg);
  const px = (local.x * heading.cos + local.z * heading.sin) * 1000;
  const pz = (local.z * heading.cos - local.x * heading.sin) * 1000;
  const turn = sinCosDeg(swivelDeg);
  return {
    xMm: at.xMm + px - px * turn.cos - pz * turn.sin,
    zMm: at.zMm + pz + px * turn.sin - pz * turn.cos,
    yawDeg: at.yawDeg + swivelDeg,
  };
}

/** Half turns towards a point, each over the corner that brings the piece nearest to it. */
export function stepsTowards(
  from: PiecePlacement,
  target: { readonly xMm: number; readonly zMm: number },
  count: number,
  swivelDeg: number,
): StepCommand[] {
  const steps: StepCommand[] = [];
  let at: Spot = from;
  for (let i = 0; i < count; i += 1) {
    const options = CORNERS.map((corner) => ({ corner, swivelDeg }));
    const distance = (step: StepCommand): number => {
      const there = stepped(from.id, at, step);
      return Math.hypot(there.xMm - target.xMm, there.zMm - target.zMm);
    };
    const best = options.reduce((a, b) => (distance(b) < distance(a) ? b : a));
    at = stepped(from.id, at, best);
    steps.push(best);
  }
  return steps;
}

/** A walk towards a point, performed: turning whichever way is legal, if one is. */
export function walkTowards(
  physics: Physics,
  state: TractionState,
  piece: PieceId,
  target: { readonly xMm: number; readonly zMm: number },
  count: number,
  hand: Hand,
): PerformedAction {
  const from = state.pieces.find((p) => p.id === piece);
  if (!from) throw new Error(`${piece} is not on the table`);
  const walks = HALF_TURNS.map((swivelDeg) => {
    const walk = performSteps(physics, state, {
      do: 'walk',
      piece,
      steps: stepsTowards(from, target, count, swivelDeg),
      hand,
    });
    if (!walk.ok) throw new Error(walk.fault.message);
    return walk.value;
  });
  const walk = walks.find(({ report }) => isLegal(report.rulings)) ?? walks[0];
  if (!walk) throw new Error('there are two ways to turn');
  return walk;
}

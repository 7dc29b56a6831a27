import type { RefereeCase } from '#games/traction/referee/case.ts';
import { watchAction, type WatchedAction } from '#games/traction/referee/action.ts';
import type { RefereeReport } from '#games/traction/referee/report.ts';
import { isLegal } from '#games/traction/referee/state.ts';
import { STANDARD_TOLERANCE } from '#games/traction/referee/tolerance.ts';
import type { Hand } from '#sim/assist/assist.ts';
import type { Corner, Grip } from '#sim/gesture/gesture.ts';
import { ownStepSamples, USUAL_HAND, type OwnHand } from '#sim/hand/ownHand.ts';
import { seat } from '#sim/ids.ts';
import type { Layout, Surface } from '#sim/layout.ts';
import { settle } from '#sim/perform.ts';
import { length } from '#sim/maths/vec3.ts';
import type { Physics } from '#sim/physics.ts';
import { PYRAMIDS, type PyramidSize } from '#sim/pyramid.ts';
import { TABLE_MM } from '#sim/settings.ts';
import { UNITS } from '#sim/world/units.ts';
import { piece } from '#lab/validate/apparatus/tables.ts';

/** One step of a walk by an assisted hand, alone on the table. */
export interface Step {
  readonly on: Surface;
  readonly size: PyramidSize;
  readonly hand: Hand;
  readonly grip: Grip;
  readonly swivelDeg: number;
  readonly corner?: Corner;
  readonly yawDeg?: number;
  readonly own?: OwnHand; // with a handicap
}

/** A step that was taken. */
export interface Taken {
  readonly report: RefereeReport;
  /** The most that the hand pulled or pressed, N. */
  readonly peakForce: number;
}

/** The whole step, as the referee saw it. */
export function takeStep(physics: Physics, step: Step): Taken {
  return watched(physics, step, (action) => {
    let peakForce = 0;
    play(action, step, () => {
      const force = action.performance.table.pieces[0]?.body.userForce();
      peakForce = Math.max(peakForce, force ? length(force) / UNITS : 0);
      return true;
    });
    return { report: action.finish().report, peakForce };
  });
}

/** Whether the referee finds nothing illegal in the step. Looks no further once it has: what is illegal stays so. */
export function isLegalStep(physics: Physics, step: Step): boolean {
  return watched(
    physics,
    step,
    (action) => play(action, step, action.mayGoOn) && isLegal(action.finish().report.rulings),
  );
}

/** Tips, swivels and sets down; false where `go`, asked after every sample of the hand, broke it off. */
function play(action: WatchedAction, step: Step, go: () => boolean): boolean {
  const { performance } = action;
  const start = performance.here();
  const corner = step.corner ?? 'A';
  if (!performance.grip(corner, start).ok) throw new Error('a piece at rest can be gripped where it is');
  for (const sample of ownStepSamples(
    step.own ?? USUAL_HAND,
    0,
    PYRAMIDS[step.size],
    step.grip,
    start,
    { corner, swivelDeg: step.swivelDeg },
    step.hand,
  )) {
    if (performance.phase !== 'held') break;
    performance.push(sample);
    while (performance.phase === 'held' && !performance.wantsSample) performance.advance();
    if (!go()) return false;
  }
  performance.release();
  settle(performance);
  return true;
}

/** How far the pivot slid in a step, mm. */
export const slipOf = ({ report }: Taken): number => Math.max(...report.steps.map((s) => s.pivotSlipMm));

function watched<T>(physics: Physics, step: Step, act: (action: WatchedAction) => T): T {
  const mover = piece(step.size, 0, 0, step.yawDeg);
  const layout: Layout = { tableMm: TABLE_MM, surface: step.on, pads: [], pieces: [mover] };
  const c: RefereeCase = {
    kind: 'walk',
    mover: mover.id,
    by: seat(0),
    range: 1,
    tolerance: STANDARD_TOLERANCE,
    conceded: [],
  };
  const action = watchAction(physics, layout, c, step.grip);
  try {
    return act(action);
  } finally {
    action.free();
  }
}

import { watchAction } from '../../games/traction/referee/action.ts';
import type { RefereeReport } from '../../games/traction/referee/report.ts';
import { STANDARD_TOLERANCE } from '../../games/traction/referee/tolerance.ts';
import type { StepCommand } from '../../sim/assist/assist.ts';
import { ownHandOf, type OwnHand } from '../../sim/hand/ownHand.ts';
import type { Steadiness } from '../../sim/hand/steadiness.ts';
import type { Grip } from '../../sim/gesture/gesture.ts';
import { pieceId, seat } from '../../sim/ids.ts';
import { playSteps } from '../../sim/perform.ts';
import type { Physics } from '../../sim/physics.ts';
import { trialChance } from '../chance.ts';
import type { Cell } from './cells.ts';

/** A walk on an empty table, from its middle. */
export interface LoneWalk {
  readonly cell: Cell;
  readonly tableMm: number;
  readonly headingDeg: number;
  readonly steps: readonly StepCommand[];
  readonly grip: Grip;
  readonly own: OwnHand;
}

/** The hand of a trial: its tremor is the same in all cells. */
export const handOfTrial = (steadiness: Steadiness, seed: number, trial: number): OwnHand =>
  ownHandOf(steadiness, (stroke) => trialChance(seed, stroke === 0 ? 'tremor' : `tremor ${stroke}`, trial));

/** Carries it out, and tells all that the referee has seen. */
export function walkAlone(
  physics: Physics,
  { cell: { ground, size, hand }, tableMm, headingDeg, steps, grip, own }: LoneWalk,
): RefereeReport {
  const mover = pieceId(`0-${size}1`);
  const { surface, friction, restitution } = ground;
  const watched = watchAction(
    physics,
    {
      tableMm,
      surface: { id: surface ?? 'custom', friction, restitution },
      pads: [],
      pieces: [{ id: mover, xMm: 0, zMm: 0, yawDeg: headingDeg, pose: 'upright' }],
    },
    { kind: 'walk', mover, by: seat(0), range: steps.length, tolerance: STANDARD_TOLERANCE, conceded: [] },
    grip,
  );
  try {
    const played = playSteps(watched.performance, steps, hand, watched.mayGoOn, own);
    if (!played.ok) throw new Error(played.fault.message);
    return watched.finish().report;
  } finally {
    watched.free();
  }
}

import { watchAction } from '#games/traction/referee/action.ts';
import type { RefereeReport } from '#games/traction/referee/report.ts';
import { STANDARD_TOLERANCE } from '#games/traction/referee/tolerance.ts';
import { houseTableOf, type FillingOption } from '#games/traction/variants.ts';
import type { StepCommand } from '#sim/assist/assist.ts';
import { ownHandOf, type OwnHand } from '#sim/hand/ownHand.ts';
import type { Steadiness } from '#sim/hand/steadiness.ts';
import type { Grip } from '#sim/gesture/gesture.ts';
import { pieceId, seat } from '#sim/ids.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import { hundredth, hundredthYaw } from '#sim/maths/quantise.ts';
import { sinCosDeg } from '#sim/maths/trig.ts';
import { playSteps } from '#sim/perform.ts';
import type { Physics } from '#sim/physics.ts';
import { trialChance } from '../chance.ts';
import type { Cell } from './cells.ts';

/** A walk or a tackle on a table without pads, from its middle. */
export interface TableAct {
  readonly cell: Cell;
  readonly kind: 'walk' | 'tackle';
  readonly tableMm: number;
  readonly headingDeg: number;
  readonly steps: readonly StepCommand[];
  readonly grip: Grip;
  readonly own: OwnHand;
  /** All else that stands there, as the mover sees it: seen from its middle, its heading 0. */
  readonly around: readonly PiecePlacement[];
  readonly filling: FillingOption | undefined;
}

/** The hand of a trial: its tremor is the same in all cells. */
export const handOfTrial = (steadiness: Steadiness, seed: number, trial: number): OwnHand =>
  ownHandOf(steadiness, (stroke) => trialChance(seed, stroke === 0 ? 'tremor' : `tremor ${stroke}`, trial));

/** The piece that acts in every trial; the others are of other seats. */
export const moverOf = (size: Cell['size']) => pieceId(`0-${size}1`);

/** Carries it out, and tells all that the referee has seen. */
export function actOnTable(
  physics: Physics,
  { cell: { ground, size, hand }, kind, tableMm, headingDeg, steps, grip, own, around, filling }: TableAct,
): RefereeReport {
  const mover = moverOf(size);
  const { surface, friction, restitution } = ground;
  const watched = watchAction(
    physics,
    {
      tableMm,
      surface: { id: surface ?? 'custom', friction, restitution },
      pads: [],
      pieces: [
        { id: mover, xMm: 0, zMm: 0, yawDeg: headingDeg, pose: 'upright' },
        ...around.map((piece) => turned(piece, headingDeg)),
      ],
      ...houseTableOf({ filling }),
    },
    { kind, mover, by: seat(0), range: steps.length, tolerance: STANDARD_TOLERANCE, conceded: [] },
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

/** On the table, where the mover heads that way. */
function turned(piece: PiecePlacement, headingDeg: number): PiecePlacement {
  const { xMm, zMm, yawDeg } = piece;
  const { sin, cos } = sinCosDeg(headingDeg);
  return {
    ...piece,
    xMm: hundredth(xMm * cos + zMm * sin),
    zMm: hundredth(zMm * cos - xMm * sin),
    yawDeg: hundredthYaw(yawDeg + headingDeg),
  };
}

/** A place on the table, hundredths of a millimetre, as a mover that headed that way saw it at its start. */
export function asSeen(xMm: number, zMm: number, headingDeg: number): readonly [x: number, z: number] {
  const { sin, cos } = sinCosDeg(-headingDeg);
  return [Math.round(100 * (xMm * cos + zMm * sin)), Math.round(100 * (zMm * cos - xMm * sin))];
}

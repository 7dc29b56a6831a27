import { HANDS, type Hand } from '#sim/assist/assist.ts';
import data from '#sim/data/hand.json' with { type: 'json' };
import { playSteps } from '#sim/perform.ts';
import { Performance } from '#sim/performance.ts';
import type { Physics } from '#sim/physics.ts';
import { PYRAMIDS, SIZES, type PyramidSize } from '#sim/pyramid.ts';
import { TABLE_MM } from '#sim/settings.ts';
import { ClosenessTracker } from '#sim/trace/closeness.ts';
import { piece, surface } from '../apparatus/tables.ts';
import { withinShare, type Theme, type Validation } from '../validation.ts';

const GRIPS = ['finger', 'pinch'] as const;
type Grip = (typeof GRIPS)[number];

/** Half a diagonal over the height of the grip. */
const lineOf = (size: PyramidSize, grip: Grip): number => {
  const { base, height } = PYRAMIDS[size];
  return base / Math.SQRT2 / (height * data.gripHeights[grip]);
};

export interface MeasuredStep {
  readonly size: PyramidSize;
  readonly grip: Grip;
  readonly hand: Hand;
  readonly friction: number;
  readonly swivelDeg: number;
}

/** The least margin of friction at the pivot in one step. */
export function slipMarginOf(physics: Physics, { size, grip, hand, friction, swivelDeg }: MeasuredStep): number {
  const mover = piece(size);
  const tracker = new ClosenessTracker();
  const performance = new Performance(
    physics,
    { tableMm: TABLE_MM, surface: surface(friction, 0.1), pads: [], pieces: [mover] },
    mover.id,
    grip,
    undefined,
    tracker,
  );
  playSteps(performance, [{ corner: 'A', swivelDeg }], hand, () => true);
  performance.table.free();
  const { slipMargin } = tracker.measured();
  if (slipMargin === null) throw new Error('a step has a margin');
  return slipMargin;
}

const SWIVEL_DEG = 90;

const holding = (size: PyramidSize, grip: Grip, hand: Hand, friction: number): Validation => ({
  name: `slip margin, ${size}, ${grip}, ${hand}, coefficient ${friction}`,
  settings: `a step of ${SWIVEL_DEG} degrees`,
  unit: '',
  theory: friction / lineOf(size, grip),
  tolerance: withinShare(0.04),
  measure: (physics) => slipMarginOf(physics, { size, grip, hand, friction, swivelDeg: SWIVEL_DEG }),
});

const sliding = (size: PyramidSize, grip: Grip, friction: number): Validation => ({
  name: `slip margin, ${size}, ${grip}, sliding at ${friction}`,
  settings: `a careful hand's step of ${SWIVEL_DEG} degrees`,
  unit: '',
  theory: 1,
  tolerance: withinShare(0.01),
  measure: (physics) => slipMarginOf(physics, { size, grip, hand: 'careful', friction, swivelDeg: SWIVEL_DEG }),
});

const eachGrip = (rows: (size: PyramidSize, grip: Grip) => readonly Validation[]): readonly Validation[] =>
  SIZES.flatMap((size) => GRIPS.flatMap((grip) => rows(size, grip)));

export const SLIP_MARGIN: Theme = {
  id: 'slip-margin',
  says: 'A step uses of the load on its pivot the half diagonal over the height of the grip: the ground’s reaction at the corner points at the grip. A pivot that slides uses all that there is.',
  source: 'statics',
  tolerances: '4 % where the corner holds, for the hand’s own swinging; 1 % where it slides',
  rows: [
    ...eachGrip((size, grip) =>
      HANDS.flatMap((hand) => [0.5, 0.9].map((friction) => holding(size, grip, hand, friction))),
    ),
    ...eachGrip((size, grip) => [0.1, 0.25, 0.36].map((friction) => sliding(size, grip, friction))),
  ],
};

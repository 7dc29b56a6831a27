import { HANDS, type Hand } from '#sim/assist/assist.ts';
import data from '#sim/data/hand.json' with { type: 'json' };
import type { Surface } from '#sim/layout.ts';
import { sinCosDeg } from '#sim/maths/trig.ts';
import type { Physics } from '#sim/physics.ts';
import { PYRAMIDS, SIZES, type PyramidSize } from '#sim/pyramid.ts';
import { surfaceOf } from '#sim/surfaces.ts';
import { bisect } from '#lab/validate/apparatus/bisect.ts';
import { surface } from '#lab/validate/apparatus/tables.ts';
import { within, type Theme, type Validation } from '#lab/validate/validation.ts';
import { slipOf, takeStep, type Taken } from './steps.ts';

const GRIPS = ['finger', 'pinch'] as const;
type Grip = (typeof GRIPS)[number];

export const SLIPPED_MM = 1; // TR-07
const BACK_MM = 0.5; // a whole turn ends where it began
const MM = 1000;

/** Paper, on which a step of a practised hand holds. */
export function paper(): Surface {
  const found = surfaceOf('matte-paper');
  if (!found.ok) throw new Error(found.fault.message);
  return found.value;
}

/** How far from where it should stand a piece stands that began at the origin and swivelled on A, mm. */
export function missedBy(size: PyramidSize, swivelDeg: number, { report }: Taken): number {
  const half = (PYRAMIDS[size].base / 2) * MM;
  const { sin, cos } = sinCosDeg(swivelDeg);
  const [at] = report.resting;
  const x = (at?.xMm ?? Number.NaN) - half * (1 - cos - sin);
  const z = (at?.zMm ?? Number.NaN) - half * (1 + sin - cos);
  return Math.sqrt(x * x + z * z);
}

function slipsBelow(physics: Physics, grip: Grip, size: PyramidSize): number {
  const holds = (friction: number): boolean =>
    slipOf(takeStep(physics, { on: surface(friction), size, grip, hand: 'careful', swivelDeg: 90 })) <= SLIPPED_MM;
  return bisect(1, 0.1, 0.001, holds);
}

function pivotRow(grip: Grip, size: PyramidSize): Validation {
  const { base, height } = PYRAMIDS[size];
  return {
    name: `pivot slips, ${grip}, ${size}`,
    settings: `a careful hand's step of 90 degrees; the corner slides by ${SLIPPED_MM} mm`,
    unit: '',
    theory: base / Math.SQRT2 / (height * data.gripHeights[grip]),
    tolerance: within(0.03),
    measure: (physics) => slipsBelow(physics, grip, size),
  };
}

const longestStep = (size: PyramidSize): Validation => ({
  name: `longest step, ${size}`,
  settings: "a careful finger's step of 180 degrees on paper",
  unit: 'mm',
  theory: PYRAMIDS[size].base * Math.SQRT2 * MM,
  tolerance: within(BACK_MM),
  measure: (physics) => {
    const { report } = takeStep(physics, { on: paper(), size, grip: 'finger', hand: 'careful', swivelDeg: 180 });
    return report.steps[0]?.travelMm ?? Number.NaN;
  },
});

const wholeTurn = (hand: Hand, grip: Grip, size: PyramidSize): Validation => ({
  name: `360 degrees, ${hand}, ${grip}, ${size}, off by`,
  settings: 'a whole turn on paper',
  unit: 'mm',
  theory: 0,
  tolerance: within(BACK_MM),
  measure: (physics) => missedBy(size, 360, takeStep(physics, { on: paper(), size, grip, hand, swivelDeg: 360 })),
});

const GRIPPED = GRIPS.flatMap((grip) => SIZES.map((size) => [grip, size] as const));

export const HAND: Theme = {
  id: 'hand',
  says: 'The pivot holds where grip height times friction exceeds the half diagonal; a step goes as far as the base is long from corner to corner; a whole turn comes back.',
  source: 'statics and geometry',
  tolerances: "the hand's own: 0.03 of the coefficient, 0.5 mm",
  rows: [
    ...GRIPPED.map(([grip, size]) => pivotRow(grip, size)),
    ...SIZES.map(longestStep),
    ...HANDS.flatMap((hand) => GRIPPED.map(([grip, size]) => wholeTurn(hand, grip, size))),
  ],
};

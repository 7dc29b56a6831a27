import { beforeAll, describe, expect, it } from 'vitest';
import { HANDS } from '../../src/sim/assist/assist.ts';
import data from '../../src/sim/data/hand.json' with { type: 'json' };
import { sinCosDeg } from '../../src/sim/maths/trig.ts';
import { loadPhysics, type Physics } from '../../src/sim/physics.ts';
import { PYRAMIDS, SIZES, type PyramidSize } from '../../src/sim/pyramid.ts';
import type { Surface } from '../../src/sim/layout.ts';
import { surfaceOf } from '../../src/sim/surfaces.ts';
import { bisect } from '../../src/lab/validate/apparatus/bisect.ts';
import { compare, tellFigure } from './report.ts';
import { slipOf, takeStep, type Taken } from './steps.ts';
import { surface } from '../../src/lab/validate/apparatus/tables.ts';

const GRIPS = ['finger', 'pinch'] as const;
const SLIPPED_MM = 1; // TR-07
const BACK_MM = 0.5; // a whole turn ends where it began
const MM = 1000;

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

const GRIPPED = GRIPS.flatMap((grip) => SIZES.map((size) => [grip, size] as const));
const HELD = HANDS.flatMap((hand) => GRIPPED.map(([grip, size]) => [hand, grip, size] as const));

function paper(): Surface {
  const found = surfaceOf('matte-paper');
  if (!found.ok) throw new Error(found.fault.message);
  return found.value;
}

/** How far from where it should stand a piece stands that began at the origin and swivelled on A, mm. */
function missedBy(size: PyramidSize, swivelDeg: number, { report }: Taken): number {
  const half = (PYRAMIDS[size].base / 2) * MM;
  const { sin, cos } = sinCosDeg(swivelDeg);
  const [at] = report.resting;
  return Math.hypot((at?.xMm ?? NaN) - half * (1 - cos - sin), (at?.zMm ?? NaN) - half * (1 + sin - cos));
}

describe('the careful hand', () => {
  it.for(GRIPPED)(
    'with a %s keeps the pivot of size %s where grip height times friction exceeds the half diagonal',
    ([grip, size], { task }) => {
      const { base, height } = PYRAMIDS[size];
      const theory = base / Math.SQRT2 / (height * data.gripHeights[grip]);
      const holds = (friction: number): boolean =>
        slipOf(takeStep(physics, { on: surface(friction), size, grip, hand: 'careful', swivelDeg: 90 })) <= SLIPPED_MM;
      compare(task, {
        name: `pivot slips, ${grip}, ${size}`,
        theory,
        measured: bisect(1, 0.1, 0.001, holds),
        unit: '',
        bar: 0.03,
      });
    },
  );

  it.for([...SIZES])('takes size %s as far as its base is long from corner to corner', (size, { task }) => {
    const { report } = takeStep(physics, { on: paper(), size, grip: 'finger', hand: 'careful', swivelDeg: 180 });
    compare(task, {
      name: `longest step, ${size}`,
      theory: PYRAMIDS[size].base * Math.SQRT2 * MM,
      measured: report.steps[0]?.travelMm ?? NaN,
      unit: 'mm',
      bar: BACK_MM,
    });
  });
});

describe('a whole turn', () => {
  it.for(HELD)('of the %s hand, with a %s, brings size %s back', ([hand, grip, size], { task }) => {
    const taken = takeStep(physics, { on: paper(), size, grip, hand, swivelDeg: 360 });
    compare(task, {
      name: `360 degrees, ${hand}, ${grip}, ${size}, off by`,
      theory: 0,
      measured: missedBy(size, 360, taken),
      unit: 'mm',
      bar: BACK_MM,
    });
  });
});

describe('a quarter turn on paper', () => {
  it.for(HELD)('by the %s hand, with a %s on size %s: its figures', ([hand, grip, size], { task }) => {
    const taken = takeStep(physics, { on: paper(), size, grip, hand, swivelDeg: 90 });
    const figures = [
      `slip ${slipOf(taken).toFixed(2)} mm`,
      `off ${missedBy(size, 90, taken).toFixed(2)} mm`,
      `${(taken.peakForce * 1000).toFixed(1)} mN`,
    ];
    tellFigure(task, `90 degrees, ${hand}, ${grip}, ${size}`, figures.join(', '));
    expect(slipOf(taken)).toBeLessThanOrEqual(SLIPPED_MM);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { HANDS, type Hand } from '../../src/sim/assist/assist.ts';
import { CORNERS } from '../../src/sim/gesture/gesture.ts';
import type { Surface } from '../../src/sim/layout.ts';
import { loadPhysics, type Physics } from '../../src/sim/physics.ts';
import { SIZES } from '../../src/sim/pyramid.ts';
import { surfaceOf } from '../../src/sim/surfaces.ts';
import { tell, type Task } from './report.ts';
import { isLegalStep, type Step } from './steps.ts';
import { runs } from '../effort.ts';

/**
 * The rule text's own line: "unvarnished wood, rubber, fabric, and non-glossy paper work well for this; formica, vinyl,
 * and hard polished surfaces do not".
 */
const GRIPPY = ['mousepad', 'felt', 'unvarnished-wood', 'matte-paper'];
const SLIPPERY = ['varnished-wood', 'vinyl', 'formica', 'glass'];

const SWIVELS_DEG = [0, 45, -45, 90, -90, 180, 360];
const GRIPS = ['finger', 'pinch'] as const;

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

function named(id: string): Surface {
  const found = surfaceOf(id);
  if (!found.ok) throw new Error(found.fault.message);
  return found.value;
}

/** In a soak every step is taken; else every third: all sizes, both grips, and every swivel twice. */
const EVERY = runs(3, 1);

/** Every size, grip and swivel, with the corners and headings in turn. */
function stepsOf(on: Surface, hand: Hand): Step[] {
  const steps = SIZES.flatMap((size) =>
    GRIPS.flatMap((grip) => SWIVELS_DEG.map((swivelDeg) => ({ on, size, hand, grip, swivelDeg }))),
  );
  return steps
    .map((step, i) => ({ ...step, corner: CORNERS[i % CORNERS.length] ?? 'A', yawDeg: (i * 37) % 180 }))
    .filter((_, i) => i % EVERY === 0);
}

/** How many of a hand's steps are legal, told with what should be; null where the rule text leaves it to the hand. */
function legalSteps(task: Task, on: Surface, hand: Hand, should: 'all' | 'none' | null): { legal: number; of: number } {
  const steps = stepsOf(on, hand);
  const legal = steps.filter((step) => isLegalStep(physics, step)).length;
  const theory = should === 'all' ? steps.length : 0;
  const said =
    should === null
      ? { theory: '', error: '', bar: '' }
      : { theory: `${theory} of ${steps.length}`, error: String(legal - theory), bar: '0' };
  tell(task, {
    name: `legal steps, ${hand}, ${on.id} ${on.friction}`,
    measured: `${legal} of ${steps.length}`,
    ...said,
  });
  return { legal, of: steps.length };
}

describe.each(GRIPPY)('on %s', (id) => {
  it('the careful hand makes legal steps with every size', ({ task }) => {
    const { legal, of } = legalSteps(task, named(id), 'careful', 'all');
    expect(legal).toBe(of);
  });

  it.for(['natural', 'brisk'] as const)('the %s hand has these', (hand, { task }) => {
    expect(legalSteps(task, named(id), hand, null).legal).toBeGreaterThan(0);
  });
});

describe.each(SLIPPERY)('on %s', (id) => {
  it.for([...HANDS])('the %s hand makes no legal step with any size', (hand, { task }) => {
    expect(legalSteps(task, named(id), hand, 'none').legal).toBe(0);
  });
});

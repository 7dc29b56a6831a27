import { HANDS, type Hand } from '#sim/assist/assist.ts';
import { CORNERS } from '#sim/gesture/gesture.ts';
import type { Surface } from '#sim/layout.ts';
import type { Physics } from '#sim/physics.ts';
import { SIZES } from '#sim/pyramid.ts';
import { surfaceOf } from '#sim/surfaces.ts';
import { within, type Theme, type Validation } from '#lab/validate/validation.ts';
import { isLegalStep, type Step } from './steps.ts';

/** Surfaces of which the rule text says that they work well, and that they do not. */
export const GRIPPY = ['mousepad', 'felt', 'unvarnished-wood', 'matte-paper'];
const SLIPPERY = ['varnished-wood', 'vinyl', 'formica', 'glass'];

const SWIVELS_DEG = [0, 45, -45, 90, -90, 180, 360];
const GRIPS = ['finger', 'pinch'] as const;

function named(id: string): Surface {
  const found = surfaceOf(id);
  if (!found.ok) throw new Error(found.fault.message);
  return found.value;
}

/** Every size, grip and swivel, with the corners and headings in turn; of them one in so many. */
function stepsOf(id: string, hand: Hand, oneIn: number): readonly Step[] {
  const on = named(id);
  const steps = SIZES.flatMap((size) =>
    GRIPS.flatMap((grip) => SWIVELS_DEG.map((swivelDeg) => ({ on, size, hand, grip, swivelDeg }))),
  );
  return steps
    .map((step, i) => ({ ...step, corner: CORNERS[i % CORNERS.length] ?? 'A', yawDeg: (i * 37) % 180 }))
    .filter((_, i) => i % oneIn === 0);
}

/** How many of a hand's steps are legal, of how many. */
export function legalSteps(physics: Physics, id: string, hand: Hand, oneIn: number): readonly [number, number] {
  const steps = stepsOf(id, hand, oneIn);
  return [steps.filter((step) => isLegalStep(physics, step)).length, steps.length];
}

const row = (id: string, hand: Hand, oneIn: number, should: 'all' | 'none'): Validation => {
  const of = stepsOf(id, hand, oneIn).length;
  return {
    name: `legal steps, ${hand}, ${id} ${named(id).friction}`,
    settings: `${of} steps of every size by finger and pinch, ${SWIVELS_DEG.join(', ')} degrees`,
    unit: `of ${of}`,
    theory: should === 'all' ? of : 0,
    tolerance: within(0),
    measure: (physics) => legalSteps(physics, id, hand, oneIn)[0],
  };
};

/** The rule text's own line; what natural and brisk hands do on the good surfaces it leaves to them. */
export const ruleLine = (oneIn: number): Theme => ({
  id: 'rule-line',
  says: '“Unvarnished wood, rubber, fabric, and non-glossy paper work well for this; formica, vinyl, and hard polished surfaces do not.”',
  source: 'the rule text',
  tolerances: 'none',
  rows: [
    ...GRIPPY.map((id) => row(id, 'careful', oneIn, 'all')),
    ...SLIPPERY.flatMap((id) => HANDS.map((hand) => row(id, hand, oneIn, 'none'))),
  ],
});

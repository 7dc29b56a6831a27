import { hypot, sinCosDeg } from '#sim/maths/trig.ts';
import type { DailyFlick, DailyGround } from './daily.ts';

/** Of a throw from beside the middle: so much of the ground's side away from it, and so fast, mm/s (house values). */
const FAR = 0.36;
const FAST = 900;
/** At the wrench: so much of the side from its middle, past its end. */
const BESIDE = 0.25;
const SPINNING = 400;

/** From the far side of the ground's middle towards the goal, for who has no pointer. */
export function flickTowards({ sideMm, goal }: DailyGround): DailyFlick {
  if (goal.kind === 'area') throw new Error('nothing is thrown at an area');
  if (goal.kind === 'heading') return { xMm: 0, zMm: BESIDE * sideMm, goingX: SPINNING, goingZ: 0 };
  const [x, z] = directionTo(goal);
  return { xMm: -x * FAR * sideMm, zMm: -z * FAR * sideMm, goingX: x * FAST, goingZ: z * FAST };
}

/** Whether nothing may be let go there: it is too near to the goal. */
export function isTooNear({ goal, fromMm }: DailyGround, { xMm, zMm }: { readonly xMm: number; readonly zMm: number }) {
  if (goal.kind === 'heading' || goal.kind === 'area') return false;
  if (goal.kind === 'place') return hypot(xMm - goal.xMm, zMm - goal.zMm) < fromMm;
  const [x, z] = directionTo(goal);
  return Math.abs(xMm * x + zMm * z - goal.offMm) < fromMm;
}

/** From the middle, of length 1. */
function directionTo(goal: Extract<DailyGround['goal'], { kind: 'line' | 'place' }>): readonly [x: number, z: number] {
  if (goal.kind === 'line') {
    const { sin, cos } = sinCosDeg(goal.squareDeg);
    return [cos, sin];
  }
  const far = hypot(goal.xMm, goal.zMm);
  return [goal.xMm / far, goal.zMm / far];
}

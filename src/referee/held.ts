import { convexHull2, pointInPolygon } from '#sim/geometry/footprint.ts';
import type { Vec3 } from '#sim/maths/vec3.ts';
import { enclosureFor, type RollGround } from '#sim/roll/rollWorld.ts';
import { mm } from '#sim/trace/step.ts';
import { BODY_CONTACT, BODY_HOLD, touchesOf, type LyingBody, type Touch, type Touched } from './touches.ts';

/** The touches of a body; for one that could not lie so by them alone, also what holds it from a little further off. */
export function touchesOrHolds<Name extends string>(
  body: LyingBody<Name>,
  all: readonly LyingBody<Name>[],
  ground?: RollGround,
): readonly Touch<Name>[] {
  const touches = touchesOf(body, all, BODY_CONTACT, ground);
  return touches.some(({ other }) => other !== 'table') || balances(body.com, touches)
    ? touches
    : touchesOf(body, all, BODY_HOLD, ground);
}

/** Whether its centre of mass is beyond the rim. */
export const isOffArena = ({ com }: Pick<LyingBody, 'com'>, ground?: RollGround): boolean =>
  Math.max(Math.abs(com.x), Math.abs(com.z)) > enclosureFor(ground).side / 2;

/** The support of a body that would not lie so by its contact with the table alone. */
export interface Held {
  readonly by: Touched;
  /** It lies on that; else it leans against it. */
  readonly fromBelow: boolean;
}

/** Null where it needs nothing but the table. */
export function heldBy({ com }: Pick<LyingBody, 'com'>, touches: readonly Touch[]): Held | null {
  const holder = balances(com, touches) ? null : holderOf(touches);
  if (holder === null) return null;
  const offTable = touches.every(({ other }) => other !== 'table');
  return { by: holder.other, fromBelow: holder.other !== 'rim' && (offTable || holder.up > FROM_BELOW) };
}

const LEGS = 3; // nothing stands on fewer

/** Whether it would lie so with its contacts on the table alone: its balance is over them. */
function balances(com: Vec3, touches: readonly Touch[]): boolean {
  const feet = convexHull2(
    touches.filter(({ other }) => other === 'table').map(({ at }) => ({ x: at.xMm, z: at.zMm })),
  );
  const at = mm(com);
  return feet.length >= LEGS && pointInPolygon({ x: at.xMm, z: at.zMm }, feet);
}

// the push is steeper than 30 degrees: lying on it, not leaning against it; so is a body with nothing on the table
// (house value)
const FROM_BELOW = 0.5;

/** The touch, besides those of the table, that pushes it upwards most. */
function holderOf(touches: readonly Touch[]): Touch | null {
  const others = touches.filter(({ other }) => other !== 'table');
  return others.reduce<Touch | null>((best, touch) => (best === null || touch.up > best.up ? touch : best), null);
}

import { loadPhysics, type Physics } from '#sim/physics.ts';
import { typefaceHere } from '../ui/typeface.ts';
import { late } from './late.ts';
import { whyNoPhysics } from './machine.ts';
import { orWithout, withoutPhysics } from './physicsMissing.ts';

/** The physics for this thread of the page, or what stands in its place (`whyMissing`); with the letters of tables. */
export async function physicsHere(): Promise<Physics> {
  const missing = whyNoPhysics();
  if (missing !== null) return withoutPhysics(missing);
  const [physics] = await Promise.all([orWithout(late(loadPhysics)), typefaceHere()]);
  return physics;
}

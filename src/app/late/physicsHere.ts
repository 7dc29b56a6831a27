import { loadPhysics, type Physics } from '#sim/physics.ts';
import { typefaceHere } from '../ui/typeface.ts';
import { late } from './late.ts';
import { whyNoPhysics } from './machine.ts';
import { orWithout, withoutPhysics } from './physicsMissing.ts';

/** The physics for this thread of the page, or what stands in its place (`whyMissing`). */
export async function physicsHere(): Promise<Physics> {
  const missing = whyNoPhysics();
  return missing === null ? orWithout(late(loadPhysics)) : withoutPhysics(missing);
}

/** The same for tables, which are painted with the page's letters: those come with it. */
export async function tablesHere(): Promise<Physics> {
  const [physics] = await Promise.all([physicsHere(), typefaceHere()]);
  return physics;
}

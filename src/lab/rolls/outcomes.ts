import { IDENTITY, type Quat } from '#sim/maths/quat.ts';
import type { Physics } from '#sim/physics.ts';
import { catchmentOf, type Catchment } from '#sim/roll/basins/caught.ts';
import { rollBatch } from '#sim/roll/batch/batch.ts';
import type { BodySpec } from '#sim/roll/body.ts';
import { roll } from '#sim/roll/roll.ts';
import type { RollSetup } from '#sim/roll/rollWorld.ts';
import { lyingAs, lyingWith, roomOf, type LabBody } from './labBody.ts';

/** How each body of a roll comes to lie; null where something did not come to rest. */
export type RollOutcome = readonly string[] | null;

/**
 * The outcomes of rolls that differ in nothing but how their bodies are thrown. Bodies that are alone are rolled many
 * in one world, each until it is certain how it will lie, or to its rest where that is asked for; several could meet,
 * and have a world for each roll.
 */
export function outcomesIn(
  physics: Physics,
  setups: readonly RollSetup[],
  bodies: readonly LabBody[],
  toRest: boolean,
): readonly RollOutcome[] {
  const [body, ...others] = bodies;
  const [setup] = setups;
  const spec = setup?.bodies[0]?.spec;
  if (body === undefined || setup === undefined || spec === undefined) return [];
  if (others.length > 0) return setups.map((one) => outcomeAlone(physics, one, bodies));
  const releases = setups.flatMap((one) => one.bodies);
  const catchment = toRest ? null : catchmentFor(body, spec);
  const read = (rotation: Quat): string => lyingAs(body, rotation);
  return rollBatch(physics, { ...setup, spec }, releases, { catchment, lyingAs: read }).map((lying) =>
    lying === null ? null : [lying],
  );
}

/** The same of one roll, in a world of its own and to its rest. */
export function outcomeAlone(physics: Physics, setup: RollSetup, bodies: readonly LabBody[]): RollOutcome {
  const { bodies: resting, settled } = roll(physics, setup);
  if (!settled) return null;
  return bodies.map((body, i) => lyingAs(body, resting[i]?.pose.rotation ?? IDENTITY));
}

const catchments = new WeakMap<LabBody, WeakMap<BodySpec, Catchment<string>>>();

/** Made once for a body and its spec, which what is varied can change. */
export function catchmentFor(body: LabBody, spec: BodySpec): Catchment<string> {
  const known = catchments.get(body) ?? new WeakMap<BodySpec, Catchment<string>>();
  catchments.set(body, known);
  const made =
    known.get(spec) ??
    catchmentOf(
      spec,
      ({ normal }) => lyingWith(body, normal),
      ({ normal }) => roomOf(body, normal),
    );
  known.set(spec, made);
  return made;
}

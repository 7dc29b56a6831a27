import { pieceId } from '#sim/ids.ts';
import { conjugate, multiply } from '#sim/maths/quat.ts';
import type { Physics } from '#sim/physics.ts';
import type { BodySpec } from '#sim/roll/body.ts';
import type { Release } from '#sim/roll/release.ts';
import { Roll } from '#sim/roll/roll.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { trialChance } from '#lab/chance.ts';
import { lyingAs } from '#lab/rolls/labBody.ts';
import { groundOf, releasesOf } from '#lab/rolls/throwFile.ts';
import { hullOf, released, type HullBody } from '../integrator/hullBody.ts';
import { untilRest } from '../integrator/integrate.ts';
import type { Series, Subject, Way } from './series.ts';

/** The outcome of one trial of a series; null where it did not come to rest in its time. */
export function rollOnce(physics: Physics, { subject, way }: Series, seed: number, trial: number): string | null {
  const [release] = releasesOf(subject.thrown, [subject.body.spec], trialChance(seed, 'throw', trial));
  if (release === undefined) throw new Error('a body is thrown');
  return way.by === 'engine' ? inEngine(physics, subject, way, release) : integrated(subject, way.stepHz, release);
}

function inEngine(
  physics: Physics,
  { body, thrown }: Subject,
  { ticksHz, ground }: Extract<Way, { by: 'engine' }>,
  release: Release,
): string | null {
  const bodies = [{ id: pieceId('0'), spec: body.spec, ...release }];
  const rolling = new Roll(physics, { terrain: groundOf(thrown).terrain, ground, bodies }, ticksHz / TICK_HZ);
  try {
    while (rolling.advance());
    const { bodies: resting, settled } = rolling.finish();
    const [only] = resting;
    return settled && only !== undefined ? lyingAs(body, only.pose.rotation) : null;
  } finally {
    rolling.free();
  }
}

const hulls = new WeakMap<BodySpec, HullBody>();

/** Made once a body: the hull is slow to find. */
function hullFor(spec: BodySpec): HullBody {
  const known = hulls.get(spec) ?? hullOf(spec);
  hulls.set(spec, known);
  return known;
}

function integrated({ body, thrown }: Subject, stepHz: number, release: Release): string | null {
  const { spec } = body;
  const ended = untilRest(hullFor(spec), groundOf(thrown).terrain, released(spec, release), 1 / stepHz);
  return ended.settled ? lyingAs(body, multiply(ended.motion.rotation, conjugate(spec.solid.axes))) : null;
}

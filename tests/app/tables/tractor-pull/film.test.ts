import { expect, it } from 'vitest';
import { turnedOver } from '../../../../src/app/tables/tractor-pull/scene/poses.ts';
import { filmOf } from '../../../../src/app/tables/tractor-pull/watch/film.ts';
import { loadPhysics } from '../../../../src/sim/physics.ts';
import { REST_TICKS } from '../../../../src/sim/roll/rest.ts';
import { WRENCH_ID } from '../../../../src/sim/roll/wrench/spin.ts';
import { sitDown, spinUntilRead } from './support.tsx';

it('a spin that is watched again lies face down until it rests, and then shows its red end', async () => {
  const physics = await loadPhysics();
  const session = sitDown(physics, 7, { characters: false });
  spinUntilRead(session);
  const { match } = session.store.getState();
  if (match === null) throw new Error('a match is at the table');
  const act = filmOf(physics, match).acts.at(-1);
  const recorder = act?.record() ?? null;
  if (act === undefined || recorder === null) throw new Error('a spin is recorded again');
  while (recorder.done === null) recorder.advance(240);
  const { recording } = recorder;
  expect(recording.ticks).toBe(act.ticks);
  const lies = recording.poseOf(WRENCH_ID, act.ticks - REST_TICKS);
  const shown = recording.poseOf(WRENCH_ID, act.ticks);
  const over = turnedOver(lies).rotation;
  const dot =
    over.x * shown.rotation.x + over.y * shown.rotation.y + over.z * shown.rotation.z + over.w * shown.rotation.w;
  expect(Math.abs(dot)).toBeCloseTo(1, 3);
  expect(shown.position.y).toBeCloseTo(lies.position.y, 4);
  const between = recording.poseOf(WRENCH_ID, act.ticks - REST_TICKS + 24);
  expect(between.position.y).toBeGreaterThan(lies.position.y + 0.03); // on edge, and not through the table
  recorder.free();
});

import { beforeAll, expect, test } from 'vitest';
import { closePoints, watchClosely } from '#app/tables/traction/watch/Demonstration.tsx';
import { Viewer } from '#app/replay/viewer.ts';
import type { Film } from '#app/replay/film.ts';
import type { Shot } from '#app/scene/framing.ts';
import { filmOf } from '#app/tables/traction/film.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { loadPhysics } from '#sim/physics.ts';
import { filmedMatch } from '../../../replay/filmed.ts';

const NEAR: Shot = { eye: vec3(0, 0.1, 0.1), target: vec3(0, 0, 0) };

let film: Film;
beforeAll(async () => {
  const physics = await loadPhysics();
  film = filmOf(physics, filmedMatch(physics));
});

test('all that a hand moves is looked at from near by, and nothing where no hand does', () => {
  const points = closePoints(film);
  const within = ({ x, z }: Vec3): boolean =>
    [Math.min, Math.max].every(
      (of) => of(...points.map((p) => p.x), x) !== x && of(...points.map((p) => p.z), z) !== z,
    );
  const moved = film.acts.flatMap(({ mover, before }) => (mover === null ? [] : (before.get(mover)?.position ?? [])));
  expect(moved).toHaveLength(4);
  expect(moved.every(within)).toBe(true);
  expect(closePoints({ ...film, acts: film.acts.filter(({ mover }) => mover === null) })).toEqual([]);
});

test('the close look ends when the first hand is done, so that what the rules do is seen', () => {
  const viewer = new Viewer(film);
  watchClosely(viewer, () => NEAR);
  expect(viewer.store.getState().shot).toBe(NEAR);
  viewer.seek({ act: 0, tick: film.acts[0]?.ticks ?? 0 });
  expect(viewer.store.getState().shot).toBe(NEAR);
  viewer.seek({ act: 1, tick: Infinity });
  expect(viewer.store.getState().shot).toBeNull();
  viewer.setShot(NEAR); // later, by somebody else
  viewer.seek({ act: 0, tick: Infinity });
  expect(viewer.store.getState().shot).toBe(NEAR);
  viewer.free();
});

test('whoever turns the eye keeps it', () => {
  const viewer = new Viewer(film);
  watchClosely(viewer, () => NEAR);
  viewer.setCamera('top');
  viewer.seek({ act: 4, tick: Infinity });
  expect(viewer.store.getState()).toMatchObject({ camera: 'top', shot: null });
  viewer.free();
});

test('a film that no hand is in is seen as a whole', () => {
  const viewer = new Viewer({ ...film, acts: film.acts.filter(({ mover }) => mover === null) });
  watchClosely(viewer, () => NEAR)();
  expect(viewer.store.getState().shot).toBeNull();
  viewer.free();
});

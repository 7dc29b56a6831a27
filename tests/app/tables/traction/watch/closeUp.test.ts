import { expect, test } from 'vitest';
import { closeUpOf } from '#app/replay/closeUp.ts';
import { filmOf } from '#app/tables/traction/film.ts';
import type { Vec3 } from '#sim/maths/vec3.ts';
import { loadPhysics } from '#sim/physics.ts';
import { filmedMatch } from '../../../replay/filmed.ts';

test('all that a hand moves is looked at from near by, and nothing where no hand does', async () => {
  const physics = await loadPhysics();
  const film = filmOf(physics, filmedMatch(physics));
  const moved = film.acts.filter(({ mover }) => mover !== null);
  expect(moved).toHaveLength(4);
  for (const act of moved) {
    const points = closeUpOf(act) ?? [];
    const isWithin = (axis: 'x' | 'z', at: Vec3 | undefined): boolean =>
      at !== undefined &&
      Math.min(...points.map((point) => point[axis])) < at[axis] &&
      Math.max(...points.map((point) => point[axis])) > at[axis];
    for (const stills of [act.before, act.after]) {
      const at = act.mover === null ? undefined : stills.get(act.mover)?.position;
      expect([isWithin('x', at), isWithin('z', at)]).toEqual([true, true]);
    }
  }
  expect(film.acts.filter(({ mover }) => mover === null).map((act) => closeUpOf(act))).toEqual([null]);
});

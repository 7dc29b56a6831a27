import { beforeAll, describe, it } from 'vitest';
import type { StandingPose } from '../../src/sim/layout.ts';
import { distance, type Vec3 } from '../../src/sim/maths/vec3.ts';
import { loadPhysics, type Physics } from '../../src/sim/physics.ts';
import { SIZES } from '../../src/sim/pyramid.ts';
import { SURFACES } from '../../src/sim/surfaces.ts';
import { poseOf, toTable } from '../../src/sim/world/pose.ts';
import type { WorldPiece } from '../../src/sim/world/tableWorld.ts';
import { compare } from './report.ts';
import { onTable, piece, run, seconds } from './tables.ts';

const COME_TO_REST_S = 1;
const WATCHED_S = 60;
const BAR_MM = 0.02;
const GROUNDS = SURFACES.filter((s) => ['mousepad', 'matte-paper', 'glass'].includes(s.id));

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

const verticesOf = (p: WorldPiece): Vec3[] => p.spec.vertices.map((v) => toTable(poseOf(p.body), v));

/** The furthest that any vertex of any piece has come from where it was, mm. */
function creep(pieces: readonly WorldPiece[], from: readonly (readonly Vec3[])[]): number {
  const ways = pieces.flatMap((p, i) => verticesOf(p).map((v, k) => distance(v, from[i]?.[k] ?? v)));
  return Math.max(...ways) * 1000;
}

describe.each(GROUNDS)('left alone for a minute on $id', (on) => {
  it.for<[StandingPose, string]>([
    ['upright', 'base'],
    ['flat', 'side'],
  ])('%s pieces of every size stay where they are', ([pose, on_], { task }) => {
    const standing = SIZES.map((size, i) => piece(size, i * 100, 0, 17 * i, pose));
    const measured = onTable(physics, on, standing, ({ world, pieces }) => {
      run(world, seconds(COME_TO_REST_S));
      const from = pieces.map(verticesOf);
      run(world, seconds(WATCHED_S));
      return creep(pieces, from);
    });
    compare(task, {
      name: `creep in 60 s, ${on.id}, on the ${on_}`,
      theory: 0,
      measured,
      unit: 'mm',
      bar: BAR_MM,
      digits: 4,
    });
  });
});

import type { RigidBody, World } from '@dimforge/rapier3d-compat';
import { beforeAll, describe, expect, it } from 'vitest';
import { horizontalDistance, vec3, ZERO, type Vec3 } from '../../src/sim/maths/vec3.ts';
import { loadPhysics, type Physics } from '../../src/sim/physics.ts';
import { positionOf } from '../../src/sim/world/units.ts';
import { compare, tellLimit } from './report.ts';
import { insertBlock, onTable, run, seconds, surface, type Block } from './tables.ts';

const LEVELS = 5;
const COME_TO_REST_S = 1;
const WATCHED_S = 20;
const BAR_MM = 0.1;
const SLAB: Block = { x: 0.025, y: 0.01, z: 0.025, mass: 0.005 };

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

/** Five slabs that touch and do not press yet. */
const stack = (world: World): RigidBody[] =>
  Array.from({ length: LEVELS }, (_, level) => insertBlock(physics, world, SLAB, vec3(0, level * SLAB.y, 0)).body);

/** How much lower each level is over what is under it than its thickness says, mm; the lowest first. */
function sinksOf(bodies: readonly RigidBody[]): number[] {
  const heights = bodies.map((b) => positionOf(b).y);
  return heights.map((y, level) => (level === 0 ? -y : SLAB.y + (heights[level - 1] ?? 0) - y) * 1000);
}

/** How far the farthest has come from where it was, along the table, mm. */
const farthest = (places: readonly Vec3[], from: (level: number) => Vec3): number =>
  Math.max(...places.map((p, level) => horizontalDistance(p, from(level)) * 1000));

describe('five slabs on top of each other', () => {
  it('sink into each other by less than a tenth of a millimetre a level in twenty seconds, and stay where they have settled', ({
    task,
  }) => {
    const { sinks, settled, wander } = onTable(physics, surface(0.5), [], ({ world }) => {
      const bodies = stack(world);
      run(world, seconds(COME_TO_REST_S));
      const places = bodies.map(positionOf);
      run(world, seconds(WATCHED_S - COME_TO_REST_S));
      return {
        sinks: sinksOf(bodies),
        settled: farthest(places, () => ZERO),
        wander: farthest(bodies.map(positionOf), (i) => places[i] ?? ZERO),
      };
    });
    const [lowest = NaN, ...others] = sinks;
    compare(task, {
      name: 'stack of five, 20 s, worst level sinks',
      theory: 0,
      measured: Math.max(...others.map(Math.abs)),
      unit: 'mm',
      bar: BAR_MM,
    });
    compare(task, {
      name: 'stack of five, 20 s, worst level wanders',
      theory: 0,
      measured: wander,
      unit: 'mm',
      bar: BAR_MM,
    });
    tellLimit(task, {
      name: 'stack of five, wanders in the first second',
      theory: '0 mm',
      measured: `${settled.toFixed(3)} mm`,
    });
    tellLimit(task, {
      name: 'stack of five, sinks into the table',
      theory: '0 mm',
      measured: `${lowest.toFixed(3)} mm`,
    });
    expect(settled).toBeLessThan(2);
    expect(lowest).toBeLessThan(0.6);
  });
});

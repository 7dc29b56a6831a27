import type { RigidBody, World } from '@dimforge/rapier3d-compat';
import { beforeAll, describe, it } from 'vitest';
import { horizontalDistance, vec3, type Vec3 } from '../../src/sim/maths/vec3.ts';
import { loadPhysics, type Physics } from '../../src/sim/physics.ts';
import { RESTING_DEPTH_MM } from '../../src/sim/settings.ts';
import { positionOf } from '../../src/sim/world/units.ts';
import { compare } from './report.ts';
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

/** Five slabs, each pressed into the one below as deep as a piece rests in the table. */
function stack(world: World): RigidBody[] {
  const at = (level: number): Vec3 => vec3(0, level * SLAB.y - (level + 1) * RESTING_DEPTH_MM * 1e-3, 0);
  return Array.from({ length: LEVELS }, (_, level) => insertBlock(physics, world, SLAB, at(level)).body);
}

/** Heights of each level over the one below, mm. */
const stepsOf = (places: readonly Vec3[]): number[] => places.slice(1).map((p, i) => (p.y - (places[i]?.y ?? 0)) * 1000);

describe('five slabs on top of each other', () => {
  it('neither sink into each other nor wander in twenty seconds', ({ task }) => {
    const { sinks, wander } = onTable(physics, surface(0.5), [], ({ world }) => {
      const bodies = stack(world);
      run(world, seconds(COME_TO_REST_S));
      const from = bodies.map(positionOf);
      run(world, seconds(WATCHED_S));
      const to = bodies.map(positionOf);
      const after = stepsOf(to);
      return { sinks: stepsOf(from).map((step, i) => step - (after[i] ?? 0)), wander: from.map((p, i) => horizontalDistance(p, to[i] ?? p) * 1000) };
    });
    compare(task, { name: 'stack of five, 20 s, worst level sinks', theory: 0, measured: Math.max(...sinks.map(Math.abs)), unit: 'mm', bar: BAR_MM, digits: 4 });
    compare(task, { name: 'stack of five, 20 s, worst level wanders', theory: 0, measured: Math.max(...wander), unit: 'mm', bar: BAR_MM, digits: 4 });
  });
});

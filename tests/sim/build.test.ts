import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadPhysics, PHYSICS_BUILD, SIMULATION_REVISION } from '#sim/physics.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { buildTableWorld } from '#sim/world/tableWorld.ts';
import { layout, pad, piece } from './tables.ts';

const read = (
  path: string,
): { readonly version?: string; readonly name?: string; readonly dependencies?: Readonly<Record<string, string>> } =>
  JSON.parse(readFileSync(path, 'utf8'));

describe('the physics build', () => {
  it('is the one that is pinned, by name and version', () => {
    const pinned = read('package.json').dependencies?.['@dimforge/rapier3d-compat'];
    expect(pinned).toBe('npm:@dimforge/rapier3d-simd-compat@0.20.0');
    const installed = read('node_modules/@dimforge/rapier3d-compat/package.json');
    expect(PHYSICS_BUILD).toBe(`rapier3d-simd-compat@${installed.version}/${TICK_HZ}/r${SIMULATION_REVISION}`);
  });

  it('is the one that runs', async () => {
    const physics = await loadPhysics();
    expect(physics.build).toBe(PHYSICS_BUILD);
    expect(physics.rapier.version()).toContain('0.20.0');
  });
});

describe('a world', () => {
  it('gives the pair of piece and surface its coefficients exactly as written, for every preset and any custom one', async () => {
    const physics = await loadPhysics();
    for (const surface of ['mousepad', 'glass', 0.62, 0, 2] as const) {
      const on = layout([piece('0-L1', 0, 0)], { surface, pads: [pad(0, 0, 300)] });
      const table = buildTableWorld(physics, on);
      table.world.step();
      const friction: number[] = [];
      for (const other of ['table' as const]) {
        const a = table.colliders.get('0-L1' as never);
        const b = table.colliders.get(other as never);
        if (a && b) table.world.contactPair(a, b, (manifold) => friction.push(manifold.friction()));
      }
      table.free();
      expect(friction.length).toBeGreaterThan(0);
      for (const f of friction) expect(Math.abs(f - on.surface.friction)).toBeLessThan(1e-6);
    }
  });
});

import { Matrix4, Vector3, type InstancedMesh } from 'three';
import { describe, expect, it } from 'vitest';
import type { TokenPlace } from '#app/tables/trexlands/scene/board/tokenPlaces.ts';
import { instancesOf, put } from '#app/tables/trexlands/scene/tokens/instances.ts';

const LYING: readonly TokenPlace[] = [0, 1, 2].map((n) => ({ of: 'a1', x: 0.1, y: n * 0.002, z: 0.05, yaw: 0 }));

/** How wide the instances are drawn, as parts of their geometry; none that are not drawn. */
function widthsOf(mesh: InstancedMesh): readonly number[] {
  const [matrix, size] = [new Matrix4(), new Vector3()];
  return Array.from({ length: mesh.count }, (_, i) => {
    mesh.getMatrixAt(i, matrix);
    return Math.round(size.setFromMatrixScale(matrix).x * 1e6) / 1e6;
  });
}

describe.each(['v', 'x'] as const)('tokens %s drawn at once', (kind) => {
  it('are not drawn before they have been put somewhere: a first picture without coins is drawn in no time', () => {
    const { tokens, shades } = instancesOf(kind);
    expect([tokens.count, shades.count]).toEqual([0, 0]);
  });

  it('are drawn once each where they lie, and only the lowest has a shade, of its own width', () => {
    const mesh = instancesOf(kind);
    expect(
      put(
        mesh,
        LYING.map((to) => ({ from: to, to })),
        Infinity,
      ),
    ).toBe(true);
    expect(widthsOf(mesh.tokens)).toEqual([1, 1, 1]);
    expect(widthsOf(mesh.shades)).toEqual([mesh.radius, 0, 0]);
  });
});

import { useMemo } from 'react';
import { BufferAttribute, BufferGeometry } from 'three';
import { useClear } from '#app/scene/looks/SurfaceLook.tsx';
import { useDisposed } from '#app/scene/overlays/useDisposed.ts';
import { GROUND_TILE_M, groundTile, type Ground } from '../terrain/grounds.ts';
import type { Pool } from '#app/scene/toy/toyMaterial.ts';
import { useToyMaterial } from '#app/scene/toy/toys.tsx';

/** A level rectangle of ground, m. */
export interface Patch {
  readonly x: number;
  readonly z: number;
  readonly wide: number;
  readonly deep: number;
}

const untouchable = () => null;

/** All patches of one ground, drawn at once, in y = 0. */
export function GroundTiles({
  ground,
  patches,
  pool = 'table',
}: {
  readonly ground: Ground;
  readonly patches: readonly Patch[];
  readonly pool?: Pool;
}) {
  const texture = groundTile(ground);
  const geometry = useMemo(() => groundGeometry(patches), [patches]);
  useDisposed(geometry);
  const material = useToyMaterial({ pool }, texture);
  useClear(texture);
  return <mesh geometry={geometry} material={material} dispose={null} raycast={untouchable} />;
}

/** Every patch shows another part of its ground. */
function groundGeometry(patches: readonly Patch[]): BufferGeometry {
  const corners = [
    [-0.5, 0.5],
    [0.5, 0.5],
    [0.5, -0.5],
    [-0.5, -0.5],
  ] as const;
  const positions = patches.flatMap(({ x, z, wide, deep }) =>
    corners.flatMap(([a, b]) => [x + a * wide, 0, z + b * deep]),
  );
  const uvs = patches.flatMap(({ wide, deep }, i) =>
    corners.flatMap(([a, b]) => [0.37 * i + (a * wide) / GROUND_TILE_M, 0.61 * i - (b * deep) / GROUND_TILE_M]),
  );
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(positions), 3));
  geometry.setAttribute(
    'normal',
    new BufferAttribute(Float32Array.from(patches.flatMap(() => corners.flatMap(() => [0, 1, 0]))), 3),
  );
  geometry.setAttribute('uv', new BufferAttribute(Float32Array.from(uvs), 2));
  geometry.setIndex(patches.flatMap((_, k) => [0, 1, 2, 0, 2, 3].map((c) => 4 * k + c)));
  return geometry;
}

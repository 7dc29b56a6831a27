import { useEffect, useLayoutEffect, useMemo } from 'react';
import { useThree } from '@react-three/fiber';
import type { Texture } from 'three';
import { litMaterial } from './litMaterial.ts';
import { useTableLook } from './lookContext.ts';
import { edgeGeometry, roundEdge, roundTop, topGeometry } from './surfaceGeometry.ts';
import { type EdgeLook, SURFACE_LOOKS, surfaceLookOf } from './surfaceLooks.ts';
import { surfaceMaterial, surfaceTile } from './surfaceMaterial.ts';

export interface SurfaceLookProps {
  /** A preset's id; any other looks like a mousepad. */
  readonly surface: string;
  /** Side of the square table, m. */
  readonly sizeM: number;
  /** A round one, as wide as that: where it ends is no rule of the game. */
  readonly round?: boolean;
}

/** A table top in y = 0 of its parent, centred on the origin, with the edge that its material has. */
export function SurfaceLook({ surface, sizeM, round = false }: SurfaceLookProps) {
  const id = surfaceLookOf(surface);
  const { tileM, unevenness, edge } = SURFACE_LOOKS[id];
  const top = useMemo(
    () => (round ? roundTop : topGeometry)(sizeM, tileM, unevenness),
    [sizeM, tileM, unevenness, round],
  );
  const { light } = useTableLook();
  const material = useMemo(() => surfaceMaterial(id, light), [id, light]);
  useEffect(() => () => top.dispose(), [top]);
  useEffect(() => () => material.dispose(), [material]);
  useClear(surfaceTile(id));
  return (
    <>
      <mesh geometry={top} material={material} dispose={null} />
      <Edge sizeM={sizeM} edge={edge} round={round} />
    </>
  );
}

/** The table under a board of any game: round, of walnut; nothing is decided by it. */
export const TableLook = ({ sizeM }: Pick<SurfaceLookProps, 'sizeM'>) => (
  <SurfaceLook surface="varnished-wood" sizeM={sizeM} round />
);

/** As clear where it is seen aslant as the detail asks, and the graphics card can. */
export function useClear(tile: Texture): void {
  const { anisotropy } = useTableLook().detail;
  const gl = useThree((three) => three.gl);
  const invalidate = useThree((three) => three.invalidate);
  useLayoutEffect(() => {
    const clear = Math.min(anisotropy, gl.capabilities.getMaxAnisotropy());
    if (tile.anisotropy === clear) return;
    tile.anisotropy = clear;
    tile.needsUpdate = true;
    invalidate();
  }, [tile, anisotropy, gl, invalidate]);
}

interface EdgeProps {
  readonly sizeM: number;
  readonly edge: EdgeLook;
  readonly round: boolean;
}

function Edge({ sizeM, edge, round }: EdgeProps) {
  const geometry = useMemo(
    () => (round ? roundEdge : edgeGeometry)(sizeM, edge.thicknessM, edge.bevelM),
    [sizeM, edge, round],
  );
  const { light } = useTableLook();
  const material = useMemo(
    () => litMaterial({ light, colour: edge.colour, gloss: edge.gloss, blur: 0.2 }),
    [edge, light],
  );
  useEffect(() => () => geometry.dispose(), [geometry]);
  useEffect(() => () => material.dispose(), [material]);
  return <mesh geometry={geometry} material={material} dispose={null} />;
}

import { useEffect, useMemo } from 'react';
import { litMaterial } from './litMaterial.ts';
import { edgeGeometry, topGeometry } from './surfaceGeometry.ts';
import { type EdgeLook, SURFACE_LOOKS, surfaceLookOf } from './surfaceLooks.ts';
import { surfaceMaterial } from './surfaceMaterial.ts';

export interface SurfaceLookProps {
  /** A preset's id; any other looks like a mousepad. */
  readonly surface: string;
  /** Side of the square table, m. */
  readonly sizeM: number;
  /** Whether opaque things throw shadows on it; pyramids need none, and an empty shadow map costs time too. */
  readonly shadows?: boolean;
}

/** A table top in y = 0 of its parent, centred on the origin, with the edge that its material has. */
export function SurfaceLook({ surface, sizeM, shadows = false }: SurfaceLookProps) {
  const id = surfaceLookOf(surface);
  const { tileM, unevenness, edge } = SURFACE_LOOKS[id];
  const top = useMemo(() => topGeometry(sizeM, tileM, unevenness), [sizeM, tileM, unevenness]);
  useEffect(() => () => top.dispose(), [top]);
  return (
    <>
      <mesh geometry={top} material={surfaceMaterial(id)} dispose={null} />
      <Edge sizeM={sizeM} edge={edge} />
      {shadows && (
        <mesh geometry={top} position-y={SHADOW_LIFT_M} receiveShadow dispose={null}>
          <shadowMaterial transparent opacity={0.5} />
        </mesh>
      )}
    </>
  );
}

/** Clear of the top, below a card lying on it. */
const SHADOW_LIFT_M = 0.0001;

function Edge({ sizeM, edge }: { readonly sizeM: number; readonly edge: EdgeLook }) {
  const geometry = useMemo(() => edgeGeometry(sizeM, edge.thicknessM, edge.bevelM), [sizeM, edge]);
  const material = useMemo(() => litMaterial({ colour: edge.colour, gloss: edge.gloss, blur: 0.2 }), [edge]);
  useEffect(() => () => geometry.dispose(), [geometry]);
  useEffect(() => () => material.dispose(), [material]);
  return <mesh geometry={geometry} material={material} dispose={null} />;
}

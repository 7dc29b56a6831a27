import { useMemo } from 'react';
import { BufferGeometry, DoubleSide, Vector3 } from 'three';
import type { Polygon2 } from '#sim/geometry/footprint.ts';
import { metres, OVERLAY_M } from '#play/table/tableLook.ts';
import { CASING, flatMaterial, ON_THE_TABLE, TARGET, UNDER_THE_MARKS } from '#app/scene/overlays/flat.ts';
import { useDisposed } from '#app/scene/overlays/useDisposed.ts';
import { supportOfPiece } from '#sim/world/outline.ts';
import { useSession } from '#app/tables/traction/hud/useTable.ts';

const OUT_MM = 2; // around what is marked
const LINE_MM = 1.2;
const CASING_MM = 0.6;
const material = flatMaterial({ color: TARGET, opacity: 0.95, side: DoubleSide });

/** A frame on the table around an outline; the same array is the same frame. */
export function OutlineMark({ outline }: { readonly outline: Polygon2 }) {
  const line = useMemo(() => frame(outline, OUT_MM, OUT_MM + LINE_MM), [outline]);
  const casing = useMemo(() => frame(outline, OUT_MM - CASING_MM, OUT_MM + LINE_MM + CASING_MM), [outline]);
  useDisposed(line);
  useDisposed(casing);
  return (
    <group position={[0, OVERLAY_M, 0]}>
      <mesh geometry={casing} material={CASING} renderOrder={UNDER_THE_MARKS} />
      <mesh geometry={line} material={material} renderOrder={ON_THE_TABLE} />
    </group>
  );
}

/**
 * The band between two outlines that lie so far outside a convex one, mm; as triangles, lines are one pixel wide
 * everywhere.
 */
function frame(outline: Polygon2, from: number, to: number): BufferGeometry {
  const n = outline.length;
  const middle = outline.reduce((sum, { x, z }) => ({ x: sum.x + x / n, z: sum.z + z / n }), { x: 0, z: 0 });
  const out = ({ x, z }: Polygon2[number], by: number): Vector3 => {
    const far = Math.hypot(x - middle.x, z - middle.z);
    const share = far === 0 ? 1 : (far + by * Math.SQRT2) / far; // corners are further out than sides
    return new Vector3(metres(middle.x + (x - middle.x) * share), 0, metres(middle.z + (z - middle.z) * share));
  };
  const geometry = new BufferGeometry().setFromPoints(outline.flatMap((point) => [out(point, from), out(point, to)]));
  geometry.setIndex(
    outline.flatMap((_, i) => {
      const a = 2 * i;
      const b = 2 * ((i + 1) % n);
      return [a, b, a + 1, a + 1, b, b + 1];
    }),
  );
  return geometry;
}

/** A frame around the piece in hand while a seat places its pieces. */
export function PlacedMark() {
  const piece = useSession(({ arranging }) => arranging?.pieces.find(({ id }) => id === arranging.inHand) ?? null);
  const outline = useMemo(() => (piece === null ? null : supportOfPiece(piece)), [piece]);
  return outline && <OutlineMark outline={outline} />;
}

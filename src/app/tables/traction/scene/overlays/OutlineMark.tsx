import { useMemo } from 'react';
import type { Point2, Polygon2 } from '#sim/geometry/footprint.ts';
import { metres, OVERLAY_M } from '#play/table/tableLook.ts';
import { TARGET } from '#app/scene/overlays/flat.ts';
import { closedLine } from '#app/scene/overlays/lines.ts';
import { Ribbon } from '#app/scene/overlays/Ribbon.tsx';
import { supportOfPiece } from '#sim/world/outline.ts';
import { useSession } from '#app/tables/traction/hud/useTable.ts';

/** The line's middle lies so far around what is marked. */
const OUT_MM = 2.6;
const LINE = { widthM: 0.0012, casingM: 0.0006 } as const;

/** A frame on the table around an outline; the same array is the same frame. */
export function OutlineMark({ outline }: { readonly outline: Polygon2 }) {
  const lines = useMemo(() => [closedLine(around(outline))], [outline]);
  return (
    <group position={[0, OVERLAY_M, 0]}>
      <Ribbon lines={lines} {...LINE} colour={TARGET} opacity={0.95} />
    </group>
  );
}

/** So far outside a convex outline; m. */
function around(outline: Polygon2): readonly Point2[] {
  const n = outline.length;
  const middle = outline.reduce((sum, { x, z }) => ({ x: sum.x + x / n, z: sum.z + z / n }), { x: 0, z: 0 });
  return outline.map(({ x, z }) => {
    const far = Math.hypot(x - middle.x, z - middle.z);
    const share = far === 0 ? 1 : (far + OUT_MM * Math.SQRT2) / far; // corners are further out than sides
    return { x: metres(middle.x + (x - middle.x) * share), z: metres(middle.z + (z - middle.z) * share) };
  });
}

/** A frame around the piece in hand while a seat places its pieces. */
export function PlacedMark() {
  const piece = useSession(({ arranging }) => arranging?.pieces.find(({ id }) => id === arranging.inHand) ?? null);
  const outline = useMemo(() => (piece === null ? null : supportOfPiece(piece)), [piece]);
  return outline && <OutlineMark outline={outline} />;
}

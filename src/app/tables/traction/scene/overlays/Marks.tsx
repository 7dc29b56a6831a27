import { createContext, useContext, useMemo } from 'react';
import { RingGeometry } from 'three';
import { metres, OVERLAY_M } from '#play/table/tableLook.ts';
import { CASING, flatMaterial, ON_THE_TABLE, TARGET, UNDER_THE_MARKS, WARNING } from '#app/scene/overlays/flat.ts';
import { useDisposed } from '#app/scene/overlays/useDisposed.ts';
import type { Mark } from '#engine/lessons.ts';
import type { Corner } from '#sim/gesture/gesture.ts';
import type { PieceId } from '#sim/ids.ts';

interface TableMark extends Mark {
  /** Marks something that went wrong. */
  readonly wrong?: boolean;
}

/** Rings on the table for things that panels speak of. */
export const MarksContext = createContext<readonly TableMark[]>([]);

interface LitCorner {
  readonly piece: PieceId;
  readonly corner: Corner;
}

/** A corner that panels speak of, lit until a hand has the piece; null for none. */
export const LitContext = createContext<LitCorner | null>(null);

const WIDTH_M = 0.0016;
const CASING_M = 0.0006;
const SEGMENTS = 96;
const material = flatMaterial({ color: TARGET, opacity: 0.95 });
const wrongMaterial = flatMaterial({ color: WARNING, opacity: 0.95 });

/** Places on the table that are spoken of, as rings. */
export function Marks() {
  const marks = useContext(MarksContext);
  return marks.map((mark) => <Ring key={`${mark.xMm} ${mark.zMm} ${mark.radiusMm} ${mark.wrong}`} {...mark} />);
}

function Ring({ xMm, zMm, radiusMm, wrong = false }: TableMark) {
  const radius = metres(radiusMm);
  const line = useRing(Math.max(0, radius - WIDTH_M), radius);
  const casing = useRing(Math.max(0, radius - WIDTH_M - CASING_M), radius + CASING_M);
  return (
    <group position={[metres(xMm), OVERLAY_M, metres(zMm)]}>
      <mesh geometry={casing} material={CASING} renderOrder={UNDER_THE_MARKS} />
      <mesh geometry={line} material={wrong ? wrongMaterial : material} renderOrder={ON_THE_TABLE} />
    </group>
  );
}

function useRing(inner: number, outer: number): RingGeometry {
  const geometry = useMemo(() => new RingGeometry(inner, outer, SEGMENTS).rotateX(-Math.PI / 2), [inner, outer]);
  useDisposed(geometry);
  return geometry;
}

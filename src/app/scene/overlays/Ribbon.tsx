import { useMemo } from 'react';
import { BufferGeometry, DoubleSide, Vector3 } from 'three';
import { CASING, flatMaterial, ON_THE_TABLE, UNDER_THE_MARKS } from './flat.ts';
import { ribbonEdges, type Line } from './lines.ts';
import { useDisposed } from './useDisposed.ts';

export interface RibbonProps {
  /** Metres. */
  readonly lines: readonly Line[];
  readonly widthM: number;
  readonly colour: string;
  readonly opacity: number;
  /** Without one it is fainter still. */
  readonly casingM?: number;
  /** Beside the things rather than under them. */
  readonly order?: number;
}

/** Thin lines lying on the table, as triangles: lines of the graphics card are one pixel wide everywhere. */
export function Ribbon({ lines, widthM, colour, opacity, casingM = 0, order = ON_THE_TABLE }: RibbonProps) {
  const geometry = useMemo(() => ribbon(lines, widthM), [lines, widthM]);
  const casing = useMemo(() => ribbon(casingM > 0 ? lines : [], widthM + 2 * casingM), [lines, widthM, casingM]);
  const material = useMemo(() => flatMaterial({ color: colour, opacity, side: DoubleSide }), [colour, opacity]);
  useDisposed(geometry);
  useDisposed(casing);
  useDisposed(material);
  if (lines.length === 0) return null;
  return (
    <>
      {casingM > 0 && <mesh geometry={casing} material={CASING} renderOrder={order + UNDER_THE_MARKS - ON_THE_TABLE} />}
      <mesh geometry={geometry} material={material} renderOrder={order} />
    </>
  );
}

function ribbon(lines: readonly Line[], widthM: number): BufferGeometry {
  const points: Vector3[] = [];
  const index: number[] = [];
  for (const line of lines) {
    const first = points.length;
    const edges = ribbonEdges(line, widthM);
    for (const [left, right] of edges) points.push(new Vector3(left.x, 0, left.z), new Vector3(right.x, 0, right.z));
    const count = line.closed ? edges.length : edges.length - 1;
    for (let i = 0; i < count; i += 1) {
      const a = first + 2 * i;
      const b = first + 2 * ((i + 1) % edges.length);
      index.push(a, b, a + 1, a + 1, b, b + 1);
    }
  }
  const geometry = new BufferGeometry().setFromPoints(points);
  geometry.setIndex(index);
  return geometry;
}

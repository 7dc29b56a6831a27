import { BufferAttribute, BufferGeometry } from 'three';

/** A unit square in the plane of the table; a vertex shader puts its corners where they are needed. */
export function sheetGeometry(): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array([0, 0, 0, 0, 0, 1, 1, 0, 1, 1, 0, 0]), 3));
  geometry.setIndex([0, 1, 2, 0, 2, 3]);
  return geometry;
}

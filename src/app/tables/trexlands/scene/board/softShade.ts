import { BufferAttribute, BufferGeometry } from 'three';
import { TABLE_TOP_M } from '../level.ts';
import { cornersOf, type ThingBox } from '../pointing/boxOfThing.ts';

/** How far the dimness around a card reaches over the table, and how much of the light it takes at the card's edge. */
const REACH_M = 0.009;
const DARK = 0.55;
/** Away from the lamp, a little. */
const ASIDE = { x: 0.0016, z: 0.0019 } as const;

/** Rims around what lies on the table, black that fades outwards: laid on the table, they lift it off. */
export function softShade(boxes: readonly ThingBox[]): BufferGeometry {
  const positions: number[] = [];
  const colours: number[] = [];
  const triangles: number[] = [];
  for (const box of boxes) {
    const first = positions.length / 3;
    for (const [around, alpha] of [
      [-0.001, DARK],
      [REACH_M, 0],
    ] as const) {
      for (const { x, z } of cornersOf(box, around)) {
        positions.push(x + ASIDE.x, TABLE_TOP_M + 0.0003, z + ASIDE.z);
        colours.push(0, 0, 0, alpha);
      }
    }
    for (let i = 0; i < 4; i += 1) {
      const [a, b] = [first + i, first + ((i + 1) % 4)];
      triangles.push(a, a + 4, b, b, a + 4, b + 4);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(positions), 3));
  geometry.setAttribute('color', new BufferAttribute(Float32Array.from(colours), 4));
  geometry.setIndex(triangles);
  return geometry;
}

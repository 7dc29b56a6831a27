import { BufferAttribute, BufferGeometry, Color } from 'three';
import type { Stuff } from '#play/table/toy/solids.ts';

/** Triangles with a stuff each, as `Solids` has them. */
export interface Skin {
  readonly facets: readonly {
    readonly corners: readonly (readonly [number, number, number])[];
    readonly stuff: Stuff;
  }[];
}

/** The stuff of what is in the colour of its owner, which the material knows. */
export const PAINT = 'paint';

const LACQUER = 0.04;

/** A geometry for `toyMaterial`: every facet shaded flat, its stuff in its corners. */
export function toyGeometry({ facets }: Skin): BufferGeometry {
  const positions = facets.flatMap(({ corners }) => corners.flat());
  const geometry = new BufferGeometry();
  const attribute = (name: string, size: number, values: readonly number[]): void =>
    void geometry.setAttribute(name, new BufferAttribute(Float32Array.from(values), size));
  const each = (values: (stuff: Stuff) => readonly number[]): readonly number[] =>
    facets.flatMap(({ corners, stuff }) => corners.flatMap(() => values(stuff)));
  attribute('position', 3, positions);
  attribute(
    'tone',
    3,
    each(({ colour }) => (colour === PAINT ? [-1, -1, -1] : new Color(colour).toArray())),
  );
  attribute(
    'finish',
    2,
    each(({ gloss = 0, shine = LACQUER }) => [gloss, shine]),
  );
  geometry.computeVertexNormals();
  return geometry;
}

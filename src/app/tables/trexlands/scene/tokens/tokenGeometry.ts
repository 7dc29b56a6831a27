import type { BufferGeometry } from 'three';
import { COIN_M, X_M } from '../board/tokenPlaces.ts';
import { Solids, ring, type Flat, type Stuff } from '#play/table/toy/solids.ts';
import { toyGeometry } from '#app/scene/toy/toys.tsx';

const SILVER: Stuff = { colour: '#c9ced6', gloss: 0.9, shine: 0.3 };
const RIM: Stuff = { colour: '#8d949f', gloss: 0.7, shine: 0.25 };
const ENGRAVED: Stuff = { colour: '#1f3f6e', gloss: 0.4 };
const GOLD: Stuff = { colour: '#f2b632', gloss: 0.9, shine: 0.3 };
const BRONZE: Stuff = { colour: '#8a5a14', gloss: 0.7, shine: 0.2 };

const ROUND = 20;
/** Its left stroke and its right one, between these at the ends of both, in parts of the radius. */
const V_OUTLINE = [
  [-0.62, -0.3],
  [0.3, 0.62],
].map(([a = 0, b = 0]): Flat[] => [
  [a, -0.5],
  [-0.13, 0.62],
  [0.13, 0.62],
  [b, -0.5],
]);

/** A coin lying: a rim around a field, and a V on it. */
function coin(): Solids {
  const { radius, thick } = COIN_M;
  const solids = new Solids();
  const [outer, inner] = [ring(ROUND, radius), ring(ROUND, radius * 0.86)];
  const level = (outline: Flat[], y: number) => ({ outline, y });
  solids.stump([level(outer, 0), level(outer, thick * 0.85), level(inner, thick)], RIM, SILVER);
  for (const stroke of V_OUTLINE)
    solids.facet(
      stroke.map(([x, z]) => [x * radius, thick + 0.00012, z * radius] as const),
      ENGRAVED,
    );
  return solids;
}

const ARM = 0.36; // half the width of an X's arms, of its radius

/** The three corners of an X after so many quarter turns. */
const arm = (turns: number): readonly Flat[] =>
  [
    [1, ARM],
    [1, -ARM],
    [ARM, -ARM],
  ].map(([x = 0, z = 0]): Flat => {
    const [sin, cos] = [Math.round(Math.sin((turns * Math.PI) / 2)), Math.round(Math.cos((turns * Math.PI) / 2))];
    return [x * cos + z * sin, z * cos - x * sin];
  });

/** An X lying: two bars crossed, its edges bevelled. */
function xToken(): Solids {
  const { radius, tall } = X_M;
  const solids = new Solids();
  const outline = (grown: number): Flat[] =>
    [0, 1, 2, 3].flatMap(arm).map(([x, z]): Flat => {
      const [a, b] = [x * radius - Math.sign(x) * grown, z * radius - Math.sign(z) * grown];
      return [(a - b) * Math.SQRT1_2, (a + b) * Math.SQRT1_2];
    });
  const [wide, narrow] = [outline(0), outline(0.0008)];
  const rings = [
    { outline: wide, y: 0 },
    { outline: wide, y: tall - 0.001 },
    { outline: narrow, y: tall },
  ];
  solids.stump(rings, BRONZE, null);
  // The top is no convex facet: its four arms and the middle.
  for (const bar of [...[0, 3, 6, 9].map((i) => [(i + 11) % 12, i, i + 1, i + 2]), [2, 5, 8, 11]]) {
    solids.facet(
      bar.map((i) => narrow[i] ?? [0, 0]).map(([x, z]) => [x, tall + 0.00005, z] as const),
      GOLD,
    );
  }
  return solids;
}

export const TOKEN_GEOMETRIES: Readonly<Record<'v' | 'x', BufferGeometry>> = {
  v: toyGeometry(coin()),
  x: toyGeometry(xToken()),
};

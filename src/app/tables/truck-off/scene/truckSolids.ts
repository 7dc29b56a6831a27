import { ring, Solids, type Flat, type Stuff } from '#play/table/toy/solids.ts';
import { PAINT } from '#app/scene/toy/toys.tsx';
import type { Brand, Sells } from '#play/truck-off/brands.ts';
import { TRUCK_M } from '#play/truck-off/places.ts';

const COAT: Stuff = { colour: PAINT, gloss: 0.85, shine: 0.04 };
const CREAM: Stuff = { colour: '#f6efdf', gloss: 0.4 };
const GLASS: Stuff = { colour: '#16222b', gloss: 1, shine: 0.12 };
const TYRE: Stuff = { colour: '#141517', gloss: 0.1 };
const HUB: Stuff = { colour: '#c3c6cb', gloss: 0.8, shine: 0.35 };
const INSIDE: Stuff = { colour: '#3a2a1c' };
const LAMP: Stuff = { colour: '#fff4cf', gloss: 0.8 };

const HALF = TRUCK_M.long / 2;
const SIDE = TRUCK_M.wide / 2;
const FLOOR = 0.0042;
/** The roof of the kitchen, on which the number is. */
export const ROOF_M = 0.0195;
const CAB = 0.0085; // the kitchen ends there

/** A wheel across the truck: `ring` lies flat, so its points are turned up. */
function wheel(solids: Solids, x: number, z: number): void {
  const [radius, half] = [0.0042, 0.0016];
  const points = ring(10, radius);
  points.forEach(([a, b], i) => {
    const [c = 0, d = 0] = points[(i + 1) % points.length] ?? [];
    solids.facet(
      [
        [x + c, radius + d, z - half],
        [x + c, radius + d, z + half],
        [x + a, radius + b, z + half],
        [x + a, radius + b, z - half],
      ],
      TYRE,
    );
  });
  const face = (r: number, at: number, stuff: Stuff): void =>
    solids.facet(
      [...ring(10, r)].reverse().map(([a, b]) => [x + a, radius - b, at] as const),
      stuff,
    );
  face(radius, z + half, TYRE);
  face(radius * 0.5, z + half + 0.0002, HUB);
}

/** The kitchen with its hatch towards the players, and the cab before it. */
function body(solids: Solids): void {
  solids.box([-HALF, FLOOR, -SIDE], [CAB, ROOF_M, SIDE], COAT, CREAM);
  const cab = (front: number): Flat[] => [
    [CAB, -SIDE + 0.0006],
    [CAB, SIDE - 0.0006],
    [front, SIDE - 0.0006],
    [front, -SIDE + 0.0006],
  ];
  solids.stump(
    [
      { outline: cab(HALF), y: FLOOR },
      { outline: cab(HALF), y: 0.0096 },
    ],
    COAT,
  );
  solids.stump(
    [
      { outline: cab(HALF - 0.0006), y: 0.0096 },
      { outline: cab(HALF - 0.0045), y: 0.0158 },
    ],
    GLASS,
    COAT,
  );
  solids.box([HALF - 0.0004, 0.0054, -SIDE + 0.002], [HALF + 0.0004, 0.0072, SIDE - 0.002], LAMP);
}

/** The serving hatch: dark inside, a counter below, a striped awning above. */
function hatch(solids: Solids, trim: string): void {
  const z = SIDE + 0.0001;
  const [left, right, low, high] = [-0.0155, 0.0035, 0.0092, 0.0152];
  const at = (x: number, y: number, out = 0) => [x, y, z + out] as const;
  solids.facet([at(left, low), at(right, low), at(right, high), at(left, high)], INSIDE);
  solids.box([left - 0.0006, low - 0.0008, SIDE], [right + 0.0006, low, SIDE + 0.0022], CREAM);
  const stripes = 6;
  const wide = (right - left + 0.002) / stripes;
  for (let i = 0; i < stripes; i += 1) {
    const [a, b] = [left - 0.001 + i * wide, left - 0.001 + (i + 1) * wide];
    const stuff: Stuff = i % 2 === 0 ? { colour: trim } : CREAM;
    solids.facet(
      [at(a, high - 0.0012, 0.0042), at(b, high - 0.0012, 0.0042), at(b, high + 0.0014), at(a, high + 0.0014)],
      stuff,
    );
    solids.facet(
      [
        at(a, high - 0.0024, 0.0042),
        at(b, high - 0.0024, 0.0042),
        at(b, high - 0.0012, 0.0042),
        at(a, high - 0.0012, 0.0042),
      ],
      stuff,
    );
  }
}

/** Over the rear of the roof, so that its front is free for the number. */
const TOP_X = -0.0128;

const TOPPERS: Readonly<Record<Sells, (solids: Solids) => void>> = {
  fries: (solids) => {
    const outline = (r: number): Flat[] => ring(4, r, [0, 0], Math.PI / 4);
    solids.stump(
      [
        { outline: outline(0.0042), y: 0 },
        { outline: outline(0.0058), y: 0.0062 },
      ],
      { colour: '#d2322a', gloss: 0.4 },
      { colour: '#7c1712' },
    );
    for (const [x, z, y] of [
      [-0.0026, -0.002, 0.0098],
      [0, 0.0012, 0.0112],
      [0.0024, -0.0014, 0.0102],
      [-0.001, -0.0028, 0.0108],
      [0.002, 0.0026, 0.0092],
      [-0.0028, 0.0024, 0.0104],
    ] as const)
      solids.box([x - 0.0008, 0.004, z - 0.0008], [x + 0.0008, y, z + 0.0008], { colour: '#f7c531', gloss: 0.2 });
  },
  grill: (solids) => {
    const iron: Stuff = { colour: '#26262a', gloss: 0.5 };
    solids.stump(
      [
        { outline: ring(10, 0.003), y: 0.001 },
        { outline: ring(10, 0.0056), y: 0.0045 },
      ],
      iron,
      { colour: '#e8541e' },
    );
    for (const z of [-0.003, -0.001, 0.001, 0.003])
      solids.box([-0.005, 0.0046, z - 0.0004], [0.005, 0.0052, z + 0.0004], HUB);
    solids.box([-0.002, 0.0052, -0.0018], [0.0026, 0.0072, 0.0014], { colour: '#7a3318', gloss: 0.3 });
  },
  fig: (solids) =>
    solids.stump(
      [
        { outline: ring(10, 0.0024), y: 0 },
        { outline: ring(10, 0.0052), y: 0.003 },
        { outline: ring(10, 0.0044), y: 0.006 },
        { outline: ring(10, 0.0016), y: 0.0092 },
        { outline: ring(10, 0.0008), y: 0.0112 },
      ],
      { colour: '#5d2a6b', gloss: 0.5 },
      { colour: '#6f8a3c' },
    ),
  doughnut: (solids) => {
    const icing: Stuff = { colour: '#f2a7c3', gloss: 0.6 };
    const rings: readonly (readonly [number, number])[] = [
      [0.0056, 0.0015],
      [0.006, 0.003],
      [0.005, 0.0048],
      [0.0038, 0.005],
      [0.0024, 0.0038],
    ];
    rings.slice(1).forEach(([radius, y], i) => {
      const [under = 0, low = 0] = rings[i] ?? [];
      solids.stump(
        [
          { outline: ring(12, under), y: low },
          { outline: ring(12, radius), y },
        ],
        i < 1 ? { colour: '#c98a4b' } : icing,
        null,
      );
    });
  },
  wok: (solids) => {
    solids.stump(
      [
        { outline: ring(12, 0.002), y: 0 },
        { outline: ring(12, 0.0064), y: 0.0042 },
      ],
      { colour: '#1c1d20', gloss: 0.7 },
      { colour: '#e3c26a' },
    );
    solids.box([0.0055, 0.0034, -0.0007], [0.0105, 0.0044, 0.0007], { colour: '#6b4a2a' });
    for (const [x, z] of [
      [-0.002, 0.001],
      [0.0018, -0.0016],
      [0.0004, 0.0026],
    ] as const)
      solids.box([x - 0.001, 0.0042, z - 0.001], [x + 0.001, 0.0058, z + 0.001], { colour: '#4f8a3a' });
  },
  pot: (solids) => {
    solids.stump(
      [
        { outline: ring(12, 0.0052), y: 0 },
        { outline: ring(12, 0.0052), y: 0.0062 },
      ],
      { colour: '#b9bfc7', gloss: 0.9, shine: 0.3 },
      { colour: '#d9772b' },
    );
    solids.box([-0.0072, 0.0044, -0.001], [-0.005, 0.0054, 0.001], { colour: '#3a3a3e' });
    solids.box([0.005, 0.0044, -0.001], [0.0072, 0.0054, 0.001], { colour: '#3a3a3e' });
    solids.box([0.001, 0.006, -0.0005], [0.0018, 0.0115, 0.0005], { colour: '#8b6a3f' });
  },
};

/** A food truck: its origin on the ground under its middle, its front to +x, its hatch to +z. */
export function truckSolids({ sells, trim }: Brand): Solids {
  const solids = new Solids();
  body(solids);
  hatch(solids, trim);
  for (const x of [-0.0115, 0.0125]) for (const z of [-SIDE + 0.0008, SIDE - 0.0008]) wheel(solids, x, z);
  solids.at({ x: TOP_X, z: 0, yaw: 0 }, TOPPERS[sells], ROOF_M);
  return solids;
}

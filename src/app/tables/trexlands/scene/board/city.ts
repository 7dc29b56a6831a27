import { randomOf } from '#app/ui/noise.ts';
import { TABLE_TOP_M } from '../level.ts';
import { cityBox, type Shape, TILE_M } from '#play/trexlands/places.ts';
import { ring, type Flat, type Solids, type Stuff } from '#play/table/toy/solids.ts';

const WALLS: readonly Stuff[] = [
  { colour: '#8b93a3', gloss: 0.3 },
  { colour: '#6f7889', gloss: 0.3 },
  { colour: '#a8a294', gloss: 0.2 },
];
const ROOF: Stuff = { colour: '#3b414c', gloss: 0.4 };
const WINDOW: Stuff = { colour: '#ffd98a', gloss: 0.6 };
const KERB: Stuff = { colour: '#d8a93c', gloss: 0.5, shine: 0.2 };
const BASE: Stuff = { colour: '#2b2f36' };

/** The City's base, its golden kerb, and houses where no truck comes in: along its outer side, or at its corners. */
export function cityWalls(solids: Solids, shape: Shape): void {
  const { x, z, wide, deep } = cityBox(shape);
  const [w, d] = [wide / 2, deep / 2];
  solids.at({ x, z, yaw: 0 }, () => {
    solids.box([-w, TABLE_TOP_M, -d], [w, -0.0001, d], BASE);
    const kerb = (x0: number, z0: number, x1: number, z1: number): void =>
      solids.box([x0, -0.0005, z0], [x1, 0.0008, z1], KERB);
    for (const side of [-1, 1]) {
      kerb(-w, side * (d - 0.001) - 0.001, w, side * (d - 0.001) + 0.001);
      kerb(side * (w - 0.001) - 0.001, -d, side * (w - 0.001) + 0.001, d);
    }
    if (wide <= TILE_M) towers(solids, w);
    else skyline(solids, w, d, shape.city === 'south' ? 1 : -1);
  });
}

/** Session towers, one a corner: trucks come in between them. */
function towers(solids: Solids, half: number): void {
  const at = half - 0.0062;
  const corners = [-at, at].flatMap((x) => [-at, at].map((z): Flat => [x, z]));
  for (const corner of corners) {
    const level = (radius: number, y: number) => ({ outline: ring(8, radius, corner, Math.PI / 8), y });
    solids.stump([level(0.0058, 0), level(0.0058, 0.024), level(0.007, 0.026), level(0.007, 0.03)], WALLS[0] ?? ROOF);
    solids.stump([level(0.0066, 0.03), level(0.0004, 0.042)], ROOF);
  }
}

const HOUSE_M = { wide: 0.015, deep: 0.015, low: 0.009, high: 0.03 } as const;

/** A row of houses, the highest in the middle. */
function skyline(solids: Solids, half: number, depth: number, outer: 1 | -1): void {
  const random = randomOf(451);
  for (let x = -half + 0.006; x < half - 0.006;) {
    const wide = Math.min(HOUSE_M.wide * (0.7 + 0.7 * random()), half - 0.006 - x);
    const middle = 1 - Math.abs(x + wide / 2) / half;
    const tall = HOUSE_M.low + (HOUSE_M.high - HOUSE_M.low) * (0.25 + 0.75 * middle) * random();
    const deep = HOUSE_M.deep * (0.7 + 0.3 * random());
    const back = outer * (depth - 0.004);
    const [z0, z1] = outer < 0 ? [back, back + deep] : [back - deep, back];
    if (wide > 0.004) house(solids, [x, wide - 0.0012], [z0, z1], tall, random);
    x += wide;
  }
}

/** Lit windows on the sides that people look at. */
function house(
  solids: Solids,
  [x, wide]: readonly [number, number],
  [z0, z1]: readonly [number, number],
  tall: number,
  random: () => number,
): void {
  const wallStuff = WALLS[Math.floor(random() * WALLS.length)] ?? ROOF;
  solids.box([x, 0, z0], [x + wide, tall, z1], wallStuff, ROOF);
  const [columns, floors] = [Math.max(1, Math.floor(wide / 0.0042)), Math.floor((tall - 0.004) / 0.0055)];
  for (let i = 0; i < columns; i += 1) {
    for (let k = 0; k < floors; k += 1) {
      if (random() < 0.35) continue;
      const [left, low] = [x + ((i + 0.3) / columns) * wide, 0.004 + k * 0.0055];
      const right = left + (0.4 / columns) * wide;
      solids.box([left, low, z0 - 0.00015], [right, low + 0.0028, z1 + 0.00015], WINDOW);
    }
  }
}

import arena from '#sim/data/arena.json' with { type: 'json' };
import data from '#sim/data/truck.json' with { type: 'json' };
import type { TruckCode } from '#games/trexlands/referee/ruling.ts';
import type { RestingBody } from '#sim/roll/roll.ts';

/**
 * A second opinion on how a truck lies, by other means than the referee's: its own corners from the data, rotation by
 * matrix, its balance by slices, what it stands on by trying every line between two feet. It shares nothing with the
 * referee but the data and the numbers in the rules. It does not tell what a truck leans on from what it lies on:
 * `held` is both.
 */
export type Opinion = Exclude<TruckCode, 'leaning' | 'stacked' | 'unsettled'> | 'held';

type P = readonly [number, number, number];

const SLICES = 2000;
const CONTACT_MM = 0.2;
const DEG = Math.PI / 180;

interface Solid {
  readonly name: string;
  readonly corners: readonly P[];
}

const dot = (a: P, b: P): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

function wheel(x: number, side: 1 | -1): readonly P[] {
  const { radiusMm, innerMm, outerMm, corners } = data.wheel;
  return [innerMm, outerMm].flatMap((z) =>
    Array.from({ length: corners }, (_, i): P => [
      x + radiusMm * Math.cos((360 / corners) * i * DEG),
      radiusMm + radiusMm * Math.sin((360 / corners) * i * DEG),
      side * z,
    ]),
  );
}

const [REAR = 0, FRONT = 0] = data.wheel.axlesMm;
const WHEELS = {
  'front-left': [FRONT, -1],
  'front-right': [FRONT, 1],
  'rear-left': [REAR, -1],
  'rear-right': [REAR, 1],
} as const;

const SOLIDS: readonly Solid[] = [
  ...Object.entries(WHEELS).map(([name, [x, side]]) => ({ name, corners: wheel(x, side) })),
  ...data.parts.map(({ name, outlineMm, halfMm, leanPerMm }) => {
    const low = Math.min(...outlineMm.map(([, y = 0]) => y));
    return {
      name,
      corners: outlineMm.flatMap(([x = 0, y = 0]) =>
        [1, -1].map((way): P => [x, y, way * (halfMm - leanPerMm * (y - low))]),
      ),
    };
  }),
];

/**
 * Of the truck without ballast: a wheel's is its axle's, a weight's is its place, another part's is found by slices; z
 * is the middle.
 */
const COM: P = (() => {
  const mass = 4 * data.wheel.massG + [...data.parts, ...data.weights].reduce((sum, { massG }) => sum + massG, 0);
  let [x, y] = [2 * data.wheel.massG * (FRONT + REAR), 4 * data.wheel.massG * data.wheel.radiusMm];
  for (const { outlineMm, halfMm, leanPerMm, massG } of data.parts) {
    const solid = outlineMm.map(([px = 0, py = 0]) => [px, py] as const);
    const low = Math.min(...solid.map(([, py]) => py));
    const high = Math.max(...solid.map(([, py]) => py));
    let [weight, sx, sy] = [0, 0, 0];
    for (let i = 0; i < SLICES; i += 1) {
      const py = low + ((i + 0.5) / SLICES) * (high - low);
      const cut = solid.flatMap(([ax, ay], k) => {
        const [bx, by] = solid[(k + 1) % solid.length] ?? [ax, ay];
        return ay < py === by < py ? [] : [ax + ((py - ay) / (by - ay)) * (bx - ax)];
      });
      const area = (Math.max(...cut) - Math.min(...cut)) * (halfMm - leanPerMm * (py - low));
      weight += area;
      sx += (area * (Math.max(...cut) + Math.min(...cut))) / 2;
      sy += area * py;
    }
    x += (massG * sx) / weight;
    y += (massG * sy) / weight;
  }
  for (const {
    massG,
    atMm: [px = 0, py = 0],
  } of data.weights)
    [x, y] = [x + massG * px, y + massG * py];
  return [x / mass, y / mass, 0];
})();

/** From the truck's frame to the table's by matrix, mm. */
function putting({
  pose: {
    position,
    rotation: { x, y, z, w },
  },
}: RestingBody): (p: P) => P {
  const n = Math.hypot(x, y, z, w);
  const [a, b, c, d] = [x / n, y / n, z / n, w / n];
  const m: readonly P[] = [
    [1 - 2 * (b * b + c * c), 2 * (a * b - c * d), 2 * (a * c + b * d)],
    [2 * (a * b + c * d), 1 - 2 * (a * a + c * c), 2 * (b * c - a * d)],
    [2 * (a * c - b * d), 2 * (b * c + a * d), 1 - 2 * (a * a + b * b)],
  ];
  const at: P = [position.x * 1000, position.y * 1000, position.z * 1000];
  const row = (i: number): P => m[i] ?? [0, 0, 0];
  return (p) => [dot(row(0), p) + at[0], dot(row(1), p) + at[1], dot(row(2), p) + at[2]];
}

/** The second opinion on one truck of a settled roll. */
export function opinionOn(truck: RestingBody): Opinion {
  const put = putting(truck);
  const com = put(COM);
  if (Math.max(Math.abs(com[0]), Math.abs(com[2])) > arena.sideMm / 2) return 'off-arena';
  const low = SOLIDS.map(({ name, corners }) => ({ name, lowest: Math.min(...corners.map((c) => put(c)[1])) }));
  if (low.filter(({ name, lowest }) => name in WHEELS && lowest <= CONTACT_MM).length === 4) return 'wheels-up';
  const feet = SOLIDS.flatMap(({ corners }) => corners.map(put).filter((c) => c[1] <= CONTACT_MM));
  if (!standsOn(com, feet)) return 'held';
  const up = (axis: P): number => put(axis)[1] - put([0, 0, 0])[1];
  const ways: (readonly [Opinion, number])[] = [
    ['on-roof', -up([0, 1, 0])],
    ['on-side', Math.abs(up([0, 0, 1]))],
    ['on-end', Math.abs(up([1, 0, 0]))],
    ['held', up([0, 1, 0])],
  ];
  return ways.reduce((best, way) => (way[1] > best[1] ? way : best))[0];
}

/** No line through two feet, or through one along nothing, has all feet on one side and the balance on the other. */
function standsOn(com: P, feet: readonly P[]): boolean {
  const side = (a: P, b: P, p: P): number => (b[0] - a[0]) * (p[2] - a[2]) - (b[2] - a[2]) * (p[0] - a[0]);
  const lines = feet.flatMap((a) =>
    feet.filter((b) => Math.hypot(b[0] - a[0], b[2] - a[2]) > 1e-9).map((b) => [a, b] as const),
  );
  const flat = lines.every(([a, b]) => feet.every((f) => Math.abs(side(a, b, f)) < 1e-9));
  return !flat && lines.every(([a, b]) => !(feet.every((f) => side(a, b, f) >= -1e-9) && side(a, b, com) < 0));
}

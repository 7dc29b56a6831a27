import { dot, vec3, type Vec3 } from '#sim/maths/vec3.ts';

const [ROWS, COLUMNS] = [240, 480];

/** Directions all around, by latitude and longitude. */
const DIRECTIONS: readonly Vec3[] = Array.from({ length: ROWS * COLUMNS }, (_, i) => {
  const latitude = (Math.PI * (Math.floor(i / COLUMNS) + 0.5)) / ROWS;
  const longitude = (2 * Math.PI * (i % COLUMNS)) / COLUMNS;
  return vec3(Math.sin(latitude) * Math.cos(longitude), Math.cos(latitude), Math.sin(latitude) * Math.sin(longitude));
});

/** The cells to the south and the east; around a pole all are neighbours. */
const neighbours = (i: number): number[] => {
  const row = Math.floor(i / COLUMNS);
  const east = row * COLUMNS + ((i + 1) % COLUMNS);
  const across = row === 0 || row === ROWS - 1 ? [row * COLUMNS] : [];
  return row < ROWS - 1 ? [i + COLUMNS, east, ...across] : [east, ...across];
};

const nearest = (to: Vec3): number =>
  DIRECTIONS.reduce((best, d, i) => (dot(d, to) > dot(DIRECTIONS[best] ?? d, to) ? i : best), 0);

/**
 * The height below which one cannot get from one direction to another, by flooding a grid of 115,200 directions: shares
 * nothing with faces and edges. Off by what the height changes over half a cell.
 */
export function passByFlood(heightOf: (down: Vec3) => number, from: Vec3, to: Vec3): number {
  const heights = DIRECTIONS.map(heightOf);
  const parent = DIRECTIONS.map((_, i) => i);
  const rootOf = (i: number): number => {
    let at = i;
    while (parent[at] !== at) at = parent[at] = parent[parent[at] ?? at] ?? at;
    return at;
  };
  const steps = DIRECTIONS.flatMap((_, i) =>
    neighbours(i).map((j) => ({ i, j, height: Math.max(heights[i] ?? 0, heights[j] ?? 0) })),
  ).sort((a, b) => a.height - b.height);
  const [start, end] = [nearest(from), nearest(to)];
  for (const { i, j, height } of steps) {
    parent[rootOf(i)] = rootOf(j);
    if (rootOf(start) === rootOf(end)) return height;
  }
  return Infinity;
}

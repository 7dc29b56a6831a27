import data from '../data/dice.json' with { type: 'json' };
import { cross, dot, type Vec3 } from '../maths/vec3.ts';

/**
 * The number of each side of a die, by the sides' outward directions: as they are on dice in shops where that is known
 * (data/dice.json), else with low and high ones mixed. Opposite numbers come to one more than the sides; those of the
 * d10 to 9, as numerals.
 */
export function numbersOf(normals: readonly Vec3[]): readonly number[] {
  switch (normals.length) {
    case 4:
      return normals.map((_, i) => i + 1);
    case 6:
      return rightHanded(normals, mixed(normals));
    case 10:
      return aroundBelt(normals);
    case 20:
      return besideEachOther(normals);
    default:
      return mixed(normals);
  }
}

/** Of each pair of opposite sides the low number is on one, and of the next pair on the other. */
function mixed(normals: readonly Vec3[]): readonly number[] {
  const numbers = normals.map(() => 0);
  let low = 0;
  normals.forEach((_, i) => {
    if (numbers[i] !== 0) return;
    low += 1;
    const [first, second] = low % 2 === 1 ? [i, oppositeOf(i, normals)] : [oppositeOf(i, normals), i];
    numbers[first] = low;
    numbers[second] = normals.length + 1 - low;
  });
  return numbers;
}

function oppositeOf(i: number, normals: readonly Vec3[]): number {
  const from = at(normals, i);
  return normals.reduce((best, other, k) => (dot(from, other) < dot(from, at(normals, best)) ? k : best), 0);
}

/** 1, 2 and 3 go counter-clockwise around their corner, seen from outside. */
function rightHanded(normals: readonly Vec3[], numbers: readonly number[]): readonly number[] {
  const [one, two, three] = [1, 2, 3].map((number) => at(normals, numbers.indexOf(number)));
  if (one === undefined || two === undefined || three === undefined) throw new Error('a cube has three numbers');
  if (dot(cross(one, two), three) > 0) return numbers;
  return numbers.map((number) => (number === 3 ? 4 : number === 4 ? 3 : number));
}

/** Around the belt, sides that face up and down by turns: the next one is the nearest further around. */
function aroundBelt(normals: readonly Vec3[]): readonly number[] {
  const first = normals.findIndex(({ y }) => y > 0);
  const order = [first];
  while (order.length < normals.length) order.push(nextAround(at(normals, order.at(-1) ?? 0), normals));
  return normals.map((_, i) => data.belt[order.indexOf(i)] ?? 0);
}

/** Counter-clockwise seen from above. */
function nextAround(from: Vec3, normals: readonly Vec3[]): number {
  const onwards = normals.flatMap(({ x, y, z }, i) => (from.z * x - from.x * z > 0 && y * from.y < 0 ? [i] : []));
  return onwards.reduce((best, i) => (level(at(normals, i), from) > level(at(normals, best), from) ? i : best));
}

const level = (a: Vec3, b: Vec3): number => a.x * b.x + a.z * b.z;

/**
 * Sides whose numbers are beside each other share an edge. Each side's three neighbours follow from the number that is
 * there; the next side is always one beside a side that has its number.
 */
function besideEachOther(normals: readonly Vec3[]): readonly number[] {
  const beside = normals.map((_, i) => threeNearest(i, normals));
  const fits = (numbers: readonly number[]): boolean =>
    beside.every((sides, i) => {
      const own = numbers[i] ?? 0;
      return own === 0 || sides.every((side) => fitsBeside(own, numbers[side] ?? 0));
    });
  const order = [0];
  for (const side of order) for (const next of beside[side] ?? []) if (!order.includes(next)) order.push(next);
  const found = filled(
    normals.map(() => 0),
    order,
    fits,
  );
  if (found === null) throw new Error('the numbers of the data fit an icosahedron');
  return found;
}

const fitsBeside = (number: number, other: number): boolean =>
  other === 0 || data.beside[number - 1]?.includes(other) === true;

function filled(
  numbers: readonly number[],
  [side, ...sides]: readonly number[],
  fits: (numbers: readonly number[]) => boolean,
): readonly number[] | null {
  if (side === undefined) return numbers;
  for (let number = 1; number <= numbers.length; number += 1) {
    const next = numbers.with(side, number);
    const found = numbers.includes(number) || !fits(next) ? null : filled(next, sides, fits);
    if (found !== null) return found;
  }
  return null;
}

function threeNearest(i: number, normals: readonly Vec3[]): readonly number[] {
  const nearness = (k: number): number => dot(at(normals, i), at(normals, k));
  const others = normals.flatMap((_, k) => (k === i ? [] : [k]));
  return others.sort((a, b) => nearness(b) - nearness(a)).slice(0, 3);
}

function at(normals: readonly Vec3[], i: number): Vec3 {
  const normal = normals[i];
  if (normal === undefined) throw new Error('a die has this side');
  return normal;
}

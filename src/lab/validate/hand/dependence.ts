import { acos, degrees } from '#sim/maths/trig.ts';
import { dot } from '#sim/maths/vec3.ts';
import { chiSquareAt999 } from '#lab/statistics/likelihood.ts';
import { bodyOf, type HandSeries, type Shake } from './shaken.ts';

/** End faces that are equally far from the start face. */
export interface Away {
  readonly deg: number;
  /** How many faces of the die are so far from any of its faces. */
  readonly faces: number;
  readonly seen: number;
}

/** Start face against end face of a series. */
export interface HandRow extends HandSeries {
  /** How often each number was the end, by the number of the start. */
  readonly table: readonly (readonly number[])[];
  readonly rolls: number;
  /** Throws that ended on no face. */
  readonly unread: number;
  readonly away: readonly Away[];
  readonly chiSquare: number;
  /** Chance exceeds it once in a thousand times. */
  readonly bound: number;
  /** Whether nothing is to be seen of the start in the end. */
  readonly holds: boolean;
}

/** Angles that differ by less are one. */
const SAME_DEG = 0.1;

/**
 * Whether the end depends on the start. As a die is turned about the vertical anyhow and its faces are alike, all that
 * the start can do is to favour faces by how far they are from it.
 */
export function dependenceOf(series: HandSeries, table: readonly (readonly number[])[], unread: number): HandRow {
  const rolls = table.flat().reduce((sum, n) => sum + n, 0);
  const away = awayIn(series, table);
  const sides = table.length;
  const chiSquare =
    rolls === 0
      ? 0
      : away.reduce(
          (sum, { faces, seen }) => sum + (seen - (rolls * faces) / sides) ** 2 / ((rolls * faces) / sides),
          0,
        );
  const bound = chiSquareAt999(away.length - 1);
  return { ...series, table, rolls, unread, away, chiSquare, bound, holds: chiSquare <= bound };
}

function awayIn(series: HandSeries, table: readonly (readonly number[])[]): readonly Away[] {
  const normals = bodyOf(series).faces.flatMap(({ normals: [normal] }) => (normal === undefined ? [] : [normal]));
  const [first] = normals;
  const found: { deg: number; faces: number; seen: number }[] = [];
  const at = (deg: number) => found.find((one) => Math.abs(one.deg - deg) < SAME_DEG);
  normals.forEach((from, start) =>
    normals.forEach((to, end) => {
      const deg = degrees(acos(Math.max(-1, Math.min(1, dot(from, to)))));
      const known = at(deg) ?? { deg, faces: 0, seen: 0 };
      if (at(deg) === undefined) found.push(known);
      if (from === first) known.faces += 1;
      known.seen += table[start]?.[end] ?? 0;
    }),
  );
  return found.sort((a, b) => a.deg - b.deg);
}

/**
 * The least shake from which on nothing is to be seen of the start in the end; null where only an orientation that is
 * drawn hides it.
 */
export function leastShakeOf(rows: readonly HandRow[]): Shake {
  const shaken = rows
    .filter(({ shakeDeg }) => shakeDeg !== null)
    .toSorted((a, b) => (a.shakeDeg ?? 0) - (b.shakeDeg ?? 0));
  const last = shaken.findLastIndex(({ holds }) => !holds);
  return shaken[last + 1]?.shakeDeg ?? null;
}

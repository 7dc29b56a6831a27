import data from './lazyThrow.json' with { type: 'json' };
import { dot, UNIT_Y } from '#sim/maths/vec3.ts';
import { expectedOf, independenceOf, type Independence } from '#lab/statistics/independence.ts';
import { LAZY_SERIES, lazyBody, type LazySeries } from './lazy.ts';

/** Start face against end face of a lazy throw. */
export interface LazyRow extends LazySeries, Independence {
  readonly rolls: number;
  /** Throws that did not come to rest. */
  readonly unread: number;
  /** The table that was compared: of faces, or of groups of them. */
  readonly starts: number;
  readonly ends: number;
  /** Whether nothing is to be seen of the start in the end, by all series together (C. Bonferroni, 1936). */
  readonly holds: boolean;
}

type Table = readonly (readonly number[])[];

/** With fewer expected somewhere, counts are no measure of chance (W. Cochran, 1954). */
const FEWEST = 5;
const GROUPS = 4;
/** The p under which one of the series is not taken for chance. */
export const LEAST_P = data.leastChance / LAZY_SERIES.length;

/** @param counts a row a start face; in the last column, throws that did not come to rest */
export function lazyRowOf(series: LazySeries, counts: Table): LazyRow {
  const read = counts.map((row) => row.slice(0, counts.length));
  const table = compared(series, read);
  const rolls = read.flat().reduce((sum, n) => sum + n, 0);
  const unread = counts.reduce((sum, row) => sum + (row[counts.length] ?? 0), 0);
  const found = independenceOf(table);
  return {
    ...series,
    ...found,
    rolls,
    unread,
    starts: table.length,
    ends: table[0]?.length ?? 0,
    holds: found.p >= LEAST_P,
  };
}

/** Of faces, as far as there are throws enough; else of groups of them. */
function compared(series: LazySeries, read: Table): Table {
  const grouped = inGroups(series, read);
  const tables = [read, mergedEnds(read), grouped];
  return tables.find((table) => enough(table) && (table[0]?.length ?? 0) >= FEWEST_ENDS) ?? mergedEnds(grouped);
}

const FEWEST_ENDS = 3;

const enough = (table: Table): boolean => expectedOf(table).every((row) => row.every((n) => n >= FEWEST));

/** Faces in four groups, by how far they are from the first. */
function inGroups(series: LazySeries, table: Table): Table {
  const { faces } = lazyBody(series);
  const [first = UNIT_Y] = faces[0]?.normals ?? [];
  const order = faces
    .map(({ normals: [normal = UNIT_Y] }, face) => ({ face, near: dot(normal, first) }))
    .toSorted((a, b) => b.near - a.near);
  const groupOf = (face: number): number =>
    Math.round((order.findIndex((one) => one.face === face) * (GROUPS - 1)) / (faces.length - 1));
  const grouped = Array.from({ length: GROUPS }, () => Array.from({ length: GROUPS }, () => 0));
  table.forEach((row, start) =>
    row.forEach((n, end) => {
      const into = grouped[groupOf(start)];
      if (into !== undefined) into[groupOf(end)] = (into[groupOf(end)] ?? 0) + n;
    }),
  );
  return grouped;
}

/** Ends that hardly come up, such as a truck's on its nose, count with those beside them. */
function mergedEnds(table: Table): Table {
  const ends = table[0]?.length ?? 0;
  const few = (table[0] ?? []).findIndex((_, k) => expectedOf(table).some((row) => (row[k] ?? 0) < FEWEST));
  if (few < 0 || ends < 3) return table;
  const into = few === 0 ? 1 : few - 1;
  return mergedEnds(
    table.map((row) => row.map((n, k) => (k === into ? n + (row[few] ?? 0) : n)).filter((_, k) => k !== few)),
  );
}

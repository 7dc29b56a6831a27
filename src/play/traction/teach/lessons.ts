import type { ClauseHelp } from '#engine/lessons.ts';
import { TRACTION_LESSONS as LESSONS } from '#games/traction/help/lessons.ts';

/** The lessons of the game at this table. Nothing else in this folder knows which game it is. */
export { LESSONS };

export type PageDrill = (typeof LESSONS)['drills'][number];
export type PagePart = PageDrill['parts'][number];

const ALL = [...LESSONS.drills, ...LESSONS.puzzles];

/** A drill or a puzzle. */
export const drillOf = (id: string): PageDrill | undefined => ALL.find((drill) => drill.id === id);

export const isOfGuide = (id: string): boolean => LESSONS.guide.includes(id);

export const isPuzzle = (id: string): boolean => LESSONS.puzzles.some((puzzle) => puzzle.id === id);

export const isOfFirst = (id: string): boolean => LESSONS.first.includes(id);

type Row = 'first' | 'guide' | 'puzzles' | 'further';

export function rowOf(id: string): Row {
  if (isPuzzle(id)) return 'puzzles';
  return isOfFirst(id) ? 'first' : isOfGuide(id) ? 'guide' : 'further';
}

/** The drills of the first lesson, those of the guide, the puzzles, or all others, in order. */
export const drillsOf = (row: Row): readonly PageDrill[] => ALL.filter(({ id }) => rowOf(id) === row);

/** The drill that comes before or after this one in its row. */
export function neighbourOf(id: string, by: 1 | -1): PageDrill | null {
  const row = drillsOf(rowOf(id));
  return row[row.findIndex((drill) => drill.id === id) + by] ?? null;
}

export const clauseOf = (id: string): ClauseHelp | undefined =>
  LESSONS.chapters.flatMap(({ clauses }) => clauses).find((clause) => clause.id === id);

/** The first drill of the row that has not been passed, or null. */
export const nextOf = (row: Exclude<Row, 'further'>, passed: readonly string[]): string | null =>
  drillsOf(row).find(({ id }) => !passed.includes(id))?.id ?? null;

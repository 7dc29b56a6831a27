import type { ClauseHelp } from '../../../../engine/lessons.ts';
import { TRACTION_LESSONS as LESSONS } from '../../../../games/traction/help/lessons.ts';

/** The lessons of the game at this table. Nothing else in this folder knows which game it is. */
export { LESSONS };

export type PageDrill = (typeof LESSONS)['drills'][number];
export type PagePart = PageDrill['parts'][number];

export const drillOf = (id: string): PageDrill | undefined => LESSONS.drills.find((drill) => drill.id === id);

export const isOfGuide = (id: string): boolean => LESSONS.guide.includes(id);

export const isOfFirst = (id: string): boolean => LESSONS.first.includes(id);

type Row = 'first' | 'guide' | 'further';
const rowOf = (id: string): Row => (isOfFirst(id) ? 'first' : isOfGuide(id) ? 'guide' : 'further');

/** The drills of the first lesson, those of the guide, or all others, in order. */
export const drillsOf = (row: Row): readonly PageDrill[] => LESSONS.drills.filter(({ id }) => rowOf(id) === row);

/** The drill that comes before or after this one: in the first lesson, in the guide, or among the others. */
export function neighbourOf(id: string, by: 1 | -1): PageDrill | null {
  const row = drillsOf(rowOf(id));
  return row[row.findIndex((drill) => drill.id === id) + by] ?? null;
}

export const clauseOf = (id: string): ClauseHelp | undefined =>
  LESSONS.chapters.flatMap(({ clauses }) => clauses).find((clause) => clause.id === id);

/** The first drill of the row that has not been passed, or null. */
export const nextOf = (row: 'first' | 'guide', passed: readonly string[]): string | null =>
  LESSONS[row].find((id) => !passed.includes(id)) ?? null;

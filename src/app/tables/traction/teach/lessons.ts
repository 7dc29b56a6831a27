import type { ClauseHelp } from '../../../../engine/lessons.ts';
import { TRACTION_LESSONS as LESSONS } from '../../../../games/traction/help/lessons.ts';

/** The lessons of the game at this table. Nothing else in this folder knows which game it is. */
export { LESSONS };

export type PageDrill = (typeof LESSONS)['drills'][number];
export type PagePart = PageDrill['parts'][number];

export const drillOf = (id: string): PageDrill | undefined => LESSONS.drills.find((drill) => drill.id === id);

export const isOfGuide = (id: string): boolean => LESSONS.guide.includes(id);

/** The drill that comes before or after this one: in the guide, or among the others. */
export function neighbourOf(id: string, by: 1 | -1): PageDrill | null {
  const row = LESSONS.drills.filter((drill) => isOfGuide(drill.id) === isOfGuide(id));
  return row[row.findIndex((drill) => drill.id === id) + by] ?? null;
}

export const clauseOf = (id: string): ClauseHelp | undefined =>
  LESSONS.chapters.flatMap(({ clauses }) => clauses).find((clause) => clause.id === id);

/** The first drill of the guide that has not been passed, or null. */
export const nextOfGuide = (passed: readonly string[]): string | null =>
  LESSONS.guide.find((id) => !passed.includes(id)) ?? null;

import type { ClauseHelp } from '#engine/lessons.ts';
import { TRACTION_LESSONS as LESSONS } from '#games/traction/help/lessons.ts';
import type { TractionTypes } from '#games/traction/traction.ts';
import { neighbourIn, type Task, type TaskPart } from '#play/practice/task.ts';
import type { Session } from '../session/sessionTypes.ts';
import { LESSON_SEATS } from './seats.ts';

export { LESSONS };

type Drill = (typeof LESSONS)['drills'][number];
type DrillPart = Drill['parts'][number];

/** A part of a task at a table of Traction; the rest of a drill's where it is one of a drill. */
export interface TractionPart
  extends TaskPart<TractionTypes, Session>, Partial<Omit<DrillPart, 'task' | 'tips' | 'judge'>> {
  readonly tips: readonly string[];
}

export interface TractionTask extends Task<TractionTypes, Session> {
  readonly parts: readonly TractionPart[];
}

/** Nothing in a drill is left to chance. */
const SEED = 0;

const taskOf = ({ id, title, parts }: Drill): TractionTask => ({
  id,
  title,
  parts: parts.map((part) => ({
    ...part,
    shown: shownLines(part),
    setUp: ({ session: { commands } }) => {
      commands.newMatch({ seats: LESSON_SEATS, setup: part.setup, seed: SEED });
      if (part.hand !== undefined) commands.setHandMode(part.hand);
    },
  })),
});

/** The part of a solution that a practised hand can show: notation has no words for the rest. */
export const shownLines = ({ solution }: Pick<DrillPart, 'solution'>): readonly string[] =>
  solution.every((deed) => typeof deed === 'string') ? solution : [];

const ALL = [...LESSONS.drills, ...LESSONS.puzzles].map(taskOf);

/** A drill or a puzzle. */
export const drillOf = (id: string): TractionTask | undefined => ALL.find((drill) => drill.id === id);

export const isOfGuide = (id: string): boolean => LESSONS.guide.includes(id);

export const isPuzzle = (id: string): boolean => LESSONS.puzzles.some((puzzle) => puzzle.id === id);

export const isOfFirst = (id: string): boolean => LESSONS.first.includes(id);

type Row = 'first' | 'guide' | 'puzzles' | 'further';

export function rowOf(id: string): Row {
  if (isPuzzle(id)) return 'puzzles';
  return isOfFirst(id) ? 'first' : isOfGuide(id) ? 'guide' : 'further';
}

/** The drills of the first lesson, those of the guide, the puzzles, or all others, in order. */
export const drillsOf = (row: Row): readonly TractionTask[] => ALL.filter(({ id }) => rowOf(id) === row);

/** The drill that comes before or after this one in its row. */
export const neighbourOf = (id: string, by: 1 | -1): TractionTask | null => neighbourIn(drillsOf(rowOf(id)), id, by);

export const clauseOf = (id: string): ClauseHelp | undefined =>
  LESSONS.chapters.flatMap(({ clauses }) => clauses).find((clause) => clause.id === id);

/** The first drill of the row that has not been passed, or null. */
export const nextOf = (row: Exclude<Row, 'further'>, passed: readonly string[]): string | null =>
  drillsOf(row).find(({ id }) => !passed.includes(id))?.id ?? null;

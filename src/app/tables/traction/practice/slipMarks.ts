import type { TurnGoal } from '../../../../games/traction/help/practice/goal.ts';
import type { TableMark } from '../scene/marks.ts';
import type { Try } from './practiceRun.ts';

/** So many tries are marked on the table at a time (house value). */
export const MARKED = 3;
/** A slip is at most a millimetre or so: the radius of its ring is so many times that, and never too small to see. */
const TIMES = 10;
const LEAST_MM = 1.5;

/** Rings where the pivot stood in the last tries, with ten times its slip as radius, and the ring of the goal. */
export const slipMarks = (tries: readonly Try[], goal: TurnGoal): readonly TableMark[] => [
  ...(goal.want === 'past' ? [goal.ring] : []),
  ...tries.slice(-MARKED).flatMap(({ slips, verdict }) =>
    slips.map(({ xMm, zMm, mm }) => ({
      xMm,
      zMm,
      radiusMm: Math.max(LEAST_MM, TIMES * mm),
      wrong: verdict.state === 'missed',
    })),
  ),
];

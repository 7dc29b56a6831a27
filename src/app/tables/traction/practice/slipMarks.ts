import type { TurnGoal } from '#games/traction/help/practice/goal.ts';
import type { TableMark } from '../scene/marks.ts';
import type { Try } from '#play/traction/practice/practiceRun.ts';

/** So many tries are marked on the table at a time (house value). */
export const MARKED = 3;
/** The radius of a ring is so many times the slip, within bounds: a corner may slide a long way (house values). */
const TIMES = 10;
export const MOST_MM = 15;
const LEAST_MM = 1.5;

/** Rings where the pivot stood in the last tries, the wider the further it slipped, and the ring of the goal. */
export const slipMarks = (tries: readonly Try[], goal: TurnGoal): readonly TableMark[] => [
  ...(goal.want === 'past' ? [goal.ring] : []),
  ...tries.slice(-MARKED).flatMap(({ done, verdict }) =>
    done.slips.map(({ xMm, zMm, mm }) => ({
      xMm,
      zMm,
      radiusMm: Math.min(MOST_MM, Math.max(LEAST_MM, TIMES * mm)),
      wrong: verdict.state === 'missed',
    })),
  ),
];

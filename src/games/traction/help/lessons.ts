import type { Lessons } from '#engine/lessons.ts';
import type { TractionTypes } from '../traction.ts';
import { CHAPTERS } from './clauses.ts';
import type { TractionDeed } from './drills/deeds.ts';
import { FIRST_LESSON } from './drills/firstLesson.ts';
import { KEEP_CLEAR, LEAVE, MISS, NOT_YOUR_OWN, TACKLE } from './drills/meeting.ts';
import { EDGE, HOME, PAST_THE_GUARD, WIN } from './drills/reaching.ts';
import { GRIP, SWIVEL, TIP, WALK, type TractionDrill } from './drills/stepping.ts';
import { PUZZLE_DRILLS } from './puzzles/puzzles.ts';
import { BUMP, OUT_OF_TURN, RIGHT, TWO_PIECES } from './drills/turns.ts';

/** From the first step to the win, in less than five minutes (tests/games/traction/help/drills.test.ts counts them). */
const GUIDE: readonly TractionDrill[] = [TIP, SWIVEL, WALK, KEEP_CLEAR, GRIP, TACKLE, LEAVE, WIN];
const FURTHER: readonly TractionDrill[] = [
  TWO_PIECES,
  RIGHT,
  MISS,
  NOT_YOUR_OWN,
  PAST_THE_GUARD,
  HOME,
  EDGE,
  OUT_OF_TURN,
  BUMP,
];

/** Traction as it is taught. */
export const TRACTION_LESSONS: Lessons<TractionTypes, TractionDeed> = {
  chapters: CHAPTERS,
  drills: [...FIRST_LESSON, ...GUIDE, ...FURTHER],
  first: FIRST_LESSON.map(({ id }) => id),
  guide: GUIDE.map(({ id }) => id),
  puzzles: PUZZLE_DRILLS,
};

import { DEFAULT_HINTS, SHORT } from '#games/traction/help/drills/hints.ts';
import { isTryOver, judgeTry, type TryVerdict, type TurnGoal } from '#games/traction/help/practice/goal.ts';
import { slipsOf } from '#games/traction/help/practice/slips.ts';
import type { TractionMatch } from '#games/traction/traction.ts';
import type { Attempt, TaskVerdict, Told, TriedMark } from '#play/practice/task.ts';
import { texts } from '#play/texts.ts';
import type { Plan } from '../form/draft.ts';
import { wordsOf } from '../say/logLines.ts';
import { namingOf } from '../say/naming.ts';
import type { TractionTask } from '../teach/lessons.ts';
import { gameTexts } from '../texts.ts';

/** So many tries are marked on the table at a time (house value). */
export const MARKED = 3;
/** The radius of a ring is so many times the slip, within bounds: a corner may slide a long way (house values). */
const TIMES = 10;
export const MOST_MM = 15;
const LEAST_MM = 1.5;

/** Every try has a seed of its own, drawn by the session: a hand never trembles twice in the same way. */
export const practiceTask = ({ match: plan }: Plan, goal: TurnGoal): TractionTask => ({
  id: 'practice',
  title: texts.practice.title,
  parts: [
    {
      task: gameTexts.practice.task(goal),
      tips: [],
      marks: goal.want === 'past' ? [goal.ring] : [],
      setUp: ({ session }) => void session.commands.newMatch(plan),
      judge: (match) => told(judgeTry(goal, match), goal, match),
      tell: (match) => tellTry(judgeTry(goal, match), match),
    },
  ],
});

const STATES = { open: 'open', solved: 'passed', missed: 'failed' } as const;

function told(verdict: TryVerdict, { want }: TurnGoal, match: TractionMatch): TaskVerdict {
  const over = isTryOver(verdict, match);
  const state = STATES[verdict.state];
  switch (verdict.state) {
    case 'open':
      return { state, over, words: gameTexts.practice.nothing };
    case 'solved':
      return {
        state,
        over,
        words: want === 'legal' && over ? gameTexts.practice.legalOver : gameTexts.practice.solvedBy[want],
      };
    case 'missed': {
      const { foul } = verdict;
      return { state, over, words: foul === null ? SHORT : DEFAULT_HINTS[foul.code], clause: foul?.clause ?? null };
    }
  }
}

/** The moves of a try, its slips, and rings where the pivot stood, the wider the further it slipped. */
function tellTry(verdict: TryVerdict, { header, log }: TractionMatch): Told {
  const foul = verdict.state === 'missed' ? verdict.foul : null;
  const call = foul && gameTexts.rules.calls[foul.code];
  const naming = namingOf(header.seats);
  const moves = log.filter(({ action }) => action.do !== 'end-turn').map((entry) => wordsOf(entry, naming));
  const slips = log.flatMap(slipsOf);
  const said = gameTexts.practice.slips(slips.map(({ mm }) => gameTexts.practice.slip(mm)));
  return {
    ...(call && { lead: gameTexts.practice.missedBy(call) }),
    said: `${moves.join('; ')}. ${said}`,
    marks: slips.map(({ xMm, zMm, mm }) => ({ xMm, zMm, radiusMm: ringMm(mm), wrong: verdict.state === 'missed' })),
  };
}

/** A corner that slid far has a ring that leaves the table in sight. */
export const ringMm = (slipMm: number): number => Math.min(MOST_MM, Math.max(LEAST_MM, TIMES * slipMm));

/** The rings of the last tries. */
export const marksOf = (tries: readonly Attempt[]): readonly TriedMark[] =>
  tries.slice(-MARKED).flatMap(({ marks = [] }) => marks);

import { DEFAULT_HINTS, SHORT } from '#games/traction/help/drills/hints.ts';
import type { TurnGoal, TryVerdict } from '#games/traction/help/practice/goal.ts';
import { gameTexts } from '../texts.ts';

/** The outcome of a try, in two sentences at the most. */
export function verdictWords(verdict: TryVerdict, { want }: TurnGoal, over: boolean): string {
  switch (verdict.state) {
    case 'open':
      return gameTexts.practice.nothing;
    case 'solved':
      return want === 'legal' && over ? gameTexts.practice.legalOver : gameTexts.practice.solvedBy[want];
    case 'missed':
      return verdict.foul === null ? SHORT : DEFAULT_HINTS[verdict.foul.code];
  }
}

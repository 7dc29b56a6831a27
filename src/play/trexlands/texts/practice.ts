import type { TurnGoal } from '#games/trexlands/help/practice/goal.ts';

// Texts of practice: one turn, tried again and again.

const GOALS: Readonly<Record<TurnGoal, string>> = {
  score: 'an X is scored',
  battle: 'an attack is won',
  claim: 'V are claimed',
  move: 'a MOVE comes about',
};

export const practice = {
  onlyTurns: 'A turn can be practised: choose an action of a player’s turn.',
  noTurn: 'There is no turn at this place of the match.',
  succeeds: 'A try succeeds if in this turn',
  succeedsIf: (goal: TurnGoal) => `A try succeeds if in this turn ${GOALS[goal]}.`,
  goals: GOALS,
  chance: 'Throw the trucks yourself or leave them to chance: every try has luck of its own.',
  rivals: 'The rivals answer as the keen computer player would.',
  none: 'No try yet: make your choice.',
  list: 'All tries',
  line: (said: string) => (said === '' ? 'No MOVE.' : said),
  missed: 'The turn is over.',
  solved: 'That is what was wanted.',
  player: (name: string) => `It is ${name}’s turn.`,
} as const;

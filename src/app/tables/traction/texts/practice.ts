import type { TurnGoal } from '../../../../games/traction/help/practice/goal.ts';
import { nameOf } from '../../../../games/traction/pieces.ts';

// Texts of practice: one position, tried again and again.

const tries = (n: number): string => (n === 1 ? '1 try' : `${n} tries`);

const within = (actions: number): string => (actions === 1 ? 'with one action' : `with ${actions} actions at the most`);

/** The task, with the meaning of success in it. */
function task(goal: TurnGoal): string {
  switch (goal.want) {
    case 'legal':
      return 'A try succeeds if what you do in this turn is no foul.';
    case 'win':
      return `Win this turn, ${within(goal.actions)}: touch a rival’s pad without a foul.`;
    case 'past':
      return `Bring ${nameOf(goal.piece)} into the ring, ${within(goal.actions)} and without a foul.`;
  }
}

export const practice = {
  title: 'Practice',
  refused: (why: string) => `The position cannot be taken to practice. ${why}`,
  panel: 'The practice',
  from: 'Practise from here',
  again: 'Try again',
  task,
  original: 'Nothing here changes the match or position it came from.',
  none: 'No try yet: move a piece.',
  tries: (n: number, solved: number) => `${tries(n)}, ${solved} succeeded (${Math.round((100 * solved) / n)} %)`,
  solved: 'Success.',
  missed: 'Missed.',
  missedBy: (call: string) => `Missed: ${call}.`,
  solvedBy: {
    legal: 'No foul. Play on in this turn, or try it again.',
    win: 'You touched the rival’s pad.',
    past: 'It stands in the ring.',
  },
  legalOver: 'No foul, and the turn is over.',
  nothing: 'The turn was ended without a move, which is no try.',
  list: 'Tries and slips',
  marks: (n: number, ringMm: number, mostMm: number) =>
    `Rings: where the pivot stood in the last ${tries(n)}; their radius is ten times the slip, up to ${ringMm} mm. A slip over ${mostMm} mm is a foul.`,
  slips: (slips: readonly string[]) => (slips.length === 0 ? '' : `Pivot slipped ${slips.join(', ')}.`),
  slip: (mm: number) => `${mm.toFixed(2)} mm`,
  ready: 'The position stands as it did.',
  typed: 'Type “new” to try again.',
  back: { match: 'Back to the match', watch: 'Back to the replay', bench: 'Back to the position editor' },
  notSaved: 'Practice is not saved.',
  noFile: 'Practice is no match, and has no file.',
} as const;

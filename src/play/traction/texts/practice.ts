import type { TurnGoal } from '#games/traction/help/practice/goal.ts';
import { nameOf } from '#games/traction/pieces.ts';

// Texts of practice: one position, tried again and again.

const tries = (n: number): string => (n === 1 ? '1 try' : `${n} tries`);

const within = (actions: number): string => (actions === 1 ? 'with one action' : `with ${actions} actions at the most`);

/** The task, with the meaning of success in it. */
function task(goal: TurnGoal): string {
  switch (goal.want) {
    case 'legal':
      return 'Try anything: the referee says whether it was a foul.';
    case 'win':
      return `Win this turn, ${within(goal.actions)}: touch a rival’s pad without a foul.`;
    case 'past':
      return `Bring ${nameOf(goal.piece)} into the ring, ${within(goal.actions)} and without a foul.`;
  }
}

export const practice = {
  refused: (why: string) => `The position cannot be taken to practice. ${why}`,
  task,
  none: 'No try yet: move a piece.',
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
  backToEditor: 'Back to the position editor',
} as const;

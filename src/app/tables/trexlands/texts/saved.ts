import { count } from '../../../texts/words.ts';

// Texts of saved matches. The start page has them, too, so they have a file of their own.

export const saved = {
  running: (cycle: number) => (cycle === 0 ? 'before the first turn' : `cycle ${cycle}`),
  picture: (x: number, seats: readonly string[]) =>
    `The board from above, ${x} X left in the City. ${seats.join('. ')}.`,
  trucks: (name: string, out: number, x: number) => `${name}: ${count(out, 'truck')} on the board, ${x} X`,
  cityX: (x: number) => `${x} X`,
} as const;

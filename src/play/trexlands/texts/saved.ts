import { count } from '#play/texts/words.ts';

// Texts of saved matches.

export const saved = {
  picture: (x: number, seats: readonly string[]) =>
    `The board from above, ${x} X left in the City. ${seats.join('. ')}.`,
  trucks: (name: string, out: number, x: number) => `${name}: ${count(out, 'truck')} on the board, ${x} X`,
  cityX: (x: number) => `${x} X`,
} as const;

import { count } from '#play/texts/words.ts';

// Texts of saved matches and of links.

export const saved = {
  picture: (surface: string | null, seats: readonly string[]) =>
    `The table from above${surface === null ? '' : `, ${surface.toLowerCase()}`}. ${seats.join('. ')}.`,
  pieces: (name: string, standing: number, lying: number) =>
    `${name}: ${standing} standing${lying === 0 ? '' : `, ${lying} lying`}`,
} as const;

export const sharing = {
  /** In a link a match lies move for move; what a move is called. */
  move: 'move',
  positionOf: (pieces: number, surface: string) => `${count(pieces, 'piece')} on ${surface}.`,
  withoutHands:
    'A position does not hold who plays with which hands: a match from it begins as a friendly one, without handicaps.',
  customSurface: (friction: number) => `a surface of friction ${friction}`,
} as const;

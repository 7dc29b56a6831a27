import { count, possessive } from './words.ts';

// Texts of what is told and kept of a match of Trexlands.

export const trexLog = {
  turn: (turn: number, name: string) => `Turn ${turn}: ${name}`,
  exchange: (cycle: number) => `EXCHANGE of cycle ${cycle}`,
  inPrivate: (name: string) => `${name} places a card in private.`,
  typed: 'move camp T1 r2 b1',
} as const;

export const trexEnd = {
  by: {
    'x-scored': (winner: string) => `The City is empty, and nobody still at the table has as many X as ${winner}.`,
    'cycle-limit': (winner: string) => `The cycles are used up, and ${winner} is ahead.`,
    'tie-roll': (winner: string) => `${winner} was tied for the most, and alone came up Wheels-Up in the roll for it.`,
    concession: (winner: string) => `Nobody else is left: ${winner} stayed at the table.`,
  },
  player: 'Player',
  x: 'X',
  v: 'V',
  rank: 'Rank',
} as const;

export const trexCamp = {
  title: (name: string) => `${possessive(name)} Camp`,
  has: (coins: number, x: number) => `${coins} V and ${x} X.`,
  captain: 'Captain',
  noCaptain: 'None chosen yet.',
  usedIn: (cycle: number) => `Last used in cycle ${cycle}.`,
  cards: 'Cards, face up',
  noCards: 'None deployed.',
  deck: (n: number) => `${count(n, 'card')}, known to nobody else.`,
} as const;

import { capitalised, count, listed, possessive } from '#play/texts/words.ts';

// Texts of the log, the end and a Camp.

export const log = {
  turn: (turn: number, name: string) => `Turn ${turn}: ${name}`,
  ranked: (alone: readonly string[], rank: string) =>
    alone.length === 1 ? `${alone[0]} alone is on its wheels: ${rank}` : rank,
  blownAway: (weather: string, trucks: string, howMany: number) =>
    `${weather}: ${trucks} rolled and ${howMany === 1 ? 'is down, so it goes' : 'are down, so they go'} back to Camp.`,
  exchange: (cycle: number) => `EXCHANGE of cycle ${cycle}`,
  inPrivate: (name: string) => `${name} places a card in private.`,
} as const;

export const end = {
  by: {
    'x-scored': (winner: string) => `The City is empty, and nobody still at the table has as many X as ${winner}.`,
    'cycle-limit': (winner: string) => `The cycles are used up, and ${winner} came out ahead.`,
    'tie-roll': (winner: string) =>
      `Several had the most, and in the roll for it ${winner} alone landed on the wheels.`,
    concession: (_winner: string, gone: readonly string[]) => `${capitalised(listed(gone))} gave up.`,
  },
  bestTumble: (seconds: number) => `Best tumble: ${seconds.toFixed(1)} s`,
  brought: (x: number) => `${x} X from the City`,
  player: 'Player',
  x: 'X',
  v: 'V',
  rank: 'Rank',
} as const;

export const camp = {
  title: (name: string) => `${possessive(name)} Camp`,
  has: (coins: number, x: number) => `${coins} V and ${x} X.`,
  captain: 'Captain',
  noCaptain: 'None chosen yet.',
  usedIn: (cycle: number) => `Last used in cycle ${cycle}.`,
  cards: 'Cards, face up',
  noCards: 'None yet.',
  deck: (n: number) => `${count(n, 'card')}, known to nobody else.`,
} as const;

export const sharing = {
  /** In a link a match lies move for move; what a move is called. */
  move: 'throw',
} as const;

export const menu = {
  typed: 'move camp T1 r2 b1',
} as const;

import { listed } from '#play/texts/words.ts';
import { inShort } from './inShort.ts';

// Texts of help.

export const help = {
  lines: [
    ...inShort,
    'The rules call a truck Wheels-Up when it is on its wheels, and Wheels-Down when it is not.',
    'A card can interrupt a MOVE, another card, a claim or a battle. What was announced waits until all who could interrupt it have passed.',
    'When every Camp has held the WHEEL, the EXCHANGE opens. You bid V on four cards. All V that are bid are gone, also those of losing bids.',
    'Then each player places private cards face down with V on them. A card with fewer V than it is worth is a bluff.',
    'A challenge costs 1 V; a bluff that is challenged is out of the game. All other cards lie face up in Camp from then on. At the end Supply puts new V on the empty Terra.',
  ],
  clock: (seconds: number) =>
    `A clock runs in this match: whoever is asked and does nothing for ${seconds} s passes. Hold stops it until it is let run again.`,
  /** House rules of a first match. */
  first: {
    ranks: 'ranks are given',
    captains: 'Captains are dealt',
    x: (n: number) => `the City holds ${n} X`,
    late: (cycle: number) => `Roadblock and weather come only from cycle ${cycle} on`,
    short: (x: number) => `A short first match: ${x} X in the City.`,
    inMatch: (differences: readonly string[]) => `In this match ${listed(differences)}.`,
  },
  words: 'Words of the game',
  pointer: 'At the table',
  pointerLines: [
    ['Pull a truck of yours to a place', 'Over every place stands what it brings; let go, and the truck goes there.'],
    ['Touch a truck, then a place that is lit', 'The same by two touches.'],
    ['Touch a card in your Camp', 'You read it; a second touch plays it, or one on what it is for.'],
    ['Rest the pointer on anything, or hold a finger on it', 'You read what it is and which clause is about it.'],
  ],
  notationLines: [
    ['move camp T1 r2 b1', 'T1 comes from Camp by ramp r2 to b1.'],
    ['move T1 b2', 'T1 goes to b2; move T1+T2 city: the stack goes into the City.'],
    ['play roadblock', 'Plays a card; on what follows it: play tow-hook T1 b2.'],
    ['bid 2 3', '3 V on card 2.'],
    ['place scout 1', 'A private card face down with 1 V.'],
    ['ready', 'You have nothing more to place or challenge.'],
    ['pass', 'No MOVE, no card, no bid.'],
  ],
  searchPlaceholder: 'stack, market, TX-12 …',
} as const;

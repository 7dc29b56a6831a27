import { listed } from './words.ts';

// Texts of the start page.

export const start = {
  title: 'Start',
  /** A line about the page for a first visit. */
  about: 'Games of steady hands, at a table that obeys physics.',
  which: 'Game',
  /** The name of a button that does this with a game. */
  way: (words: string, game: string) => `${words}: ${game}`,
  play: 'Play',
  together: 'Two players',
  elsewhere: 'Elsewhere',
  resume: 'Go on',
  resumeNote: (names: readonly string[], howFar: string | null) =>
    `${listed(names)}${howFar === null ? '' : `, ${howFar}`}`,
  again: 'New match',
  learnShort: 'Learn',
  learnGame: (game: string) => `Learn ${game}`,
  puzzle: 'Puzzle',
  players: (count: string) => `${count} players`,
  opening: 'Setting up the table…',
  settings: 'Settings',
  more: 'More',
} as const;

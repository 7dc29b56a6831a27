import { listed } from './words.ts';

// Texts of the start page.

export const start = {
  title: 'Start',
  /** A line about the page for a first visit. */
  about: 'Games of steady hands on a table that obeys physics, with a referee who shows what happened.',
  games: 'Games',
  play: 'Play together here',
  playGame: (game: string) => `Play together here: ${game}`,
  playGameAlone: (game: string) => `Play against the computer: ${game}`,
  playAlone: 'Play against the computer',
  aloneNote: 'At its weakest. Under “Set up” it plays better.',
  learnShort: 'Learn',
  learnGame: (game: string) => `Learn ${game}`,
  setUp: 'Set up',
  setUpGame: (game: string) => `Set up ${game}`,
  opening: 'Setting up the table…',
  oneDevice: 'Everybody plays on this device, one after the other.',
  asText: 'Play in words, without seeing the table',
  resume: 'Resume the match',
  resumeNote: (game: string, names: readonly string[], howFar: string | null) =>
    `${game}: ${listed(names)}${howFar === null ? '' : `, ${howFar}`}`,
  settings: 'Settings',
  howToPlay: (game: string) => `How to play ${game}`,
} as const;

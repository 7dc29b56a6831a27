import { listed } from '../../../texts/words.ts';

// Texts of the game on the start page, where the game itself is not loaded yet.

export const card = {
  name: 'Trexlands',
  lead: 'Tumble toy trucks in battle-rolls, wheels-up wins: from Camp over a board of Terra into the City, with an exchange of bids and bluffs in between.',
  newMatch: 'Play Trexlands',
  learn: 'Learn it by playing',
  setUp: 'Set up Trexlands',
  note: 'Two players, one device, every roll a real tumble. Set it up for three or four.',
  /** How far a saved match has come. */
  resume: (names: readonly string[], cycle: number | null) =>
    `Trexlands: ${listed(names)}${cycle === null || cycle === 0 ? '' : `, cycle ${cycle}`}`,
} as const;

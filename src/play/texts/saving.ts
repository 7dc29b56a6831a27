import type { HiddenCharacter } from '#engine/hidden.ts';
import { hiddenCharacter } from './words.ts';

// Texts of the list of saved matches.

export const savedMatches = {
  title: 'Saved matches',
  import: 'Import a file',
  dropHere: 'or drop a match file anywhere on this page',
  dropNow: 'Drop the match file to open it',
  titleTooLong: (length: number, most: number) => `A title has at most ${most} characters, and this one has ${length}.`,
  hiddenInTitle: (hidden: HiddenCharacter) => `This title has ${hiddenCharacter(hidden)}.`,
} as const;

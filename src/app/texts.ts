import type { PyramidSize } from '../sim/pyramid.ts';
import * as opening from './texts/opening.ts';
import * as keeping from './texts/keeping.ts';
import * as choosing from './texts/choosing.ts';
import * as refusing from './texts/refusing.ts';
import * as trouble from './texts/trouble.ts';
import * as playing from './texts/playing.ts';
import * as telling from './texts/telling.ts';
import * as leaving from './texts/leaving.ts';
import * as hands from './texts/hands.ts';
import * as settings from './texts/settings.ts';
import * as sharing from './texts/sharing.ts';
import { capitalised, SIZE_WORDS, possessive } from './texts/words.ts';

/**
 * Every text of the page, in one place: the files of texts/, a file a subject. Sentences of rulings and refusals are the
 * referee's and the rules' own (referee/texts.ts, games/traction/texts.ts). A function where something has to be filled in.
 */
export const texts = {
  product: 'Tumbletop',
  game: 'Traction',
  titleOf: (page: string) => `${page} · Tumbletop`,
  backToStart: 'Back to the start page',
  close: 'Close',
  names: {
    piece: (owner: string, piece: string) => `${possessive(owner)} ${piece}`,
    pad: (owner: string) => `${possessive(owner)} pad`,
    table: 'the table',
    sized: (size: PyramidSize, copy: string) => `${capitalised(SIZE_WORDS[size])} ${copy}`,
    seat: (seat: number) => `Player ${seat + 1}`,
    nobody: 'Nobody',
  },

  ...opening,
  ...keeping,
  ...choosing,
  ...refusing,
  ...trouble,
  ...playing,
  ...telling,
  ...leaving,
  ...hands,
  ...settings,
  ...sharing,
} as const;

export { capitalised, listed } from './texts/words.ts';

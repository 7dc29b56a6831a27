import { texts } from '../texts.ts';
import type { Phrase } from './phrases.ts';
import type { PhraseGroup } from './talk.ts';

/** Commands that can be typed at any game's table. */
export type HouseSaid =
  | { readonly say: 'help'; readonly topic: string }
  | { readonly say: 'again' | 'save' | 'export' | 'new' | 'leave' | 'close' | 'clear' | 'yes' | 'no' };

const { help } = texts.talking;
const plain = (say: Exclude<HouseSaid['say'], 'help'>, ...others: readonly string[]): Phrase<HouseSaid, null> => ({
  words: [say, ...others],
  help: help[say],
  read: () => ({ say }),
});

export const COMMON_PHRASES: readonly Phrase<HouseSaid, null>[] = [
  { words: ['help', 'h', '?'], help: help.help, read: (line) => ({ say: 'help', topic: line.rest() }) },
  plain('again'),
  plain('save'),
  plain('export'),
  plain('new'),
  plain('leave'),
  plain('close'),
  plain('clear'),
  plain('yes', 'y'),
  plain('no'),
];

export const HOUSE_GROUP: PhraseGroup = { name: texts.talking.groups.house, phrases: COMMON_PHRASES };

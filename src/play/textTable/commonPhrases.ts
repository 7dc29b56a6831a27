import { texts } from '../texts.ts';
import type { Phrase } from './phrases.ts';
import type { PhraseGroup } from './talk.ts';

/** Commands that can be typed at any game's table. */
export type CommonSaid =
  | { readonly say: 'help'; readonly topic: string }
  | { readonly say: 'again' | 'last' | 'save' | 'export' | 'new' | 'leave' | 'close' | 'clear' | 'yes' | 'no' };

const { help } = texts.talking;
const plain = (say: Exclude<CommonSaid['say'], 'help'>, ...others: readonly string[]): Phrase<CommonSaid, null> => ({
  words: [say, ...others],
  help: help[say],
  read: () => ({ say }),
});

export const COMMON_PHRASES: readonly Phrase<CommonSaid, null>[] = [
  { words: ['help', 'h', '?'], help: help.help, read: (line) => ({ say: 'help', topic: line.rest() }) },
  plain('again'),
  plain('last'),
  plain('save'),
  plain('export'),
  plain('new'),
  plain('leave'),
  plain('close'),
  plain('clear'),
  plain('yes', 'y'),
  plain('no'),
];

export const COMMON_GROUP: PhraseGroup = { name: texts.talking.groups.page, phrases: COMMON_PHRASES };

import type { LineFault } from '#engine/lineReader.ts';
import type { Fault } from '#sim/result.ts';
import type { Outcome } from '../session/outcome.ts';
import type { TableTypes } from '../session/tableTypes.ts';
import type { Phrase, PhraseHelp } from '../textTable/phrases.ts';
import type { Reply } from '../textTable/talk.ts';
import type { MatchAt } from './playedGame.ts';

/** A line at the table in words: its match, and ways to answer. */
export interface Said<B extends TableTypes> {
  readonly match: MatchAt<B>;
  /** Carries out a command; why it was refused is the answer. */
  act(command: () => Outcome): Reply;
  refuse(fault: Fault | LineFault): Reply;
}

type Answer<B extends TableTypes> = (said: Said<B>) => Reply;
export type TalkPhrase<B extends TableTypes> = Phrase<Answer<B>, null>;

/** A word, with nothing behind it, and its answer. */
export const word = <B extends TableTypes>(
  say: string,
  help: PhraseHelp['help'],
  answer: Answer<B>,
): TalkPhrase<B> => ({ words: [say], help, read: () => answer });

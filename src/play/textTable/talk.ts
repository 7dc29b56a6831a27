import type { LineFault } from '#engine/lineReader.ts';
import type { Fault } from '#sim/result.ts';
import type { AnySession } from '../session/state.ts';
import type { PhraseHelp } from './phrases.ts';

/** The answer to a typed line. */
export type Reply =
  | { readonly kind: 'told'; readonly lines: readonly string[] }
  /** It changed nothing; `at` is the word that did not fit, where it was one. */
  | { readonly kind: 'refused'; readonly sentence: string; readonly at: Pick<LineFault, 'column' | 'word'> | null }
  /** It happens once it is confirmed. */
  | { readonly kind: 'asked'; readonly question: string; readonly yes: () => Reply };

export const told = (...lines: readonly string[]): Reply => ({ kind: 'told', lines });
export const refused = (sentence: string, at: Pick<LineFault, 'column' | 'word'> | null = null): Reply => ({
  kind: 'refused',
  sentence,
  at,
});
/** By a fault, in the words of the page; one of a line that was typed has its place in it. */
export const refusedBy = (fault: Fault | LineFault, said: (message: string) => string): Reply =>
  refused(said(fault.message), 'column' in fault ? { column: fault.column, word: fault.word } : null);

/** A game's side of the text table. The page's part knows no more of any game. */
export interface Talk {
  /** The phrases that can be typed, by purpose, in the order in which help tells them. */
  readonly groups: readonly PhraseGroup[];
  /** Meanings of the words in capitals in them, as a list: PLAYER for a name; … */
  readonly capitals: string;
  /** Words that may follow the first, for completing them. */
  vocabulary(): readonly string[];
  /** The sentence that says whose turn it is. */
  opening(): readonly string[];
  /** The position, for a player who sits down. */
  greeting(): readonly string[];
  /** Answers a line or does what it says; what comes of it at the table is told by `listen`. */
  say(line: string): Reply;
  /** Tells what happens at the table, a sentence or more at a time, as it happens. Returns how to stop that. */
  listen(tell: Tell): () => void;
}

/** Tells lines that answer nothing that was typed just now. `refused`: why something was not done after all. */
export type Tell = (lines: readonly string[], kind?: 'refused') => void;

/** Tells refusals too that come when the line was answered long ago. `stop` ends what else is told. */
export function withLate(
  session: Pick<AnySession, 'onLateRefusal'>,
  refuse: (fault: Fault) => Reply,
  tell: Tell,
  stop: () => void,
): () => void {
  const stopLate = session.onLateRefusal((fault) => {
    const reply = refuse(fault);
    if (reply.kind === 'refused') tell([reply.sentence], 'refused');
  });
  return () => [stop, stopLate].forEach((end) => end());
}

export interface PhraseGroup {
  readonly name: string;
  readonly phrases: readonly PhraseHelp[];
}

/** Commands of the page for any match. */
export interface TextCommands {
  /** Whether the match is saved, in a sentence. */
  saved(): string;
  /** Hands the match out as a file; what became of that is told when it is known. */
  exportFile(tell: (lines: readonly string[]) => void): readonly string[];
  /** Leaves for a new match of the same players, by the same rules. */
  sameAgain(): void;
  leave(): void;
  /** Puts the text table away. */
  close(): void;
  /** Shows the rivals’ last move on the table once more; false, or left out, where there is none to be seen. */
  seeAgain?(): boolean;
  /** Whether something would be left behind. */
  isRunning(): boolean;
}

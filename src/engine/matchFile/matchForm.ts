import type { z } from 'zod';
import type { Result } from '#sim/result.ts';
import type { NumberReader, NumberWriter } from '#sim/short/numbers.ts';
import type { Game, GameTypes } from '../game.ts';
import type { LogEntry, MatchHeader } from '../match.ts';
import type { RandomState } from '../random.ts';
import type { RecordedAction, Recording } from '../replay.ts';
import type { MatchText } from './matchText.ts';
import type { HeaderFile } from './readHeader.ts';

/** A file that says it is a match; nothing more is known of it. */
export type MatchJson = Readonly<Record<string, unknown>>;

/**
 * The game's part in reading and writing match files; all else is the same for every game. `R`: an action as recorded;
 * `F`: a file as the schema reads it.
 */
export type MatchForm<
  T extends GameTypes,
  R extends RecordedAction<T>,
  F extends HeaderFile & { readonly log: readonly unknown[] },
> = FormParts<T, R, F> & (InWords<F> | Telling);

interface FormParts<
  T extends GameTypes,
  R extends RecordedAction<T>,
  F extends HeaderFile & { readonly log: readonly unknown[] },
> {
  readonly game: Game<T>;
  readonly schema: z.ZodType<F> & { readonly shape: { readonly log: z.ZodType<F['log']> } };
  /** The record of an action. */
  readonly record: (entry: Played<T>) => R;
  /** The file's keys of the set-up, in order; left out, the set-up is them. */
  readonly makeSetup?: (setup: T['setup']) => object;
  readonly readSetup: (file: F) => Result<T['setup']>;
  /** Own pieces that the set-up carries, as the file has them; left out where it never does. */
  readonly ownPieces?: (setup: T['setup']) => object | undefined;
  readonly makeAction: (recorded: R) => object;
  /** Faults with the path in the file. */
  readonly readAction: (file: F['log'][number], index: number) => Result<R>;
  /** Left out where actions are short as they are. */
  readonly short?: ShortForm<T, R>;
}

/** As much of an entry of the log as its record is made of. */
export type Played<T extends GameTypes> = Pick<LogEntry<T>, 'action' | 'performed' | 'evidence' | 'hash'>;

interface InWords<F extends { readonly log: readonly unknown[] }> {
  /** An action as a person reads it: its notation. */
  readonly words: (file: F['log'][number]) => string;
  readonly tell?: never;
}

interface Telling {
  /** The file as text to be read, also of older rules: see `tellingBy`. */
  readonly tell: (json: MatchJson) => Result<MatchText>;
}

/** A match as it is written down, by a game that records more than a replay needs. */
export interface RecordingOf<T extends GameTypes, R extends RecordedAction<T>> extends Recording<T> {
  readonly log: readonly R[];
}

/** Before the first action. */
export interface ShortStart<T extends GameTypes> {
  readonly header: MatchHeader<T>;
  readonly random: RandomState;
}

/** A game's own way to write the actions of its matches in less. */
export interface ShortForm<T extends GameTypes, R> {
  /** The part of each action that a file has besides its outcome, shortened; numbers go to `out`. */
  readonly shorten: (
    start: ShortStart<T>,
    log: readonly R[],
    files: readonly object[],
    out: NumberWriter,
  ) => readonly object[];
  /**
   * The same again as a file has them. Null where the numbers are damaged, `too-large` where more comes of them than a
   * file may hold. What is wrong otherwise the schema says.
   */
  readonly restore: (
    start: ShortStart<T>,
    log: readonly MatchJson[],
    from: NumberReader,
  ) => readonly object[] | 'too-large' | null;
}

/** Match files that have everything, as links are made of them. */
export interface WholeMatches<T extends GameTypes, R extends RecordedAction<T>> {
  /** The match file; to parse it gives the recording again. */
  readonly makeMatch: (recording: RecordingOf<T, R>) => string;
  /** Reads JSON that says it is a match, as `parseMatch` does a text. */
  readonly matchOf: (json: MatchJson, build: string | null) => Result<RecordingOf<T, R>>;
}

import type { StoreApi } from 'zustand/vanilla';
import type { Fault, Result } from '#sim/result.ts';
import type { TextStorage } from '../settings/textStorage.ts';
import type { AnyMatch, AnyRecording, Games } from './gameFiles.ts';
import type { SavedEntry } from './listing.ts';
import type { ToldMatch } from './readAnyMatch.ts';
import type { Wait } from './retries.ts';
import type { SavedMatch, Titled } from './savedMatch.ts';
import type { MatchStore } from './matchStore.ts';

/** A match of which something lies in this tab only. */
export interface Unsaved {
  readonly id: string;
  readonly game: string;
  readonly actions: number;
  /** With how many actions its last save arrived in the browser's storage; null where none did. */
  readonly saved: number | null;
}

export interface LibraryState {
  readonly opened: boolean;
  readonly matches: readonly SavedEntry[]; // the latest first
  readonly unbegun: readonly string[]; // that lie in the store, too, and in which nothing is known to be played yet
  readonly trouble: Fault | null; // why matches are not saved for good, or what else the storage would not do
  readonly retried: boolean; // the trouble is one that is tried again by itself
  readonly removed: (SavedMatch & Titled) | null; // deleted last, can be put back
  readonly saved: { readonly id: string; readonly actions: number } | null; // the last save that arrived
  readonly unsaved: readonly Unsaved[]; // what lies in this tab only
  /** Another tab has played on in the match of the first id; what was played here is saved under the second. */
  readonly parted: { readonly from: string; readonly to: string } | null;
}

/** A match file, with what lies beside it in a store. */
export interface Restorable {
  readonly text: string;
  /** Null: now. */
  readonly savedAt: number | null;
  readonly title: string | null;
}

export interface Library extends StoreApi<LibraryState> {
  /** The games whose matches are kept. */
  readonly games: Games;
  /**
   * Puts the match in the store under its id; where another tab has saved it meanwhile, under one of its own, so that
   * nothing is lost. Never throws: trouble is told in the state.
   */
  save(id: string, match: AnyMatch): Promise<void>;
  /** Puts a file in the store, unless it lies there already; gives its id. */
  add(recording: AnyRecording): Promise<string>;
  /** The text of a saved match. Faults: `no-such-match`, `storage-failed`, those of a damaged record. */
  textOf(id: string): Promise<Result<string>>;
  /** Which game it is a match of, without reading its text. Faults: those of `textOf`. */
  gameOfSaved(id: string): Promise<Result<string>>;
  /** The match, read: faults of `readAnyMatch` too. */
  open(id: string, build: string | null): Promise<Result<AnyRecording>>;
  /**
   * The match is the one that was opened, and lies there as it is: saving it again would only be in other tabs' way.
   * Facts that the list has missed so far are put beside it; its time stays.
   */
  keepAsOpened(id: string, match: AnyMatch): void;
  /** A saved match to be read by people, of any version of the rules. Faults: those of `textOf` and `tellAnyMatch`. */
  tell(id: string): Promise<Result<ToldMatch>>;
  /**
   * Puts a file that can only be read in the store, as it is, unless it lies there already; gives its id. Faults: those
   * of `tellAnyMatch`.
   */
  addText(text: string): Promise<Result<string>>;
  /**
   * Puts a match of an archive in the store, with its title and its time, unless it lies there already. Of other rules
   * it is kept to be read. Faults: those of `readAnyMatch` and `tellAnyMatch`.
   */
  restore(match: Restorable, build: string): Promise<Result<'added' | 'there'>>;
  /**
   * Gives the match a title, as typed; an empty one is its players' names again. Faults: `title-too-long`,
   * `no-such-match`, those of the storage.
   */
  rename(id: string, typed: string): Promise<Result<null>>;
  remove(id: string): Promise<void>;
  /** Puts back what was deleted last. */
  putBack(): Promise<void>;
  /** It is not wanted back. */
  forgetRemoved(): void;
  /**
   * Now, instead of later by itself: opens the browser's storage if it is not open, saves what is not saved, reads what
   * lies there.
   */
  tryAgain(): Promise<void>;
  /** For good: everything is about to be deleted, and nothing is saved any more. */
  close(): Promise<void>;
}

export interface LibraryDependencies {
  readonly games: Games;
  readonly openStore: () => Promise<MatchStore>;
  readonly now: () => number;
  /** Where matches are noted that were set up and not begun; without it every match counts as begun. */
  readonly openNotes?: () => TextStorage;
  readonly wait?: Wait;
  /** Tells when a save that was begun should long have been answered. */
  readonly waitForAnswer?: Wait;
}

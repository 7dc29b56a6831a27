import type { GameTypes } from './game.ts';
import type { Match } from './match.ts';

/**
 * A game's lessons, given at its own table: its clauses in a player's words, and drills. The code that shows them knows
 * no rule: texts are the game's, and a deed is anything that a hand or a seat can be told to do.
 */
export interface Lessons<T extends GameTypes, Deed> {
  readonly chapters: readonly Chapter[];
  /** Every drill; those of the first lesson first, then those of the guide. */
  readonly drills: readonly Drill<T, Deed>[];
  /** Ids of the drills of the first lesson, in order: the least that one has to know. */
  readonly first: readonly string[];
  /** Ids of the drills that lead further into the game, in order. */
  readonly guide: readonly string[];
  /** Tasks from matches for who knows the rules; the easier ones of each kind first. */
  readonly puzzles: readonly Drill<T, Deed>[];
}

/** A part of the rule book, in the order in which it is read. */
export interface Chapter {
  readonly title: string;
  readonly clauses: readonly ClauseHelp[];
}

/** One clause for a player. */
export interface ClauseHelp {
  /** As rulings name it. */
  readonly id: string;
  readonly title: string;
  readonly words: string;
  /** Codes of the rulings that cite it; none where only the course of play decides. */
  readonly codes: readonly string[];
  /** Name of the example that plays on the table. */
  readonly example: string;
  /** In which a player does what it says; a clause that cannot have one of its own names another's. */
  readonly drill: string;
}

/** Something to do at the table, judged by the referee. */
export interface Drill<T extends GameTypes, Deed> {
  readonly id: string;
  readonly title: string;
  /** Played one after the other; the drill is passed with the last. */
  readonly parts: readonly DrillPart<T, Deed>[];
}

export interface DrillPart<T extends GameTypes, Deed> {
  /** The task in a sentence or two. */
  readonly task: string;
  readonly setup: T['setup'];
  /** Places on the table that the task speaks of. */
  readonly marks: readonly Mark[];
  /** The verdict on the match begun from `setup`. Pure: same match, same answer. */
  judge(match: Match<T>): DrillVerdict;
  /**
   * Deeds of the rival, one for each turn of its own; with none left it ends its turn. Left out where the learner plays
   * alone, or for both.
   */
  readonly replies?: readonly Deed[];
  /** The task in the learner's later turns, said after what the rival has done; left out where there are none. */
  readonly afterReply?: string;
  /** The hand that the learner begins with; left out for the one that was chosen last. */
  readonly hand?: 'assisted' | 'free';
  /** The task is to commit a foul: nobody asks whether it is meant. */
  readonly foulMeant?: true;
  /** Shown one by one, one more after each failure. */
  readonly tips: readonly string[];
  /** Deeds that pass it. */
  readonly solution: readonly Deed[];
}

/** A ring on the table. */
export interface Mark {
  readonly xMm: number;
  readonly zMm: number;
  readonly radiusMm: number;
}

export type DrillVerdict =
  | { readonly state: 'open' }
  | { readonly state: 'passed'; readonly words: string }
  /** `clause`: whose help says more. */
  | { readonly state: 'failed'; readonly words: string; readonly clause: string | null };

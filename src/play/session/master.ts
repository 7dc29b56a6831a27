import type { Draws } from '#engine/random.ts';
import type { GameTypes } from '#engine/game.ts';
import type { SeenMatch } from '#engine/seen.ts';
import type { Fault, Result } from '#sim/result.ts';

/**
 * Hears what has come of a request: within the call where the match is kept on this screen, later where it is kept
 * elsewhere. A refusal may come because the match has gone on meanwhile; then `match` of the master has gone on, too.
 */
export type Heard<V> = (answer: Result<V>) => void;

/** A wish about taking back, or an answer to one. */
export type UndoRequested =
  | { readonly do: 'ask'; readonly by: number; readonly from: number }
  | { readonly do: 'answer'; readonly seat: number; readonly agrees: boolean }
  | { readonly do: 'withdraw'; readonly by: number };

/** An action that was let go, whole: with the parts of other seats, where there are some. */
export interface LetGo<T extends GameTypes> {
  readonly action: T['action'];
  /** Everything that is drawn for it. */
  readonly draws: Draws;
}

/** A seat's part of an action that several seats give, each at a screen of its own. */
export interface GivenPart<T extends GameTypes> {
  readonly seat: number;
  /** Null where this screen may not see it. */
  readonly action: T['action'] | null;
}

/** The keeper of a match: it alone decides what is played, and tells a screen no more of it than that may see. */
export interface Master<T extends GameTypes> {
  /** The seat whose view `match` is; null where the screen may see all of it, as it is everybody's. */
  readonly seat: number | null;
  /** As far as it has come. */
  readonly match: SeenMatch<T>;
  /** Draws for a hand of this screen that performs the next action. */
  readonly handDraws: Draws;
  /**
   * Lets go what chance has a part in. Where the match is kept elsewhere it counts from then on, whatever becomes of
   * this screen. Null: it is this seat's part, and waits for those of others.
   */
  letGo(action: T['action'], heard: Heard<LetGo<T> | null>): void;
  /** Parts of the action that is asked for now. Left out: this screen gives all of them. */
  readonly parts?: readonly GivenPart<T>[];
  /** Plays an action; `performed`: how it went at this screen, null unless physical. */
  play(action: T['action'], performed: T['performed'] | null, heard: Heard<null>): void;
  /** Why nothing is taken back in this match; left out, or null: it may be. */
  readonly againstUndo?: Fault | null;
  undo(request: UndoRequested, heard: Heard<null>): void;
  /** Calls back when somebody elsewhere has gone on with it. Returns how to stop that. */
  listen(goneOn: () => void): () => void;
}

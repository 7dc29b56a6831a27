import type { TimeAction } from '#engine/clock.ts';
import type { Aim, ModuleId, Seat, Strength, TowerOption } from './ids.ts';

/** An action in a match of Tug of War; one action is one entry of the log. */
export type TugOfWarAction = FirstAction | PlayAction | DiscardAction | TimeAction | ConcedeAction;

interface Own {
  readonly seat: Seat;
}

/** Time since the seat was asked, where a clock runs; left out: none (TW-20). */
interface Timed {
  readonly elapsedMs?: number | undefined;
}

/** Says who goes first, or leaves it to the other and then to chance. */
export interface FirstAction extends Own {
  readonly do: 'first';
  readonly first: Seat | null;
}

/** A turn's submission: one to three cards at one module, in this order (TW-03, TW-05). */
export interface PlayAction extends Own, Timed {
  readonly do: 'play';
  readonly module: ModuleId;
  readonly cards: readonly Strength[];
  /** At the Maze a direction for each card, at the Path a tile for each; left out elsewhere. */
  readonly aims?: readonly Aim[] | undefined;
  /** At the Tower, and only there (TW-67). */
  readonly option?: TowerOption | undefined;
  /** A module that the rival may not use next turn: spends the item (TW-69). */
  readonly block?: ModuleId | undefined;
}

/** Gives up as many cards as are too many, the lowest first (TW-09, TW-10). */
export interface DiscardAction extends Own, Timed {
  readonly do: 'discard';
  readonly cards: readonly Strength[];
}

/** Gives up the match, at any time. */
export interface ConcedeAction extends Own {
  readonly do: 'concede';
}

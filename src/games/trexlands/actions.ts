import type { TimeAction } from '#engine/clock.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import type { CaptainId } from './captains.ts';
import type { CardKind, TribuKind } from './cards/kinds.ts';
import type { Target } from './cards/target.ts';
import type { Move } from './moves/move.ts';
import type { HandThrow } from './throws.ts';

/** An action in a match of Trexlands; one action is one entry of the log. */
export type TrexlandsAction = RollAction | TimeAction | Choice;

/** A clock ran out, which is no player's action: ms since the window opened, or since the last bid (TX-68). */
export type { TimeAction } from '#engine/clock.ts';

/**
 * Physical: all trucks of a roll, thrown at once (TX-17). The hands' parts of it, gathered seat by seat (gathering.ts);
 * a truck that is not named is thrown by chance, and what a throw does not say is drawn (releases.ts), both by the
 * match's generator (TX-62).
 */
export interface RollAction {
  readonly do: 'roll';
  readonly throws: readonly HandThrow[];
}

/** All else is a seat's choice. */
export type Choice =
  | ChooseCaptainAction
  | RestackAction
  | MoveAction
  | PlayAction
  | WrenchAction
  | OccupyAction
  | BidAction
  | BrokerAction
  | PlaceAction
  | ChallengeAction
  | PlainAction;

interface Own {
  readonly seat: Seat;
}

export interface ChooseCaptainAction extends Own {
  readonly do: 'captain';
  readonly captain: CaptainId;
}

/** In one Terra or in Camp, before the MOVE (TX-22). */
export interface RestackAction extends Own {
  readonly do: 'stack' | 'unstack';
  readonly trucks: readonly [PieceId, PieceId];
}

/** Announces a MOVE; it comes about when its window is closed. */
export interface MoveAction extends Own {
  readonly do: 'move';
  readonly move: Move;
}

/** Announces a card of one's Camp. */
export interface PlayAction extends Own {
  readonly do: 'play';
  readonly card: CardKind;
  readonly target: Target;
}

/** The Captain Wrench: a downed truck rolls again. */
export interface WrenchAction extends Own {
  readonly do: 'wrench';
  readonly truck: PieceId;
}

/** A raider that has won stays, or withdraws to where it came from. */
export interface OccupyAction extends Own {
  readonly do: 'occupy';
  readonly stay: boolean;
}

/** Adds V to a card of the market; slots count from 1. */
export interface BidAction extends Own {
  readonly do: 'bid';
  readonly slot: number;
  readonly coins: number;
}

/** The Captain Broker: takes a tie for the highest bid, or leaves it. */
export interface BrokerAction extends Own {
  readonly do: 'broker';
  readonly take: boolean;
}

/** Secret: a private card face down with V on it. */
export interface PlaceAction extends Own {
  readonly do: 'place';
  readonly card: TribuKind;
  readonly coins: number;
}

/** 1 V to the edge of a rival's face-down card; slots count from 1 among its owner's. */
export interface ChallengeAction extends Own {
  readonly do: 'challenge';
  readonly owner: Seat;
  readonly slot: number;
}

/**
 * `pass`: no MOVE, no card in a window, no bid. `ready`: done with placing, or with the arena. `concede`: gives up, at
 * any time.
 */
export interface PlainAction extends Own {
  readonly do: 'pass' | 'ready' | 'concede';
}

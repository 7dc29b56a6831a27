import type { PieceId, Seat } from '#sim/ids.ts';
import type { Act } from './acts.ts';
import type { Board } from './board/board.ts';
import type { CaptainId } from './captains.ts';
import type { CampCardId, CardId, PublicCardId, TribuCardId } from './cards/ids.ts';
import type { TerraId } from './ids.ts';
import type { TrexlandsOptions } from './options.ts';
import type { Reroll } from './rerolls.ts';

/**
 * A position of Trexlands between two actions. Plain data. A card's id is null where the looker may not know it; only
 * views have such.
 */
export interface TrexlandsState {
  readonly seats: number; // 2 to 4
  readonly options: TrexlandsOptions;
  readonly board: Board;
  /** The contents of each Terra, in the order of the board's tiles. */
  readonly terra: readonly Terra[];
  /** Sorted by id. */
  readonly trucks: readonly Truck[];
  /** By seat. */
  readonly camps: readonly Camp[];
  /** X tokens left in the City. */
  readonly cityX: number;
  readonly bank: Bank;
  /** The top first; secret. */
  readonly publicDeck: readonly (PublicCardId | null)[];
  /** Forfeited and spent: out of play, for all to see (TX-28, TX-44). */
  readonly pit: readonly CardId[];
  /** Ranked seats, #1 first; fixed once all are ranked (TX-05). */
  readonly rank: readonly Seat[];
  /** 1 is the first; 0 before the first turn. */
  readonly cycle: number;
  readonly phase: Phase;
  /** The announced acts that have not come about, the next one first. */
  readonly agenda: readonly Act[];
  /** The outcome so far of a roll of which trucks have to be rolled again (TX-63); null when there is none. */
  readonly reroll: Reroll | null;
  /** Clima drought: no Supply at the end of this Exchange. */
  readonly drought: boolean;
  /** Seats that have given up: passed over; what they have stays where it is. */
  readonly conceded: readonly Seat[];
  readonly outcome: Outcome | null;
}

export interface Terra {
  readonly id: TerraId;
  readonly coins: number; // V, 0 to 4
  readonly post: Post | null;
}

/** A Tribu card on a Terra. */
export interface Post {
  readonly owner: Seat;
  readonly card: TribuCardId;
}

export interface Truck {
  readonly id: PieceId;
  readonly at: TerraId | 'camp';
  /** The other truck of its stack (TX-21), which is in the same place. */
  readonly mate: PieceId | null;
}

export interface Camp {
  readonly seat: Seat;
  readonly coins: number; // V
  readonly x: number; // X tokens scored
  readonly captain: Captain | null;
  /** Deployed, face up (TX-53). */
  readonly cards: readonly CampCardId[];
  /** The Private Tribu Deck; secret but for its owner. */
  readonly deck: readonly (TribuCardId | null)[];
  /** Gatecrash: X more that the next entry into the City scores. */
  readonly extraX: number;
}

export interface Captain {
  readonly id: CaptainId;
  /** The turn cycle in which it was last used; null if never. */
  readonly usedIn: number | null;
}

/** TX-29: it never runs out. Issued less returned is what is in play. */
export interface Bank {
  readonly issued: number; // V
  readonly returned: number; // V
}

/** The stage of the match, if nothing is on the agenda. */
export type Phase = Ranking | ChoosingCaptains | Moving | Dealing | Bidding | InArena | TieBreak;

/** All unranked players roll (TX-04). */
export interface Ranking {
  readonly name: 'ranking';
}

export interface ChoosingCaptains {
  readonly name: 'captains';
}

/** MOVE: a seat holds the WHEEL. */
export interface Moving {
  readonly name: 'move';
  readonly turn: Turn;
}

export interface Turn {
  readonly seat: Seat;
  readonly number: number; // 1 is the first of the match
  readonly movesLeft: number; // one (TX-14), two with a Convoy
  /** The trucks that have had a MOVE in this turn. */
  readonly moved: readonly PieceId[];
  /** The trucks that have been stacked or unstacked in this turn. */
  readonly restacked: readonly PieceId[];
  readonly moveTwo: boolean; // Nitro, Fuel
  readonly raid: boolean;
}

/** EXCHANGE: the Public Market is being dealt (TX-30). */
export interface Dealing {
  readonly name: 'deal';
  readonly market: readonly Lot[];
}

/** EXCHANGE: bids, in rounds around the table (TX-31). */
export interface Bidding {
  readonly name: 'market';
  readonly market: readonly Lot[];
  /** The seat whose turn it is to bid. */
  readonly bidder: Seat;
  /** Seats that have passed since the last bid. */
  readonly passed: readonly Seat[];
  /** Lots awarded so far, once bidding is over; null before. */
  readonly awarded: number | null;
}

/** A card of the market and the coins on it. */
export interface Lot {
  readonly card: PublicCardId;
  /** V committed, by seat (TX-32). */
  readonly bids: readonly number[];
}

/** EXCHANGE: the Private Arena. */
export interface InArena {
  readonly name: 'arena';
  readonly cards: readonly FaceDown[];
  /** The seat that places in private now; null once all have and the arena is open to all. */
  readonly placing: Seat | null;
  /** Flags of the open arena (TX-42). */
  readonly ready: readonly Seat[];
}

/** A private card in the arena. */
export interface FaceDown {
  readonly owner: Seat;
  /** Secret but for its owner and those who have looked. */
  readonly card: TribuCardId | null;
  readonly coins: number; // V, at least 1 (TX-39); locked (TX-49)
  /** Each has put 1 V to its edge (TX-40). */
  readonly challengers: readonly Seat[];
  /** Scouts. */
  readonly seenBy: readonly Seat[];
}

/** TX-27: these roll until exactly one is upright. */
export interface TieBreak {
  readonly name: 'tie';
  readonly tied: readonly Seat[];
  readonly by: Exclude<Outcome['by'], 'tie-roll' | 'concession'>;
}

export interface Outcome {
  readonly winners: readonly Seat[];
  /** `tie-roll`: tied by either of the two before, and alone upright in the roll for it (TX-27). */
  readonly by: 'x-scored' | 'cycle-limit' | 'tie-roll' | 'concession';
}

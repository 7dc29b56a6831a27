import type { TurnEvent } from '#engine/turnEvents.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import type { CaptainId } from './captains.ts';
import type { CampCardId, ClimaCardId, PublicCardId, TribuCardId } from './cards/ids.ts';
import type { Target } from './cards/target.ts';
import type { Place, TerraId } from './ids.ts';
import type { Move } from './moves/move.ts';
import type { Outcome, Post } from './state.ts';

/** A roll decides a rank, a battle, a Clima card or a tie. */
export type RollReason = 'rank' | 'battle' | 'clima' | 'tie';

/** A clock runs for a window in which a seat is asked, and for the market once there is a bid. */
export type Timed = 'window' | 'market';

/** The events of an action, in order. Nothing secret is told: events are for everybody. */
export type TrexlandsEvent =
  | TurnEvent
  | {
      readonly type: 'rolled';
      readonly why: RollReason;
      readonly thrown: readonly PieceId[];
      readonly upright: readonly PieceId[];
    }
  /** A truck did not come to rest. */
  | { readonly type: 'thrown-again'; readonly thrown: readonly PieceId[] }
  /**
   * Trucks that were placed, not rolled: each is rolled again alone (TX-63); by chance where its seat has thrown it so
   * twice.
   */
  | { readonly type: 'did-not-tumble'; readonly trucks: readonly PieceId[]; readonly byChance: boolean }
  | { readonly type: 'ranked'; readonly seat: Seat; readonly rank: number }
  /** V that its rank begins with besides the others'. */
  | { readonly type: 'rank-paid'; readonly seat: Seat; readonly coins: number }
  /** A private card that its rank begins with in Camp. */
  | { readonly type: 'rank-card'; readonly seat: Seat; readonly card: TribuCardId }
  /** No seat was the only one upright (TX-04, TX-27). */
  | { readonly type: 'undecided'; readonly why: 'rank' | 'tie'; readonly seats: readonly Seat[] }
  | { readonly type: 'captain-chosen'; readonly seat: Seat; readonly captain: CaptainId }
  | { readonly type: 'stacked'; readonly seat: Seat; readonly trucks: readonly PieceId[] }
  | { readonly type: 'unstacked'; readonly seat: Seat; readonly trucks: readonly PieceId[] }
  | { readonly type: 'announced'; readonly seat: Seat; readonly move: Move }
  | { readonly type: 'cancelled'; readonly seat: Seat; readonly move: Move }
  | { readonly type: 'moved'; readonly seat: Seat; readonly move: Move }
  /** Nothing comes of a MOVE (no card) or a card, as its seat has given up. */
  | { readonly type: 'withdrawn'; readonly seat: Seat; readonly card: CampCardId | null }
  | { readonly type: 'passed'; readonly seat: Seat }
  | { readonly type: 'time-over'; readonly of: Timed }
  | { readonly type: 'played'; readonly seat: Seat; readonly card: CampCardId; readonly target: Target }
  | { readonly type: 'countered'; readonly seat: Seat; readonly card: CampCardId }
  | { readonly type: 'took-effect'; readonly seat: Seat; readonly card: CampCardId; readonly target: Target }
  | { readonly type: 'captain-used'; readonly seat: Seat; readonly captain: CaptainId }
  | { readonly type: 'claimed'; readonly seat: Seat; readonly terra: TerraId; readonly coins: number }
  | { readonly type: 'toll-paid'; readonly seat: Seat; readonly to: Seat; readonly coins: number }
  | { readonly type: 'battle'; readonly attacker: Seat; readonly defender: Seat; readonly terra: TerraId }
  | {
      readonly type: 'attack-failed';
      readonly attacker: Seat;
      /** The defender, who keeps the Terra. */
      readonly holder: Seat;
      readonly terra: TerraId;
      readonly back: readonly PieceId[];
      readonly origin: TerraId | 'camp';
    }
  | { readonly type: 'attack-won'; readonly attacker: Seat; readonly terra: TerraId; readonly occupied: boolean }
  | { readonly type: 'all-down'; readonly terra: TerraId }
  | { readonly type: 'to-camp'; readonly trucks: readonly PieceId[] }
  | { readonly type: 'towed'; readonly truck: PieceId; readonly terra: TerraId }
  /** After an attack that was won with the first MOVE of a turn. */
  | { readonly type: 'another-move'; readonly seat: Seat }
  /** V of the loser's Camp, by a won attack. */
  | { readonly type: 'looted'; readonly seat: Seat; readonly from: Seat; readonly coins: number }
  | { readonly type: 'stake-won'; readonly seat: Seat; readonly from: Seat; readonly coins: number }
  | { readonly type: 'post-placed'; readonly post: Post; readonly terra: TerraId }
  | { readonly type: 'post-removed'; readonly post: Post; readonly terra: TerraId }
  | { readonly type: 'bridged'; readonly terra: TerraId; readonly beyond: Place }
  | { readonly type: 'scored'; readonly seat: Seat; readonly x: number }
  | { readonly type: 'exchange-opened'; readonly cycle: number }
  | { readonly type: 'dealt'; readonly card: PublicCardId }
  | { readonly type: 'clima'; readonly card: ClimaCardId }
  | { readonly type: 'washed-away'; readonly coins: number }
  | {
      readonly type: 'bid';
      readonly seat: Seat;
      readonly slot: number;
      readonly card: PublicCardId;
      readonly coins: number;
      readonly total: number;
    }
  | { readonly type: 'awarded'; readonly seat: Seat; readonly card: PublicCardId; readonly coins: number }
  /** To a Broker, of the price of a card. */
  | { readonly type: 'paid-back'; readonly seat: Seat; readonly coins: number }
  /**
   * `tie`: the highest bids were equal (TX-33); `lower-tie`: others were, which the house counts, too (TX-34);
   * `gave-up`: only seats that have given up had bid; else there was no bid (TX-35).
   */
  | {
      readonly type: 'forfeited';
      readonly card: PublicCardId;
      readonly why: 'tie' | 'lower-tie' | 'no-bid' | 'gave-up';
    }
  | { readonly type: 'arena-opened' }
  /** All have placed in private; what lies there is told next (TX-69). */
  | { readonly type: 'arena-filled' }
  | { readonly type: 'placed'; readonly seat: Seat; readonly slot: number; readonly coins: number }
  | { readonly type: 'ready'; readonly seat: Seat }
  | { readonly type: 'challenged'; readonly seat: Seat; readonly owner: Seat; readonly slot: number }
  | {
      readonly type: 'revealed';
      readonly seat: Seat;
      readonly card: TribuCardId;
      readonly coins: number;
      readonly challengers: readonly Seat[];
      readonly how: Reveal;
    }
  | { readonly type: 'supplied'; readonly coins: number }
  | { readonly type: 'no-supply' }
  | { readonly type: 'exchange-closed'; readonly cycle: number }
  /** Roadblock and Clima, into the Public Deck. */
  | { readonly type: 'shuffled-in'; readonly cards: number }
  | { readonly type: 'conceded'; readonly seat: Seat }
  | { readonly type: 'tied'; readonly seats: readonly Seat[] }
  | { readonly type: 'won'; readonly seat: Seat; readonly by: Outcome['by'] };

/** `bought` for its value or more (TX-36, TX-38), by a `bluff` that was not called, or `caught` (TX-37). */
export type Reveal = 'bought' | 'bluff' | 'caught';

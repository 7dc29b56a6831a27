import type { TractorPullMove } from '#bots/tractor-pull/moves.ts';
import type { Choice } from '#games/tractor-pull/actions.ts';
import type { ItemId } from '#games/tractor-pull/almanac/items.ts';
import type { SourceId } from '#games/tractor-pull/almanac/sources.ts';
import type { VehicleClass } from '#games/tractor-pull/almanac/vehicles.ts';
import type { TractorPullEvent } from '#games/tractor-pull/events.ts';
import type { Column, PairId, Seat, Space, Spot } from '#games/tractor-pull/ids.ts';
import type { TractorPullTypes } from '#games/tractor-pull/tractorPull.ts';
import type { WrenchSpin } from '#sim/roll/wrench/spin.ts';
import type { Outcome } from '#play/session/outcome.ts';
import type { MatchCommands, NewMatch as NewMatchOf } from '#play/session/state.ts';
import type { TellingSession, TellingState } from '#play/session/telling.ts';
import type { Row } from '../say/rowHint.ts';
import type { Beat } from './beats.ts';

/**
 * `choosing`: a seat chooses (at the end of a game, none). `aiming`: the wrench is to be spun. `spinning`: it spins, or
 * lies to be seen. `telling`: what follows from an action is told beat by beat; the match goes on after the last.
 */
export type Stage = 'choosing' | 'aiming' | 'spinning' | 'telling';

/** Consequences that are being told. They count already (`played`). */
export interface Telling {
  readonly beats: readonly Beat[];
  /** The one that is told now. */
  readonly at: number;
  /** How many are told one by one; the end of a game, which is left, has its own panel. */
  readonly count: number;
}

/** A page, and the hint that was there when it was turned to. */
export interface Leaf {
  readonly page: number;
  readonly hinted: SourceId | null;
}

/** Something on the table that can be pointed at. */
export type Thing =
  | { readonly kind: 'space'; readonly space: Space }
  | { readonly kind: 'pair'; readonly pair: PairId }
  /** An end of a row or of a rope, for an item. */
  | { readonly kind: 'spot'; readonly spot: Spot }
  /** A card with a text, of those that are chosen from. */
  | { readonly kind: 'source'; readonly source: SourceId }
  | { readonly kind: 'wrench' };

/** Everything that the page shows of a match of Tractor Pull. */
export interface SessionState extends TellingState<TractorPullTypes> {
  readonly stage: Stage;
  readonly telling: Telling | null;
  /** From when the wrench lies until the match goes on (TP-05); `red`: to whom it points; null if it is spun again. */
  readonly spun: { readonly seconds: number; readonly red: Seat | null } | null;
  /** The first of two vehicles that an effect swaps. */
  readonly picked: Space | null;
  /** Vehicles that the seat with the device lays, by rope: places of its hand. */
  readonly row: Row;
  /** The vehicle of the hand that is to be laid. */
  readonly card: VehicleClass | null;
  /** Where that one lay, as a place of the row. */
  readonly from: number | null;
  /** The item that is to be placed. */
  readonly item: ItemId | null;
  /** Which two of the cards are looked at that are chosen from. */
  readonly leaf: Leaf;
  readonly pointed: Thing | null;
  /** Whether the reference card is open to read. */
  readonly reading: boolean;
  readonly aimed: TractorPullMove | null;
  /** The events to tell: of the last action, or of its last beat. */
  readonly events: readonly TractorPullEvent[];
}

export type NewMatch = NewMatchOf<TractorPullTypes>;

/** A player's commands in Tractor Pull. */
export interface SessionCommands extends MatchCommands<TractorPullTypes> {
  act(choice: Choice): Outcome;
  /** A vehicle of the hand is laid on the next rope that is free, or on the one of this space. */
  lay(card: VehicleClass, at?: Space): Outcome;
  /** The vehicle at this rope goes back to the hand. */
  takeUp(rope: Column): Outcome;
  /** A vehicle is taken up, to be laid, of the hand or from its place in the row; null: none. */
  lift(card: VehicleClass | null, from?: number): Outcome;
  /** The item that is to be placed; null: another one. */
  pickItem(item: ItemId | null): Outcome;
  turn(to: Leaf): Outcome;
  /** By the seat that is asked; null leaves it to chance. */
  spin(flick: WrenchSpin | null): Outcome;
  /** A vehicle or a pair on the table: what is asked for is chosen with it. */
  choose(thing: Thing): Outcome;
  /** A line of notation, by the seat that is asked or has the device. */
  typeMove(text: string): Outcome;
  point(thing: Thing | null): Outcome;
  /** Opens the reference card, or closes it. */
  read(on: boolean): Outcome;
}

/** A match of Tractor Pull on this screen. */
export type Session = TellingSession<TractorPullTypes, SessionState, SessionCommands>;

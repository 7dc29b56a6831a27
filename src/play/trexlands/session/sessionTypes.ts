import type { TrexlandsMove } from '#bots/trexlands/moves.ts';
import type { Choice } from '#games/trexlands/actions.ts';
import type { CardKind } from '#games/trexlands/cards/kinds.ts';
import type { TrexlandsEvent } from '#games/trexlands/events.ts';
import type { Place, RampId, TerraId } from '#games/trexlands/ids.ts';
import type { RollReport } from '#games/trexlands/rollReport.ts';
import type { TruckRuling } from '#games/trexlands/referee/ruling.ts';
import type { RollAsked } from '#games/trexlands/rolls.ts';
import type { Gathered } from '#games/trexlands/gathering.ts';
import type { HandThrow } from '#games/trexlands/throws.ts';
import type { TrexlandsTypes } from '#games/trexlands/trexlands.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import type { Outcome } from '#play/session/outcome.ts';
import type { MatchCommands, MatchState, NewMatch as NewMatchOf } from '#play/session/state.ts';
import type { Entering } from './entering.ts';
import type { FaceId } from '../faces/pictures.ts';
import type { PassageListener } from '#play/session/filmRunner.ts';
import type { SessionWith } from '#play/session/sessionOf.ts';

/**
 * `choosing`: a seat that the match asks chooses (at the end of a match, none). `aiming`: a roll is asked for, and
 * trucks are taken up one seat after the other. `rolling`: all are released. `called`: they lie still, and the referee
 * has said how; the match goes on once it has been seen. `revealing`: the cards of the arena are turned over one by
 * one; the match goes on after the last.
 */
export type Stage = 'choosing' | 'aiming' | 'rolling' | 'called' | 'revealing';

/** A card of the arena that is turned over. */
export type Revealed = Extract<TrexlandsEvent, { readonly type: 'revealed' }>;

/**
 * Cards that are being turned over. They count already (`played`); what comes of them is in no other part of the page
 * before the last is up.
 */
export interface Reveal {
  readonly cards: readonly Revealed[];
  /** How many lie face up, from 1. */
  readonly shown: number;
}

/** Something on the table that can be pointed at: it says what it is, and may be chosen. */
export type Thing =
  | { readonly kind: 'terra'; readonly terra: TerraId }
  | { readonly kind: 'city' }
  | { readonly kind: 'ramp'; readonly ramp: RampId }
  | { readonly kind: 'border'; readonly terra: TerraId; readonly beyond: Place }
  | { readonly kind: 'truck'; readonly truck: PieceId }
  | { readonly kind: 'camp'; readonly seat: Seat }
  | { readonly kind: 'wheel' }
  /** Of a private card: whose it is. */
  | { readonly kind: 'card'; readonly card: FaceId; readonly seat?: Seat }
  /** A card of the market, or one face down in the arena: places count from 1, in the arena among its owner's. */
  | { readonly kind: 'lot'; readonly slot: number }
  | { readonly kind: 'face-down'; readonly owner: Seat; readonly slot: number }
  /** In the arena's row of a seat, the place of so many for a private card with so many V. */
  | {
      readonly kind: 'laying';
      readonly owner: Seat;
      readonly coins: number;
      readonly place: number;
      readonly of: number;
    }
  | { readonly kind: 'exchange' }
  | { readonly kind: 'arena' };

/** A card in a Camp that is looked at before it is played, or a private one before it is laid. */
export interface Looked {
  readonly seat: Seat;
  readonly card: CardKind;
}

/** V that lie on a card of the market and are not bid yet. */
export interface LaidBid {
  readonly slot: number;
  readonly coins: number;
}

/** A roll as it was thrown, to be looked at: under way, or called. */
export interface ShownRoll {
  readonly asked: RollAsked;
  /** The hands' part of it; all else was drawn as it was released. */
  readonly throws: readonly HandThrow[];
  readonly report: RollReport | null; // null until all lie still
  /** How all will lie, the last to come to rest first, for the eye that goes there; null until that is known. */
  readonly settling: readonly TruckRuling[] | null;
  /** How those lie that have come to rest while others tumble. */
  readonly fallen: readonly TruckRuling[];
  /**
   * Watched again in slow motion; the truck that is looked at from close by, which is still looked at when that is
   * over.
   */
  readonly again: { readonly truck: PieceId | null; readonly over: boolean } | null;
  /** The call has been seen: the trucks are seen where they met on the board, lying as they fell. */
  readonly back: boolean;
}

/** Everything that the page shows of a match of Trexlands. */
export interface SessionState extends MatchState<TrexlandsTypes> {
  readonly stage: Stage;
  /** The trucks that are chosen to MOVE: one, or a stack; else empty. */
  readonly chosen: readonly PieceId[];
  /** They are in a hand, which carries them over the board. */
  readonly carried: boolean;
  readonly looked: Looked | null;
  readonly laid: LaidBid | null;
  readonly pointed: Thing | null;
  /** Places that a panel wants lit, beside those where the chosen trucks may go. */
  readonly lit: readonly Place[];
  /** Let go, or handed to chance, waiting for the others: all are released together. */
  readonly thrown: Gathered;
  /** Under way, or the last one until the next begins. */
  readonly roll: ShownRoll | null;
  readonly reveal: Reveal | null;
  /** Seen in the City before the match goes on; null for none. */
  readonly entering: Entering | null;
  /** The EXCHANGE opens as soon as trucks have been seen at rest, or its market has closed and is seen once more. */
  readonly opening: boolean;
  /** Ranks are rolled for by chance until they are known, as everybody at the table wanted with one press. */
  readonly rollsOn: boolean;
  /** The seat of the only player at this screen, where the others play by themselves; null where several are. */
  readonly alone: Seat | null;
  /** A move that is shown and not played: a hint, or the next move of a bot. */
  readonly aimed: TrexlandsMove | null;
  /** A rival has just undone what a person announced: bots wait until that has been read. */
  readonly halted: boolean;
  /** The events of the last action, for the referee's panel and the announcer. */
  readonly events: readonly TrexlandsEvent[];
}

export type NewMatch = NewMatchOf<TrexlandsTypes>;

/** A player's commands in Trexlands. */
export interface SessionCommands extends MatchCommands<TrexlandsTypes> {
  /** Plays a choice: a MOVE, a card, a bid. */
  act(choice: Choice): Outcome;
  /**
   * The table's clock has run out, after so many ms; refused where the match has none, or one that runs longer (TX-68).
   */
  timeIsOver(elapsedMs: number): Outcome;
  /**
   * A line of notation, by the seat that is asked (`by`, where several are). Refused text leaves a fault with its
   * column.
   */
  typeMove(text: string, by?: Seat): Outcome;
  /** Chooses one's truck, or the stack it is in; a rival's truck, or null, drops the choice. */
  choose(truck: PieceId | null): Outcome;
  /** The chosen trucks go there: beside one's own truck, where they could also stack with it. */
  moveTo(place: Place): Outcome;
  /** The offer at a thing of the table is taken up (`offers`); where there is none, it is said why. */
  press(thing: Thing): Outcome;
  /** The chosen trucks are lifted into a hand over the board, or no more. */
  carry(carried: boolean): Outcome;
  look(card: Looked | null): Outcome;
  /** V are laid on a card of the market, to be bid with the next press; null: none are. */
  lay(bid: LaidBid | null): Outcome;
  point(thing: Thing | null): Outcome;
  light(places: readonly Place[]): Outcome;
  /**
   * A seat's own trucks of the asked roll are let go, all of these or none. When all of the roll are, it begins.
   * Refused where one is beyond a hand's limits.
   */
  letGo(...thrown: readonly HandThrow[]): Outcome;
  /**
   * The trucks of the asked roll that have not been thrown yet, or these of them, are handed to chance, the match's
   * own, seat by seat.
   */
  rollForMe(trucks?: readonly PieceId[]): Outcome;
  /**
   * All trucks of the asked roll are handed to chance; where ranks are rolled for and nobody has thrown yet, roll after
   * roll until they are known.
   */
  rollForAll(): Outcome;
  /** The roll after this one is thrown by hands again. */
  stopRolling(): Outcome;
  /** A truck that was let go is taken up again, before the last. */
  takeUp(truck: PieceId): Outcome;
  /**
   * Everybody who is asked says no, with one press: nobody interrupts, bids, places a card, or has more to do in the
   * arena. Of each seat it is an action of its own. With `only`, that seat alone.
   */
  nobody(only?: Seat): Outcome;
  /**
   * The roll was seen: the match goes on. While it is rolling: it is seen at its end. While cards are turned over: the
   * next one is.
   */
  goOn(): Outcome;
  /**
   * The called roll again, in slow motion; of one truck how it came to rest, from close by, until another view is
   * chosen.
   */
  showMe(truck?: PieceId): Outcome;
}

/** A match of Trexlands on this screen. */
export interface Session extends SessionWith<TrexlandsTypes, SessionState, SessionCommands> {
  /** Calls back with every stretch of a roll as it is seen, and seen again. Returns how to stop that. */
  onPassage(listener: PassageListener): () => void;
}

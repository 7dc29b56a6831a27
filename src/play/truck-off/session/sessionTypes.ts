import type { DieThrow, Choice } from '#games/truck-off/actions.ts';
import type { CardKind } from '#games/truck-off/cards.ts';
import type { TruckOffEvent } from '#games/truck-off/events.ts';
import type { Slot } from '#games/truck-off/grid.ts';
import type { Sides, TruckId } from '#games/truck-off/ids.ts';
import type { RollReport } from '#games/truck-off/rollReport.ts';
import type { RollAsked, TruckOffState } from '#games/truck-off/state.ts';
import type { TruckOffTypes } from '#games/truck-off/truckOff.ts';
import type { TruckOffMove } from '#bots/truck-off/moves.ts';
import type { PieceId } from '#sim/ids.ts';
import type { Vec3 } from '#sim/maths/vec3.ts';
import type { Outcome } from '#play/session/outcome.ts';
import type { MatchCommands, NewMatch as NewMatchOf } from '#play/session/state.ts';
import type { TellingSession, TellingState } from '#play/session/telling.ts';

/**
 * `choosing`: a seat chooses (at the end of a match, none). `aiming`: dice are to be thrown. `rolling`: they are in the
 * air, or lie to be seen. `paying`: the payouts of a round are told venue by venue; the match goes on after the last.
 */
export type Stage = 'choosing' | 'aiming' | 'rolling' | 'paying';

/** A venue that pays, or does not; at the end cards that were kept, which pay their owner (TO-30). */
export type PayEvent = Extract<TruckOffEvent, { readonly type: 'paid' | 'not-paid' | 'hand-paid' }>;

/** A Daily Special that does something right before a venue pays. */
export type BeforePayEvent = Extract<TruckOffEvent, { readonly type: 'special-paid' | 'sent-home' }>;

/** A payout as it is told, with what comes right before it. */
export interface Payment {
  readonly before: readonly BeforePayEvent[];
  readonly event: PayEvent;
}

/** Payouts that are being told. They count already (`played`). */
export interface Paying {
  /** The position in which they are paid: after the last card, before trucks go home. */
  readonly state: TruckOffState;
  readonly payouts: readonly Payment[];
  /** How many have been told, from 1. */
  readonly shown: number;
  /** How many had been told before the last ones. */
  readonly shownBefore: number;
}

/** Something on the table that can be pointed at. */
export type Thing =
  | { readonly kind: 'venue'; readonly venue: Sides }
  | { readonly kind: 'truck'; readonly truck: TruckId }
  | { readonly kind: 'card'; readonly card: Slot }
  | { readonly kind: 'die'; readonly die: PieceId };

/** Something that can be picked. */
export type Place = Exclude<Thing, { readonly kind: 'die' }>;

/** Everything that the page shows of a match of Truck Off. */
export interface SessionState extends TellingState<TruckOffTypes> {
  readonly stage: Stage;
  /** The card that is being played, until its target is whole. */
  readonly card: CardKind | Slot | null;
  readonly aimed: TruckOffMove | null;
  /** The truck of its target, while the venue is still to be chosen; of those to be selected, one in a hand. */
  readonly truck: TruckId | null;
  /** The trucks that a seat selects, until it has selected all. */
  readonly selected: readonly TruckId[];
  readonly pointed: Thing | null;
  readonly paying: Paying | null;
  /** Under way. */
  readonly roll: RollAsked | null;
  /** Places to which its dice come as they come to rest, once that is known. */
  readonly lastWay: readonly Vec3[] | null;
  /** The dice of it, once all lie, as they were read. */
  readonly read: RollReport['readings'];
  /** The events of the last action, for the panel of what has happened. */
  readonly events: readonly TruckOffEvent[];
}

export type NewMatch = NewMatchOf<TruckOffTypes>;

/** A player's commands in Truck Off. */
export interface SessionCommands extends MatchCommands<TruckOffTypes> {
  /** Plays a choice: a selection, a card. */
  act(choice: Choice): Outcome;
  /** A card of the seat whose turn it is, to be played; null drops it. */
  chooseCard(card: CardKind | Slot | null): Outcome;
  /** By the seat that is asked: all dice at once. Those that are not named are thrown by chance. */
  throwDice(throws: readonly DieThrow[]): Outcome;
  /** Dice were let go beside the tray, and not as in a throw. */
  tooSlow(): Outcome;
  /** A line of notation, by the seat that is asked or has the device. */
  typeMove(text: string): Outcome;
  point(thing: Thing | null): Outcome;
  /** A truck or a venue is chosen on the table; refused, with the reason, where it cannot be. */
  press(thing: Place): Outcome;
  /** A card that may be played is let go there: it is chosen, and the thing is pressed. */
  playAt(card: CardKind | Slot, thing: Place): Outcome;
  /** A truck to be selected is in a hand: its own venue alone is offered. Null: no more. */
  lift(truck: TruckId | null): Outcome;
  /** A truck is let go at a venue: the same as both pressed; at none, one that is selected is taken back. */
  carry(truck: TruckId, venue: Sides | null): Outcome;
  /** All that is chosen and not whole is dropped. */
  drop(): Outcome;
}

/** A match of Truck Off on this screen. */
export type Session = TellingSession<TruckOffTypes, SessionState, SessionCommands>;

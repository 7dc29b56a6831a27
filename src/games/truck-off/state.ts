import type { Deck, Pile } from '#engine/deck.ts';
import type { DiceRoll } from '#engine/diceRoll.ts';
import type { CardId } from './cards.ts';
import type { Grid } from './grid.ts';
import type { Owner, Sides, TruckId } from './ids.ts';
import type { TieSet } from './numbers.ts';
import type { TruckOffOptions } from './options.ts';
import type { SpecialId } from './specials/specials.ts';

/**
 * A position of Truck Off between two actions. Plain data. Null stands for a card or a number that the looker may not
 * know; only views have such.
 */
export interface TruckOffState {
  readonly seats: number; // 2 to 6
  readonly options: TruckOffOptions;
  /** 1 is the first. */
  readonly round: number;
  /** The seat with the first player token. */
  readonly first: number;
  /** Those in play, in the order of their dice. */
  readonly venues: readonly Venue[];
  /** Those in the game, in the order of owners and numbers; Barry's last. */
  readonly trucks: readonly Truck[];
  /** By seat. */
  readonly players: readonly Player[];
  /** Barry's money; null where he does not play. */
  readonly barry: number | null;
  /** All that the bank has paid out: it never runs out (TO-50). */
  readonly issued: number;
  /** The cards of a match of two, face up for all; null with more players. */
  readonly grid: Grid | null;
  /** Cards executed or discarded, the last one first; face up. */
  readonly discards: readonly CardId[];
  /** Cards put out of the game before the first round (TO-05, TO-34); face up. */
  readonly out: readonly CardId[];
  /** Daily Specials that are at no venue; the pile is secret. Null without the variant. */
  readonly specials: Deck<SpecialId> | null;
  readonly phase: Phase;
  /** Dice that have to be thrown before anything else; null for none. */
  readonly roll: RollAsked | null;
  /** Seats that have given up. */
  readonly conceded: readonly number[];
  readonly outcome: Outcome | null;
}

export interface Venue {
  readonly sides: Sides;
  /** Shown by its die; null before the throw. */
  readonly die: number | null;
  readonly shut: boolean;
  /** Promote tokens on it. */
  readonly promotes: number;
  readonly special: SpecialId | null;
}

export interface Truck {
  readonly id: TruckId;
  /** The venue where it is active; null for an inactive one. */
  readonly at: Sides | null;
  /** 2X tokens on it. */
  readonly doubles: number;
}

export interface Player {
  readonly money: number;
  /** Cards that are not selected; secret but for their owner. */
  readonly hand: Pile<CardId>;
  /** Cards selected for this round and not executed yet; secret but for their owner. */
  readonly chosen: Pile<CardId>;
  /** Trucks selected while others still select; secret but for their owner. */
  readonly picked: Pile<Sides>;
  /** Whether the seat has selected what all select now. */
  readonly decided: boolean;
}

/** The stage of a round, or the end of the match. */
export type Phase = SelectingTrucks | RollingDice | SelectingCards | Executing | Picking | TieBreak;

export interface SelectingTrucks {
  readonly name: 'trucks';
}

export interface RollingDice {
  readonly name: 'roll';
  /** Whether Daily Specials have had dice turned and thrown again. */
  readonly again: boolean;
}

export interface SelectingCards {
  readonly name: 'cards';
}

/** Cards are executed one by one around the table (TO-08). */
export interface Executing {
  readonly name: 'execute';
  readonly turn: number;
}

/** Two players select and execute one card of the grid after the other. */
export interface Picking {
  readonly name: 'pick';
  readonly turn: number;
  /** Cards that both together have still to take this round. */
  readonly left: number;
}

/** TO-31: the tied throw for it, one after the other. */
export interface TieBreak {
  readonly name: 'tie';
  /** By seat; Barry last. */
  readonly tied: readonly Tied[];
}

export interface Tied {
  readonly owner: Owner;
  /** Null until the seat has chosen. */
  readonly set: TieSet | null;
  /** The numbers of its dice; null until they have been thrown. */
  readonly faces: readonly number[] | null;
}

/** Dice that the seat has to throw until each is read. */
export interface RollAsked {
  readonly by: number;
  readonly dice: DiceRoll;
  /** `special`: a Daily Special has it thrown again. */
  readonly why: 'venues' | 'special' | 'reroll' | 'tie';
}

export interface Outcome {
  /** Empty where Barry has won (TO-53). */
  readonly winners: readonly number[];
  /** `barry`: he alone has the most, or threw the most for it. */
  readonly by: 'most-money' | 'tie-dice' | 'barry' | 'concession';
}

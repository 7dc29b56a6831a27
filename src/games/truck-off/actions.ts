import type { HandRelease } from '#sim/roll/handRelease.ts';
import type { CardKind } from './cards.ts';
import type { Slot } from './grid.ts';
import type { Sides, TruckId } from './ids.ts';
import type { TieSet } from './numbers.ts';

/** An action in a match of Truck Off; one action is one entry of the log, and every one is a seat's. */
export type TruckOffAction = RollAction | Choice;

/** All that is not thrown. */
export type Choice =
  | ChooseTrucksAction
  | ChooseCardsAction
  | PlayAction
  | DiscardAction
  | ChooseDiceAction
  | ConcedeAction;

interface Own {
  readonly seat: number;
}

/** Physical: all dice that are asked for, thrown at once by the seat that throws them (TO-49). */
export interface RollAction extends Own {
  readonly do: 'roll';
  /** The hand's part of it for each die; of a die that is not named, chance has all of it. */
  readonly throws: readonly DieThrow[];
}

/** A hand's part in the throw of a die. */
export interface DieThrow extends HandRelease {
  readonly die: Sides;
}

/** Secret until all have chosen (TO-06). */
export interface ChooseTrucksAction extends Own {
  readonly do: 'trucks';
  /** Two different numbers, the lower one first. */
  readonly trucks: readonly Sides[];
}

/** Secret until each is played (TO-07). */
export interface ChooseCardsAction extends Own {
  readonly do: 'cards';
  /** In the order of the kinds, a kind as often as it is selected. */
  readonly cards: readonly CardKind[];
}

/** Executes a selected card; with two players a free one of the grid (TO-35). */
export interface PlayAction extends Own {
  readonly do: 'play';
  readonly card: CardKind | Slot;
  readonly target: Target;
}

/** Puts it away instead, without effect (TO-09). */
export interface DiscardAction extends Own {
  readonly do: 'discard';
  readonly card: CardKind | Slot;
}

/** The object of a card: a truck, a venue, or a truck and the venue where it goes. */
export interface Target {
  readonly truck: TruckId | null;
  readonly venue: Sides | null;
}

/** The dice with which a tied seat breaks the tie (TO-31). */
export interface ChooseDiceAction extends Own {
  readonly do: 'dice';
  readonly set: TieSet;
}

/** Gives up, at any time. */
export interface ConcedeAction extends Own {
  readonly do: 'concede';
}

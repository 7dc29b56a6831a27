import type { Choice } from '#games/truck-off/actions.ts';
import type { CardKind } from '#games/truck-off/cards.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import type { Seen, Thinking, Thought } from '../bot.ts';
import { chooseCards } from './cardChoice.ts';
import { pickCard } from './gridChoice.ts';
import type { Keeping } from './keeping.ts';
import { chooseDice } from './tieChoice.ts';
import { executeCard } from './turnChoice.ts';
import { chooseTrucks, type Chooser } from './venueChoice.ts';
import type { Worth } from './worth.ts';

/** How a bot plays that weighs its choices. */
export interface Mind {
  readonly chooser: Chooser;
  /** Its aim. */
  readonly worth: (view: TruckOffState) => Worth;
  readonly keeping: Keeping;
  /** The share by which its judgement of a card may be off. */
  readonly blur: number;
  /** How often it tries what rivals may do; never: it looks at its own card alone. */
  readonly samples: { readonly cards: number; readonly turn: number };
  /** How many ways to go on it looks at in a match of two, card by card. */
  readonly breadth: readonly number[];
  /** A kind that it does not play: of experiments alone. */
  readonly never?: CardKind;
}

/** Chooses for a seat that the match asks for a choice. */
export function* thinking(mind: Mind, { view, seat, chance }: Seen<TruckOffState>): Thinking<Thought<Choice>> {
  switch (view.phase.name) {
    case 'trucks':
      return chooseTrucks(view, seat, mind.chooser, chance);
    case 'cards':
      return yield* chooseCards(view, seat, mind, chance);
    case 'execute':
      return yield* executeCard(view, seat, mind, chance);
    case 'pick':
      return yield* pickCard(view, seat, mind, chance);
    case 'tie':
      return chooseDice(seat, chance);
    case 'roll':
      throw new Error('nothing is chosen while dice are thrown');
  }
}

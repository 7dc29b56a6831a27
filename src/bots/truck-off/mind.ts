import type { CardKind } from '#games/truck-off/cards.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import type { Keeping } from './keeping.ts';
import type { Chooser } from './venueChoice.ts';
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

import type { DieCode } from '#referee/dice.ts';
import type { Target } from './actions.ts';
import type { CardId } from './cards.ts';
import type { Owner, Sides, TruckId } from './ids.ts';
import type { TieSet } from './numbers.ts';
import type { SpecialId } from './specials/specials.ts';
import type { Outcome, RollAsked } from './state.ts';

/** Money for one owner. */
export interface Paid {
  readonly owner: Owner;
  readonly amount: number;
}

/** A venue's payout with its whole sum, as it is told. */
export interface Payout {
  readonly venue: Sides;
  readonly die: number;
  /** Added by promote tokens (TO-12). */
  readonly promote: number;
  /** Added by a Daily Special. */
  readonly added: number;
  /** The Daily Special that changed it; null for none. */
  readonly special: SpecialId | null;
  /** How many trucks share. */
  readonly sharing: number;
  /** For each of them, before it is doubled. */
  readonly share: number;
  /** Left over by the split, and lost (TO-11). */
  readonly lost: number;
  /** A truck each, in their order. */
  readonly trucks: readonly TruckPay[];
  /** An owner who earns what the split leaves over; null where it is lost. */
  readonly rest: Paid | null;
}

export interface TruckPay {
  readonly truck: TruckId;
  /** 2X tokens that counted (TO-15). */
  readonly doubles: number;
  /** How often it is paid its share, by tokens and a Daily Special. */
  readonly times: number;
  readonly amount: number;
}

/** A number that a die came to show. */
export interface Shown {
  readonly die: Sides;
  readonly face: number;
}

/** The events of an action, in order. Nothing secret is told: events are for everybody. */
export type TruckOffEvent =
  | { readonly type: 'round-began'; readonly round: number; readonly first: number }
  | { readonly type: 'special-drawn'; readonly special: SpecialId; readonly replaced: SpecialId | null }
  /** A Daily Special paid before a phase. */
  | { readonly type: 'special-paid'; readonly special: SpecialId; readonly paid: readonly Paid[] }
  /** A Daily Special turned a die to a number. */
  | { readonly type: 'die-turned'; readonly special: SpecialId; readonly shown: Shown }
  /** A Daily Special has a die thrown again. */
  | { readonly type: 'special-rethrow'; readonly special: SpecialId; readonly shown: Shown }
  | { readonly type: 'sent-home'; readonly special: SpecialId; readonly trucks: readonly TruckId[] }
  | { readonly type: 'trucks-selected'; readonly seat: number }
  /** All at once (TO-06). */
  | { readonly type: 'revealed'; readonly trucks: readonly TruckId[] }
  | {
      readonly type: 'rolled';
      readonly by: number;
      readonly why: RollAsked['why'];
      readonly shown: readonly Shown[];
      /** Not read, and why: these are thrown again (TO-33). */
      readonly again: readonly { readonly die: Sides; readonly code: DieCode }[];
    }
  | { readonly type: 'cards-selected'; readonly seat: number }
  /** How many each seat has selected, once all have (TO-07). */
  | { readonly type: 'cards-counted'; readonly counts: readonly { readonly seat: number; readonly cards: number }[] }
  | { readonly type: 'executed'; readonly seat: number; readonly card: CardId; readonly target: Target }
  | { readonly type: 'discarded'; readonly seat: number; readonly card: CardId }
  | { readonly type: 'paid'; readonly payout: Payout }
  | { readonly type: 'not-paid'; readonly venue: Sides; readonly why: 'shut' | 'no-trucks' }
  | { readonly type: 'round-ended'; readonly round: number }
  /** Cards left in hand at the end (TO-30). */
  | { readonly type: 'hand-paid'; readonly seat: number; readonly cards: readonly CardId[]; readonly amount: number }
  | { readonly type: 'tied'; readonly owners: readonly Owner[] }
  | { readonly type: 'dice-chosen'; readonly seat: number; readonly set: TieSet }
  | { readonly type: 'conceded'; readonly seat: number }
  | { readonly type: 'won'; readonly owner: Owner; readonly by: Outcome['by'] };

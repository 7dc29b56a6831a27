import type { TableTypes } from '../session/tableTypes.ts';
import type { PlaceMm } from '../input/placeMm.ts';

/** A hand that throws without seeing the table: a finger's way, or a phone's, over the middle of its ground. */
export interface Flicks<B extends TableTypes = TableTypes> {
  /** The things that this screen has to throw now, each in a word; empty where there are none. */
  inHand(told: B['state']): readonly string[];
  /** Takes them up there. Returns whether they are held now. */
  take(session: B['session'], hand: NonNullable<B['hand']>, at: PlaceMm, ms: number): boolean;
  moveTo(hand: NonNullable<B['hand']>, at: PlaceMm, ms: number): void;
  letGo(hand: NonNullable<B['hand']>, ms: number): void;
  putBack(hand: NonNullable<B['hand']>): void;
}

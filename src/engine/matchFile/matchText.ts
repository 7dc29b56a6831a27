import type { RuleSet } from '../ruleSets.ts';
import type { SeatInfo } from '../seats.ts';

/**
 * A match file to be read by people, as far as it says things itself: nothing of it has been played again, and nothing
 * is believed.
 */
export interface MatchText {
  readonly rulesVersion: number;
  readonly rules: RuleSet;
  readonly build: string;
  readonly tickHz: number;
  /** Names as the file has them; something may be hidden in them. */
  readonly seats: readonly SeatInfo[];
  readonly actions: readonly ToldAction[];
}

/** One action of the log. */
export interface ToldAction {
  /** The seat that played it; null where the file does not say. */
  readonly seat: number | null;
  /** In the game's notation as far as that can say it, else in plain words. */
  readonly words: string;
  readonly rulings: readonly ToldRuling[];
}

export interface ToldRuling {
  readonly clause: string;
  /** The sentence as it was written down. */
  readonly text: string;
}

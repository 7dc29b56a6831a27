import type { Reason } from '../bot.ts';

/** The codes of reasons, each with its numbers. Chances and odds are in %, worths in hundredths of an X. */
export const REASONS = [
  'only-one', // nothing else can be done
  'throw', // handed to chance
  'captain', // captain
  'score', // x
  'attack', // odds, gain
  'drive', // gain
  'stack', // gain
  'no-move', // nothing is better
  'card', // card, gain
  'no-card', // gain: of not playing one
  'reroll', // truck, gain
  'stay', // gain
  'withdraw', // gain
  'bid', // card, coins, worth
  'no-bid', // nothing is worth its V
  'tie', // card
  'place', // card, coins: paid for in full
  'bluff', // card, coins
  'challenge', // doubt
  'no-doubt', // doubt: of the likeliest bluff
  'ready', // nothing to place
  'whim', // careless: no thought in it
] as const;
export type ReasonCode = (typeof REASONS)[number];

export const reasonOf = (code: ReasonCode, about: Reason['about'] = {}): Reason => ({ code, about });

/** Of a gain of winning chance, 0 to 1, and of any share: whole %. */
export const percent = (share: number): number => Math.round(100 * share);

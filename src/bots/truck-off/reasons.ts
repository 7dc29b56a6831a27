import type { Reason } from '../bot.ts';

/** The codes of reasons, each with its numbers. Money is in whole dollars. */
export const REASONS = [
  'throw', // handed to chance
  'trucks', // first, second: numbers of the trucks; money: expected of both
  'cards', // count, card: the best of them
  'no-cards', // nothing is worth a card
  'card', // card, money: earned by it
  'against', // card, money: what it costs the rivals
  'secure', // card, money: paid before somebody is in the way
  'later', // card: for what comes after it
  'discard', // card: it would do harm
  'better-dice', // own dice make one set better
  'tie-dice', // nothing is known of dice
  'whim', // careless: no thought in it
] as const;
export type ReasonCode = (typeof REASONS)[number];

export const reasonOf = (code: ReasonCode, about: Reason['about'] = {}): Reason => ({ code, about });

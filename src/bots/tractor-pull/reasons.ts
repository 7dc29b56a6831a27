import type { Reason } from '../bot.ts';

/**
 * The codes of reasons, each with what goes into its sentence. `chance`: to win the match with it, in whole percent;
 * `source`: the card whose effect it is; `card`: a class of vehicles; `item`, `location`: their ids.
 */
export const REASONS = [
  'spin', // handed to chance
  'whim', // careless: no thought in it
  'face', // of a character: any, as nothing else is known
  'location', // location, chance
  'item', // item, chance
  'no-item', // chance: nothing better can be placed
  'award', // item
  'strong-pair', // card: steady, the strongest card that lies open
  'best-pair', // card: of which it has most use
  'unseen-pair', // what lies open is worth less than what may be there
  'row', // chance, guesses: how many rows of the rival it was tried against
  'effect', // source, chance
  'pass', // source, chance
  'put-under', // card: the one of least use
  'order', // card, chance: which of the tied goes first
] as const;
export type ReasonCode = (typeof REASONS)[number];

export const reasonOf = (code: ReasonCode, about: Reason['about'] = {}): Reason => ({ code, about });

/** A chance from 0 to 1 in whole percent. */
export const percentOf = (chance: number): number => Math.round(100 * chance);

import type { Reason } from '../bot.ts';

/** The codes of reasons, each with what its sentence needs. `module`: the module's id; `play`: the command. */
export const REASONS = [
  'whim', // careless: no thought in it
  'first', // to go first, or not to: taken as it comes
  'discard', // cards: the strengths that it needs least
  'win', // module: the third one
  'module', // module: wins it
  'point', // module: scores on it
  'conkers', // module: its point releases the conkers, which is a point there too
  'guard', // module: the rival could have scored there
  'cards', // module, gained: the strengths of all cards that it brings
  'closer', // module: what is nearest to a point
  'better', // module: stands better after it than after anything else that was looked at
] as const;
export type ReasonCode = (typeof REASONS)[number];

export const reasonOf = (code: ReasonCode, about: Reason['about'] = {}): Reason => ({ code, about });

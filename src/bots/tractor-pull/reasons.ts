import type { Reason } from '../bot.ts';

/** The codes of reasons, each with what goes into its sentence. Chances are in whole percent. */
export const REASONS = [
  'spin', // handed to chance
  'whim', // careless: no thought in it
  'only', // there was nothing else to do
] as const;
export type ReasonCode = (typeof REASONS)[number];

export const reasonOf = (code: ReasonCode, about: Reason['about'] = {}): Reason => ({ code, about });

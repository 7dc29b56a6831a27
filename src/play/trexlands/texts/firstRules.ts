import { listed } from '#play/texts/words.ts';

// Texts of a first match, in which less is to be learnt.

export const firstRules = {
  ranks: 'ranks are given',
  captains: 'Captains are dealt',
  x: (n: number) => `the City holds ${n} X`,
  late: (cycle: number) => `Roadblock and weather come only from cycle ${cycle} on`,
  inMatch: (differences: readonly string[]) => `In this match ${listed(differences)}.`,
} as const;

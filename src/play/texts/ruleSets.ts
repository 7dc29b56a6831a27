// Texts of the sets of rules (engine/ruleSets.ts) and of who begins.

export const ruleSets = {
  legend: 'Rules',
  sets: {
    text: 'By the rule text',
    tuned: 'Tuned',
    before: 'As before the rules had sets',
    first: 'First match',
  },
  /** Of the match that is played. */
  played: {
    text: 'Rules: by the rule text.',
    tuned: 'Rules: tuned.',
    before: 'Rules: as before the rules had sets.',
    first: 'Rules: a shorter first match.',
  },
  tuned: (differences: string): string => `Tuned: ${differences}`,
  first: (differences: string): string => `First match: ${differences}`,
  ofFirst: (game: string): string => `${game}, first match`,
  begins: 'Who begins',
  byLot: 'By lot',
} as const;

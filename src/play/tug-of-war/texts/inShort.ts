// The whole game in a few lines: for its card on the start page, and for its help.

export const inShort = [
  'Choose one of seven machines and push it with one to three of your cards.',
  'Each machine gives cards back, by its own rule and by how it stands then.',
  'You may not use the machine that either of you used last; from four left on, only your own last.',
  'Win three machines. Without a card at the end of your turn you lose.',
] as const;

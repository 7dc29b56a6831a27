// The whole game in a few lines: for its card on the start page, and for its help.

export const inShort = [
  'Choose a machine and push it with one to three of your cards.',
  'Each machine gives cards back, by its own rule and by how it stands then.',
  'You may not use the machine that you used last; while five or more are left, nor your rival’s last.',
  'Win three machines, in a first match two. Without a card at the end of your turn you lose.',
] as const;

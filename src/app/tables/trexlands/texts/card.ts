// Texts of the game on the start page, where the game itself is not loaded yet.

export const card = {
  name: 'Trexlands',
  lead: 'Tumble toy trucks in battle-rolls, wheels-up wins: from Camp over a board of Terra into the City, with an exchange of bids and bluffs in between.',
  players: '2 to 4 players',
  minutes: '30 to 60 minutes',
  /** How far a match has come, in turn cycles. */
  howFar: (cycle: number | null): string | null => (cycle === null || cycle === 0 ? null : `cycle ${cycle}`),
} as const;

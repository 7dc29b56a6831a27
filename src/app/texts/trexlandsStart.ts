/** What the start page says of Trexlands: it is there before the game is. */
export const trexlandsStart = {
  name: 'Trexlands',
  lead: 'Tumble toy trucks in battle-rolls, wheels-up wins: from Camp over a board of Terra into the City, with an exchange of bids and bluffs in between.',
  players: '2 to 4 players',
  minutes: '30 to 60 minutes',
  cycle: (cycle: number | null): string | null => (cycle === null || cycle === 0 ? null : `cycle ${cycle}`),
};

// Texts of the game on the start page, where the game itself is not loaded yet.

export const card = {
  name: 'Trexlands',
  lead: 'Tumble toy trucks from Camp over the Terra, the squares of the board, into the City. Landing on the wheels wins a battle.',
  picture: 'Toy trucks on a board of tiles around a city.',
  players: '2 to 4 players',
  /** A house estimate: the rules tell none. */
  minutes: '30 to 60 minutes',
  rules: 'All rules',
  puzzles: 'Puzzles',
  /** How far a match has come, in turn cycles. */
  howFar: (cycle: number | null): string | null => (cycle === null || cycle === 0 ? null : `cycle ${cycle}`),
} as const;

/** The whole game in a few lines, for its card. */
export const inShort = [
  'Bring trucks from Camp over the Terra into the City: each scores one X. The player with the most X wins.',
  'First, everybody rolls for the order of play; then each Camp takes a Captain.',
  'The player with the WHEEL has one MOVE: from Camp by a ramp, from Terra to Terra, or into the City.',
  'A truck that enters a Terra claims its V coins. Entering a rival’s is a battle.',
  'A battle is rolled: a truck on its wheels, all four of them, wins; trucks that are down go back to Camp. One defender on its wheels holds the Terra.',
] as const;

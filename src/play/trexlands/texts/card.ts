// Texts of the game on the start page, where the game itself is not loaded yet.

export const card = {
  name: 'Trexlands',
  verb: 'Tumble',
  lead: 'Tumble toy trucks from Camp over the Terra, the squares of the board, into the City. Landing on the wheels wins a battle.',
  picture: 'Toy trucks on a board of tiles around a city.',
  players: '2–4',
  /** A house estimate: the rules tell none. */
  minutes: '30–60',
  rules: 'All rules',
  /** How far a match has come, in turn cycles. */
  howFar: (cycle: number | null): string | null => (cycle === null || cycle === 0 ? null : `cycle ${cycle}`),
  running: (cycle: number): string => (cycle === 0 ? 'before the first turn' : `cycle ${cycle}`),
} as const;

// Texts of the game on the start page, where the game itself is not loaded yet.

export const card = {
  name: 'Truck Off',
  verb: 'Park',
  lead: 'Park food trucks where the money is. The dice say how much; your rivals see to it that you share.',
  picture: 'Food trucks at venues with dice.',
  players: '2–6',
  /** A house estimate. */
  minutes: '30',
  rules: 'All rules',
  howFar: (round: number | null): string | null => (round === null ? null : `round ${round}`),
  running: (round: number): string => `Round ${round}`,
} as const;

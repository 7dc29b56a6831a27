// Texts of the game on the start page, where the game itself is not loaded yet.

export const card = {
  name: 'Truck Off',
  lead: 'Park food trucks where the money is. The dice say how much; your rivals see to it that you share.',
  picture: 'Food trucks parked in front of venues, each with its die.',
  players: '2 to 6 players',
  /** A house estimate. */
  minutes: '30 minutes',
  rules: 'All rules',
  howFar: (round: number | null): string | null => (round === null ? null : `round ${round}`),
  running: (round: number): string => `Round ${round}`,
} as const;

/** The whole game in a few lines, for its card. */
export const inShort = [
  'Select two of your food trucks in secret; each goes to the venue of its number.',
  'Each venue’s die is thrown: its number is the money that its trucks share.',
  'Select any number of action cards, and execute them one by one around the table.',
  'Most money after five rounds wins.',
] as const;

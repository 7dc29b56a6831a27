// Texts of the game on the start page, where the game itself is not loaded yet.

export const card = {
  name: 'Tractor Pull',
  verb: 'Pull',
  lead: 'Three ropes, hidden rows, and referees who throw out the strongest.',
  players: '2',
  minutes: '30',
  picture: 'Rows of vehicle cards face each other across three ropes.',
  rules: 'All rules',
  howFar: (match: number | null): string | null => (match === null ? null : `match ${match}`),
  running: (match: number): string => `Match ${match}`,
} as const;

// Texts of the game on the start page, where the game itself is not loaded yet.

export const card = {
  name: 'Tug of War',
  verb: 'Push',
  lead: 'A duel of push cards over seven small machines. Win three of them.',
  picture: 'Seven small machines on a board.',
  players: '2',
  /** A house estimate. */
  minutes: '30',
  rules: 'All rules',
  howFar: (turn: number | null): string | null => (turn === null ? null : `turn ${turn}`),
  running: (turn: number): string => `Turn ${turn}`,
} as const;

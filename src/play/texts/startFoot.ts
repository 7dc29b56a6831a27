// Texts below the first picture of the start page.

export const startFoot = {
  games: 'Games',
  sitting: (players: string, minutes: string) => `${players} players · ${minutes} minutes`,
  setUp: 'Set up',
  setUpGame: (game: string) => `Set up ${game}`,
  howToPlay: (game: string) => `How to play ${game}`,
  days: 'The challenge of the day',
  daysShort: 'One throw a day by your own hand, the same for everybody.',
  toDays: 'Practise and try',
  asText: 'Play in words, without seeing the table',
} as const;

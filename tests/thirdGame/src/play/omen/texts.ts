/** Every text of Omen on the page. Nothing is imported here, so that browser tests can read it as it is. */
export const gameTexts = {
  card: {
    name: 'Omen',
    lead: 'Foretell the die by a secret card.',
    verb: 'Foretell',
    players: '2–6',
    minutes: '5',
    howFar: (round: number | null): string | null => (round === null ? null : `round ${round}`),
    running: (round: number): string => `Round ${round}`,
  },
  inShort: ['Put a card of your hand face down.', 'Throw the die: 3 points for its number, 1 for one beside it.'],
  form: {
    title: 'A new match of Omen',
    lead: 'Agree on how long it goes.',
    rounds: 'Rounds',
    clock: 'Clock',
    noClock: 'None',
  },
  table: {
    label: 'The table: a die in its tray.',
    move: 'card and throw',
    round: (round: number, of: number): string => `Round ${round} of ${of}`,
    foretells: (name: string): string => `${name} foretells`,
    throws: (name: string): string => `${name} throws the die`,
    foretell: (card: number): string => `Foretell ${card}`,
    chance: 'Throw for me',
    byHand: 'Throw',
    speed: 'How hard, mm/s',
    wonBy: { points: 'By points.', concession: 'All others have given up.' } as Readonly<Record<string, string>>,
  },
  help: {
    searchPlaceholder: 'die',
    notationLines: [
      ['foretell 3', 'puts a card face down.'],
      ['throw', 'has chance throw the die.'],
    ],
  },
  talk: {
    group: 'Omen',
    capitals: 'NUMBER for one from 1 to 6',
    look: { usage: 'look', meaning: 'who is asked, and all points.', example: 'look' },
    foretell: { usage: 'foretell NUMBER', meaning: 'puts a card face down.', example: 'foretell 3' },
    throw: { usage: 'throw', meaning: 'has chance throw the die.', example: 'throw' },
    aCard: 'a number from 1 to 6',
    hand: (cards: readonly (number | null)[]): string => `Your cards: ${cards.join(', ')}.`,
  },
} as const;

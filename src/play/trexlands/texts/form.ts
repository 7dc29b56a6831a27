// Texts of the form of a new match.

export const form = {
  title: 'New match of Trexlands',
  lead: 'Two to four players, one device. Each has four trucks, a Captain and three V; the most X scored in the City wins.',
  tuned:
    'a won attack takes V and gives a further MOVE, later ranks begin with more V and some with a card, the last X of four counts three, a truck may follow its own from Camp, some of the City’s borders are shut, and only equal highest bids void a card; the first of two ranks then wins 50 of 100 matches instead of 62, of four 25 instead of 44 (docs/balance.md).',
  first:
    'two players, of whom the first begins; each is dealt a Captain, the City has three X, and Roadblock and weather come into the decks from the third cycle on.',
  obstacles: 'Obstacles on the board',
  obstaclesNote:
    'Blocked edges, ramps between Terra and rocks within them, as the Terra cards show them (TX-12). Without, every edge is open.',
  freeThrow: 'Free throws',
  freeThrowNote: (best: number, standard: number): string =>
    `Hands also choose how a truck is turned as it leaves them, and about which axis it spins (TX-62). None of them is gentle, or its end would show how it began. Of the usual truck the best such throw that a search has found, repeated by a practised hand, comes up in ${best} of 100; the usual throw in ${standard}. A throw that is typed again exactly comes out the same. Without, throws are shaken: both are chance.`,
  ties: 'Equal bids at the market',
  tiesHighest: 'Only a tie for the highest forfeits the card (TX-34)',
  tiesAny: 'Any tie on a card forfeits it',
  cycles: 'The match is decided at the latest',
  limit: (cycles: number): string => `after ${cycles} turn cycles`,
  noLimit: 'when the last X is scored',
  clocks: 'A clock for interrupts and bids',
  noClock: 'None: around one device what is announced waits until all who are asked have played or passed',
  clock: (seconds: number): string => `${seconds} s`,
} as const;

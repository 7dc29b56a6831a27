import { count } from './words.ts';

// What everything at the table of Trexlands is, for whoever points at it.

export const trexWhat = {
  terraTitle: (terra: string, terrain: string) => `${terra}: ${terrain}`,
  terrains: {
    scrub: 'Scrub: battles roll on the usual ground.',
    'salt-flat': 'A salt flat: battles roll on smooth ground, where trucks slide.',
    gravel: 'Gravel: battles roll on rough ground, which grips wheels and trips trucks.',
    dune: 'A dune: battles roll on sand, where trucks hardly bounce.',
  },
  obstacle: 'Rocks leave room for one truck of each player.',
  stands: (trucks: string, n: number) => `${trucks} ${n === 1 ? 'stands' : 'stand'} here.`,
  lies: (coins: number) =>
    coins === 0 ? 'No V lie here.' : `${coins} V ${coins === 1 ? 'lies' : 'lie'} here for whoever enters.`,
  post: (owner: string, fort: boolean) =>
    `${owner} has a ${fort ? 'Fortress' : 'Post'}: no Supply, and nobody else claims V.`,
  edges: (edges: string) => `Edges: ${edges}.`,
  edge: (side: string, kind: 'blocked' | 'ramp') => (kind === 'blocked' ? `${side} is blocked` : `${side} has a ramp`),
  sides: { n: 'north', e: 'east', s: 'south', w: 'west' },
  city: (left: number) => `${left} X left. Each truck that enters scores one, a stack two, and goes back to Camp.`,
  rampTitle: (ramp: string) => `Ramp ${ramp}`,
  ramp: (terra: string) => `Trucks come in from Camp here, to ${terra}. It is everybody’s.`,
  borderTitle: (terra: string, beyond: string) => `Between ${terra} and ${beyond}`,
  borders: {
    open: 'Open: trucks go across.',
    blocked: 'Blocked: no truck goes across, up or down.',
    ramp: 'A ramp: trucks go across, up and down.',
  },
  truckIn: (place: string) => (place === 'Camp' ? 'In Camp: it comes to the board by a ramp.' : `In ${place}.`),
  truck: 'It may MOVE when its owner holds the WHEEL.',
  stack: (mate: string) => `Stacked with ${mate}: they move as one, and each rolls in a battle.`,
  camp: (coins: number, x: number, trucks: number, cards: number, captain: string | null) =>
    `${coins} V, ${x} X, ${count(trucks, 'truck')} here, ${count(cards, 'card')}${captain === null ? '' : `, Captain ${captain}`}. What is in a Camp is for all to see, but for the private deck.`,
  wheelTitle: 'The WHEEL',
  wheelAt: (name: string) => `${name} holds it.`,
  wheelNobody: 'Nobody holds it now.',
  wheel: 'Whoever does has one MOVE, then passes it on in rank order; after the last Camp comes the EXCHANGE.',
  arenaTitle: 'The arena',
  arena: 'Trucks are rolled here, all of a battle at once. Upright with all four wheels on the table wins.',
  captainTitle: (name: string) => `Captain ${name}`,
  vTitle: 'V',
  v: 'Coins. They lie on the Terra; whoever enters one takes them. In the EXCHANGE they buy cards, and never come back.',
  xTitle: 'X',
  x: 'Points, out of the City. When the last is taken, the most of them wins.',
} as const;

export const trexHelp = {
  title: 'How Trexlands works',
  short: 'The game in short',
  lines: [
    'Bring trucks from Camp over the Terra into the City: each scores X. The most X wins.',
    'Ranks are rolled for first; then each Camp takes a Captain.',
    'Whoever holds the WHEEL has one MOVE: from Camp by a ramp, from Terra to Terra, or into the City.',
    'Entering a Terra claims the V on it. Entering a rival’s is a battle.',
    'A battle is rolled: upright on four wheels wins, everything else goes back to Camp. One defender upright holds the Terra.',
    'Cards interrupt: a MOVE, a card, a claim, a battle. It waits until all who could interrupt have passed, or for the clock that the match has.',
    'When every Camp has held the WHEEL, the EXCHANGE opens: bid V on four cards, and what is bid is gone.',
    'Then each places private cards face down with V on them: fewer than it is worth is a bluff.',
    'A challenge of 1 V takes out a bluff. What is left is deployed, and Supply puts new V on the Terra.',
  ],
  pointer: 'At the table',
  pointerLines: [
    ['Touch a truck of yours', 'It is chosen, and where it can go lights up.'],
    ['Touch a place that is lit', 'The truck goes there.'],
    ['Rest on anything, or press it long', 'It says what it is and which clause is about it.'],
  ],
  notation: 'As text',
  notationLines: [
    ['move camp T1 r2 b1', 'T1 comes from Camp by ramp r2 to b1.'],
    ['move T1 b2', 'T1 goes to b2; move T1+T2 city: the stack goes into the City.'],
    ['play roadblock', 'Plays a card; on what follows it: play tow-hook T1 b2.'],
    ['bid 2 3', '3 V on card 2.'],
    ['place scout 1', 'A private card face down with 1 V.'],
    ['pass', 'No MOVE, no card, no bid; ready ends one’s part of the arena.'],
  ],
  clauses: 'Every clause',
  search: 'Search the clauses',
  none: 'No clause says that.',
} as const;

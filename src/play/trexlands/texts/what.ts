import { count } from '#play/texts/words.ts';

// Texts about everything on the table that a pointer can rest on.

export const what = {
  terraTitle: (terra: string, terrain: string) => `${terra}: ${terrain}`,
  terrains: {
    scrub: 'Scrub: battles roll on the usual ground.',
    'salt-flat': 'A salt flat: battles roll on smooth ground, where trucks slide.',
    gravel: 'Gravel: battles roll on rough ground, which grips wheels and trips trucks.',
    dune: 'A dune: battles roll on sand, where trucks hardly bounce.',
  },
  obstacle: 'Bushes leave room for one truck only.',
  stands: (trucks: string, n: number) => `${trucks} ${n === 1 ? 'stands' : 'stand'} here.`,
  lies: (coins: number) =>
    coins === 0 ? 'No V lie here.' : `${coins} V ${coins === 1 ? 'lies' : 'lie'} here, claimed by entering.`,
  post: (owner: string, fort: boolean) =>
    `${owner} has a ${fort ? 'Fortress' : 'Post'}: no Supply, and nobody else claims V.`,
  edges: (edges: string) => `Edges: ${edges}.`,
  edge: (beyond: string, kind: 'blocked' | 'ramp') =>
    kind === 'blocked' ? `the one to ${beyond} is blocked` : `the one to ${beyond} has a ramp`,
  city: (left: number, last: number) =>
    `${left} X left. Each truck that enters scores one, a stack two, and goes back to Camp.${last === 1 ? '' : ` The last X counts ${last}.`}`,
  rampTitle: (ramp: string) => `Ramp ${ramp}`,
  ramp: (terra: string) => `Trucks come in from Camp here, to ${terra}. Every player may use it.`,
  borderTitle: (terra: string, beyond: string) => `Between ${terra} and ${beyond}`,
  borders: {
    open: 'Open: trucks go across.',
    blocked: 'Blocked: no truck goes across, up or down.',
    ramp: 'A ramp: trucks go across, up and down.',
  },
  truckIn: (place: string) => (place === 'Camp' ? 'In Camp: it comes to the board by a ramp.' : `In ${place}.`),
  rolled: 'It is rolled now: it has to come to rest on its wheels, all four of them. Else it is down.',
  truck: 'It may MOVE when its owner holds the WHEEL.',
  stack: (mate: string) => `Stacked with ${mate}: they move as one, and each rolls in a battle.`,
  camp: (coins: number, x: number, trucks: number, cards: number, deck: number, captain: string | null) =>
    `${coins} V, ${x} X, ${count(trucks, 'truck')} here, ${count(cards, 'card')} face up${captain === null ? '' : `, Captain ${captain}`}. A Camp lies open to all, but for the private deck: ${count(deck, 'card')} left, face down.`,
  campLies: (from: string, to: string) => `It lies along the edge of the board from ${from} to ${to}.`,
  campAtRamps: 'It lies before the ramps.',
  wheelTitle: 'The WHEEL',
  wheelAt: (name: string) => `${name} holds it.`,
  wheelInExchange: 'It is in the EXCHANGE, which is open while the WHEEL is there.',
  wheelNobody: 'Nobody holds it now.',
  wheel: 'Its holder has one MOVE, then passes it on in rank order; after the last Camp comes the EXCHANGE.',
  exchangeTitle: 'EXCHANGE',
  exchange: (open: boolean) => `Cards are sold here after every player’s turn. It is ${open ? 'open' : 'closed'} now.`,
  arenaTitle: 'The rolling tray',
  arena:
    'Trucks are rolled here, all of a roll at once. One that comes to rest on its wheels, all four on the table, wins.',
  captainTitle: (name: string) => `Captain ${name}`,
  cycleLimit: (cycles: number) => `If X are left in the City after cycle ${cycles}, the match ends: the most X wins.`,
  vTitle: 'V',
  v: 'The coins of the game. They lie on the Terra; a truck that enters one claims them. In the EXCHANGE they buy cards, and never come back.',
  xTitle: 'X',
  x: 'Points from the City. When the last is taken, the most X wins.',
} as const;

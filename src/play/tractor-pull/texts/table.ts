import { signed } from '../say/effectSign.ts';
import { capitalised, count, listed, possessive } from '#play/texts/words.ts';

// Texts of the table: whose turn it is, what is asked, how both stand.

const ROWS = { 1: 'front', 2: 'middle', 3: 'back', 4: 'overtime' } as const;
const ROPES = { 1: 'first', 2: 'second', 3: 'third' } as const;

export const table = {
  label:
    'The table: three ropes with rows of vehicles on both sides, the garage to the right, and the wrench on its mat. Everything can also be done with the buttons and by typing.',
} as const;

export const words = {
  rope: (rope: 1 | 2 | 3): string => `${ROPES[rope]} rope`,
  ropeShort: (rope: number): string => `Rope ${rope}`,
  row: (row: 1 | 2 | 3 | 4): string => `${ROWS[row]} row`,
  place: (owner: string, row: 1 | 2 | 3 | 4, rope: 1 | 2 | 3): string =>
    `${possessive(owner)} ${ROWS[row]} row, rope ${rope}`,
  /** An end of a row or of a rope, beside its owner's mark. */
  rowShort: (row: 1 | 2 | 3): string => `${ROWS[row]} row`,
  rowEnd: (owner: string, row: 1 | 2 | 3): string => `${possessive(owner)} end of the ${ROWS[row]} row`,
  ropeEnd: (owner: string, rope: 1 | 2 | 3): string => `${possessive(owner)} end of the ${ROPES[rope]} rope`,
  faceDown: 'face down',
  counters: (counters: number): string => count(counters, 'counter'),
  red: 'red',
  blue: 'blue',
} as const;

export const captions = {
  sums: (far: number, near: number): string => `${far} : ${near}`,
  pile: (name: string, cards: number): string => `${name} ${cards}`,
  picks: (first: boolean): string => `picks ${first ? 'first' : 'second'}`,
  aside: 'Set aside',
  ejected: 'Ejected',
} as const;

/** A pair that was taken, as everybody has seen it. */
export const recruited = {
  hidden: (who: string): string => `${who} takes two hidden vehicles.`,
  half: (who: string, seen: string): string => `${who} takes a ${seen} and a hidden vehicle.`,
  open: (who: string, seen: readonly string[]): string => `${who} takes ${listed(seen)}.`,
} as const;

export const turn = {
  match: (match: number): string => `Match ${match}`,
  matchTitle: (match: number): string => `Match ${match}`,
  wave: (wave: 1 | 2 | 3 | 4): string => (wave === 4 ? 'overtime' : `wave ${wave}`),
  faces: (who: string): string => `${who} picks a character’s face`,
  spin: (who: string): string => `${who} spins the wrench`,
  location: (who: string): string => `${who} picks the location`,
  install: (who: string): string => `${who} places items`,
  recruit: (who: string): string => `${who} takes a pair`,
  deploy: (who: string): string => `${who} lays a row`,
  eject: (who: string): string => `${who} says which goes first`,
  effect: (who: string, source: string): string => `${who} uses ${source}`,
  award: (who: string): string => `${who} picks an item`,
  telling: 'The referees decide',
} as const;

export const standings = {
  title: 'Ropes and matches',
  ropes: 'Ropes',
  matches: (won: number): string => `${won} won`,
  cards: (cards: number): string => count(cards, 'card'),
  items: (items: number): string => count(items, 'item'),
  ready: 'ready',
  worth: (points: number): string => `×${points}`,
} as const;

export const replay = {
  stands: (won: number, ropes: number): string => `${won} won and ${count(ropes, 'rope')} ahead`,
} as const;

export const notes = {
  title: 'In force',
  location: 'Location',
  of: (who: string): string => possessive(who),
} as const;

/** Over a thing on the table: the outcome of picking it. */
export const offers = {
  swap: 'swap this',
  /** How a rope would stand: the rival’s new vehicle is not seen. */
  against: (own: number, rival: number): string => `${own} against ${rival === 0 ? '?' : `${rival} + ?`}`,
  /** The pull that a pair brings; where a card is hidden, so much or more, and of two nothing is known. */
  pair: (sum: number, hidden: number): string | null => (sum === 0 ? null : `${sum}${hidden > 0 ? '+' : ''}`),
  ropes: (changes: readonly (readonly [rope: number, change: number])[]): string =>
    changes.length === 0 ? 'no change' : changes.map(([rope, change]) => `rope ${rope}: ${signed(change)}`).join(', '),
} as const;

/** A question to a player. */
const asks = (name: string, what: string): string => `${name}: ${what}`;

export const dock = {
  /** The goal of a match, in its first picture. */
  goal: 'Pull harder at two of three ropes. Red picks second.',
  faces: (name: string, character: string): string => asks(name, `which face of ${character}?`),
  facesNote: 'It counts all game. Both are shown when both have picked.',
  spin: (name: string): string => asks(name, 'flick the wrench'),
  spinDecide: (name: string): string => asks(name, 'flick the wrench for the match'),
  exact: 'How hard, and which way',
  listed: 'The same as a list',
  wasShort: 'It has not turned twice, and is spun again by chance.',
  wasSideways: 'It lay within five degrees of sideways, and is spun again.',
  wasUnsettled: 'It did not come to rest, and is spun again by chance.',
  strength: 'Strength',
  lasts: (seconds: string, turns: number): string => `about ${seconds} s, ${count(turns, 'turn')}`,
  tooWeak: (turns: number): string => `about ${count(turns, 'turn')}: too weak`,
  way: 'Which way',
  ways: { left: 'Counter-clockwise', right: 'Clockwise' },
  letGo: 'Spin',
  wrench: 'Wrench',
  spinning: 'The wrench spins…',
  flicking: 'Let go to spin.',
  points: (red: string): string => `The red jaw points to ${red}`,
  /** The consequence; `decides`: of the match. */
  spun: (seconds: string, red: string, blue: string, decides: boolean): string =>
    `After ${seconds} s: ${decides ? `${red} wins the match` : `${red} is red, ${blue} takes the first pair`}.`,
  toEnd: 'To the end',
  happens: 'What happens',
  next: 'Go on',
  location: (name: string): string => asks(name, 'where is this match held?'),
  install: (name: string): string => asks(name, 'place items, or keep them'),
  installNote: 'Each where it says; what is kept can be placed before the next match.',
  installed: 'Place no more',
  other: 'Another item',
  before: 'The two before',
  after: 'The next two',
  page: (page: number, of: number): string => `${page}/${of}`,
  recruit: (name: string): string => asks(name, 'take a pair by its pull'),
  recruitNote: 'The left column is hidden, the right one open.',
  showHand: 'Show my hand',
  hand: (cards: number): string => `Your hand: ${cards === 0 ? 'no cards' : count(cards, 'card')}`,
  pair: (cards: readonly string[]): string => listed(cards),
  /** By its column and its place there, which tell apart those that are hidden alike. */
  pairAt: (column: number, place: number, pair: string): string =>
    `${['Left', 'Middle', 'Right'][column - 1]} ${place}: ${pair}`,
  hidden: 'hidden',
  hiddenPair: 'two hidden',
  deploy: (name: string, row: string): string => asks(name, `lay the ${row} face down, one on each rope`),
  about: (effect: string): string => `Ejected: ${effect}`,
  free: 'free',
  slot: (rope: string, vehicle: string): string => `${rope}: ${vehicle}`,
  deployed: (chosen: number): string => (chosen === 3 ? 'Deploy these' : `${chosen} of 3 laid`),
  eject: (name: string): string => asks(name, 'which is ejected first?'),
  does: (source: string, text: string): string => `${source}: ${text}`,
  pass: 'Do without it',
  award: (name: string): string => asks(name, 'keep one of these items'),
  awardNote: (other: string): string => `${other} gets the two that are left.`,
  standing: (name: string, strength: number, lies: readonly string[]): string =>
    [`${name} (${strength})`, ...lies].join(', '),
} as const;

export const end = {
  by: {
    matches: (): string => 'Two matches of three.',
    concession: (loser: string): string => `${capitalised(loser)} gave up.`,
  } satisfies Readonly<Record<string, (loser: string) => string>>,
  /** `points`: the winner's first. */
  match: (match: number, who: string, points: readonly number[], how: string): string =>
    `Match ${match}: ${who}, ${points.join(' to ')}${how}`,
  how: { ropes: '', overtime: ' in overtime', strongest: ' by the strongest vehicles', wrench: ' by the wrench' },
} as const;

export const refusals = {
  spinning: 'The wrench is spinning.',
  telling: 'See first what happens: go on.',
  noVehicle: 'Drag a vehicle of your hand here.',
  otherRow: 'Only your new row is laid now.',
} as const;

export const sharing = { move: 'spin and choice' } as const;

export const keys = {
  group: 'Tractor Pull',
  spin: 'Spin the wrench, as it is set',
  stronger: 'Spin stronger',
  weaker: 'Spin weaker',
  goOn: 'Go on: what happens next, the end of a spin',
} as const;

export const saved = {
  picture: (ropes: string, wins: string): string => `Ropes: ${ropes}. Matches won: ${wins}.`,
} as const;

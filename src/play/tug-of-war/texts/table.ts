import { capitalised, count, listed } from '#play/texts/words.ts';

// Texts of the table: whose turn it is, what is asked, how both stand.

export const table = {
  label:
    'The table: machines with their points. A machine is chosen by touching it, and so is a tile of the Path. Everything can also be done with the buttons and by typing.',
} as const;

export const turn = {
  goal: (toWin: number, of: number, pointsEach: number | undefined): string =>
    `Win ${toWin} of ${of} machines${pointsEach === 1 ? ', each by one point' : ''}`,
  before: 'Before the first turn',
  of: (n: number, who: string): string => `Turn ${n}: ${who}`,
  begins: (who: string): string => `${who} begins`,
  plays: (who: string): string => `${who} plays`,
  /** While the push that ends the match is seen. */
  scores: (who: string): string => `${who} scores`,
  discards: (who: string, cards: number): string => `${who} discards ${count(cards, 'card')}`,
  chooses: (who: string): string => `${who} says who goes first`,
} as const;

export const say = {
  firstDrawn: (who: string): string => `${who} goes first: drawn.`,
  firstSaid: (who: string, by: string): string => `${who} goes first: ${by} has said so.`,
  segments: (segments: number, who: string): string =>
    `${count(segments, 'segment')} of the clock ${segments === 1 ? 'is' : 'are'} coloured for ${who}.`,
  tiles: (each: readonly (readonly [string, number])[]): string =>
    `Tiles: ${listed(each.map(([who, tiles]) => `${who} ${tiles}`))}.`,
} as const;

export const standings = {
  line: (who: string, won: string, hand: string): string => `${who}: ${won}; ${hand}`,
  won: (won: number, of: number): string => `${won} of ${of} machines`,
  hand: (cards: readonly number[]): string =>
    cards.length === 0 ? 'no cards' : `${cards.length === 1 ? 'card' : 'cards'} ${cards.join(', ')}`,
} as const;

/** Of a machine, in a few words, for buttons and for the table. */
export const machine = {
  points: (own: number, rival: number): string => `${own} : ${rival}`,
  pointsTold: (each: readonly (readonly [string, number])[], of: number): string =>
    `${listed(each.map(([who, points]) => `${who} ${points}`))} of ${count(of, 'point')}`,
  wonBy: (who: string): string => `won by ${who}`,
  blocked: { own: 'your last', rival: 'rival’s last', item: 'forbidden' },
  rope: (each: readonly (readonly [string, number, string])[]): string =>
    each.map(([who, spot, reward]) => `${who} at spot ${spot}: ${reward}`).join('; '),
  /** The reward of the spot of whoever pulls the Rope (TW-33), by its letter. */
  rewards: {
    A: 'hands’ difference + 1',
    B: 'a 4',
    C: 'three 1s',
    D: 'machines won + 1',
    E: 'cards laid',
    F: 'points + 1',
    G: 'a 5',
  },
  race: (each: readonly (readonly [string, number])[], steps: number): string =>
    `${listed(each.map(([who, at]) => `${who} at step ${at}`))} of ${steps}`,
  collation: (each: readonly (readonly [string, number])[], pile: number): string =>
    `${count(pile, 'counter')} in the pile; ${listed(each.map(([who, taken]) => `${who} ${taken}`))}`,
  clock: (filled: number, who: string | null, of: number): string =>
    who === null ? `no segment of ${of} is coloured` : `${filled} of ${of} segments for ${who}`,
  maze: (row: number, col: number, ways: readonly string[]): string =>
    `the square is in row ${row}, column ${col}; it can go ${listed(ways)}`,
  path: (each: readonly (readonly [string, number])[], grey: number): string =>
    `${listed(each.map(([who, tiles]) => `${who} ${tiles}`))}, grey ${grey}`,
  heights: (each: readonly (readonly [string, number])[]): string =>
    listed(each.map(([who, height]) => `${who} at ${height}`)),
  tower: (each: readonly (readonly [string, number, number])[]): string =>
    listed(each.map(([who, height, lights]) => `${who} at ${height} with ${count(lights, 'light')}`)),
} as const;

/** Words over things on the table. */
export const captions = {
  aim: (machine: string, id: keyof typeof AIMS): string => `${machine}: ${AIMS[id]}`,
  blocked: 'next turn',
  /** At a machine that is touched in vain. */
  refused: {
    own: 'You used it last: free next turn',
    rival: 'Your rival used it last: free next turn',
    item: 'Forbidden this turn',
  },
  point: (who: string): string => `A point for ${who}`,
  wonBy: (machine: string, who: string): string => `${machine}: ${who}`,
  /** A pull so far, and what its spot of the Rope pays its puller, and sometimes the other. */
  pays: (
    pull: number,
    letter: keyof typeof machine.rewards,
    { rivalsCard }: { readonly rivalsCard: number },
  ): string => {
    const rivals = letter === 'B' ? ', rival 1' : letter === 'C' ? `, rival ${rivalsCard}` : '';
    return `${pull}: you ${machine.rewards[letter].replace(/^a /, '')}${rivals}`;
  },
} as const;

/** The way to a point, in print on each machine. */
const AIMS = {
  rope: 'your rival into the pit',
  race: 'first to step 13',
  collation: 'most of 25',
  clock: 'all 8 segments',
  maze: 'into your end zone',
  path: 'join two sides',
  conker: 'the higher one',
  tower: 'lights ahead',
} as const;

const cards = (strengths: readonly number[]): string => strengths.map((card) => `+${card}`).join(' ');
const ARROWS = { up: '↑', down: '↓', left: '←', right: '→' } as const;
type Way = keyof typeof ARROWS;

/** Over a machine: the outcome of a push. */
export const offers = {
  wins: 'wins the match',
  loses: 'loses the match',
  draw: 'a draw',
  machine: 'wins it',
  points: (points: number): string => (points === 1 ? 'a point' : `${points} points`),
  rivalsMachine: 'rival wins it',
  rivalsPoint: 'rival’s point',
  /** Own figures first. */
  does: {
    race: (step: number, _: number, lost: number): string =>
      `to step ${step}${lost > 0 ? `, puddle costs ${lost}` : ''}`,
    collation: (own: number, rival: number, left: number): string =>
      `counters ${own} : ${rival}${left > 0 ? `, ${left} still to take` : ''}`,
    clock: (own: number, rival: number, of: number): string =>
      own > 0 ? `segment ${own} of ${of}` : rival > 0 ? `rival’s segments ${rival}` : 'clock empty',
    rope: (spot: number, _: number, of: number): string => `pull ${spot} of ${of}`,
    conker: (own: number, rival: number): string => `height ${own} : ${rival}`,
    tower: (own: number, rival: number): string => `lights ${own} : ${rival}`,
    path: (line: number): string => `${line} in line`,
  },
  gains: (strengths: readonly number[]): string => (strengths.length === 0 ? '+0' : cards(strengths)),
  rivalGains: (strengths: readonly number[]): string => `rival ${cards(strengths)}`,
  /** Of the laid cards fewer do it. */
  fewer: (badge: string, cards: number): string => `${count(cards, 'card')}: ${badge}`,
  aim: (laid: number): string => `aim ${count(laid, 'card')}`,
  best: (badge: string): string => `best: ${badge}`,
  push: (badge: string): string => `push: ${badge}`,
  /** Another reward for the same push. */
  option: (cards: string): string => `or ${cards}`,
  way: (direction: Way, badge: string): string => `${ARROWS[direction]} ${badge}`,
} as const;

export const dock = {
  plan: (name: string): string => `${name}: push a machine`,
  planNote: 'Choose a machine and lay one to three cards. What comes of it is shown before you send it.',
  lay: (card: number): string => `Lay a ${card}`,
  layHint: (laid: number, hasTable: boolean): string => {
    if (laid > 0) return 'Press a machine. Behind a + is a card that you gain.';
    return hasTable ? 'Press a card, or drag it to a machine.' : 'Press a card, then a machine.';
  },
  machines: 'Machines',
  other: 'Other machine',
  stands: (machine: string, how: string): string => `${machine}: ${how}`,
  exact: 'Where it goes',
  laid: (machine: string): string => `Laid at the ${machine}`,
  aimed: (card: number, aim: string | null): string => `${card} ${aim === null ? '…' : (ARROWS[aim as Way] ?? '✓')}`,
  aimedAt: (card: number, aim: string | null): string => `${card} ${aim ?? '…'}`,
  there: 'There',
  aims: (isMaze: boolean, card: number, hasTable = true): string =>
    isMaze
      ? `Which way does the ${card} push?`
      : `Where does the ${card} go?${hasTable ? ' Touch a tile of the Path.' : ''}`,
  tile: (tile: string, owner = 'grey'): string => `${tile}, ${owner}`,
  option: 'Reward',
  options: { A: 'lights + 1', B: 'a 4', C: 'three 1s' },
  block: 'Block Move',
  noBlock: 'No Block Move',
  blocks: (machine: string): string => `Block: ${machine}`,
  sendIt: 'Push',
  sendAimed: (order: string): string => `Push ${order}`,
  orders: 'What comes of it',
  order: (cards: readonly (string | number)[]): string => cards.join(', then '),
  sameFor: (orders: readonly string[]): string => `The same for ${orders.join('; and for ')}.`,
  notSo: (order: string, why: string): string => `${order}: ${why}`,
  rivalsBlocked: (name: string, modules: readonly string[]): string =>
    modules.length === 0 ? `${name} may use any machine next.` : `${name} may not use ${listed(modules)} next.`,
  discards: (name: string, cards: number): string => `${name} will have to discard ${count(cards, 'card')}.`,
  discard: (name: string, cards: number): string => `${name}: discard ${count(cards, 'card')}`,
  discardNote: 'Five cards may be held.',
  discardThese: (left: number): string => (left === 0 ? 'Discard these' : `Choose ${left} more`),
  first: (name: string): string => `${name}: who goes first?`,
  firstNote: 'The first player begins with three 1s, the other with two 1s and a 2.',
} as const;

export const clocks = {
  label: (name: string, turn: string, reserve: string): string =>
    `${name}: ${turn} for this turn, ${reserve} in reserve`,
  reserve: (time: string): string => `+ ${time}`,
  hold: 'Hold the clocks',
  run: 'Let them run',
  held: 'Held',
} as const;

export const end = {
  by: {
    modules: (winner: string, of: number): string =>
      `${capitalised(winner)} won ${of === 2 ? 'two' : 'three'} machines.`,
    'no-cards': (loser: string): string => `${capitalised(loser)} ran out of cards.`,
    time: (loser: string): string => `${capitalised(loser)} ran out of time.`,
    concession: (loser: string): string => `${capitalised(loser)} gave up.`,
    repetition: (loser: string): string =>
      loser === ''
        ? 'The position stands for the third time, and neither player is ahead.'
        : `The position stands for the third time, with ${loser} behind.`,
  },
  draw: 'A draw',
  /** Of a first match. */
  again: (joining: readonly string[]): string => `Again: ${listed(joining)} join; the lot says who begins.`,
} as const;

export const replay = {
  has: (name: string, cards: readonly number[], machines: number): string =>
    `${name} has ${cards.length === 0 ? 'no card' : cards.join(', ')}, and ${machines} ${machines === 1 ? 'machine' : 'machines'}.`,
} as const;

export const refusals = {
  measured: 'The time is measured, not typed.',
  nothingPlanned: 'Choose a machine and lay a card first.',
  noAim: 'Each card has to be aimed first.',
} as const;

export const sharing = { move: 'turn' } as const;

export const keys = {
  group: 'Tug of War',
  send: 'Send what is planned',
  clear: 'Take up all cards',
  lay: (card: number): string => `Lay a card of strength ${card}`,
} as const;

export const saved = {
  picture: (each: readonly string[]): string => `Machines: ${listed(each)}.`,
  points: (name: string, a: number, b: number): string => `${name} ${a} : ${b}`,
  wonBy: (name: string, who: string): string => `${name} won by ${who}`,
} as const;

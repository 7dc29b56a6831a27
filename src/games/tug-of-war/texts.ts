import { count, listed } from '#engine/words.ts';
import type { Fault } from '#sim/result.ts';
import type { TugOfWarAction } from './actions.ts';
import type { Block } from './blocked.ts';
import type { Stands, TugOfWarEvent } from './events.ts';
import { rivalOf, type Direction, type ModuleId, type Pair, type Seat, type Strength } from './ids.ts';
import type { ItemId } from './options.ts';
import { REWARD_CLAUSES, type Gain, type Hand, type RewardReason } from './rewards.ts';
import { SHARED } from './sets.ts';
import type { Outcome, Phase } from './state.ts';

/** Every sentence of the rules that a player can read: why something may not be done, and what has happened. */

const refusal = (code: string, message: string): Fault => ({ code, message });

export const MODULE_NAMES: Readonly<Record<ModuleId, string>> = {
  rope: 'Rope',
  race: 'Race',
  collation: 'Collation',
  clock: 'Clock',
  maze: 'Maze',
  path: 'Path',
  conker: 'Conker',
  tower: 'Tower',
};

export const ITEM_NAMES: Readonly<Record<ItemId, string>> = {
  starter: 'Starter',
  conkerStart: 'Conker Start',
  blockMove: 'Block Move',
};

const nameOf = (module: ModuleId): string => MODULE_NAMES[module];
const cardsText = (cards: readonly Strength[]): string =>
  cards.length === 1 ? `a ${cards[0]}` : `${listed(cards.map(String))}`;

const WAITS: Readonly<Record<Phase['name'], string>> = {
  first: 'who goes first is being chosen',
  play: 'cards are to be played',
  discard: 'cards are to be discarded',
};

const WHY_BLOCKED: Readonly<Record<Block, string>> = {
  own: 'you used it last (TW-13, TW-14)',
  rival: 'your rival used it last (TW-13)',
  item: 'your rival’s Block Move forbids it this turn (TW-69)',
};

/** Why an action may not be played; the codes are stable. */
export const refusals = {
  matchOver: () => refusal('match-over', 'The match is over.'),
  otherPhase: (phase: Phase['name']) => refusal('other-phase', `That is not possible now: ${WAITS[phase]}.`),
  notYourTurn: (seat: number) => refusal('not-your-turn', `Seat ${seat} is not asked now.`),
  mustChoose: () => refusal('must-choose', 'Whoever has the advantage says who goes first.'),
  notInSet: (module: ModuleId, set: string) => refusal('not-in-set', `The ${set} has no ${nameOf(module)} (TW-01).`),
  inactive: (module: ModuleId, seat: number) =>
    refusal('inactive', `${nameOf(module)} is won by seat ${seat}, and out of play.`),
  blocked: (module: ModuleId, why: Block) =>
    refusal(`blocked-${why}`, `${nameOf(module)} may not be used: ${WHY_BLOCKED[why]}.`),
  badCount: (module: ModuleId, most: number) =>
    refusal('bad-count', `${nameOf(module)} takes 1 to ${most} cards a turn.`),
  notInHand: (hand: Hand) =>
    refusal('not-in-hand', `The hand is ${hand.join(', ')}; there are not all of these cards.`),
  noOption: () => refusal('no-option', 'At the Tower reward A, B or C is said with the cards (TW-67).'),
  strangeOption: (module: ModuleId) =>
    refusal('strange-option', `${nameOf(module)} has no rewards A, B and C to choose.`),
  strangeAim: (module: ModuleId) => refusal('strange-aim', `${nameOf(module)} takes no direction and no tile.`),
  noDirection: () => refusal('no-direction', 'At the Maze each card has a direction: up, down, left or right.'),
  noTile: () => refusal('no-tile', 'At the Path each card has a tile, a1 to h8.'),
  pastTheEnd: (card: Strength, left: number) =>
    refusal('past-the-end', `The end is ${count(left, 'step')} away and is reached exactly; a ${card} is too many.`),
  wall: (direction: Direction) =>
    refusal('wall', `A wall is in the way ${direction}: the square would not move (TW-50).`),
  offBoard: (card: Strength, tile: string) =>
    refusal('off-board', `A part of the shape of a ${card} at ${tile} is off the board.`),
  scoredEarlier: () => refusal('scored-earlier', 'A card that scores is the last one of its turn (TW-04).'),
  noBlockMove: () =>
    refusal(
      'no-block-move',
      `Block Move takes its item, and ${SHARED.items.blockMoveFrom} machines or more in play (TW-69).`,
    ),
  notInPlay: (module: ModuleId) => refusal('not-in-play', `${nameOf(module)} is not in play, and cannot be blocked.`),
  badDiscard: (cards: number) =>
    refusal('bad-discard', `Exactly ${count(cards, 'card')} must be discarded, so that 5 are left (TW-09).`),
  notInOrder: () => refusal('not-in-order', 'Discarded cards are named the lowest first.'),
  noClock: () => refusal('no-clock', 'The table has chosen no clock (TW-20).'),
  noTime: () => refusal('no-time', 'No clock runs now.'),
  tooEarly: (elapsedS: number, limitS: number) =>
    refusal('too-early', `${elapsedS} s have passed of ${limitS} s; the time is not over.`),
  tooLate: () => refusal('too-late', 'The flag has fallen: the time for this is over (TW-20).'),
} as const;

/** Other sentences of files and commands. */
export const say = {
  badSeats: (seats: number) => `Tug of War is for 2 players, not ${seats}.`,
  noItems: (set: string, item: ItemId, seat: Seat | null) =>
    `Seat ${seat} has the item ${ITEM_NAMES[item]}; expected nobody, as the ${set} has no items.`,
  noAdvantage: (set: string, seat: Seat | null) =>
    `Seat ${seat} has the advantage; expected nobody, as in the ${set} items or chance say who goes first.`,
  noModule: (set: string) => `a machine of the ${set}`,
  pileLeft: 'counters that do not decide the bout yet',
  pileOf: (counters: number) => `at most ${counters} counters in all`,
  noEnd: (most: number) => `steps up to ${most}, or who has won it`,
  noFullClock: (most: number) => `at most ${most} segments of either colour, or who has won it`,
  noZone: 'a square that is no end zone',
  noPath: 'tiles among which neither colour has a path',
  noPit: (most: number) => `a rope whose ends are at most at spot ${most}`,
  noTower: 'towers of which neither has won',
  wonWith: (seat: number, points: number) => `${points} of seat ${seat}, who has won it, and fewer of the other`,
  upToModules: (most: number) => `at most ${most} of each seat, as the match would be over`,
  someCard: 'a card for the player who is to move',
  tooFew: (most: number) => `a phase in which a hand has more than ${most} cards`,
  handUpTo: (most: number) => `at most ${most}, or the phase "discard"`,
  notBegun: 'nothing, as nobody goes first yet',
  nobodyChooses: 'a phase after that, as the options give nobody the say',
  ownerOf: (seat: Seat | null) =>
    seat === null ? 'null, as the options give the item to nobody' : `${seat}, whom the options give the item, or null`,
  noClocks: 'no clocks, as the options have none',
  msUpTo: (most: number) => `at most ${most} ms`,
  upTo: (most: number) => `points up to ${most} each`,
  blocked: (ids: readonly string[]) => `Blocked for whoever is asked: ${listed(ids)}.`,
  firstBy: (seat: string) => `it is for ${seat} to say who goes first`,
  playBy: (seat: string) => `it is the turn of ${seat}`,
  discardBy: (seat: string, cards: number) => `${seat} is to discard ${count(cards, 'card')}`,
} as const;

/** The name of a seat at a table. */
export type Names = (seat: Seat) => string;

/** Where no names are known. */
export const SEAT_NAMES: Names = (seat) => `Seat ${seat}`;

const WON: Readonly<Record<Outcome['by'], string>> = {
  modules: 'with three machines',
  'no-cards': 'as the rival has no card left (TW-11)',
  time: 'on time (TW-20)',
  concession: 'as the rival has given up',
  repetition: 'by more modules, or else more points, as the position stands for the third time (TW-72)',
};

/** An event in a sentence. */
export function eventText(event: TugOfWarEvent, names: Names = SEAT_NAMES): string {
  switch (event.type) {
    case 'first-chosen': {
      const who = `${names(event.first)} goes first and is red`;
      return event.by === 'chance' ? `${who}: drawn.` : `${who}: ${names(event.by)} has said so.`;
    }
    case 'first-declined':
      return `${names(event.seat)} does not say who goes first.`;
    case 'turn-began':
      return `Turn ${event.turn}: ${names(event.seat)}.`;
    case 'played':
      return playedText(event, names);
    case 'stands':
      return standsText(event.now, event.spot, names, event.seat);
    case 'scored':
      return `${names(event.seat)} scores at the ${nameOf(event.module)}${pointsText(event.module, event.points)}.`;
    case 'released':
      return releasedText(event, names);
    case 'module-won':
      return `${names(event.seat)} wins the ${nameOf(event.module)}.`;
    case 'gained':
      return gainText(event.gain, names);
    case 'forbidden':
      return `${names(event.seat)} plays Block Move: the rival may not use the ${nameOf(event.module)} next turn (TW-69).`;
    case 'discarded':
      return `${names(event.seat)} discards ${cardsText(event.cards)}${event.by === 'time' ? ': time is over (TW-10)' : ''}.`;
    case 'reserve':
      return `${names(event.seat)} has used ${seconds(event.tookMs)} of the reserve; ${seconds(event.leftMs)} are left.`;
    case 'repeated':
      return event.times < 3
        ? 'This position has stood before; when it stands once more, the match ends (TW-72).'
        : 'This position stands for the third time (TW-72).';
    case 'conceded':
      return `${names(event.seat)} gives up.`;
    case 'won':
      return event.outcome.winner === null
        ? 'A draw: the position stands for the third time, and neither is ahead (TW-72).'
        : `${names(event.outcome.winner)} wins, ${WON[event.outcome.by]}.`;
  }
}

const MS = 1000;
const seconds = (ms: number): string => `${ms / MS} s`;

const pointsText = (module: ModuleId, points: number): string =>
  SHARED.points[module] === 1 ? '' : `: ${points} of ${SHARED.points[module]}`;

function playedText(
  { seat, module, cards, aims, option }: Extract<TugOfWarEvent, { readonly type: 'played' }>,
  names: Names,
): string {
  const laid = aims.length === 0 ? cardsText(cards) : listed(cards.map((card, i) => `a ${card} ${aimText(aims[i])}`));
  return `${names(seat)} plays ${laid} at the ${nameOf(module)}${option === null ? '' : `, for reward ${option}`}.`;
}

const aimText = (aim: string | undefined): string => (aim !== undefined && /\d/.test(aim) ? `at ${aim}` : (aim ?? ''));

function standsText({ module, state }: Stands, spot: number | null, names: Names, seat: Seat): string {
  const each = (pair: Pair): string => listed([0, 1].map((i) => `${names(i === 0 ? 0 : 1)} ${pair[i === 0 ? 0 : 1]}`));
  switch (module) {
    case 'rope':
      return `${names(seat)} stands at spot ${spot}.`;
    case 'race':
      return `Steps: ${each(state.at)}.`;
    case 'collation':
      return `Counters: ${each(state.taken)}.`;
    case 'clock':
      return state.filled === 0
        ? 'No segment is coloured.'
        : `${count(Math.abs(state.filled), 'segment')} of the clock ${Math.abs(state.filled) === 1 ? 'is' : 'are'} ${state.filled > 0 ? 'red' : 'blue'}.`;
    case 'maze':
      return `The square lies in row ${state.row + 1}, column ${state.col + 1}.`;
    case 'path': {
      const tiles = (colour: string): number => [...state.tiles].filter((one) => one === colour).length;
      return `Tiles: ${tiles('r')} red, ${tiles('b')} blue.`;
    }
    case 'conker':
      return `Conkers: ${each(state.heights)}.`;
    case 'tower':
      return `Towers: ${each(state.heights)}.`;
  }
}

function releasedText(
  { heights, scorer, points }: Extract<TugOfWarEvent, { readonly type: 'released' }>,
  names: Names,
): string {
  const at = `The conkers are released at ${heights[0]} and ${heights[1]}`;
  if (scorer === null) return `${at}: level, no point (TW-60).`;
  return `${at}: ${names(scorer)} scores${pointsText('conker', points)} (TW-60).`;
}

const REASONS: Readonly<Record<RewardReason, (gain: Gain) => string>> = {
  'letter-a': ({ strength }) => `letter A, ${strength - 1} between the hands plus 1`,
  'letter-b': () => 'letter B',
  'letter-c': () => 'letter C',
  'letter-d': ({ strength }) => `letter D, ${count(strength - 1, 'machine')} won plus 1`,
  'letter-e': ({ strength }) => `letter E, ${count(strength, 'card')} played`,
  'letter-f': ({ strength }) => `letter F, ${count(strength - 1, 'point')} on machines in play plus 1`,
  'letter-g': () => 'letter G',
  distance: ({ strength }) => `a distance of ${strength}`,
  'race-point': () => 'the point',
  'counters-taken': ({ strength }) => `${count(strength, 'counter')} taken`,
  'counters-held': ({ times }) => `${count(times, 'time')} 5 counters held`,
  quarters: ({ strength }) => `${count(strength - 1, 'quarter')} filled plus 1`,
  'clock-point': ({ strength }) => `the point, 2 and ${strength - 2} left over`,
  rows: ({ times }) => `${count(times, 'change')} of row`,
  line: ({ strength }) => `a line of ${strength}`,
  'path-point-grey': () => 'the point, with grey tiles left',
  'path-point-full': () => 'the point, without a grey tile',
  conker: () => 'the Conker',
  'conker-several': () => 'two cards or more at the Conker',
  'conker-point': () => 'the point on the Conker',
  'option-a': ({ strength }) => `reward A, ${count(strength - 1, 'light')} between the towers plus 1`,
  'option-b': () => 'reward B',
  'option-c': () => 'reward C',
};

/** `Seat 0 gains 5 and 2: 7 counters taken (TW-39).` */
export function gainText(gain: Gain, names: Names = SEAT_NAMES): string {
  const what = gain.cards.length === 0 ? 'no card' : cardsText(gain.cards);
  return `${names(gain.seat)} gains ${what}: ${REASONS[gain.reason](gain)} (${REWARD_CLAUSES[gain.reason]}).`;
}

/** An action in a few words, as a seat is offered it. */
export function actionText(action: TugOfWarAction, names: Names = SEAT_NAMES): string {
  switch (action.do) {
    case 'first':
      if (action.first === null) return `Leave it to ${names(rivalOf(action.seat))}, then to chance`;
      return action.first === action.seat ? 'Go first' : `Let ${names(action.first)} go first`;
    case 'play': {
      const { seat, module, cards, aims = [], option = null, block } = action;
      const said = playedText({ type: 'played', seat, module, cards, aims, option }, () => '');
      const blocking = block === undefined ? '' : `, and block the ${nameOf(block)}`;
      return `${said
        .trim()
        .replace(/^plays/, 'Play')
        .replace(/\.$/, '')}${blocking}`;
    }
    case 'discard':
      return `Discard ${cardsText(action.cards)}`;
    case 'time':
      return 'Time is over';
    case 'concede':
      return 'Give up';
  }
}

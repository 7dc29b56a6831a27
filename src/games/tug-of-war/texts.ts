import { count, listed } from '#engine/words.ts';
import type { TugOfWarAction } from './actions.ts';
import type { Stands, TugOfWarEvent } from './events.ts';
import { MODULE_NAMES } from './names.ts';
import { rivalOf, type ModuleId, type Pair, type Seat, type Strength } from './ids.ts';
import { REWARD_CLAUSES, type Gain, type RewardReason } from './rewards.ts';
import { SHARED } from './sets.ts';
import type { Outcome } from './state.ts';

/** Every sentence of the rules that tells what has happened, and what can be done. */

const nameOf = (module: ModuleId): string => MODULE_NAMES[module];
const cardsText = (cards: readonly Strength[]): string =>
  cards.length === 1 ? `a ${cards[0]}` : `${listed(cards.map(String))}`;

/** Each for itself, as nothing else there says that a number is a card. */
const gainedText = (cards: readonly Strength[]): string => listed(cards.map((card) => `a ${card}`));

/** Other sentences of files and commands. */
export const say = {
  badSeats: (seats: number) => `Tug of War is for 2 players, not ${seats}.`,
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

const WON: Readonly<Record<Exclude<Outcome['by'], 'modules'>, string>> = {
  'no-cards': 'as the rival has no card left (TW-11)',
  time: 'on time (TW-20)',
  concession: 'as the rival has given up',
  repetition: 'by more modules, or else more points, as the position stands for the third time (TW-72)',
};

const wonBy = (by: Outcome['by'], of = 3): string =>
  by === 'modules' ? `with ${of === 2 ? 'two' : 'three'} machines` : WON[by];

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
      return `${names(event.seat)} scores at the ${nameOf(event.module)}${pointsText(event.module, event.points, event.of)}.`;
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
        : `${names(event.outcome.winner)} wins, ${wonBy(event.outcome.by, event.of)}.`;
  }
}

const MS = 1000;
const seconds = (ms: number): string => `${ms / MS} s`;

const pointsText = (module: ModuleId, points: number, of = SHARED.points[module]): string =>
  of === 1 ? '' : `: ${points} of ${of}`;

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
  distance: ({ strength }) => `${count(strength, 'step')} apart`,
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

/** `Seat 0 gains a 5 and a 2: 7 counters taken (TW-39).` */
export function gainText(gain: Gain, names: Names = SEAT_NAMES): string {
  const what = gain.cards.length === 0 ? 'no card' : gainedText(gain.cards);
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

import { count } from '#engine/words.ts';
import type { Fault } from '#sim/result.ts';
import type { Direction, ItemId, ModuleId, Seat, Strength } from './ids.ts';
import { ITEM_NAMES, MODULE_NAMES } from './names.ts';
import type { Hand } from './rewards.ts';
import { SHARED } from './sets.ts';

/** Every sentence that says why something may not be done. */

const nameOf = (module: ModuleId): string => MODULE_NAMES[module];

const refusal = (code: string, message: string): Fault => ({ code, message });

const WAITS = {
  first: 'who goes first is being chosen',
  play: 'cards are to be played',
  discard: 'cards are to be discarded',
} as const;

const WHY_BLOCKED = {
  own: 'you used it last (TW-13, TW-14)',
  rival: 'your rival used it last (TW-13)',
  item: 'your rival’s Block Move forbids it this turn (TW-69)',
} as const;

/** Why an action may not be played; the codes are stable. */
export const refusals = {
  matchOver: () => refusal('match-over', 'The match is over.'),
  otherPhase: (phase: keyof typeof WAITS) => refusal('other-phase', `That is not possible now: ${WAITS[phase]}.`),
  notYourTurn: (seat: number) => refusal('not-your-turn', `Seat ${seat} is not asked now.`),
  mustChoose: () => refusal('must-choose', 'Whoever has the advantage says who goes first.'),
  notInSet: (module: ModuleId, set: string) => refusal('not-in-set', `The ${set} has no ${nameOf(module)} (TW-01).`),
  inactive: (module: ModuleId, seat: number) =>
    refusal('inactive', `${nameOf(module)} is won by seat ${seat}, and out of play.`),
  blocked: (module: ModuleId, why: keyof typeof WHY_BLOCKED) =>
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

/** Why a table cannot play by an option. */
export const badOptions = {
  items: (set: string, item: ItemId, seat: Seat | null) =>
    `Seat ${seat} has the item ${ITEM_NAMES[item]}; expected nobody, as the ${set} has no items.`,
  conker: (match: string, seat: Seat) =>
    `Seat ${seat} has the item ${ITEM_NAMES.conkerStart}; expected nobody, as the ${match} has no Conker.`,
  advantage: (set: string, seat: Seat | null) =>
    `Seat ${seat} has the advantage; expected nobody, as in the ${set} items or chance say who goes first.`,
} as const;

import { listed } from '#engine/words.ts';
import type { Fault } from '#sim/result.ts';
import type { CardKind } from './cards.ts';
import type { Slot } from './grid.ts';
import type { Sides } from './ids.ts';
import { cardName, diceNames } from './names.ts';

/** Every sentence that says why something may not be done. */

const refusal = (code: string, message: string): Fault => ({ code, message });

const WAITS = {
  trucks: 'trucks are being selected',
  roll: 'the dice are being thrown',
  cards: 'actions are being selected',
  execute: 'actions are being executed',
  pick: 'cards of the grid are being taken',
  tie: 'a tie is being broken',
} as const;

const SHAKEN = {
  orientation: 'how it is turned as it is let go is drawn',
  axis: 'the axis of its spin is drawn, and spin is one number',
} as const;

/** Why an action may not be played; the codes are stable. */
export const refusals = {
  matchOver: () => refusal('match-over', 'The match is over.'),
  notPlaying: (seat: number) => refusal('not-playing', `Seat ${seat} does not play any more.`),
  rollFirst: (by: number) => refusal('roll-first', `The dice come first: seat ${by} has to throw them.`),
  noRoll: () => refusal('no-roll', 'There is no die to throw now.'),
  notYourThrow: (by: number) => refusal('not-your-throw', `Seat ${by} throws these dice (TO-49).`),
  otherDice: (asked: readonly Sides[]) => refusal('other-dice', `This throw is of ${diceNames(asked)}, each once.`),
  byChance: (die: Sides) =>
    refusal('by-chance', `d${die} was thrown twice by hand and not read, so that chance throws it now.`),
  badThrow: (die: Sides) => refusal('bad-throw', `The throw of d${die} is not made of finite numbers.`),
  shaken: (die: Sides, chosen: keyof typeof SHAKEN) =>
    refusal('shaken', `d${die}: dice are shaken (TO-49), so ${SHAKEN[chosen]}.`),
  otherPhase: (phase: keyof typeof WAITS) => refusal('other-phase', `That is not possible now: ${WAITS[phase]}.`),
  notYourTurn: (seat: number) => refusal('not-your-turn', `It is not the turn of seat ${seat}.`),
  selectedAlready: (seat: number) => refusal('selected-already', `Seat ${seat} has selected already.`),
  badTrucks: (inGame: readonly Sides[]) =>
    refusal(
      'bad-trucks',
      `Select two different trucks of ${listed(inGame.map(String))}, the lower number first (TO-06).`,
    ),
  unsorted: () => refusal('not-in-order', 'Selected cards are named in the order of the rule book.'),
  notInHand: (kind: CardKind) => refusal('not-in-hand', `There are not so many cards “${cardName(kind)}” in the hand.`),
  notThere: (card: CardKind | Slot) => refusal('no-such-card', `There is no card ${card} to play now.`),
  covered: (slot: Slot) => refusal('covered', `Another card lies on the one at ${slot}; only free ones can be taken.`),
  noTarget: (kind: CardKind) =>
    refusal('no-target', `“${cardName(kind)}” has no legal target now, and can only be discarded (TO-10).`),
  badTarget: (kind: CardKind) => refusal('bad-target', `That is no legal target of “${cardName(kind)}”.`),
} as const;

/** Why a table cannot play by an option. */
export const badOptions = {
  discards: (kinds: readonly CardKind[], n: number) =>
    `The house rule discards is ${kinds.join(' and ')}; expected ${n} cards of one set.`,
  number: (rule: string, value: number, { min, max }: { readonly min: number; readonly max: number }) =>
    `The house rule ${rule} is ${value}; expected a whole number from ${min} to ${max}.`,
  die: (die: string, why: string) => `The own die in place of ${die}: ${why}.`,
  dice: (kB: number, most: number) => `The own dice are ${kB} kB together; ${most} kB are the most that a room takes.`,
  first: (first: number, seats: number) =>
    `The option first is ${first}; expected the seat that begins, 0 to ${seats - 1}.`,
} as const;

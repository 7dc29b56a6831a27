import type { Reason } from '#bots/bot.ts';
import type { TruckOffMove } from '#bots/truck-off/moves.ts';
import type { ReasonCode } from '#bots/truck-off/reasons.ts';
import { cardOf, CARD_KINDS, type CardKind } from '#games/truck-off/cards.ts';
import { diceOfSet } from '#games/truck-off/numbers.ts';
import { isSides } from '#games/truck-off/ids.ts';
import { venueName } from '#games/truck-off/venues.ts';
import { sentenceOf } from '#play/say/reasons.ts';

// The computer players of Truck Off: their reasons in a sentence each.

/** A move that a computer is about to make. `at`: the truck, the venue, or both, at which its card is played. */
export function botDoes(name: string, move: TruckOffMove, kind: CardKind | null, at: readonly string[]): string {
  const called = kind === null ? '' : cardOf(kind).name;
  switch (move.do) {
    case 'roll':
      return `${name} throws the dice.`;
    case 'play':
      return at.length === 0 ? `${name} plays “${called}”.` : `${name} plays “${called}”: ${at.join(', ')}.`;
    case 'discard':
      return `${name} throws “${called}” away.`;
    case 'dice':
      return `${name} chooses ${diceOfSet(move.set)
        .map((sides) => `d${sides}`)
        .join(', ')}.`;
    default:
      return `${name} chooses.`;
  }
}

type About = Reason['about'];
type Word = About[string] | undefined;

function card(word: Word): string {
  const kind = CARD_KINDS.find((one) => one === word);
  return kind === undefined ? '' : cardOf(kind).name;
}

function venue(word: Word): string {
  const sides = Number(word);
  return isSides(sides) ? venueName(sides) : '';
}

const cards = (count: Word): string => (Number(count) === 1 ? '1 card' : `${Number(count)} cards`);

const SENTENCES: Readonly<Record<ReasonCode, (about: About) => string>> = {
  throw: () => 'I leave all my throws to chance.',
  trucks: ({ first, second, money }) =>
    `At ${venue(first)} and ${venue(second)} I expected most: about $${Number(money)} together.`,
  cards: (about) => `Most of all I wanted to play ${card(about['card'])} in this round.`,
  'no-cards': () => 'All my cards were worth more kept than played in this round.',
  card: (about) => `${card(about['card'])} earned me $${Number(about['money'])}, as things stood.`,
  against: (about) => `${card(about['card'])} cost the others $${Number(about['money'])}, as things stood.`,
  secure: (about) => `With ${card(about['card'])} I was paid before anybody could spoil it.`,
  later: (about) => `${card(about['card'])} was good for what I meant to do after it.`,
  discard: (about) => `${card(about['card'])} would have done me no good there.`,
  'better-dice': () => 'The numbers of this set are higher in the mean.',
  'tie-dice': () => 'Both sets of dice are equally good.',
  whim: () => 'I take what looks good at first sight, and count nothing.',
};

/** The same as hints, said to the player. */
const HINTS: Readonly<Record<ReasonCode, (about: About) => string>> = {
  throw: () => 'throw, or let chance throw for you.',
  trucks: ({ first, second, money }) =>
    `send your trucks to ${venue(first)} and ${venue(second)}; about $${Number(money)} can be expected there.`,
  cards: (about) => `play ${cards(about['count'])}, above all ${card(about['card'])}.`,
  'no-cards': () => 'play no card; all are worth more kept.',
  card: (about) => `play ${card(about['card'])}; it earns $${Number(about['money'])}, as things stand.`,
  against: (about) => `play ${card(about['card'])}; it costs the others $${Number(about['money'])}, as things stand.`,
  secure: (about) => `play ${card(about['card'])}, and be paid before anybody spoils it.`,
  later: (about) => `play ${card(about['card'])}; it is good for what can follow it.`,
  discard: (about) => `throw ${card(about['card'])} away; it would do you no good.`,
  'better-dice': () => 'take this set of dice; its numbers are higher in the mean.',
  'tie-dice': () => 'take either set of dice; they are equally good.',
  whim: () => 'do what comes to your mind.',
};

export const botReason = sentenceOf(SENTENCES);

export const adviceReason = sentenceOf(HINTS);

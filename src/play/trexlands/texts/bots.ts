import type { Reason } from '#bots/bot.ts';
import type { TrexlandsMove } from '#bots/trexlands/moves.ts';
import type { ReasonCode } from '#bots/trexlands/reasons.ts';
import { captainCard, type CaptainId } from '#games/trexlands/captains.ts';
import { kindOf, type CampCardId } from '#games/trexlands/cards/ids.ts';
import { playableCard, type CardKind } from '#games/trexlands/cards/kinds.ts';
import { nameOf } from '#games/trexlands/ids.ts';
import { placeName } from '#games/trexlands/names.ts';
import { pieceId, type PieceId } from '#sim/ids.ts';
import { move as ofMove } from './table.ts';

// The computer players of Trexlands: what they do, and their reasons in a sentence each.

export const botLevels = [
  { id: 'careless', name: 'careless' },
  { id: 'steady', name: 'steady' },
  { id: 'keen', name: 'keen' },
] as const;

/** `truck 1`, `trucks 1 and 3`: none of them is another player's. */
const trucksOf = (ids: readonly PieceId[]): string => ofMove.numbered(ids.map(nameOf));

type About = Reason['about'];
type Word = About[string] | undefined;

const card = (kind: Word): string => playableCard(kind as CardKind).name;
const captain = (id: Word): string => captainCard(id as CaptainId).name;
const truck = (id: Word): string => nameOf(pieceId(String(id)));
/** A card of the market, by its id. */
const lot = (id: Word): string => card(kindOf(id as CampCardId));

const SENTENCES: Readonly<Record<ReasonCode, (about: About) => string>> = {
  'only-one': () => 'There was nothing else that I could do.',
  throw: () => 'I leave all my throws to chance.',
  captain: (about) => `Of the Captains that were left, I think most of ${captain(about['captain'])}.`,
  score: ({ x }) => `It scored ${Number(x)} X, and whoever has most X wins.`,
  attack: ({ odds }) => `I expected to win that battle ${Number(odds)} times in 100, and it was worth the risk.`,
  drive: () => 'Of all MOVEs that I found, this one brought me nearest to winning.',
  stack: () => 'These trucks are worth more to me that way.',
  'no-move': () => 'Every MOVE that I found would have left me worse off.',
  card: (about) => `${card(about['card'])} was worth more played now than kept.`,
  'no-card': () => 'None of my cards was worth playing there.',
  reroll: (about) => `With another roll ${truck(about['truck'])} could still land on its wheels.`,
  stay: () => 'The Terra was worth staying in.',
  withdraw: () => 'My trucks were better off where they came from.',
  bid: (about) => `${lot(about['card'])} was worth more to me than ${Number(about['coins'])} V.`,
  'no-bid': () => 'No card was worth the V that it would have cost me.',
  tie: (about) => `The Captain Broker gives me ${lot(about['card'])} for a tie.`,
  place: (about) => `${card(about['card'])} was worth its whole price to me.`,
  bluff: (about) => `I hoped that nobody would challenge ${card(about['card'])}.`,
  challenge: ({ doubt }) => `I took that card for a bluff: ${Number(doubt)} in 100 such cards are one.`,
  'no-doubt': () => 'No card looked enough like a bluff to pay 1 V for a challenge.',
  ready: () => 'None of my private cards was worth its V.',
  whim: () => 'I take what looks good at first sight, and weigh nothing.',
};

/** The same as hints, said to the player. */
const HINTS: Readonly<Record<ReasonCode, (about: About) => string>> = {
  'only-one': () => 'there is nothing else that you can do.',
  throw: () => 'throw, or let chance throw for you.',
  captain: (about) => `take ${captain(about['captain'])}; of the Captains that are left it helps most.`,
  score: ({ x }) => `drive into the City and score ${Number(x)} X.`,
  attack: ({ odds }) => `attack here; such a battle is won ${Number(odds)} times in 100.`,
  drive: () => 'make the MOVE that is marked; it brings you nearest to winning.',
  stack: () => 'first change the stack that is marked; the trucks are worth more that way.',
  'no-move': () => 'pass; every MOVE would leave you worse off.',
  card: (about) => `play ${card(about['card'])}; it is worth more now than kept.`,
  'no-card': () => 'pass; no card is worth playing here.',
  reroll: (about) => `roll ${truck(about['truck'])} again; it could still land on its wheels.`,
  stay: () => 'stay; the Terra is worth it.',
  withdraw: () => 'withdraw; your trucks are better off there.',
  bid: (about) => `bid ${Number(about['coins'])} V on ${lot(about['card'])}; it is worth more than that to you.`,
  'no-bid': () => 'pass; no card is worth the V that it would cost.',
  tie: (about) => `take ${lot(about['card'])} by the Broker.`,
  place: (about) =>
    `place ${card(about['card'])} with ${Number(about['coins'])} V, its whole price: no challenge can take it.`,
  bluff: (about) =>
    `place ${card(about['card'])} with ${Number(about['coins'])} V, as a bluff; probably nobody challenges it.`,
  challenge: ({ doubt }) => `challenge the marked card; ${Number(doubt)} in 100 such cards are bluffs.`,
  'no-doubt': () => 'challenge nothing; no card looks enough like a bluff.',
  ready: () => 'place nothing more; no private card is worth its V.',
  whim: () => 'do what comes to your mind.',
};

const sentenceOf =
  (sentences: Readonly<Record<string, (about: About) => string>>) =>
  ({ code, about }: Reason): string =>
    sentences[code]?.(about) ?? '';

export const botReason = sentenceOf(SENTENCES);

const hintOf = sentenceOf(HINTS);

/** The reason of a hint, and by name what it is about where that is a MOVE or a stack; `awaits`: the MOVE’s effect. */
export function adviceReason(reason: Reason, move: TrexlandsMove | null = null, awaits = ''): string {
  if (move?.do === 'move' && reason.code === 'drive')
    return advised.drive(trucksOf(move.move.trucks), placeName(move.move.to), awaits);
  if (move?.do === 'stack') return advised.stack(trucksOf(move.trucks));
  return move?.do === 'unstack' ? advised.unstack(trucksOf(move.trucks)) : hintOf(reason);
}

const advised = {
  drive: (trucks: string, place: string, awaits: string) =>
    `drive ${trucks} to ${place}${awaits === '' ? '' : ` (${awaits})`}; no other MOVE brings you nearer to winning.`,
  stack: (trucks: string) => `put ${trucks} on a stack: they move as one, and score 2 X in the City.`,
  unstack: (trucks: string) => `take ${trucks} apart: then each can MOVE by itself.`,
} as const;

/**
 * A bot's next move in a sentence; null where there are no words for it but that it moves. `market` are the cards that
 * are for sale.
 */
export function botDoes(name: string, move: TrexlandsMove, market: readonly string[] = []): string | null {
  switch (move.do) {
    case 'move':
      return `${name} drives ${trucksOf(move.move.trucks)} to ${placeName(move.move.to)}.`;
    case 'stack':
    case 'unstack':
      return `${name} ${move.do}s ${trucksOf(move.trucks)}.`;
    case 'play':
      return `${name} plays ${playableCard(move.card).name}.`;
    case 'captain':
      return `${name} takes ${captainCard(move.captain).name}.`;
    case 'bid':
      return `${name} bids ${move.coins} V on ${market[move.slot - 1] ?? `card ${move.slot}`}.`;
    case 'challenge':
      return `${name} challenges a card.`;
    case 'roll':
      return `${name} throws.`;
    case 'pass':
      return `${name} passes.`;
    default:
      return null;
  }
}

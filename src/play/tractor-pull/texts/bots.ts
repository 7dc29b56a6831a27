import type { Reason } from '#bots/bot.ts';
import type { TractorPullMove } from '#bots/tractor-pull/moves.ts';
import type { ReasonCode } from '#bots/tractor-pull/reasons.ts';
import { ruleOf, SOURCES } from '#games/tractor-pull/almanac/sources.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import { actionText, type Names } from '#games/tractor-pull/texts.ts';
import { sentenceOf } from '#play/say/reasons.ts';

// The computer players of Tractor Pull: their reasons in a sentence each.

/** A move that a computer is about to make. */
export const botDoes = (name: string, move: TractorPullMove, names: Names): string =>
  move.do === 'spin' ? `${name} spins the wrench.` : `${name}: ${actionText(move, names)}.`;

type About = Reason['about'];

/** The name of a card by its id; empty for one that this version does not know. */
function card(word: About[string] | undefined): string {
  const source = SOURCES.find((one) => one === word);
  return source === undefined ? '' : ruleOf(source).name;
}

const chance = ({ chance: percent }: About): string => `${Number(percent)} %`;

const SENTENCES: Readonly<Record<ReasonCode, (about: About) => string>> = {
  spin: () => 'I leave all spins to chance; nobody can aim the wrench.',
  whim: () => 'I take what looks good at first sight, and count nothing.',
  face: () => 'Neither face of my character is better, as nothing else is known yet.',
  location: (about) => `With the ${card(about['location'])} I expected to win the match in ${chance(about)} of cases.`,
  item: (about) => `With the ${card(about['item'])} there I expected to win the match in ${chance(about)} of cases.`,
  'no-item': () => 'No item of mine could be placed to any use.',
  award: (about) => `Of these the ${card(about['item'])} will be of most use to me.`,
  'strong-pair': (about) => `The ${card(about['card'])} was the strongest vehicle that lay open.`,
  'best-pair': (about) => `The ${card(about['card'])} was of most use to me.`,
  'unseen-pair': () => 'All that lay open was worth less than what might lie face down.',
  row: (about) =>
    `Against ${Number(about['guesses'])} rows that you may have laid, this one won the match in ${chance(about)} of cases.`,
  effect: (about) => `By the ${card(about['source'])} I expected to win the match in ${chance(about)} of cases.`,
  pass: (about) => `Every use of the ${card(about['source'])} would have done me harm.`,
  'put-under': (about) => `The ${card(about['card'])} was of least use to me.`,
  order: (about) =>
    `With the ${card(about['card'])} ejected first I expected to win the match in ${chance(about)} of cases.`,
};

/** The same as hints, said to the player; `does`: the move in a few words. */
const HINTS: Readonly<Record<ReasonCode, (about: About, does: string) => string>> = {
  spin: () => 'spin it as you like, or leave it to chance; nobody can aim the wrench.',
  whim: (_, does) => `${does}, or what comes to your mind.`,
  face: (_, does) => `${does}; the other one is as good, as nothing else is known yet.`,
  location: (about, does) => `${does}; you can expect to win the match there in ${chance(about)} of cases.`,
  item: (about, does) => `${does}; you can expect to win the match with it in ${chance(about)} of cases.`,
  'no-item': (_, does) => `${does}; there is no use for any that you have.`,
  award: (_, does) => `${does}; of these it will be of most use to you.`,
  'strong-pair': (about) => `take a pair with the ${card(about['card'])}, the strongest vehicle that lies open.`,
  'best-pair': (about) => `take a pair with the ${card(about['card'])}, which is of most use to you now.`,
  'unseen-pair': () => 'take a hidden pair; all that lies open is worth less than what may lie face down.',
  row: (about, does) =>
    `${does}, in this order; against ${Number(about['guesses'])} rows of your rival it won the match in ${chance(about)} of cases.`,
  effect: (about, does) => `${does}; you can then expect to win the match in ${chance(about)} of cases.`,
  pass: (about, does) => `${does}; every use of the ${card(about['source'])} would do you harm.`,
  'put-under': (_, does) => `${does}; it is of least use to you.`,
  order: (about) =>
    `have the ${card(about['card'])} ejected first; you can then expect to win the match in ${chance(about)} of cases.`,
};

export const botReason = sentenceOf(SENTENCES);

const lowered = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

type Played = Pick<TractorPullState, 'players'>;

/** The move as its buttons have it: a face is known by its name, not by its side. */
function doesOf(move: TractorPullMove, { players }: Played, names: Names): string {
  const character = move.do === 'face' ? players[move.seat].character : null;
  if (move.do !== 'face' || character === null) return lowered(actionText(move, names));
  return `play ${ruleOf(`${character}-${move.face}`).name}`;
}

export const adviceReason = (
  { code, about }: Reason,
  move: TractorPullMove | null,
  state: Played,
  names: Names,
): string =>
  (HINTS as Readonly<Record<string, (about: About, does: string) => string>>)[code]?.(
    about,
    move === null ? '' : doesOf(move, state, names),
  ) ?? '';

import type { Reason } from '#bots/bot.ts';
import type { TugOfWarMove } from '#bots/tug-of-war/moves.ts';
import type { ReasonCode } from '#bots/tug-of-war/reasons.ts';
import { MODULE_IDS } from '#games/tug-of-war/ids.ts';
import { actionText, type Names } from '#games/tug-of-war/texts.ts';
import { MODULE_NAMES } from '#games/tug-of-war/names.ts';
import { parseCommand } from '#games/tug-of-war/notation.ts';
import { listed } from '#play/texts/words.ts';
import { sentenceOf } from '#play/say/reasons.ts';

// The computer players of Tug of War: their reasons in a sentence each.

/** A move that a computer is about to make. */
export const botDoes = (name: string, move: TugOfWarMove, names: Names): string =>
  `${name}: ${actionText(move, names).replace('Play ', '')}.`;

type About = Reason['about'];

const machine = ({ module }: About): string => {
  const id = MODULE_IDS.find((one) => one === module);
  return id === undefined ? '' : `the ${MODULE_NAMES[id]}`;
};

const cards = (word: About[string] | undefined): string => listed(String(word ?? '').split(' '));

const SENTENCES: Readonly<Record<ReasonCode, (about: About) => string>> = {
  whim: () => 'I do what comes to my mind, and look no further.',
  first: () => 'I take it as it comes.',
  discard: () => 'I need these cards least.',
  win: (about) => `With ${machine(about)} I had the last machine that I needed.`,
  module: (about) => `It won me ${machine(about)}.`,
  point: (about) => `It was a point at ${machine(about)}.`,
  conkers: (about) => `The point at ${machine(about)} released the conkers, and mine was the higher one.`,
  guard: (about) => `My rival could have scored at ${machine(about)}.`,
  cards: (about) => `${machine(about).replace(/^t/, 'T')} gave me ${cards(about['gained'])}.`,
  closer: (about) => `It brought me closer to a point at ${machine(about)}.`,
  better: (about) => `I stood better after ${machine(about)} than after anything else that I looked at.`,
};

/** Its cards and their machine: they may lie otherwise by now. */
function play({ play: command }: About): string {
  const read = parseCommand(String(command), 0);
  return read.ok ? actionText(read.value).replace('Play', 'play') : '';
}

/** The same as hints, said to the player. */
const HINTS: Readonly<Record<ReasonCode, (about: About) => string>> = {
  whim: () => 'do what comes to your mind.',
  first: () => 'take it as it comes.',
  discard: () => 'discard the marked cards; you need them least.',
  win: (about) => `${play(about)}; it is the last machine that you need.`,
  module: (about) => `${play(about)}; you win ${machine(about)}.`,
  point: (about) => `${play(about)}; it is a point.`,
  conkers: (about) => `${play(about)}; the point releases the conkers, and yours is the higher one.`,
  guard: (about) => `${play(about)}; your rival could score there.`,
  cards: (about) => `${play(about)}; it gives you ${cards(about['gained'])}.`,
  closer: (about) => `${play(about)}; it brings you closer to a point.`,
  better: (about) => `${play(about)}; you stand better after it than after anything else.`,
};

export const botReason = sentenceOf(SENTENCES);

export const adviceReason = sentenceOf(HINTS);

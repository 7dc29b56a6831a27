import data from '#games/omen/data/cards.json' with { type: 'json' };
import { omen } from '#games/omen/omen.ts';
import { STANDARD_OPTIONS } from '#games/omen/state.ts';
import { STANDARD_SEATS } from '#play/form/players.ts';
import type { PlayedGame } from '#play/game/playedGame.ts';
import type { Chord } from '#play/input/keys/chord.ts';
import { tableKeyMap } from '#play/input/keys/tableKeyMap.ts';
import { sentencesOf, turnSheetOf } from './say.ts';
import { createSession, type OmenTable } from './session.ts';
import { omenTalk } from './talk.ts';
import { gameTexts } from './texts.ts';

const { card, keys, sharing, table } = gameTexts;

const foretellId = (number: number): string => `foretell-${'abcdef'.charAt(number - 1)}`;
const THROW_ID = 'throw-die';
const NOTHING: readonly never[] = [];

/** Omen at a table. */
export const play: PlayedGame<OmenTable> = {
  game: omen,
  words: { name: card.name, title: table.title, label: table.label, move: sharing.move },
  hasSecrets: true,
  keys: tableKeyMap('omen', keys.group, [
    ...data.numbers.map((n) => ({ id: foretellId(n), name: keys.foretell(n), keys: [String(n) as Chord] })),
    { id: THROW_ID, name: keys.throw, keys: ['Shift+T'], guarded: true },
  ]),
  standardMatch: () => ({
    seats: STANDARD_SEATS.slice(0, omen.seats.min).map((seat) => ({ ...seat, kind: 'person' })),
    setup: { options: STANDARD_OPTIONS },
  }),
  createSession,
  talk: omenTalk,
  keysDo: ({ commands }) => ({
    ...Object.fromEntries(data.numbers.map((n) => [foretellId(n), () => commands.foretell(n)])),
    [THROW_ID]: () => commands.throwDie(null),
  }),
  data: ({ state }, { stage }) => ({ 'data-stage': stage, 'data-seat': state.turn.seat }),
  isTelling: () => false,
  turnSheet: (match, _, names) => turnSheetOf(match, names),
  news: ({ match }) => match?.log.at(-1)?.events ?? NOTHING,
  happened: (match) => ({
    sayings: sentencesOf(match, match.log.slice(-1)).map((text) => ({ text, clause: null, tone: 'plain' })),
  }),
  sentences: sentencesOf,
  chapters: (match) => [{ title: card.name, lines: sentencesOf(match, match.log).map((text) => ({ text })) }],
};

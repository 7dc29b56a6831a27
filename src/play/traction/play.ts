import { HINT, LEVELS } from '#bots/traction/levels.ts';
import type { TractionEvent } from '#games/traction/events.ts';
import { steadinessIn } from '#games/traction/seatHand.ts';
import { traction } from '#games/traction/traction.ts';
import { isOpen } from '#engine/seen.ts';
import type { PlayedGame } from '#play/game/playedGame.ts';
import { texts } from '#play/texts.ts';
import { standardMatch } from './form/draft.ts';
import { TRACTION_PAD } from './input/buttons.ts';
import { LISTED_KEYS } from './input/keys.ts';
import { offersOf } from './offers.ts';
import { actingPiece } from './say/busy.ts';
import { wordsOf } from './say/logLines.ts';
import { namingOf, spokenSentence } from './say/naming.ts';
import { turnSheetOf } from './say/turnSheet.ts';
import type { Plan } from './form/draft.ts';
import { begin } from './session/begin.ts';
import { walkWaits } from './session/commands/takeBack.ts';
import { createSession } from './session/session.ts';
import type { TractionTable } from './session/sessionTypes.ts';
import { keepHandNotes } from './storage/keepHandNotes.ts';
import { gameTexts } from './texts.ts';
import { tractionTalk } from './words/talk.ts';

const NO_NEWS: readonly TractionEvent[] = [];

/** Traction at a table. What has happened, and the log, are told by panels of its own: with evidence, and hands. */
export const play: PlayedGame<TractionTable> = {
  game: traction,
  words: {
    name: gameTexts.card.name,
    label: texts.table.label,
    move: gameTexts.sharing.move,
  },
  hasSecrets: false,
  keys: LISTED_KEYS,
  pad: TRACTION_PAD,
  bots: { levels: LEVELS, hint: HINT, steadinessIn, why: gameTexts.botReason },
  standardMatch,
  createSession: ({ settings, change, ...base }) =>
    createSession({
      ...base,
      ...(settings &&
        change && { hands: { usual: () => settings().handPace, chosen: (handPace) => change({ handPace }) } }),
    }),
  begin,
  agreedMatch: (agreed) => (agreed as Plan).match,
  keep: keepHandNotes,
  talk: (session, settings) => tractionTalk(session, () => settings().units),
  keysDo: () => ({}), // keys go to the input desk
  offers: offersOf,
  data: ({ state: { turn } }, { stage, bodyHash }) => ({
    'data-stage': stage,
    'data-seat': turn.seat,
    'data-turn': turn.number,
    'data-bodies': bodyHash ?? undefined,
  }),
  asks: () => '', // the dock's buttons keep their places from stage to stage
  turnSheet: (match, told) => turnSheetOf(match, actingPiece(told) !== null),
  news: ({ lastAction }) => lastAction?.events ?? NO_NEWS,
  named: (sentence, { header }) => spokenSentence(sentence, header.seats),
  takesBack: (told) => (walkWaits(told) ? gameTexts.menu.takeBackWalk : null),
  sentences: ({ header }, entries) => entries.filter(isOpen).map((entry) => wordsOf(entry, namingOf(header.seats))),
};

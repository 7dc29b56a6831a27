import { LEVELS } from '#bots/trexlands/levels.ts';
import { asked } from '#games/trexlands/asked.ts';
import { campOf } from '#games/trexlands/queries.ts';
import { eventText } from '#games/trexlands/texts.ts';
import { trexlands, type SeenTrexlands } from '#games/trexlands/trexlands.ts';
import { view } from '#games/trexlands/view.ts';
import type { PlayedGame } from '#play/game/playedGame.ts';
import { offersOf } from './offers/offers.ts';
import { happenedIn } from './say/happened.ts';
import { logLinesOf } from './say/logLines.ts';
import { turnSheetNow } from './say/turnSheet.ts';
import { createSession } from './session/session.ts';
import { viewingSeat } from './session/inHand.ts';
import { standardMatch } from './form/draft.ts';
import { keepThrows, takeUpThrows } from './storage/keepThrows.ts';
import { createThrowNotes } from './storage/throwNotes.ts';
import type { TrexlandsTable } from './tableTypes.ts';
import { trexlandsTalk } from './talk/talk.ts';
import { seat as asSeat } from '#sim/ids.ts';
import { gameTexts } from './texts.ts';
import { TREXLANDS_KEYS } from './throwing/keys.ts';
import { createThrowing } from './throwing/throwing.ts';
import { publicPart } from './watch/publicPart.ts';
import { whatIsAsked } from './whatIsAsked.ts';
import { namesOf, withNames, type Names } from './words/names.ts';

const namesIn = ({ header }: Pick<SeenTrexlands, 'header'>): Names => namesOf(header.seats);

/** Trexlands at a table. */
export const play: PlayedGame<TrexlandsTable> = {
  game: trexlands,
  words: {
    name: gameTexts.card.name,
    label: gameTexts.table.label,
    move: gameTexts.sharing.move,
  },
  hasSecrets: true,
  keys: TREXLANDS_KEYS,
  bots: { levels: LEVELS, why: gameTexts.botReason },
  standardMatch,
  firstForTwo: true,
  createSession,
  handOf: createThrowing,
  keep: (session, openStorage) => {
    const notes = createThrowNotes(openStorage);
    keepThrows(session, notes);
    return { takeUp: (id) => takeUpThrows(session, notes, id) };
  },
  talk: trexlandsTalk,
  keysDo: () => ({}),
  offers: offersOf,
  situation: ({ stage }) => (stage === 'aiming' ? 'throwing' : 'deciding'),
  offersTakeBack: ({ holder }) => holder === null, // in private others are not there to agree
  countIn: ({ state }, seat) => {
    const { x, coins } = campOf(state, asSeat(seat));
    return gameTexts.standings.short(x, coins);
  },
  data: ({ state }, { stage }) => ({
    'data-stage': stage,
    'data-phase': state.phase.name,
    'data-asked': asked(state).join(' '), // nobody while all throw
  }),
  asks: ({ state }, { stage }) => whatIsAsked(state, stage),
  isTelling: ({ reveal }) => reveal !== null,
  turnSheet: (match, told) => turnSheetNow(view(match.state, viewingSeat(told)), told, namesIn(match)),
  news: ({ events }) => events,
  happened: happenedIn,
  named: (sentence, match) => withNames(sentence, namesIn(match)),
  sentences: (match, log) => log.flatMap(({ events }) => events.map((event) => eventText(event, namesIn(match)))),
  chapters: (match) =>
    logLinesOf(match, namesIn(match)).map(({ lines, ...chapter }) => ({
      ...chapter,
      lines: lines.map((text) => ({ text })),
    })),
  publicPart,
};

import { LEVELS } from '#bots/tug-of-war/levels.ts';
import type { TugOfWarEvent } from '#games/tug-of-war/events.ts';
import { BOTH, isSeat, rivalOf, STRENGTHS } from '#games/tug-of-war/ids.ts';
import { extentIn, wonBy } from '#games/tug-of-war/state.ts';
import { tugOfWar, type SeenTugOfWar } from '#games/tug-of-war/tugOfWar.ts';
import type { PlayedGame } from '#play/game/playedGame.ts';
import { seatNamesOf } from '#play/say/seatNames.ts';
import { meanwhile } from '#play/session/meanwhile.ts';
import { texts } from '#play/texts.ts';
import { standardMatch } from './form/draft.ts';
import { CLEAR_ID, layId, SEND_ID, TUG_OF_WAR_KEYS } from './keys.ts';
import { offersOf } from './offers/offers.ts';
import { chaptersOf, redSeat, briefly, sentencesOf } from './say/sayings.ts';
import { turnSheetOf } from './say/turnSheet.ts';
import { createSession } from './session/session.ts';
import type { TugOfWarTable } from './session/sessionTypes.ts';
import { persistClock, restoreClock } from './storage/persistClock.ts';
import { createTimeNotes } from './storage/timeNotes.ts';
import { tugOfWarTalk } from './talk/talk.ts';
import { botReason } from './texts/bots.ts';
import { card } from './texts/card.ts';
import { sharing, standings, table } from './texts/table.ts';

export const wonIn = ({ state }: Pick<SeenTugOfWar, 'state'>, seat: number): string =>
  isSeat(seat) ? standings.won(wonBy(state, seat), extentIn(state).modulesToWin) : '';

export const scoreIn = ({ state }: Pick<SeenTugOfWar, 'state'>, winner: number): string | null =>
  isSeat(winner) ? texts.end.score(wonBy(state, winner), wonBy(state, rivalOf(winner))) : null;

/** Tug of War at a table. */
export const play: PlayedGame<TugOfWarTable> = {
  game: tugOfWar,
  words: { name: card.name, label: table.label, move: sharing.move },
  hasSecrets: false,
  keys: TUG_OF_WAR_KEYS,
  bots: { levels: LEVELS, why: botReason },
  standardMatch,
  firstForTwo: true,
  createSession,
  keep: (session, openStorage) => {
    const notes = createTimeNotes(openStorage);
    persistClock(session, notes);
    return { takeUp: (id) => restoreClock(session, notes, id) };
  },
  talk: tugOfWarTalk,
  keysDo: ({ commands }) => ({
    ...Object.fromEntries(STRENGTHS.map((strength) => [layId(strength), () => commands.lay(strength)])),
    [SEND_ID]: () => commands.send(),
    [CLEAR_ID]: () => commands.takeUp(),
  }),
  countIn: wonIn,
  score: scoreIn,
  offers: offersOf,
  standing: (match, names) =>
    BOTH.map((seat) => standings.line(names.seat(seat), wonIn(match, seat), standings.hand(match.state.hands[seat]))),
  data: ({ state }) => ({
    'data-phase': state.outcome === null ? state.phase.name : 'over',
    'data-turn': state.turn,
  }),
  isTelling: ({ match, endSeen }) => match !== null && match.state.outcome !== null && !endSeen,
  turnSheet: (match, { endSeen }, names) => turnSheetOf(match, names, endSeen),
  news: ({ events }) => events,
  happened: (match, { events, endSeen }) => {
    const said = (all: readonly TugOfWarEvent[]) =>
      briefly(newsIn(all, endSeen), seatNamesOf(match.header.seats).seat, redSeat(match.state));
    const entry = match.log.findLastIndex((one) => one.events.some((event) => events.includes(event)));
    return {
      sayings: said(events),
      earlier: meanwhile(match, entry).flatMap((one) => said(one.events)),
      shows: 'first',
    };
  },
  sentences: ({ header, state }, log) => sentencesOf({ log, state }, seatNamesOf(header.seats).seat),
  chapters: (match) => chaptersOf(match, seatNamesOf(match.header.seats).seat),
};

/** The head of the page says whose turn it is; the end is told when the last push has been seen. */
const newsIn = (events: readonly TugOfWarEvent[], endSeen: boolean): readonly TugOfWarEvent[] =>
  events.filter(({ type }) => type !== 'turn-began' && type !== 'stands' && (endSeen || type !== 'won'));

import { LEVELS } from '#bots/truck-off/levels.ts';
import { BARRY, type Owner } from '#games/truck-off/ids.ts';
import { moneyOf } from '#games/truck-off/queries.ts';
import { truckOff, type SeenTruckOff } from '#games/truck-off/truckOff.ts';
import type { PlayedGame } from '#play/game/playedGame.ts';
import { meanwhile } from '#play/session/meanwhile.ts';
import { lookOf } from './brands.ts';
import { standardMatch } from './form/draft.ts';
import { GO_ON_ID, THROW_ID, TRUCK_OFF_KEYS } from './keys.ts';
import { offersOf } from './offers/offers.ts';
import { ownerNamesOf, type OwnerNames } from './say/names.ts';
import { chaptersOf, happenings, notPayouts, sayingsOf, sentencesOf } from './say/sayings.ts';
import { turnSheetOf } from './say/turnSheet.ts';
import { createSession } from './session/session.ts';
import type { SessionState } from './session/sessionTypes.ts';
import { eventsToldLast, gainsIn, shownState, toldLast } from './shownState.ts';
import type { TruckOffTable } from './tableTypes.ts';
import { truckOffTalk } from './talk/talk.ts';
import { botReason } from './texts/bots.ts';
import { card } from './texts/card.ts';
import { sharing, standings, table } from './texts/table.ts';
import { createThrowing } from './throwing/throwing.ts';
import { publicPart } from './watch/publicPart.ts';

const namesIn = ({ header }: Pick<SeenTruckOff, 'header'>): OwnerNames => ownerNamesOf(header.seats);

function countOf(told: SessionState, owner: Owner): string {
  const state = shownState(told);
  const gain = told.paying === null ? 0 : (gainsIn(toldLast(told.paying)).get(owner) ?? 0);
  if (gain > 0) return standings.gain(gain); // while it comes
  return state === null ? '' : standings.money(moneyOf(state, owner));
}

/** Truck Off at a table. */
export const play: PlayedGame<TruckOffTable> = {
  game: truckOff,
  words: { name: card.name, label: table.label, move: sharing.move },
  hasSecrets: true,
  keys: TRUCK_OFF_KEYS,
  bots: { levels: LEVELS, why: botReason },
  standardMatch,
  createSession,
  handOf: createThrowing,
  talk: truckOffTalk,
  keysDo: ({ commands }) => ({
    [THROW_ID]: () => commands.throwDice([]),
    [GO_ON_ID]: () => commands.goOn(),
  }),
  count: countOf,
  countIn: ({ state }, seat) => standings.money(moneyOf(state, seat)),
  automatic: (told) =>
    (told.match?.state.barry ?? null) === null || told.match === null
      ? null
      : { ...standings.plate, colour: lookOf(told.match, BARRY), count: countOf(told, BARRY) },
  offers: offersOf,
  data: ({ state }, { stage }) => ({
    'data-stage': stage,
    'data-phase': state.phase.name,
    'data-round': state.round,
    'data-cards': state.grid === null ? 'in-hand' : 'open',
  }),
  // Another card takes the place of the buttons: a double press on it means nothing else.
  step: (_, { paying, card: played }) => `${paying?.shown ?? ''} ${played ?? ''}`,
  isTelling: ({ paying }) => paying !== null,
  turnSheet: ({ header, state, undo }, { paying }) =>
    turnSheetOf({ header, state, undo, paying: paying !== null }, namesIn({ header })),
  news: ({ paying, events }) => (paying === null ? events : eventsToldLast(paying)),
  happened: (match, { events, paying }) => {
    if (paying !== null) return { sayings: [] };
    const entry = match.log.findLastIndex((one) => one.events.some((event) => events.includes(event)));
    return {
      sayings: sayingsOf(happenings(events), namesIn(match)),
      earlier: sayingsOf(happenings(notPayouts(meanwhile(match, entry))), namesIn(match)),
    };
  },
  sentences: (match, log) => sentencesOf(log, namesIn(match)),
  chapters: (match) => chaptersOf(match.log, namesIn(match)),
  publicPart,
};

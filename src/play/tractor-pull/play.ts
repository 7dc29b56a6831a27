import { LEVELS } from '#bots/tractor-pull/levels.ts';
import { isSeat } from '#games/tractor-pull/ids.ts';
import { winsOf } from '#games/tractor-pull/state.ts';
import { tractorPull, type SeenTractorPull } from '#games/tractor-pull/tractorPull.ts';
import type { PlayedGame } from '#play/game/playedGame.ts';
import { seatNamesOf } from '#play/say/seatNames.ts';
import { standardMatch } from './form/draft.ts';
import { GO_ON_ID, SPIN_ID, STRONGER_ID, TRACTOR_PULL_KEYS, WEAKER_ID } from './keys.ts';
import { offersOf } from './offers/offers.ts';
import { chaptersOf, sayingsOf, sentencesOf } from './say/sayings.ts';
import { turnSheetOf } from './say/turnSheet.ts';
import { createSession } from './session/session.ts';
import { createSpinning, type Spinning } from './spinning/spinning.ts';
import type { TractorPullTable } from './tableTypes.ts';
import { tractorPullTalk } from './talk/talk.ts';
import { shownState } from './session/core.ts';
import { botReason } from './texts/bots.ts';
import { card } from './texts/card.ts';
import { scoreOf } from './say/score.ts';
import { sharing, standings, table } from './texts/table.ts';
import { publicPart } from './watch/publicPart.ts';

/** A key makes the next spin so much stronger or weaker. */
const STEP = 5;

function strengthen({ store, setAim }: Spinning, by: number): void {
  const { aim } = store.getState();
  setAim({ ...aim, strength: aim.strength + by });
}

/** Matches won; where there is but one, its points. */
function winsIn({ state }: Pick<SeenTractorPull, 'state'>, seat: number): string {
  if (!isSeat(seat)) return '';
  const [only] = state.options.oneMatch ? state.results : [];
  return only === undefined ? standings.matches(winsOf(state, seat)) : `${only.points[seat]}`;
}

/** Tractor Pull at a table. */
export const play: PlayedGame<TractorPullTable> = {
  game: tractorPull,
  words: { name: card.name, label: table.label, move: sharing.move },
  hasSecrets: true,
  keys: TRACTOR_PULL_KEYS,
  bots: { levels: LEVELS, why: botReason },
  standardMatch,
  firstForTwo: true,
  createSession,
  handOf: createSpinning,
  talk: tractorPullTalk,
  keysDo: ({ commands }, spinning) => ({
    [SPIN_ID]: () => spinning.spinAimed(),
    [STRONGER_ID]: () => strengthen(spinning, STEP),
    [WEAKER_ID]: () => strengthen(spinning, -STEP),
    [GO_ON_ID]: () => commands.goOn(),
  }),
  count: (told, seat) => {
    const state = shownState(told);
    return state === null ? '' : winsIn({ state }, seat);
  },
  countIn: winsIn,
  score: ({ state }, winner) => scoreOf(winner, state.results),
  offers: offersOf,
  data: ({ state }, { stage }) => ({
    'data-stage': stage,
    'data-phase': state.phase.name,
    'data-match': state.match,
    'data-wave': state.wave,
  }),
  step: ({ state }, { telling }) => `${state.queue[0]?.source ?? ''} ${telling?.at ?? ''}`,
  isTelling: ({ telling }) => telling !== null,
  turnSheet: ({ state, undo }, { telling, alone: own }, names) =>
    turnSheetOf({ state, undo, telling: telling !== null, own }, names),
  news: ({ telling, events }) => telling?.beats[telling.at]?.events ?? events,
  happened: ({ header }, { events, telling }) => ({
    // nothing is seen of a row before it is revealed, and the players' names say who still deploys
    sayings:
      telling === null
        ? sayingsOf(
            events.filter(({ type }) => type !== 'deployed'),
            seatNamesOf(header.seats),
          )
        : [],
  }),
  sentences: ({ header }, log) => sentencesOf(log, seatNamesOf(header.seats)),
  chapters: ({ header, log }) => chaptersOf(log, seatNamesOf(header.seats)),
  publicPart,
};

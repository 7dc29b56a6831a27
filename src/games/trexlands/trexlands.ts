import type { Game, MatchResult } from '#engine/game.ts';
import type { Match } from '#engine/match.ts';
import type { SeenMatch } from '#engine/seen.ts';
import type { RandomSource } from '#engine/random.ts';
import type { Seat } from '#sim/ids.ts';
import type { TrexlandsAction } from './actions.ts';
import { asked } from './asked.ts';
import { advance } from './advance.ts';
import { check } from './check.ts';
import { choose } from './choose.ts';
import { clock, timeIsOver } from './clock.ts';
import type { TrexlandsEvent } from './events.ts';
import { SEATS } from './fleet.ts';
import { withLateCards } from './exchange/lateCards.ts';
import { jointRoll } from './gathering.ts';
import { legal, type FreeThrow } from './legal.ts';
import { stillPlaying } from './queries.ts';
import { evidence, type RollReport } from './rollReport.ts';
import { rolled, throwers, withoutGivenUp } from './rolls.ts';
import { RULES_VERSION } from './rulesVersion.ts';
import { setUp, type TrexlandsSetup } from './setup.ts';
import type { TrexlandsState } from './state.ts';
import { takeBack } from './takeBack.ts';
import { andThen, type Applied } from './applied.ts';
import { view } from './view.ts';

/** The types of Trexlands. */
export interface TrexlandsTypes {
  readonly setup: TrexlandsSetup;
  readonly state: TrexlandsState;
  readonly action: TrexlandsAction;
  readonly performed: RollReport;
  readonly event: TrexlandsEvent;
  readonly free: FreeThrow;
}

export type TrexlandsMatch = Match<TrexlandsTypes>;
/** As far as a table may see it. */
export type SeenTrexlands = SeenMatch<TrexlandsTypes>;

/** The game of Trexlands, for the turn engine. */
export const trexlands: Game<TrexlandsTypes> = {
  id: 'trexlands',
  rulesVersion: RULES_VERSION,
  seats: SEATS,
  setup: setUp,
  seatOf,
  check,
  isPhysical: (action) => action.do === 'roll',
  apply,
  evidence,
  result,
  asked: (state) => throwers(state) ?? asked(state),
  legal,
  playing: stillPlaying,
  takeBack,
  joint: jointRoll,
  clock,
  isOpen: (_, { do: what }) => what !== 'place' && what !== 'ready', // a card lies face down, or was none (TX-69)
  view,
};

/** A roll belongs to all seats whose trucks are in it, time to none. */
function seatOf(_state: TrexlandsState, action: TrexlandsAction): Seat | null {
  return 'seat' in action ? action.seat : null;
}

function apply(
  state: TrexlandsState,
  action: TrexlandsAction,
  report: RollReport | null,
  random: RandomSource,
): Applied {
  return andThen(carriedOut(state, action, report, random), (s) => withLateCards(state, s, random));
}

/**
 * A roll draws from the generator where it is performed (releases.ts); here the generator goes on, so that no roll
 * draws what another did.
 */
function carriedOut(
  state: TrexlandsState,
  action: TrexlandsAction,
  report: RollReport | null,
  random: RandomSource,
): Applied {
  if (action.do !== 'roll')
    return advance(andThen(action.do === 'time' ? timeIsOver(state) : choose(state, action), withoutGivenUp));
  if (report === null) throw new Error('a roll comes with its report');
  random.integer(0, 1);
  return advance(rolled(state, report));
}

function result({ outcome }: TrexlandsState): MatchResult | null {
  return outcome === null ? null : { winners: outcome.winners, reason: outcome.by };
}

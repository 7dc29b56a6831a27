import type { Game, MatchResult } from '#engine/game.ts';
import type { Match } from '#engine/match.ts';
import type { SeenMatch } from '#engine/seen.ts';
import type { RandomSource } from '#engine/random.ts';
import type { TruckOffAction } from './actions.ts';
import { advance } from './advance.ts';
import { asked } from './asked.ts';
import { check } from './check.ts';
import { choose } from './choose.ts';
import type { TruckOffEvent } from './events.ts';
import { legal, type FreeThrow } from './legal.ts';
import { SEATS } from './numbers.ts';
import { stillPlaying } from './queries.ts';
import { evidence } from './record.ts';
import type { RollReport } from './rollReport.ts';
import { rolled } from './rolls.ts';
import { RULES_VERSION } from './rulesVersion.ts';
import { setUp, type TruckOffSetup } from './setup.ts';
import type { TruckOffState } from './state.ts';
import { takeBack } from './takeBack.ts';
import type { Applied } from './applied.ts';
import { view } from './view.ts';

/** The types of Truck Off. */
export interface TruckOffTypes {
  readonly setup: TruckOffSetup;
  readonly state: TruckOffState;
  readonly action: TruckOffAction;
  readonly performed: RollReport;
  readonly event: TruckOffEvent;
  readonly free: FreeThrow;
}

export type TruckOffMatch = Match<TruckOffTypes>;
/** As far as a table may see it. */
export type SeenTruckOff = SeenMatch<TruckOffTypes>;

/** The game of Truck Off, for the turn engine. */
export const truckOff: Game<TruckOffTypes> = {
  id: 'truck-off',
  rulesVersion: RULES_VERSION,
  seats: SEATS,
  setup: setUp,
  seatOf: (_state, action) => action.seat,
  check,
  isPhysical: (action) => action.do === 'roll',
  apply,
  evidence,
  result,
  asked,
  legal,
  playing: stillPlaying,
  takeBack,
  isOpen: ({ phase }) => phase.name !== 'trucks' && phase.name !== 'cards', // TO-06, TO-07
  view,
};

/**
 * A throw draws from the generator where it is performed (releases.ts); here the generator goes on, so that no throw
 * draws what another did.
 */
function apply(state: TruckOffState, action: TruckOffAction, report: RollReport | null, random: RandomSource): Applied {
  if (action.do !== 'roll') return advance(choose(state, action), random);
  if (report === null || state.roll === null) throw new Error('a throw that is asked for comes with its report');
  random.integer(0, 1);
  return advance(rolled(state, state.roll, report), random);
}

function result({ outcome }: TruckOffState): MatchResult | null {
  return outcome === null ? null : { winners: outcome.winners, reason: outcome.by };
}

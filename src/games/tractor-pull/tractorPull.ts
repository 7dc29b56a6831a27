import type { Game, MatchResult } from '#engine/game.ts';
import type { Match } from '#engine/match.ts';
import type { SeenMatch } from '#engine/seen.ts';
import type { RandomSource } from '#engine/random.ts';
import type { TractorPullAction } from './actions.ts';
import { advance } from './advance.ts';
import { asked } from './asked.ts';
import { check } from './check.ts';
import { choose } from './choose.ts';
import type { TractorPullEvent } from './events.ts';
import { BOTH, SEATS } from './ids.ts';
import { legal, type FreeSpin } from './legal.ts';
import { RULES_VERSION } from './rulesVersion.ts';
import { setUp, type TractorPullSetup } from './setup.ts';
import { evidence, type SpinReport } from './spinReport.ts';
import { spun } from './spins.ts';
import type { TractorPullState } from './state.ts';
import { takeBack } from './takeBack.ts';
import type { Applied } from './applied.ts';
import { view } from './view.ts';

/** The types of Tractor Pull. */
export interface TractorPullTypes {
  readonly setup: TractorPullSetup;
  readonly state: TractorPullState;
  readonly action: TractorPullAction;
  readonly performed: SpinReport;
  readonly event: TractorPullEvent;
  readonly free: FreeSpin;
}

export type TractorPullMatch = Match<TractorPullTypes>;
/** As far as a table may see it. */
export type SeenTractorPull = SeenMatch<TractorPullTypes>;

/** The game of Tractor Pull, for the turn engine. */
export const tractorPull: Game<TractorPullTypes> = {
  id: 'tractor-pull',
  rulesVersion: RULES_VERSION,
  seats: SEATS,
  setup: setUp,
  seatOf: (_state, action) => action.seat,
  check,
  isPhysical: (action) => action.do === 'spin',
  apply,
  evidence,
  result,
  asked,
  legal,
  playing: () => BOTH,
  takeBack,
  view,
};

/**
 * A spin draws from the generator where it is performed (perform.ts); here the generator goes on, so that no spin draws
 * what another did.
 */
export function apply(
  state: TractorPullState,
  action: TractorPullAction,
  report: SpinReport | null,
  random: RandomSource,
): Applied {
  if (action.do !== 'spin') return advance(choose(state, action, random), random);
  if (report === null) throw new Error('a spin comes with its report');
  random.integer(0, 1);
  return advance(spun(state, report.spun), random);
}

function result({ outcome }: TractorPullState): MatchResult | null {
  return outcome === null ? null : { winners: [outcome.winner], reason: outcome.by };
}

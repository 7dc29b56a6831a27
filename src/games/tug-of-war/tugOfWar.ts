import type { Game, MatchResult } from '#engine/game.ts';
import type { Match } from '#engine/match.ts';
import type { SeenMatch } from '#engine/seen.ts';
import type { RandomSource } from '#engine/random.ts';
import type { TugOfWarAction } from './actions.ts';
import { asked } from './asked.ts';
import { check } from './check.ts';
import type { TugOfWarEvent } from './events.ts';
import { BOTH, SEATS } from './ids.ts';
import { legal, type FreePlay } from './legal.ts';
import { RULES_VERSION } from './rulesVersion.ts';
import { setUp, type TugOfWarSetup } from './setup.ts';
import { winnersOf, type TugOfWarState } from './state.ts';
import { takeBack } from './takeBack.ts';
import { clock } from './time.ts';
import type { Applied } from './applied.ts';
import { chooseFirst, concede, discard, playCards, timeOver } from './turn.ts';
import { view } from './view.ts';

/** The types of Tug of War. */
export interface TugOfWarTypes {
  readonly setup: TugOfWarSetup;
  readonly state: TugOfWarState;
  readonly action: TugOfWarAction;
  readonly performed: never;
  readonly event: TugOfWarEvent;
  readonly free: FreePlay;
}

export type TugOfWarMatch = Match<TugOfWarTypes>;
/** As far as a table may see it. */
export type SeenTugOfWar = SeenMatch<TugOfWarTypes>;

/** The game of Tug of War, for the turn engine. Exact numbers decide all of it; nothing is simulated (TW-21). */
export const tugOfWar: Game<TugOfWarTypes> = {
  id: 'tug-of-war',
  rulesVersion: RULES_VERSION,
  seats: SEATS,
  setup: setUp,
  seatOf: (_state, action) => (action.do === 'time' ? null : action.seat),
  check,
  isPhysical: () => false,
  apply: (state, action, _performed, random) => apply(state, action, random),
  evidence: () => {
    throw new Error('nothing is performed on a table');
  },
  result,
  asked,
  legal,
  playing: () => BOTH,
  takeBack,
  clock,
  isOpen: () => true, // nothing is secret
  view,
};

export function apply(state: TugOfWarState, action: TugOfWarAction, random: RandomSource): Applied {
  switch (action.do) {
    case 'first':
      return chooseFirst(state, action, random);
    case 'play':
      return playCards(state, action);
    case 'discard':
      return discard(state, action, 'choice');
    case 'time':
      return timeOver(state);
    case 'concede':
      return concede(state, action.seat);
  }
}

function result({ outcome }: TugOfWarState): MatchResult | null {
  return outcome === null ? null : { winners: winnersOf(outcome), reason: outcome.by };
}

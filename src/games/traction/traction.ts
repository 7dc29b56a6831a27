import type { Game, MatchResult } from '#engine/game.ts';
import type { Match } from '#engine/match.ts';
import type { SeenMatch } from '#engine/seen.ts';
import type { RefereeReport } from './referee/report.ts';
import type { Seat } from '#sim/ids.ts';
import type { TractionAction } from './actions.ts';
import type { Applied } from './applied.ts';
import { arrange } from './arranging.ts';
import { check } from './check.ts';
import { concede } from './concession.ts';
import { disturb, penalise } from './crash.ts';
import type { TractionEvent } from './events.ts';
import { asked, legal, type FreeHand } from './legal.ts';
import { move } from './moves.ts';
import { SEATS } from './pads.ts';
import { evidence } from './record.ts';
import { right } from './righting.ts';
import { stillPlaying } from './seating.ts';
import { RULES_VERSION } from './rulesVersion.ts';
import { setUp, type TractionSetup } from './setup.ts';
import type { TractionState } from './state.ts';
import { endTurn } from './turn.ts';

/** The types of Traction. */
export interface TractionTypes {
  readonly setup: TractionSetup;
  readonly state: TractionState;
  readonly action: TractionAction;
  readonly performed: RefereeReport;
  readonly event: TractionEvent;
  readonly free: FreeHand;
}

export type TractionMatch = Match<TractionTypes>;
/** As far as a table may see it. */
export type SeenTraction = SeenMatch<TractionTypes>;

/** The game of Traction, for the turn engine. */
export const traction: Game<TractionTypes> = {
  id: 'traction',
  rulesVersion: RULES_VERSION,
  seats: SEATS,
  setup: setUp,
  seatOf,
  check,
  isPhysical,
  apply,
  evidence,
  result,
  asked,
  legal,
  playing: stillPlaying,
  // the rival may have begun a walk on it, of which nobody hears before it ends
  takeBack: (_before, action) => (isPhysical(action) || action.do === 'end-turn' ? 'consent' : 'free'),
  isOpen: () => true,
  view: (state) => state, // everything lies open on the table
};

function seatOf(state: TractionState, action: TractionAction): Seat | null {
  switch (action.do) {
    case 'disturb':
      return action.by;
    case 'penalise':
      return action.chooser;
    case 'arrange':
    case 'concede':
      return action.seat;
    default:
      return state.turn.seat;
  }
}

function isPhysical(action: TractionAction): boolean {
  return action.do === 'walk' || action.do === 'tackle' || action.do === 'disturb';
}

function apply(state: TractionState, action: TractionAction, report: RefereeReport | null): Applied {
  switch (action.do) {
    case 'walk':
    case 'tackle':
      return move(state, action, reported(report));
    case 'disturb':
      return disturb(state, action, reported(report));
    case 'arrange':
      return arrange(state, action);
    case 'right':
      return right(state, action);
    case 'penalise':
      return penalise(state, action);
    case 'end-turn':
      return endTurn(state, 'choice');
    case 'concede':
      return concede(state, action);
  }
}

function reported(report: RefereeReport | null): RefereeReport {
  if (report === null) throw new Error('a physical action comes with the report of the referee');
  return report;
}

function result({ outcome }: TractionState): MatchResult | null {
  return outcome === null ? null : { winners: outcome.winners, reason: outcome.by };
}

import { handSeenBy, unseen } from '#engine/deck.ts';
import type { Evidence } from '#engine/evidence.ts';
import type { Game, Legal } from '#engine/game.ts';
import type { Match } from '#engine/match.ts';
import type { SeenMatch } from '#engine/seen.ts';
import { recordedDie } from './record.ts';
import { apply, check, playing, setUp } from './rules.ts';
import { RULES_VERSION } from './rulesVersion.ts';
import { SEATS, type OmenAction, type OmenEvent, type OmenOptions, type OmenReport, type OmenState } from './state.ts';

/** What Omen is made of. */
export interface OmenTypes {
  readonly setup: { readonly options: OmenOptions };
  readonly state: OmenState;
  readonly action: OmenAction;
  readonly performed: OmenReport;
  readonly event: OmenEvent;
  /** The die thrown by hand. */
  readonly free: { readonly do: 'throw'; readonly seat: number };
}

export type OmenMatch = Match<OmenTypes>;
export type SeenOmen = SeenMatch<OmenTypes>;

/** The game of Omen, for the turn engine. */
export const omen: Game<OmenTypes> = {
  id: 'omen',
  rulesVersion: RULES_VERSION,
  seats: SEATS,
  setup: setUp,
  seatOf: (_state, action) => (action.do === 'time' ? null : action.seat),
  check,
  isPhysical: (action) => action.do === 'throw',
  apply,
  evidence,
  result: ({ outcome }) => (outcome === null ? null : { winners: outcome.winners, reason: outcome.by }),
  asked: ({ turn, outcome }) => (outcome === null ? [turn.seat] : []),
  legal,
  playing,
  takeBack: (_before, action) => (action.do === 'foretell' ? 'free' : 'never'), // after a throw a card has been drawn
  view,
};

function evidence({ ticks, hash, die }: OmenReport): Evidence {
  const ruling = recordedDie(die);
  return { ticks, hash, marks: [{ tick: ruling.tick, text: ruling.text, ruling }] };
}

function legal(state: OmenState, seat: number): Legal<OmenTypes['action'], OmenTypes['free']> {
  if (state.outcome !== null || state.turn.seat !== seat) return { actions: [], free: [] };
  if (state.foretold.length > 0) return { actions: [{ do: 'throw', seat, hand: null }], free: [{ do: 'throw', seat }] };
  const cards = new Set((state.hands[seat] ?? []).filter((card) => card !== null));
  return { actions: [...cards].map((card) => ({ do: 'foretell', seat, card })), free: [] };
}

function view(state: OmenState, looker: number | null): OmenState {
  return {
    seats: state.seats,
    options: state.options,
    deck: { pile: unseen(state.deck.pile), discards: state.deck.discards },
    hands: state.hands.map((hand, owner) => handSeenBy(hand, owner, looker)),
    points: state.points,
    turn: state.turn,
    foretold: handSeenBy(state.foretold, state.turn.seat, looker),
    conceded: state.conceded,
    outcome: state.outcome,
  };
}

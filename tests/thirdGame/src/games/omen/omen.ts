import { handSeenBy, unseen } from '#engine/deck.ts';
import type { Game } from '#engine/game.ts';
import { applied } from '#engine/applied.ts';
import { fail, ok } from '#sim/result.ts';
import { evidence } from './dice.ts';
import { concede, foretell, nextTurn, objection, playing, setUp, thrown } from './rules.ts';
import { RULES_VERSION } from './rulesVersion.ts';
import { SEATS, type OmenTypes } from './state.ts';

/** The game of Omen, for the turn engine. */
export const omen: Game<OmenTypes> = {
  id: 'omen',
  rulesVersion: RULES_VERSION,
  seats: SEATS,
  setup: setUp,
  seatOf: (_, action) => (action.do === 'time' ? null : action.seat),
  check: (state, action) => {
    const against = objection(state, action);
    return against === null ? ok(action) : fail(against);
  },
  isPhysical: (action) => action.do === 'throw',
  apply: (state, action, report, random) => {
    if (action.do === 'foretell') return foretell(state, action.seat, action.card);
    if (action.do === 'time') return applied(nextTurn(state), { type: 'passed-over', seat: state.turn.seat });
    if (action.do === 'concede') return applied(concede(state, action.seat), { type: 'conceded', seat: action.seat });
    random.integer(0, 1); // the generator goes on with every throw, so that none draws what another did
    return thrown(state, report?.readings[0]?.value ?? null, random);
  },
  evidence,
  result: ({ outcome }) => outcome && { winners: outcome.winners, reason: outcome.by },
  asked: ({ turn, outcome }) => (outcome === null ? [turn.seat] : []),
  legal: ({ turn, foretold, hands, outcome }, seat) => {
    if (outcome !== null || turn.seat !== seat) return { actions: [], free: [] };
    if (foretold.length > 0) return { actions: [{ do: 'throw', seat, hand: null }], free: [{ do: 'throw', seat }] };
    const cards = new Set((hands[seat] ?? []).filter((card) => card !== null));
    return { actions: [...cards].map((card) => ({ do: 'foretell', seat, card })), free: [] };
  },
  playing,
  takeBack: (_, action) => (action.do === 'foretell' ? 'free' : 'never'), // after a throw a card has been drawn
  view: (state, looker) => ({
    ...state,
    deck: { ...state.deck, pile: unseen(state.deck.pile) },
    hands: state.hands.map((hand, owner) => handSeenBy(hand, owner, looker)),
    foretold: handSeenBy(state.foretold, state.turn.seat, looker),
  }),
};

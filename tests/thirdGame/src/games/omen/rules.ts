import { clockStanding } from '#engine/clock.ts';
import { discardOn, drawFrom, shuffledDeck } from '#engine/deck.ts';
import type { RandomSource } from '#engine/random.ts';
import { seatsWithin } from '#engine/seats.ts';
import { applied, type Applied } from '#engine/applied.ts';
import { ok, type Fault, type Result } from '#sim/result.ts';
import { CARDS, SEATS, type OmenAction, type OmenEvent, type OmenState, type OmenTypes } from './state.ts';
import { refusals } from './texts.ts';

/** The position before the first turn. */
export function setUp({ options }: OmenTypes['setup'], seats: number, random: RandomSource): Result<OmenState> {
  const enough = seatsWithin('Omen', SEATS, seats);
  if (!enough.ok) return enough;
  const cards = CARDS.numbers.flatMap((number) => Array.from({ length: CARDS.copies }, () => number));
  const { pile } = shuffledDeck<number>(cards, random);
  const hands = Array.from({ length: seats }, (_, seat) => pile.slice(seat * CARDS.hand, (seat + 1) * CARDS.hand));
  return ok({
    options,
    deck: { pile: pile.slice(seats * CARDS.hand), discards: [] },
    hands,
    points: hands.map(() => 0),
    turn: { seat: 0, round: 1 },
    foretold: [],
    conceded: [],
    outcome: null,
  });
}

export const playing = ({ hands, conceded }: OmenState): readonly number[] =>
  [...hands.keys()].filter((seat) => !conceded.includes(seat));

/** The reason why an action may not be played now; null for none. */
export function objection({ turn, foretold, options, ...state }: OmenState, action: OmenAction): Fault | null {
  if (action.do === 'concede') return state.conceded.includes(action.seat) ? refusals.notPlaying(action.seat) : null;
  if (action.do === 'time') {
    const standing = clockStanding(options.clockS && options.clockS * 1000, foretold.length === 0, action);
    return standing === 'over' ? null : refusals.clock[standing];
  }
  if (action.seat !== turn.seat) return refusals.notYourTurn(turn.seat);
  if (action.do === 'throw') return foretold.length === 0 ? refusals.notForetold : null;
  if (foretold.length > 0) return refusals.foretoldAlready;
  return state.hands[action.seat]?.includes(action.card) ? null : refusals.noSuchCard(action.card);
}

type AppliedOmen = Applied<OmenState, OmenEvent>;

export function foretell(state: OmenState, seat: number, card: number): AppliedOmen {
  const hands = state.hands.map((hand, i) => (i === seat ? hand.toSpliced(hand.indexOf(card), 1) : hand));
  return applied({ ...state, hands, foretold: [card] }, { type: 'foretold', seat });
}

/** Points by how far the card is from the face. */
const POINTS = [3, 1];

/** The die lies with that face up; null where none can be read. */
export function thrown(state: OmenState, face: number | null, random: RandomSource): AppliedOmen {
  const { seat } = state.turn;
  const [card = null] = state.foretold;
  if (card === null) throw new Error('a throw comes after a card that is known');
  if (face === null) return applied(state, { type: 'thrown-again', seat });
  const scored = POINTS[Math.abs(face - card)] ?? 0;
  const points = state.points.with(seat, (state.points[seat] ?? 0) + scored);
  const drawn = drawFrom(discardOn(state.deck, card), random);
  if (drawn === null) throw new Error('the card just put away can be drawn');
  const hands = state.hands.map((hand, i) => (i === seat ? [...hand, drawn.card] : hand));
  const next = nextTurn({ ...state, points, hands, deck: drawn.left, foretold: [] });
  return applied(next, { type: 'rolled', seat, face, card, points: scored });
}

/** After the last round the most points win. */
export function nextTurn(state: OmenState): OmenState {
  const seats = playing(state);
  const { seat, round } = state.turn;
  const next = seats.find((one) => one > seat) ?? seats[0] ?? 0;
  const turn = { seat: next, round: next > seat ? round : round + 1 };
  if (turn.round <= state.options.rounds) return { ...state, turn };
  const most = Math.max(...seats.map((one) => state.points[one] ?? 0));
  return { ...state, outcome: { winners: seats.filter((one) => state.points[one] === most), by: 'points' } };
}

export function concede(state: OmenState, seat: number): OmenState {
  const gone = { ...state, conceded: [...state.conceded, seat] };
  const left = playing(gone);
  if (left.length === 1) return { ...gone, outcome: { winners: left, by: 'concession' } };
  if (state.turn.seat !== seat) return gone;
  const [card = null] = state.foretold;
  return nextTurn({ ...gone, deck: card === null ? gone.deck : discardOn(gone.deck, card), foretold: [] });
}

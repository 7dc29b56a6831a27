import { clockStanding } from '#engine/clock.ts';
import { discardOn, drawFrom, shuffledDeck } from '#engine/deck.ts';
import type { Applied } from '#engine/game.ts';
import type { RandomSource } from '#engine/random.ts';
import { fault, ok, type Fault, type Result } from '#sim/result.ts';
import data from './data/cards.json' with { type: 'json' };
import { SEATS, type OmenAction, type OmenOptions, type OmenReport, type OmenState } from './state.ts';
import type { OmenTypes } from './omen.ts';
import { refusals } from './texts.ts';

/** The position before the first turn. Faults: `bad-seats`. */
export function setUp(
  { options }: { readonly options: OmenOptions },
  seats: number,
  random: RandomSource,
): Result<OmenState> {
  if (!Number.isInteger(seats) || seats < SEATS.min || seats > SEATS.max)
    return fault('bad-seats', `Omen is for ${SEATS.min} to ${SEATS.max} players, not ${seats}.`, '$.seats');
  const cards = data.numbers.flatMap((number) => Array.from({ length: data.copies }, () => number));
  const whole = shuffledDeck(cards, random);
  const hands = Array.from({ length: seats }, (_, i) => whole.pile.slice(i * data.hand, (i + 1) * data.hand));
  return ok({
    seats,
    options,
    deck: { pile: whole.pile.slice(seats * data.hand), discards: [] },
    hands,
    points: hands.map(() => 0),
    turn: { seat: 0, number: 1 },
    foretold: [],
    conceded: [],
    outcome: null,
  });
}

export const playing = ({ seats, conceded }: OmenState): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => !conceded.includes(seat));

export function check(state: OmenState, action: OmenAction): Result<OmenAction> {
  const against = objection(state, action);
  return against === null ? ok(action) : { ok: false, fault: against };
}

function objection(state: OmenState, action: OmenAction): Fault | null {
  const { turn, foretold, hands, options } = state;
  if (action.do === 'time') {
    const standing = clockStanding(
      options.clockS === null ? null : options.clockS * 1000,
      foretold.length === 0,
      action,
    );
    if (standing === 'over') return null;
    return { none: refusals.noClock, stopped: refusals.nothingWaits, early: refusals.tooEarly }[standing]();
  }
  if (action.do === 'concede') return playing(state).includes(action.seat) ? null : refusals.notPlaying(action.seat);
  if (action.seat !== turn.seat) return refusals.notYourTurn(turn.seat);
  if (action.do === 'throw') return foretold.length === 0 ? refusals.notForetold() : null;
  if (foretold.length > 0) return refusals.foretoldAlready();
  return hands[action.seat]?.includes(action.card) ? null : refusals.noSuchCard(action.card);
}

type Told = Applied<OmenTypes>;

export function apply(state: OmenState, action: OmenAction, report: OmenReport | null, random: RandomSource): Told {
  switch (action.do) {
    case 'foretell':
      return {
        state: { ...state, hands: without(state.hands, action.seat, action.card), foretold: [action.card] },
        events: [{ type: 'foretold', seat: action.seat }],
      };
    case 'throw':
      if (report === null) throw new Error('a throw comes with its report');
      return thrown(state, report, random);
    case 'time':
      return { state: nextTurn(state), events: [{ type: 'passed-over', seat: state.turn.seat }] };
    case 'concede':
      return { state: conceded(state, action.seat), events: [{ type: 'conceded', seat: action.seat }] };
  }
}

const without = (hands: OmenState['hands'], seat: number, card: number): OmenState['hands'] =>
  hands.map((hand, i) => (i === seat ? hand.toSpliced(hand.indexOf(card), 1) : hand));

const EXACT = 3;
const BESIDE = 1;

/** The generator goes on with every throw, so that none draws what another did. */
function thrown(state: OmenState, { die }: OmenReport, random: RandomSource): Told {
  random.integer(0, 1);
  const { seat } = state.turn;
  const [card = null] = state.foretold;
  if (card === null) throw new Error('a throw comes after a card that is known');
  if (die.face === null || !die.tumbled) return { state, events: [{ type: 'thrown-again', seat }] };
  const face = Number(die.face);
  const scored = face === card ? EXACT : Math.abs(face - card) === 1 ? BESIDE : 0;
  const points = state.points.map((had, i) => (i === seat ? had + scored : had));
  const drawn = drawFrom(discardOn(state.deck, card), random);
  if (drawn === null) throw new Error('the card just put away can be drawn');
  const hands = state.hands.map((hand, i) => (i === seat ? [...hand, drawn.card] : hand));
  return {
    state: nextTurn({ ...state, points, hands, deck: drawn.left, foretold: [] }),
    events: [{ type: 'rolled', seat, face, card, points: scored }],
  };
}

/** After the last round the most points win. */
function nextTurn(state: OmenState): OmenState {
  const seats = playing(state);
  const { seat, number } = state.turn;
  const next = seats.find((one) => one > seat) ?? seats[0] ?? 0;
  const round = next > seat ? number : number + 1;
  if (round <= state.options.rounds) return { ...state, turn: { seat: next, number: round } };
  const most = Math.max(...seats.map((one) => state.points[one] ?? 0));
  return { ...state, outcome: { winners: seats.filter((one) => state.points[one] === most), by: 'points' } };
}

function conceded(state: OmenState, seat: number): OmenState {
  const gone = { ...state, conceded: [...state.conceded, seat] };
  const left = playing(gone);
  if (left.length === 1) return { ...gone, outcome: { winners: left, by: 'concession' } };
  if (state.turn.seat !== seat) return gone;
  const [card = null] = state.foretold;
  return nextTurn({ ...gone, deck: card === null ? gone.deck : discardOn(gone.deck, card), foretold: [] });
}

import type { Seat } from '#sim/ids.ts';
import { inPhase } from './changes.ts';
import { inRankOrder } from './queries.ts';
import type { Moving, TrexlandsState, Turn } from './state.ts';
import { andThen, applied, type Applied } from './applied.ts';

/** TX-14: one MOVE a turn. */
const newTurn = (seat: Seat, number: number): Turn => ({
  seat,
  number,
  movesLeft: 1,
  moved: [],
  restacked: [],
  moveTwo: false,
  raid: false,
});

function begin(state: TrexlandsState, seat: Seat, number: number): Applied {
  return applied(inPhase(state, { name: 'move', turn: newTurn(seat, number) }), {
    type: 'turn-began',
    seat,
    turn: number,
  });
}

/** The WHEEL goes to #1 (TX-05). */
export function firstTurn(state: TrexlandsState): Applied {
  const [first] = inRankOrder(state);
  if (first === undefined) throw new Error('somebody is always left to play');
  return begin(state, first, (state.cycle - 1) * state.seats + 1);
}

/** A turn without a MOVE left is over, and one of a seat that has given up. Null while it goes on. */
export function turnByItself(state: TrexlandsState, { turn }: Moving): Applied | null {
  const gone = state.conceded.includes(turn.seat);
  if (turn.movesLeft > 0 && !gone) return null;
  const by = gone || turn.moved.length > 0 ? 'rule' : 'choice';
  const ended = applied(state, { type: 'turn-ended', seat: turn.seat, turn: turn.number, by });
  return andThen(ended, (s) => passTheWheel(s, turn));
}

/** To the next Camp in rank order; once all have held it, to the EXCHANGE (TX-54). */
function passTheWheel(state: TrexlandsState, turn: Turn): Applied {
  const place = state.rank.indexOf(turn.seat);
  const next = state.rank.slice(place + 1).find((seat) => !state.conceded.includes(seat));
  return next === undefined ? openExchange(state) : begin(state, next, turn.number + 1);
}

/** The WHEEL enters the EXCHANGE, which begins with dealing (TX-30). */
const openExchange = (state: TrexlandsState): Applied =>
  applied(inPhase(state, { name: 'deal', market: [] }), {
    type: 'exchange-opened',
    cycle: state.cycle,
  });

/** The turn that a position is in, if it is one of MOVE. */
export const turnOf = ({ phase }: TrexlandsState): Turn | null => (phase.name === 'move' ? phase.turn : null);

/**
 * The Camp at which the WHEEL stands, or the EXCHANGE, which is open while the WHEEL is there. Before the first turn it
 * is with #1 (TX-05); null until there is one.
 */
export function wheelAt(state: TrexlandsState): Seat | 'exchange' | null {
  const { phase, rank, seats } = state;
  if (phase.name === 'move') return phase.turn.seat;
  if (phase.name === 'deal' || phase.name === 'market' || phase.name === 'arena') return 'exchange';
  return rank.length < seats ? null : (rank[0] ?? null);
}

export const withTurn = (state: TrexlandsState, change: (turn: Turn) => Partial<Turn>): TrexlandsState =>
  state.phase.name === 'move'
    ? inPhase(state, { name: 'move', turn: { ...state.phase.turn, ...change(state.phase.turn) } })
    : state;

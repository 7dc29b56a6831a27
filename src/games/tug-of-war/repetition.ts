import { BOTH, type Seat } from './ids.ts';
import { inPlay, machineOf, modulesOf, wonBy, type TugOfWarState } from './state.ts';
import { applied, type Applied } from './applied.ts';

/** A match ends when its position stands so often (TW-72). */
const TIMES_AT_MOST = 3;

/** Points are never taken back, and an item is spent once: when one of them changes, no earlier position returns. */
const lastingOf = (state: TugOfWarState): string =>
  JSON.stringify([
    modulesOf(state).map((id) => [machineOf(state, id).points, machineOf(state, id).wonBy]),
    state.blockMove,
  ]);

/** All else that decides what comes of a position, clocks aside (TW-72). */
const passingOf = (state: TugOfWarState): string => {
  const { hands, last, forbidden, active } = state;
  return JSON.stringify([modulesOf(state).map((id) => machineOf(state, id).state), hands, last, forbidden, active]);
};

/**
 * Notes the position in which a turn begins. One that stands for the third time ends the match; one turn before, the
 * event `repeated` says so.
 */
export function noted(state: TugOfWarState): Applied {
  if (state.options.repetition !== true) return applied(state);
  const lasting = lastingOf(state);
  const key = `${lasting}${passingOf(state)}`;
  const stood = [...(state.stood ?? []).filter((one) => one.startsWith(lasting)), key];
  const times = stood.filter((one) => one === key).length;
  const next = { ...state, stood };
  if (times < TIMES_AT_MOST - 1) return applied(next);
  const repeated = { type: 'repeated', times } as const;
  if (times < TIMES_AT_MOST) return applied(next, repeated);
  const outcome = { winner: leaderOf(state), by: 'repetition' } as const;
  return applied({ ...next, outcome }, repeated, { type: 'won', outcome });
}

/** More modules won, then more points on active modules, then nobody. */
function leaderOf(state: TugOfWarState): Seat | null {
  return (
    aheadIn((seat) => wonBy(state, seat)) ??
    aheadIn((seat) => inPlay(state).reduce((sum, id) => sum + machineOf(state, id).points[seat], 0))
  );
}

function aheadIn(count: (seat: Seat) => number): Seat | null {
  const [first, second] = BOTH.map(count);
  if (first === undefined || second === undefined || first === second) return null;
  return first > second ? 0 : 1;
}

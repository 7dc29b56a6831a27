import type { Trace, TraceEvent } from '#sim/trace/events.ts';
import { byTick } from '#referee/watched.ts';
import type { RefereeCase } from './case.ts';
import { excuse, judgeContacts, judgeTouchedPads, stillOn } from './clauses/contact.ts';
import { judgeLimits } from './clauses/limits.ts';
import { judgeMoved, judgeMoverAtRest, tellFall } from './clauses/rest.ts';
import { touchingPads, winAtRest } from './clauses/restWin.ts';
import { judgeStep } from './clauses/step.ts';
import { ruling } from './texts.ts';
import { NOTHING_SEEN, tackledIn, type RefereeState } from './state.ts';

/**
 * Looks at what happened in one tick. Pure: (case, state, events) gives the next state. The sweep is to be stopped at
 * the tick where `stopped` becomes true, live as well as in a replay.
 */
export function observe(c: RefereeCase, state: RefereeState, events: readonly TraceEvent[]): RefereeState {
  let next: RefereeState = {
    ...state,
    excused: excuse(c, state.excused, events),
    onPads: stillOn(c, state.onPads, events),
    pads: touchingPads(c, state.pads, events),
  };
  if (!state.stopped) next = touches(c, next, events);
  for (const event of events) {
    if (!state.stopped || event.type === 'stopped') next = judgeStep(c, next, event);
    if (event.type === 'tilted') next = touchedPads(c, next, event);
    if (event.type === 'left-table') next = leftTable(c, next, event);
    if (event.type === 'rested') next = atRest(c, next, event);
  }
  return next;
}

/** Judges a whole recorded trace, for instance by another tolerance than it was played with. */
export const judgeTrace = (c: RefereeCase, trace: Trace): RefereeState =>
  [...byTick(trace).values()].reduce((state, events) => observe(c, state, events), NOTHING_SEEN);

function touches(c: RefereeCase, state: RefereeState, events: readonly TraceEvent[]): RefereeState {
  const { rulings, stop } = judgeContacts(c, state, events);
  return { ...state, rulings: [...state.rulings, ...rulings], stopped: stop };
}

/** TR-61; an illegal contact, in the same tick too, has ended the sweep before it (TR-33). */
function touchedPads(
  c: RefereeCase,
  state: RefereeState,
  event: Extract<TraceEvent, { type: 'tilted' }>,
): RefereeState {
  if (c.kind === 'disturb' || state.stopped) return state;
  const won = judgeTouchedPads(c, state, event);
  return won.length === 0 ? state : { ...state, rulings: [...state.rulings, ...won], stopped: true };
}

/** TR-37: the centre of the base is beyond the table's edge. */
function leftTable(
  c: RefereeCase,
  state: RefereeState,
  event: Extract<TraceEvent, { type: 'left-table' }>,
): RefereeState {
  if (c.kind === 'disturb') return { ...state, stopped: true }; // what it is called is told at the end (TR-27)
  return {
    ...state,
    stopped: true,
    rulings: [...state.rulings, ruling('TR-37', 'off-table', c, { tick: event.tick, at: event.at })],
  };
}

function atRest(c: RefereeCase, state: RefereeState, event: Extract<TraceEvent, { type: 'rested' }>): RefereeState {
  const told = state.rulings.some((r) => DOWN_CODES.has(r.code));
  const { atWin } = state; // the action was over then: the hand is still on the piece, which need not stand or rest
  const own = told || atWin !== null ? [] : judgeMoverAtRest(c, state, event);
  const tackled = tackledIn(state.rulings);
  const setDown = c.kind !== 'disturb' && !state.stopped && !told && own.length === 0;
  const overlaps = setDown ? event.overlaps : [];
  const moved = event.final ? judgeMoved(c, { ...event, overlaps, atWin }, tackled) : [];
  const rulings = [...tellFall(c, state.rulings, event), ...own, ...judgeLimits(c, state, event), ...moved];
  return { ...state, overlaps, rulings: [...rulings, ...winAtRest(c, state, rulings, event)] };
}

/** The mover does not stand, and that has been said. */
const DOWN_CODES: ReadonlySet<string> = new Set(['fell', 'not-upright', 'unsettled', 'off-table']);

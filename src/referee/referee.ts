import type { Tick } from '../sim/ids.ts';
import type { Trace, TraceEvent } from '../sim/trace/events.ts';
import type { RefereeCase } from './case.ts';
import { excuse, judgeContacts } from './clauses/contact.ts';
import { judgeMoverAtRest, judgeOthersAtRest } from './clauses/rest.ts';
import { judgeLimits } from './clauses/limits.ts';
import { touchingPads, winAtRest } from './clauses/restWin.ts';
import { judgeStep } from './clauses/step.ts';
import { ruling } from './texts.ts';
import { NOTHING_SEEN, tackledIn, type RefereeState } from './state.ts';

/**
 * Looks at what happened in one tick. Pure: (case, state, events) gives the next state. The sweep is to be stopped at
 * the tick where `stopped` becomes true, live as well as in a replay.
 */
export function observe(c: RefereeCase, state: RefereeState, events: readonly TraceEvent[]): RefereeState {
  let next: RefereeState = { ...state, excused: excuse(c, state.excused, events), pads: touchingPads(c, state.pads, events) };
  if (!state.stopped) next = touches(c, next, events);
  for (const event of events) {
    if (!state.stopped || event.type === 'stopped') next = judgeStep(c, next, event);
    if (event.type === 'left-table') next = leftTable(c, next, event);
    if (event.type === 'rested') next = atRest(c, next, event);
  }
  return next;
}

/** Judges a whole recorded trace, for instance by another tolerance than it was played with. */
export function judgeTrace(c: RefereeCase, trace: Trace): RefereeState {
  let state = NOTHING_SEEN;
  for (const [, events] of ticksOf(trace)) state = observe(c, state, events);
  return state;
}

function touches(c: RefereeCase, state: RefereeState, events: readonly TraceEvent[]): RefereeState {
  const { rulings, stop } = judgeContacts(c, state, events);
  return { ...state, rulings: [...state.rulings, ...rulings], stopped: stop };
}

/** TR-37: the centre of the base is beyond the table's edge. */
function leftTable(c: RefereeCase, state: RefereeState, event: Extract<TraceEvent, { type: 'left-table' }>): RefereeState {
  if (c.kind === 'disturb') return { ...state, stopped: true }; // what it is called is told at the end (TR-27)
  return { ...state, stopped: true, rulings: [...state.rulings, ruling('TR-37', 'off-table', c, { tick: event.tick, at: event.at })] };
}

function atRest(c: RefereeCase, state: RefereeState, event: Extract<TraceEvent, { type: 'rested' }>): RefereeState {
  const offTable = state.rulings.some((r) => r.code === 'off-table');
  const own = offTable || state.rulings.some((r) => REST_CODES.has(r.code)) ? [] : judgeMoverAtRest(c, event);
  const others = event.final ? judgeOthersAtRest(c, event, tackledIn(state.rulings)) : [];
  const rulings = [...state.rulings, ...own, ...judgeLimits(c, state, event), ...others];
  return { ...state, rulings: [...rulings, ...winAtRest(c, state, rulings, event)] };
}

const REST_CODES: ReadonlySet<string> = new Set(['fell', 'not-upright', 'unsettled']);

function ticksOf(trace: Trace): Map<Tick, TraceEvent[]> {
  const ticks = new Map<Tick, TraceEvent[]>();
  for (const event of trace) {
    const known = ticks.get(event.tick);
    if (known) known.push(event);
    else ticks.set(event.tick, [event]);
  }
  return ticks;
}

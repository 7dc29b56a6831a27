import type { TraceEvent } from '../../sim/trace/events.ts';
import type { RefereeCase } from '../case.ts';
import type { StepReport } from '../report.ts';
import type { Ruling } from '../ruling.ts';
import type { RefereeState } from '../state.ts';
import { retold, ruling } from '../texts.ts';

/** What the base did in one tick: a slide, a lift-off, a corner walked over, a step too many. */
export function judgeStep(c: RefereeCase, state: RefereeState, event: TraceEvent): RefereeState {
  if (c.kind === 'disturb') return state;
  switch (event.type) {
    case 'pivot-travelled':
      return slide(c, state, event, event.travelMm);
    case 'dragged':
      // Drags add up over the action: sixteen short ones are a long one.
      return slide(c, { ...state, dragMm: Math.max(state.dragMm, event.travelMm) }, event, state.strayMm + event.travelMm);
    case 'lifted-off':
      return liftOff(c, state, event);
    case 'pivot-changed':
      return once(state, ruling('TR-09', 'no-set-down', c, { tick: event.tick, at: event.at }));
    case 'tipped':
      return tooMany(c, state, event);
    case 'gripped':
      return { ...state, heldSteps: 0 };
    case 'set-down':
    case 'stopped':
      return stepTaken(state, event);
    case 'carried':
      return carried(c, state, event);
    default:
      return state;
  }
}

/** TR-07: the pivot, or the base before it was tipped on a corner, travels further than `pivotMm`. */
function slide(c: RefereeCase, state: RefereeState, event: Extract<TraceEvent, { type: 'pivot-travelled' | 'dragged' }>, farMm: number): RefereeState {
  if (farMm <= c.tolerance.pivotMm) return state;
  return farthest(state, ruling('TR-07', 'pivot-slide', c, { tick: event.tick, at: event.at, distanceMm: farMm }));
}

/** TR-07: the pivot is what a step stands on; a piece in the air stands on nothing. */
function liftOff(c: RefereeCase, state: RefereeState, event: Extract<TraceEvent, { type: 'lifted-off' }>): RefereeState {
  return farthest(state, ruling('TR-07', 'lift-off', c, { tick: event.tick, at: event.at, distanceMm: event.heightMm }));
}

/** TR-09 (TR-11 for a tackle): one tip more than the steps allowed. */
function tooMany(c: RefereeCase, state: RefereeState, event: Extract<TraceEvent, { type: 'tipped' }>): RefereeState {
  if (state.steps.length < c.range) return state;
  return once(state, ruling(c.kind === 'tackle' ? 'TR-11' : 'TR-09', 'too-many-steps', c, { tick: event.tick, at: event.at }));
}

/** TR-47: a step is one whether or not it swivelled. */
function stepTaken(state: RefereeState, event: Extract<TraceEvent, { type: 'set-down' | 'stopped' }>): RefereeState {
  const step: StepReport = { corner: event.corner, travelMm: event.travelMm, pivotSlipMm: Math.max(event.pivotSlipMm, state.dragMm), swivelDeg: event.swivelDeg };
  return { ...state, dragMm: 0, heldSteps: state.heldSteps + 1, steps: [...state.steps, step] };
}

type Carried = Extract<TraceEvent, { type: 'carried' }>;

/** What a hold came to from rest to rest. */
function carried(c: RefereeCase, state: RefereeState, event: Carried): RefereeState {
  const last = state.steps.at(-1);
  return state.heldSteps === 0 || last === undefined ? strayed(c, state, event) : stepped(state, last, event);
}

/** No step: the drag counts towards the next one. Further than the pivot may slide, it is told as a step that slid. */
function strayed(c: RefereeCase, state: RefereeState, { travelMm, swivelDeg }: Carried): RefereeState {
  const { dragMm, steps } = state;
  const slid = { ...state, dragMm: 0, strayMm: state.strayMm + dragMm };
  if (dragMm <= c.tolerance.pivotMm) return slid;
  return { ...slid, heldSteps: 1, steps: [...steps, { corner: null, travelMm, pivotSlipMm: dragMm, swivelDeg }] };
}

/** One step: the hold's travel and swivel are the step's, whatever it slid after it was down. Of several only the slide is the last one's. */
function stepped(state: RefereeState, last: StepReport, { travelMm, swivelDeg }: Carried): RefereeState {
  const whole = state.heldSteps === 1 ? { travelMm, swivelDeg } : {};
  const told = { ...last, ...whole, pivotSlipMm: Math.max(last.pivotSlipMm, state.dragMm) };
  return { ...state, dragMm: 0, steps: [...state.steps.slice(0, -1), told] };
}

/** One ruling of a code an action (TR-43). */
function once(state: RefereeState, next: Ruling): RefereeState {
  return state.rulings.some((r) => r.code === next.code) ? state : { ...state, rulings: [...state.rulings, next] };
}

/** Likewise, and it keeps telling the greatest distance. */
function farthest(state: RefereeState, next: Ruling): RefereeState {
  const known = state.rulings.find((r) => r.code === next.code);
  if (!known) return once(state, next);
  if ((next.distanceMm ?? 0) <= (known.distanceMm ?? 0)) return state;
  return { ...state, rulings: state.rulings.map((r) => (r === known ? retold(r, next.distanceMm) : r)) };
}

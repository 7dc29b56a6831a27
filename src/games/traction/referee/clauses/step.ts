import { ownerOf } from '#sim/pyramid.ts';
import type { TraceEvent, WidestSwivel } from '#sim/trace/events.ts';
import type { RefereeCase } from '../case.ts';
import type { StepReport } from '../report.ts';
import type { Ruling } from '../ruling.ts';
import { isLegal, type RefereeState } from '../state.ts';
import { retold, ruling } from '../texts.ts';
import { MOST_SWIVEL_DEG } from '#games/traction/variants.ts';

/** Judges the base's movement in one tick: a slide, a lift-off, a fall, a corner walked over, a step too many. */
export function judgeStep(c: RefereeCase, state: RefereeState, event: TraceEvent): RefereeState {
  if (c.kind === 'disturb') return takenUp(state, event);
  switch (event.type) {
    case 'pivot-travelled':
      return slide(c, state, event, event.travelMm);
    case 'dragged':
      return dragged(c, { ...state, dragMm: Math.max(state.dragMm, event.travelMm) }, event);
    case 'lifted-off':
      return liftOff(c, state, event);
    case 'pivot-changed':
      return once(state, ruling('TR-09', 'no-set-down', c, { tick: event.tick, at: event.at }));
    case 'tipped':
      return tooMany(c, state, event);
    case 'tilted':
      return { ...state, stepping: true, landing: false };
    case 'slid-on':
      return stepOver(state);
    case 'overbalanced':
      return overbalanced(c, state, event);
    case 'gripped':
      return { ...state, heldSteps: 0 };
    case 'set-down':
      return { ...stepTaken(c, state, event), landing: true };
    case 'stopped':
      return stopped(c, state, event);
    case 'carried':
      return carried(c, state, event);
    default:
      return state;
  }
}

/** Out of turn nothing of it is a fault; that the piece was taken up is noted once it has been put back (TR-54). */
const takenUp = (state: RefereeState, event: TraceEvent): RefereeState =>
  event.type === 'tipped' || event.type === 'lifted-off' ? { ...state, takenUp: true } : state;

/** TR-59: drags add up over the whole action, also across the steps between them. */
const dragged = (c: RefereeCase, state: RefereeState, event: Extract<TraceEvent, { type: 'dragged' }>): RefereeState =>
  slide(c, state, event, state.draggedMm + state.dragMm);

/** TR-56, off its own pad: it has fallen, held or not, even if it is righted afterwards. */
function overbalanced(
  c: RefereeCase,
  state: RefereeState,
  event: Extract<TraceEvent, { type: 'overbalanced' }>,
): RefereeState {
  const fallen = { ...state, overbalanced: true };
  if (event.pad === ownerOf(c.mover)) return fallen;
  return once(fallen, ruling('TR-56', 'fell', c, { tick: event.tick, at: event.at }));
}

const SWIVEL_SLACK_DEG = 0.5;
/**
 * Under a lower limit of the house: a brisk hand that is told to go just as far swings up to 2.2 degrees beyond, and
 * comes back (every size, hand and angle).
 */
const HOUSE_SLACK_DEG = 2.5;

/** TR-57: a swivel further than that away from where the step began. */
function swivelled(c: RefereeCase, state: RefereeState, { widest }: { readonly widest: WidestSwivel }): RefereeState {
  const { mostSwivelDeg = MOST_SWIVEL_DEG } = c;
  if (widest.deg <= mostSwivelDeg + (mostSwivelDeg < MOST_SWIVEL_DEG ? HOUSE_SLACK_DEG : SWIVEL_SLACK_DEG))
    return state;
  return once(state, ruling('TR-57', 'over-swivel', c, { tick: widest.tick, at: widest.at }));
}

/** TR-07: the pivot, or the base before it was tipped on a corner, travels further than `pivotMm`. */
function slide(
  c: RefereeCase,
  state: RefereeState,
  event: Extract<TraceEvent, { type: 'pivot-travelled' | 'dragged' }>,
  farMm: number,
): RefereeState {
  if (farMm <= c.tolerance.pivotMm) return state;
  return farthest(state, ruling('TR-07', 'pivot-slide', c, { tick: event.tick, at: event.at, distanceMm: farMm }));
}

/** TR-07: the pivot is what a step stands on; a piece in the air stands on nothing. */
function liftOff(
  c: RefereeCase,
  state: RefereeState,
  event: Extract<TraceEvent, { type: 'lifted-off' }>,
): RefereeState {
  return farthest(
    state,
    ruling('TR-07', 'lift-off', c, { tick: event.tick, at: event.at, distanceMm: event.heightMm }),
  );
}

/** TR-09 (TR-11 for a tackle): one tip more than the steps allowed. */
function tooMany(c: RefereeCase, state: RefereeState, event: Extract<TraceEvent, { type: 'tipped' }>): RefereeState {
  const begun = stepOver(state);
  if (state.steps.length < c.range) return begun;
  return once(
    begun,
    ruling(c.kind === 'tackle' ? 'TR-11' : 'TR-09', 'too-many-steps', c, { tick: event.tick, at: event.at }),
  );
}

/** TR-47: a step is one whether or not it swivelled. */
function stepTaken(
  c: RefereeCase,
  before: RefereeState,
  event: Extract<TraceEvent, { type: 'set-down' | 'stopped' }>,
): RefereeState {
  const state = standing(swivelled(c, before, event));
  const step: StepReport = {
    corner: event.corner,
    travelMm: event.travelMm,
    pivotSlipMm: Math.max(event.pivotSlipMm, state.dragMm),
    swivelDeg: event.swivelDeg,
  };
  return { ...counted(state), heldSteps: state.heldSteps + 1, steps: [...state.steps, step] };
}

/** A contact has ended the sweep; one that wins the action, too (TR-32). */
function stopped(c: RefereeCase, before: RefereeState, event: Extract<TraceEvent, { type: 'stopped' }>): RefereeState {
  const state = ended(c, before, event);
  const won = isLegal(state.rulings) && state.rulings.some(({ code }) => code === 'pad-contact');
  return won ? { ...state, atWin: event.pieces } : state;
}

/** A sweep that is stopped as a step's base comes down (TR-46) is that step's end, and no other. */
function ended(c: RefereeCase, state: RefereeState, event: Extract<TraceEvent, { type: 'stopped' }>): RefereeState {
  const last = state.steps.at(-1);
  if (event.corner !== null || state.heldSteps === 0 || last === undefined) return stepOver(stepTaken(c, state, event));
  return stepOver(slipped(standing(state), last));
}

/** No step is under way any more: contacts are neither tackle nor win. */
const stepOver = (state: RefereeState): RefereeState => ({ ...state, stepping: false });

/**
 * The base stands flat again, or the sweep is over. Until it has come to rest there, contacts are the step's (TR-46).
 */
const standing = (state: RefereeState): RefereeState => ({ ...state, overbalanced: false });

/** The drag of this part of the action is over, and counts with those before it. */
const counted = (state: RefereeState): RefereeState => ({
  ...state,
  dragMm: 0,
  draggedMm: state.draggedMm + state.dragMm,
});

type Carried = Extract<TraceEvent, { type: 'carried' }>;

/** The outcome of a hold from rest to rest. */
function carried(c: RefereeCase, before: RefereeState, event: Carried): RefereeState {
  const state = stepOver(standing(swivelled(c, before, event)));
  const last = state.steps.at(-1);
  return state.heldSteps === 0 || last === undefined ? strayed(c, state, event) : stepped(state, last, event);
}

/** No step. A drag further than the pivot may slide is told as a step that slid. */
function strayed(c: RefereeCase, state: RefereeState, { travelMm, swivelDeg }: Carried): RefereeState {
  const { dragMm, steps } = state;
  const slid = counted(state);
  if (dragMm <= c.tolerance.pivotMm) return slid;
  return { ...slid, heldSteps: 1, steps: [...steps, { corner: null, travelMm, pivotSlipMm: dragMm, swivelDeg }] };
}

/**
 * One step: the hold's travel and swivel are the step's, even if it slid after it was down. Of several steps only the
 * slide is the last one's.
 */
function stepped(state: RefereeState, last: StepReport, { travelMm, swivelDeg }: Carried): RefereeState {
  const whole = state.heldSteps === 1 ? { travelMm, swivelDeg } : {};
  return slipped(state, { ...last, ...whole });
}

/** The last step, with the slide of its base after it was down. */
function slipped(state: RefereeState, last: StepReport): RefereeState {
  const told = { ...last, pivotSlipMm: Math.max(last.pivotSlipMm, state.dragMm) };
  return { ...counted(state), steps: [...state.steps.slice(0, -1), told] };
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

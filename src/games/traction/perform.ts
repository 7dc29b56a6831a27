import type { RefereeCase } from './referee/case.ts';
import { TractionRecorder, watchAction, type WatchedAction } from './referee/action.ts';
import type { RefereeReport } from './referee/report.ts';
import type { Hand, StepCommand } from '#sim/assist/assist.ts';
import type { OwnHand } from '#sim/hand/ownHand.ts';
import type { Gesture, Grip } from '#sim/gesture/gesture.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import type { Layout } from '#sim/layout.ts';
import { playingGesture, playingPush, playingSteps } from '#sim/perform.ts';
import type { Performance, Performed } from '#sim/performance.ts';
import type { Physics } from '#sim/physics.ts';
import { ownerOf } from '#sim/pyramid.ts';
import { ok, type Result } from '#sim/result.ts';
import { atOnce, type Ticking } from '#sim/ticking.ts';
import type { Onlooker } from '#sim/trace/onlooker.ts';
import type { PhysicalAction } from './actions.ts';
import { rangeOf } from './pieces.ts';
import type { TractionState } from './state.ts';
import { houseCaseOf, houseTableOf } from './variants.ts';

/**
 * The outcome of a physical action, with the gesture that did it: what the log keeps, and what a page can show again.
 */
export interface PerformedAction {
  readonly report: RefereeReport;
  readonly performed: Performed;
}

/** An action on a piece before its gesture is known. */
export type Intent =
  | { readonly do: 'walk' | 'tackle'; readonly piece: PieceId }
  | { readonly do: 'disturb'; readonly piece: PieceId; readonly by: Seat | null };

/** The position as the simulation takes it. */
export const layoutOf = ({ tableMm, surface, pads, pieces, options }: TractionState): Layout => ({
  tableMm,
  surface,
  pads,
  pieces,
  ...houseTableOf(options),
});

/** The referee's case for an action. */
export function caseOf(state: TractionState, intent: Intent): RefereeCase {
  const {
    conceded,
    options: { tolerance },
  } = state;
  if (intent.do === 'disturb')
    return { kind: 'disturb', mover: intent.piece, by: intent.by, range: 0, tolerance, conceded };
  const range = intent.do === 'tackle' ? 1 : rangeOf(state.options, intent.piece); // TR-11: one step, at any size
  return {
    kind: intent.do,
    mover: intent.piece,
    by: ownerOf(intent.piece),
    range,
    tolerance,
    conceded,
    ...houseCaseOf(state.options),
  };
}

/**
 * Sets an action up for a live hand: drive `performance`, then `finish`. The caller frees it. `onlooker`, here and
 * below, measures it, if that is wanted.
 */
export function beginAction(
  physics: Physics,
  state: TractionState,
  intent: Intent,
  grip: Grip,
  onlooker: Onlooker | null = null,
): WatchedAction {
  return watchAction(physics, layoutOf(state), caseOf(state, intent), grip, onlooker);
}

/** A recorded action without the rules: all that a table has to be told to perform it. Plain data. */
export interface Order {
  readonly layout: Layout;
  readonly case: RefereeCase;
  readonly gesture: Gesture;
}

export const orderOf = (state: TractionState, action: PhysicalAction): Order => ({
  layout: layoutOf(state),
  case: caseOf(state, intentOf(action)),
  gesture: action.gesture,
});

/**
 * Carries it out, tick by tick. Faults: `hand-touch` and its like, where the gesture does not begin at the piece;
 * `action-too-long`.
 */
export const performingOrder = (
  physics: Physics,
  { layout, case: told, gesture }: Order,
  onlooker: Onlooker | null = null,
): Ticking<Result<PerformedAction>> =>
  performing(
    () => watchAction(physics, layout, told, gesture.grip, onlooker),
    (watched) => playingGesture(watched.performance, gesture),
  );

/** A recorded action, tick by tick. */
export const performingAction = (
  physics: Physics,
  state: TractionState,
  action: PhysicalAction,
  onlooker: Onlooker | null = null,
): Ticking<Result<PerformedAction>> => performingOrder(physics, orderOf(state, action), onlooker);

/** The same within this call. */
export const performAction = (
  physics: Physics,
  state: TractionState,
  action: PhysicalAction,
): Result<PerformedAction> => atOnce(performingAction(physics, state, action));

/** The same, with everything that was to be seen. The caller frees it. */
export function recordAction(physics: Physics, state: TractionState, action: PhysicalAction): TractionRecorder {
  const { gesture } = action;
  return new TractionRecorder(beginAction(physics, state, intentOf(action), gesture.grip), gesture);
}

/** The intent of an action of the log. */
export const intentOf = (action: PhysicalAction): Intent =>
  action.do === 'disturb'
    ? { do: 'disturb', piece: action.gesture.piece, by: action.by }
    : { do: action.do, piece: action.piece };

/** Steps that a command orders. `own`: a seat's own hand, see `seatHand`. */
export interface OrderedSteps {
  readonly do: 'walk' | 'tackle';
  readonly piece: PieceId;
  readonly steps: readonly StepCommand[];
  readonly hand: Hand;
  readonly grip?: Grip;
  readonly tiltDeg?: number;
  readonly own?: OwnHand;
}

/** Ordered steps by a practised hand, tick by tick; the walk ends at its first fault. */
export const performingSteps = (
  physics: Physics,
  state: TractionState,
  order: OrderedSteps,
  onlooker: Onlooker | null = null,
): Ticking<Result<PerformedAction>> =>
  performing(
    () => beginAction(physics, state, order, order.grip ?? 'finger', onlooker),
    (watched) => playingSteps(watched.performance, order.steps, order.hand, watched.mayGoOn, order.own),
  );

/** The same within this call. */
export const performSteps = (physics: Physics, state: TractionState, order: OrderedSteps): Result<PerformedAction> =>
  atOnce(performingSteps(physics, state, order));

/** A shove at half height by (dx, dz) millimetres, tick by tick. */
export const performingPush = (
  physics: Physics,
  state: TractionState,
  by: Seat | null,
  piece: PieceId,
  [dx, dz]: readonly [dx: number, dz: number],
  onlooker: Onlooker | null = null,
): Ticking<Result<PerformedAction>> =>
  performing(
    () => beginAction(physics, state, { do: 'disturb', piece, by }, 'push', onlooker),
    (watched) => playingPush(watched.performance, dx, dz),
  );

/** The same within this call. */
export const performPush = (
  physics: Physics,
  state: TractionState,
  by: Seat | null,
  piece: PieceId,
  pushMm: readonly [dx: number, dz: number],
): Result<PerformedAction> => atOnce(performingPush(physics, state, by, piece, pushMm));

/**
 * The gesture of a performed action, as the action that the log keeps. `practised`: which hand an assisted one was, if
 * that is known.
 */
export function actionOf(
  intent: Intent,
  gesture: Gesture,
  hand: 'assisted' | 'free',
  practised: Hand | null = null,
): PhysicalAction {
  if (intent.do === 'disturb') return { do: 'disturb', by: intent.by, gesture };
  const noted = hand === 'free' || practised === null ? {} : { practised };
  return { do: intent.do, piece: intent.piece, gesture, hand, ...noted };
}

/** Frees its world at the end, or when the caller stops. */
function* performing(
  begin: () => WatchedAction,
  play: (watched: WatchedAction) => Ticking<Result<Performance>>,
): Ticking<Result<PerformedAction>> {
  const watched = begin();
  try {
    const played = yield* play(watched);
    return played.ok ? ok(watched.finish()) : played;
  } finally {
    watched.free();
  }
}

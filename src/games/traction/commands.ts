import type { Hand, StepCommand } from '#sim/assist/assist.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import type { Fault, Result } from '#sim/result.ts';
import { ok } from '#sim/result.ts';
import type { TractionAction } from './actions.ts';
import { arrangementOf, type PadPlace } from './arranging.ts';
import { check } from './check.ts';
import { rangeOf } from './pieces.ts';
import { whyNot } from './queries.ts';
import type { TractionState } from './state.ts';
import { refusals } from './texts.ts';
import { variantsOf } from './variants.ts';

/**
 * A command in words, in place of an action by hand. Walks and tackles are compiled into gestures by a practised hand.
 */
export type Command = WalkCommand | TackleCommand | ChoiceCommand;

export interface WalkCommand {
  readonly do: 'walk';
  readonly piece: PieceId;
  readonly steps: readonly StepCommand[];
  readonly hand: Hand;
}

export interface TackleCommand extends StepCommand {
  readonly do: 'tackle';
  readonly piece: PieceId;
  readonly hand: Hand;
}

/** Choices that need no physics; whose they are is understood. */
export type ChoiceCommand =
  /** Those that are not named stay where they stand. */
  | { readonly do: 'arrange'; readonly seat: Seat; readonly places: 'usual' | readonly PadPlace[] }
  | { readonly do: 'right'; readonly pieces: readonly PieceId[] }
  /** Null declines. */
  | { readonly do: 'penalise'; readonly piece: PieceId | null }
  | { readonly do: 'end-turn' }
  | { readonly do: 'concede' };

/** The steps of a walk or of a tackle, which is one step (TR-11). */
export const stepsOf = (command: WalkCommand | TackleCommand): readonly StepCommand[] =>
  command.do === 'walk' ? command.steps : [{ corner: command.corner, swivelDeg: command.swivelDeg }];

/**
 * Whether the command may be carried out now: the piece may act, its range suffices (TR-06), swivels are steps (TR-08).
 */
export function checkCommand(state: TractionState, command: Command): Result<Command> {
  const against =
    command.do === 'walk' || command.do === 'tackle' ? againstMoving(state, command) : againstChoosing(state, command);
  return against === null ? ok(command) : { ok: false, fault: against };
}

function againstChoosing(state: TractionState, command: ChoiceCommand): Fault | null {
  const checked = check(state, actionOfChoice(state, command));
  return checked.ok ? null : checked.fault;
}

function againstMoving(state: TractionState, command: WalkCommand | TackleCommand): Fault | null {
  const { piece } = command;
  const [asked] = state.pending;
  if (asked !== undefined) return refusals.penaltyPending(asked);
  const steps = stepsOf(command);
  const { mostSwivelDeg } = variantsOf(state.options); // TR-08
  const wild = steps.find(({ swivelDeg }) => !(Math.abs(swivelDeg) <= mostSwivelDeg));
  if (wild !== undefined) return refusals.swivel(piece, wild.swivelDeg, mostSwivelDeg);
  return whyNot(state, piece) ?? (command.do === 'walk' ? againstRange(state, piece, steps.length) : null);
}

/** The range of a walk; a tackle is one step at any range (TR-11). */
function againstRange(state: TractionState, piece: PieceId, steps: number): Fault | null {
  const range = rangeOf(state.options, piece);
  if (steps === 0) return refusals.noSteps(piece);
  return steps > range ? refusals.tooManySteps(piece, steps, range) : null;
}

/** The choice as the action of the seat that has to choose now. */
export function actionOfChoice(state: TractionState, command: ChoiceCommand): TractionAction {
  const { turn } = state;
  switch (command.do) {
    case 'arrange':
      return arrangementOf(state, command.seat, command.places);
    case 'penalise':
      return { do: 'penalise', chooser: state.pending[0]?.chooser ?? turn.seat, piece: command.piece };
    case 'concede':
      return { do: 'concede', seat: state.pending[0]?.chooser ?? turn.seat };
    default:
      return command;
  }
}

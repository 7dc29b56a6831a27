import type { RuleSet } from '#engine/ruleSets.ts';
import type { Hand, StepCommand } from '#sim/assist/assist.ts';
import type { Gesture, Grip } from '#sim/gesture/gesture.ts';
import type { Steadiness } from '#sim/hand/steadiness.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import type { PadPlacement, PiecePlacement, Surface } from '#sim/layout.ts';
import type { TractionOptions } from '../options.ts';
import type { HomePlace } from '../state.ts';
import type { Expectation } from './expectSchema.ts';

/**
 * A scenario that has passed every check that needs no physics: the position could stand on a table, and the actions
 * could be one turn of one seat. The only way to get one is `parseScenario`.
 */
export interface Scenario {
  readonly title: string;
  readonly tableMm: number;
  readonly surface: Surface;
  /** The set of rules that the options are of. */
  readonly rules: RuleSet;
  readonly options: TractionOptions;
  readonly pads: readonly PadPlacement[]; // in the file's order, like everything here
  readonly pieces: readonly PiecePlacement[];
  /** Places at set-up that do not follow from where pieces stand (TR-20); left out where there are none. */
  readonly home?: readonly HomePlace[];
  /** The seat whose turn it is. */
  readonly seat: Seat;
  /** Seats that have given up (TR-63); left out where none has. */
  readonly conceded?: readonly Seat[];
  readonly actions: readonly ScenarioAction[];
  /** `expect[i]` is about `actions[i]`; never longer than the actions. */
  readonly expect: readonly Expectation[];
}

export type ScenarioAction = WalkCommand | TackleCommand | FreeGesture | Disturbance;

/** Ordered steps, each carried out by the practised hand. */
export interface WalkCommand {
  readonly do: 'walk';
  readonly piece: PieceId;
  readonly steps: readonly StepCommand[];
  readonly hand: HandInFile;
}

export interface TackleCommand extends StepCommand {
  readonly do: 'tackle';
  readonly piece: PieceId;
  readonly hand: HandInFile;
}

/** A practised hand by its name, or one with ways of its own. */
export type HandInFile = Hand | HandOfOnesOwn;

/** Keys left out are those of the practised hand. */
export interface HandOfOnesOwn {
  readonly name?: Hand | undefined;
  readonly steadiness?: HandSteadiness | undefined;
  readonly grip?: HandGrip | undefined;
  /** How far it means to tip a piece. */
  readonly tiltDeg?: number | undefined;
}

/** Tremors that a file can ask for. */
export const HAND_STEADINESSES = ['usual', 'shaky', 'very-shaky'] as const satisfies readonly Steadiness[];
export type HandSteadiness = (typeof HAND_STEADINESSES)[number];

/** Grips that can take a step. */
export const HAND_GRIPS = ['finger', 'pinch'] as const satisfies readonly Grip[];
export type HandGrip = (typeof HAND_GRIPS)[number];

/** A recorded hand, walking or tackling. */
export interface FreeGesture {
  readonly do: 'gesture';
  readonly as: 'walk' | 'tackle';
  readonly piece: PieceId;
  readonly gesture: Gesture;
}

/** A touch out of turn, or by nobody (`by: null`, a bumped table). */
export interface Disturbance {
  readonly do: 'disturb';
  readonly by: Seat | null;
  readonly piece: PieceId;
  readonly touch: { readonly gesture: Gesture } | { readonly pushMm: readonly [dx: number, dz: number] };
}

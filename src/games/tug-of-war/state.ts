import { BOTH, type ModuleId, type Pair, type Seat } from './ids.ts';
import type { ModuleStates } from './modules/modules.ts';
import { spotOf, type RopeState } from './modules/rope.ts';
import type { Rules } from './modules/rules.ts';
import type { TugOfWarOptions } from './options.ts';
import type { Hand } from './rewards.ts';
import { extentOf, setOf, SHARED, type Extent } from './sets.ts';

/** A module of the match, with its points. */
export interface Machine<S> {
  readonly state: S;
  readonly points: Pair;
  /** The seat that has won it; it is out of play then. */
  readonly wonBy: Seat | null;
}

/** The modules of the match. */
export type Machines = { readonly [K in ModuleId]?: Machine<ModuleStates[K]> };

/** A point in a turn. `discard`: a seat has too many cards, the active one first (TW-03). */
export type Phase =
  | { readonly name: 'first'; readonly chooser: Seat; readonly declined: readonly Seat[] }
  | { readonly name: 'play' }
  | { readonly name: 'discard'; readonly seat: Seat };

export interface Outcome {
  /** Null for a draw, which only a repeated position brings (TW-72). */
  readonly winner: Seat | null;
  readonly by: 'modules' | 'no-cards' | 'time' | 'concession' | 'repetition';
}

/** The seat that has won; both share a draw. */
export const winnersOf = ({ winner }: Outcome): readonly Seat[] => (winner === null ? BOTH : [winner]);

/** Clocks of a match that has chosen them (TW-20). */
export interface Clocks {
  readonly reserveMs: Pair;
  /** Of the present turn, before the seat was asked last. */
  readonly spentMs: number;
}

export interface TugOfWarState {
  readonly options: TugOfWarOptions;
  /** The seat that goes first: red (TW-02); null until it is chosen. */
  readonly first: Seat | null;
  /** Turns that have begun. */
  readonly turn: number;
  /** The active seat. */
  readonly active: Seat;
  readonly hands: Pair<Hand>;
  readonly machines: Machines;
  /** The module that each used last. */
  readonly last: Pair<ModuleId | null>;
  /** A module that the active seat may not use this turn, by the rival's item (TW-69). */
  readonly forbidden: ModuleId | null;
  /** The owner of a Block Move that is not spent. */
  readonly blockMove: Seat | null;
  readonly phase: Phase;
  readonly clocks: Clocks | null;
  /** Cards that the supply has given in all, and that it has back (TW-22). */
  readonly given: number;
  readonly back: number;
  /**
   * Positions at the beginning of the turns since the last one that cannot come again (repetition.ts); left out where a
   * match does not end by them.
   */
  readonly stood?: readonly string[] | undefined;
  readonly outcome: Outcome | null;
}

export const rulesOf = ({
  options: { set, machines, rope, letters, mazeReward },
}: Pick<TugOfWarState, 'options'>): Rules => ({
  set: setOf(set),
  overshoot: extentOf(set, machines).overshoot ?? false,
  rope,
  letters: letters ?? 'balanced',
  mazeReward,
});

/** A module of the match. An error where its set has none. */
export function machineOf<K extends ModuleId>(
  { machines }: Pick<TugOfWarState, 'machines'>,
  id: K,
): Machine<ModuleStates[K]> {
  const machine = machines[id];
  if (machine === undefined) throw new Error(`the match has no ${id}`);
  return machine as Machine<ModuleStates[K]>; // of this very key
}

export const extentIn = ({ options: { set, machines } }: Pick<TugOfWarState, 'options'>): Extent =>
  extentOf(set, machines);

/** Points that win that module of the match. */
export const pointsToWin = (state: Pick<TugOfWarState, 'options'>, id: ModuleId): number =>
  extentIn(state).pointsEach ?? SHARED.points[id];

/** Modules of the match, in the order of the rule text. */
export const modulesOf = (state: Pick<TugOfWarState, 'options'>): readonly ModuleId[] => extentIn(state).modules;

/** Those that nobody has won yet. */
export const inPlay = (state: Pick<TugOfWarState, 'options' | 'machines'>): readonly ModuleId[] =>
  modulesOf(state).filter((id) => machineOf(state, id).wonBy === null);

export const wonBy = (state: Pick<TugOfWarState, 'options' | 'machines'>, seat: Seat): number =>
  modulesOf(state).filter((id) => machineOf(state, id).wonBy === seat).length;

/** The seat as a module sees it: red moves up (TW-02). */
export const signOf = ({ first }: Pick<TugOfWarState, 'first'>, seat: Seat): 1 | -1 => (seat === first ? 1 : -1);

/** The spot where a seat pulls the Rope, as that is now, or would be. */
export const spotIn = (state: TugOfWarState, seat: Seat, rope: RopeState = machineOf(state, 'rope').state): number =>
  spotOf(rope, { sign: signOf(state, seat) }, rulesOf(state));

export const withMachine = <K extends ModuleId>(
  machines: Machines,
  id: K,
  machine: Machine<ModuleStates[K]>,
): Machines => ({ ...machines, [id]: machine });

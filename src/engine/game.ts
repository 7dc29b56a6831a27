import type { Fault, Result } from '../sim/result.ts';

/**
 * What a game brings to the turn engine. The engine knows no game: a state, an action and a set-up are the
 * game's own plain serialisable data. `Performed` is what a physical action brings back from the table
 * (for Traction the referee's report); for an action that needs no physics it is null.
 */
export interface Game<Setup, State, Action, Performed, Event> {
  readonly id: string;
  readonly rulesVersion: number;
  /** The position before the first turn. Randomness only from `random`. */
  setup(setup: Setup, random: RandomSource): State;
  /** Whether the action may be played now; the fault names what stands against it. Never touches physics. */
  check(state: State, action: Action): Result<Action, Fault>;
  /** Whether the action must be performed on the table before the rules can say what follows. */
  isPhysical(action: Action): boolean;
  /** The next state and what there is to tell. Pure: same (state, action, performed), same answer. */
  apply(state: State, action: Action, performed: Performed | null): { readonly state: State; readonly events: readonly Event[] };
  /** The result once the game is over, else null. */
  result(state: State): MatchResult | null;
  /** What a seat (or, null, a spectator) may see; default deny. */
  view(state: State, seat: number | null): State;
}

export interface MatchResult {
  /** Winning seats; several for a shared win. */
  readonly winners: readonly number[];
  readonly reason: string;
}

/** Seeded randomness whose state is plain data in the match. */
export interface RandomSource {
  /** A whole number in [min, max], both included. */
  integer(min: number, max: number): number;
}

/** Performs a physical action on the table, from the position before it. Supplied by whoever owns a physics build. */
export type Performer<State, Action, Performed> = (state: State, action: Action) => Performed;

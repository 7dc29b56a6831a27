import type { Result } from '#sim/result.ts';
import type { Evidence } from './evidence.ts';
import type { Draws, RandomSource } from './random.ts';
import type { SeatRange } from './seats.ts';

/**
 * The kinds of plain serialisable data that a game is made of. The engine knows no game: it hands these around.
 * `performed` is what a physical action brings back from the table (a referee's report).
 */
export interface GameTypes {
  readonly setup: unknown;
  readonly state: unknown;
  readonly action: unknown;
  readonly performed: unknown;
  readonly event: unknown;
  /**
   * A description, without geometry, of the actions that no list can hold, such as a throw by hand; `never` where there
   * are none.
   */
  readonly free: unknown;
}

/** A game's side of the turn engine. */
export interface Game<T extends GameTypes> {
  readonly id: string;
  readonly rulesVersion: number;
  /** How many can sit down. */
  readonly seats: SeatRange;
  /** The position before the first turn, for so many seats. Chance only from `random`. */
  setup(setup: T['setup'], seats: number, random: RandomSource): Result<T['state']>;
  /** The seat whose action this is; null where no seat is responsible. */
  seatOf(state: T['state'], action: T['action']): number | null;
  /** Whether the action may be played now; the fault names what stands against it. Never touches physics. */
  check(state: T['state'], action: T['action']): Result<T['action']>;
  /** Whether the action must be performed on the table before the rules can say what follows. */
  isPhysical(action: T['action']): boolean;
  /**
   * The next state and what there is to tell. Pure: same arguments, same answer. `performed` is null unless physical.
   */
  apply(state: T['state'], action: T['action'], performed: T['performed'] | null, random: RandomSource): Applied<T>;
  /** The record of a performance, so that a replay can be held against it. */
  evidence(performed: T['performed']): Evidence;
  /** The result once the game is over, else null. */
  result(state: T['state']): MatchResult | null;
  /** The seats for which the match waits, in order; of several any may act first. None once the match is over. */
  asked(state: T['state']): readonly number[];
  /**
   * The seat's legal actions now, asked or not; giving up is always legal and not listed. Works on a view as well as on
   * the position itself: legality never depends on what the seat may not see.
   */
  legal(state: T['state'], seat: number): Legal<T['action'], T['free']>;
  /** The seats still taking part; one that has given up is asked for nothing any more. */
  playing(state: T['state']): readonly number[];
  /** How the action may be taken back, seen from the position before it. */
  takeBack(before: T['state'], action: T['action']): TakeBack;
  /**
   * Whether everybody sees the action as its seat has given it, and not only what the events tell of it. Left out: only
   * what is performed on the table.
   */
  isOpen?(before: T['state'], action: T['action']): boolean;
  /** The state as a seat (or, null, a spectator) may see it; default deny. */
  view(state: T['state'], seat: number | null): T['state'];
  /** Actions that several seats give together. Left out: each is one seat's. */
  readonly joint?: Joint<T['state'], T['action']>;
  /** The clock that its rules tell of, where the table has chosen it. Left out: they tell of none. */
  readonly clock?: GameClock<T['state'], T['action']>;
}

/** A physical action that is performed once for several seats, each of which has given a part of its own. */
export interface Joint<State, Action> {
  /** Seats of the one that is asked for now; none where no physical action is asked for, or any seat may give it. */
  seats(state: State): readonly number[];
  /**
   * The action with the seat's part: `parts` of other seats so far are actions, too. Faults: those of the rules, and of
   * a part that is another seat's.
   */
  join(state: State, parts: readonly Action[], seat: number, part: Action): Result<Action>;
}

/** Time as it is measured by who runs a match, for rules that read no clock themselves (`clock.ts`). */
export interface GameClock<State, Action> {
  /** How long a position has from the moment when it came to be, ms; null while no clock runs. */
  leftMs(state: State): number | null;
  /** The action with the time since then, if it tells one; ms, whole. */
  timed(action: Action, elapsedMs: number): Action;
  /** Says that time is over. */
  over(elapsedMs: number): Action;
}

export interface Legal<Action, Free> {
  /** Each of them may be played as it is. */
  readonly actions: readonly Action[];
  /**
   * Kinds of actions that no list can hold, each described; `check` says whether a given action of the kind may be
   * played.
   */
  readonly free: readonly Free[];
}

export interface Applied<T extends GameTypes> {
  readonly state: T['state'];
  readonly events: readonly T['event'][];
}

/**
 * `free`: by the same seat right after, unasked. `consent`: if everybody else agrees. `never`: something was revealed.
 */
export type TakeBack = 'free' | 'consent' | 'never';

export interface MatchResult {
  /** Winning seats; several for a shared win. */
  readonly winners: readonly number[];
  /** A word of the game's own, stable. */
  readonly reason: string;
}

/**
 * Performs a physical action on the table, from the position before it; `random` is the state of the match's generator
 * there, for what a game draws where it is performed (`chanceFor`). Supplied by the owner of a physics build. A fault
 * where no hand could do it (a recording that was tampered with).
 */
export type Performer<T extends GameTypes> = (
  state: T['state'],
  action: T['action'],
  random: Draws,
) => Result<T['performed']>;

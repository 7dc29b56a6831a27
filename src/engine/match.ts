import { ok, type Result } from '#sim/result.ts';
import type { Evidence } from './evidence.ts';
import type { Game, GameTypes } from './game.ts';
import { seedRandom, withRandom, type RandomState, type Seed } from './random.ts';
import { UNNAMED_SET, type RuleSet } from './ruleSets.ts';
import { checkSeats, type SeatInfo } from './seats.ts';

/** All that has to be known before the first action. With the actions it is the whole match. */
export interface MatchHeader<T extends GameTypes> {
  readonly game: string;
  readonly rulesVersion: number;
  /** The set of rules that was agreed on; the set-up's options say all that follows from it. */
  readonly rules: RuleSet;
  /** Names the physics build; a recording means nothing to another one. */
  readonly build: string;
  readonly tickHz: number;
  readonly seed: Seed;
  readonly seats: readonly SeatInfo[];
  readonly setup: T['setup'];
}

/** A position with everything that decides what comes of it. */
export interface Position<T extends GameTypes> {
  readonly state: T['state'];
  readonly random: RandomState;
}

/** One action that was played. */
export interface LogEntry<T extends GameTypes> {
  readonly action: T['action'];
  /** The seat that played it; null where no seat did. */
  readonly seat: number | null;
  readonly performed: T['performed'] | null; // null unless physical
  readonly evidence: Evidence | null; // null unless physical
  readonly events: readonly T['event'][];
  readonly before: Position<T>;
  /** Hash of the position after it. */
  readonly hash: string;
}

/** A seat wants everything from one action on taken back. */
export interface UndoRequest {
  readonly by: number;
  /** Place in the log of the first action to be taken back. */
  readonly from: number;
  /** Seats that have not answered yet; never empty. */
  readonly waitingFor: readonly number[];
}

/** A match is a value: every function that changes something gives a new one. */
export interface Match<T extends GameTypes> extends Position<T> {
  readonly header: MatchHeader<T>;
  readonly log: readonly LogEntry<T>[];
  /** A request to take something back that waits for the other players; null for none. */
  readonly undo: UndoRequest | null;
}

/** The header of a match to start; game and rules version are the game's. Without a set of rules: as in a file. */
export type MatchPlan<T extends GameTypes> = Omit<MatchHeader<T>, 'game' | 'rulesVersion' | 'rules'> &
  Partial<Pick<MatchHeader<T>, 'rules'>>;

/** Sets the game up. Faults: those of the seats and of the game's own set-up. */
export function startMatch<T extends GameTypes>(game: Game<T>, plan: MatchPlan<T>): Result<Match<T>> {
  const seats = checkSeats(plan.seats, game.seats);
  if (!seats.ok) return seats;
  const drawn = withRandom(seedRandom(plan.seed), (random) => game.setup(plan.setup, plan.seats.length, random));
  if (!drawn.value.ok) return drawn.value;
  const header: MatchHeader<T> = {
    game: game.id,
    rulesVersion: game.rulesVersion,
    rules: plan.rules ?? UNNAMED_SET,
    build: plan.build,
    tickHz: plan.tickHz,
    seed: plan.seed,
    seats: plan.seats,
    setup: plan.setup,
  };
  return ok({ header, log: [], state: drawn.value.value, random: drawn.state, undo: null });
}

import type { Trial } from '../../bots/trial.ts';
import { hashOf } from '../../engine/hash.ts';
import type { Steadiness } from '../../sim/hand/steadiness.ts';
import type { Hypotheses } from '../statistics/sequential.ts';

export const ROLLS = ['thrown', 'odds'] as const;
export type Rolls = (typeof ROLLS)[number];

/** Matches of bots against each other. Plain data: with the physics build it decides every figure. */
export interface MatchesJob {
  readonly game: string;
  /** A level each. They move one seat on from match to match, so that each sits at every seat. */
  readonly bots: readonly string[];
  /** A multiple of the number of bots. */
  readonly matches: number;
  readonly seed: number;
  readonly steadiness: Steadiness;
  /** Thrown by hand, or drawn from the published odds. */
  readonly rolls: Rolls;
  /** Keys of the set-up in the game's match file; those of a usual match where they are left out. */
  readonly rules: object;
  /** Ends the experiment when the first bot's share of wins is told; null to play all matches. */
  readonly sequential: Hypotheses | null;
}

/**
 * A chunk: as many matches as there are bots, from the same chance, so that each bot has each seat once. It is looked
 * at as a whole.
 */
export const chunksOf = ({ bots, matches }: MatchesJob): number => Math.ceil(matches / bots.length);

/** The bot at each seat in the matches of a chunk. */
export const seatings = (bots: number): readonly (readonly number[])[] =>
  Array.from({ length: bots }, (_, turn) => Array.from({ length: bots }, (__, seat) => (seat + turn) % bots));

const SEED_DIGITS = 8; // hex: 32 bits

/** The match in which these bots sit like this. Its seed follows from the job's and the chunk's number alone. */
export const trialOf = ({ bots, seed, steadiness }: MatchesJob, chunk: number, seating: readonly number[]): Trial => ({
  levels: seating.map((bot) => bots[bot] ?? ''),
  seed: Number.parseInt(hashOf(['matches', seed, chunk]).slice(0, SEED_DIGITS), 16),
  steadiness,
});

import type { Counted, PlayTrial } from '../../bots/trial.ts';
import type { Counts } from '../../engine/module/odds.ts';
import type { Physics } from '../../sim/physics.ts';
import { ok, type Result } from '../../sim/result.ts';
import { seatings, trialOf, type MatchesJob } from './job.ts';

/** Some matches as they are counted: whole numbers, and lists in the order of the matches. */
export interface MatchCounts {
  /** Wins, shared ones too, by bot and seat. */
  readonly wins: readonly (readonly number[])[];
  /** Matches that came to no end. */
  readonly unfinished: number;
  readonly lengths: readonly number[];
  readonly figures: Counts;
}

/** None yet. */
export const noMatches = (bots: number): MatchCounts => ({
  wins: Array.from({ length: bots }, () => Array.from({ length: bots }, () => 0)),
  unfinished: 0,
  lengths: [],
  figures: {},
});

/** Plays a chunk. Faults: those of `PlayTrial`. */
export function countChunk(play: PlayTrial, physics: Physics, job: MatchesJob, chunk: number): Result<MatchCounts> {
  let counts = noMatches(job.bots.length);
  for (const seating of seatings(job.bots.length)) {
    const played = play(physics, trialOf(job, chunk, seating));
    if (!played.ok) return played;
    counts = addMatches(counts, countsOf(played.value, seating));
  }
  return ok(counts);
}

const countsOf = ({ winners, length, figures }: Counted, seating: readonly number[]): MatchCounts => ({
  wins: seating.map((_, bot) => seating.map((at, seat) => (at === bot && winners.includes(seat) ? 1 : 0))),
  unfinished: winners.length === 0 ? 1 : 0,
  lengths: [length],
  figures,
});

/** Both, those of `b` after those of `a`. */
export function addMatches(a: MatchCounts, b: MatchCounts): MatchCounts {
  const codes = [...new Set([...Object.keys(a.figures), ...Object.keys(b.figures)])].toSorted();
  return {
    wins: a.wins.map((row, bot) => row.map((wins, seat) => wins + (b.wins[bot]?.[seat] ?? 0))),
    unfinished: a.unfinished + b.unfinished,
    lengths: [...a.lengths, ...b.lengths],
    figures: Object.fromEntries(codes.map((code) => [code, (a.figures[code] ?? 0) + (b.figures[code] ?? 0)])),
  };
}

import { hashOf } from '../../engine/hash.ts';
import { shareOf, type Share } from '../../sim/maths/interval.ts';
import { quantileOf } from '../statistics/quantile.ts';
import { decisionOf, evidenceFor } from '../statistics/sequential.ts';
import type { MatchCounts } from './count.ts';
import type { MatchesJob } from './job.ts';

/** `tumbletop/lab-result` of the experiment `matches`. */
export interface MatchesAnswer {
  readonly format: 'tumbletop/lab-result';
  readonly version: 1;
  readonly job: { readonly experiment: 'matches' } & MatchesJob;
  readonly build: string;
  /** Over the job and what was counted. */
  readonly hash: string;
  readonly bots: readonly Wins[];
  readonly seats: readonly Wins[];
  readonly unfinished: number;
  /** In the game's own unit. */
  readonly length: { readonly median: number | null; readonly p90: number | null; readonly unit: string };
  /** A mean for each match of things of the game's own. */
  readonly figures: Readonly<Record<string, number>>;
  /** Of a sequential test of the first bot: the evidence, and what it shows. */
  readonly sequential: { readonly evidence: number; readonly shown: 'high' | 'low' | null } | null;
}

interface Wins extends Share {
  readonly name: string;
  readonly matches: number;
  readonly wins: number;
}

/** The answer after these matches. */
export function answerOf(job: MatchesJob, build: string, unit: string, counts: MatchCounts): MatchesAnswer {
  const matches = counts.lengths.length;
  const winsOf = (name: string, wins: number): Wins => ({ name, matches, wins, ...shareOf(wins, matches) });
  const bots = job.bots.map((level, bot) => winsOf(`${level} ${bot + 1}`, sum(counts.wins[bot] ?? [])));
  return {
    format: 'tumbletop/lab-result',
    version: 1,
    job: { experiment: 'matches', ...job },
    build,
    hash: hashOf([job, build, counts]),
    bots,
    seats: job.bots.map((_, seat) => winsOf(`seat ${seat + 1}`, sum(counts.wins.map((row) => row[seat] ?? 0)))),
    unfinished: counts.unfinished,
    length: { median: quantileOf(counts.lengths, 0.5), p90: quantileOf(counts.lengths, 0.9), unit },
    figures: Object.fromEntries(Object.entries(counts.figures).map(([code, n]) => [code, n / Math.max(1, matches)])),
    sequential: job.sequential && {
      evidence: evidenceFor(job.sequential, bots[0]?.wins ?? 0, matches),
      shown: decisionOf(job.sequential, bots[0]?.wins ?? 0, matches),
    },
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((so, next) => so + next, 0);

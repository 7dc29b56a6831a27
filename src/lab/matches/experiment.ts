import type { Trials, TrialsOfGame } from '../../bots/trial.ts';
import { fault, ok, type Result } from '../../sim/result.ts';
import { decisionOf } from '../statistics/sequential.ts';
import { addMatches, noMatches, type MatchCounts } from './count.ts';
import { chunksOf, type MatchesJob } from './job.ts';

/** Plays a chunk somewhere. */
export type PlayChunk = (job: MatchesJob, chunk: number) => Promise<Result<MatchCounts>>;

/**
 * Plays the chunks, as many at a time as there are `workers`, and puts them together in their order. A sequential test
 * looks at whole prefixes of chunks alone, so that who was faster does not matter. `told` is called with the number of
 * matches that are done. Faults: the first of a chunk, in their order.
 */
export async function experiment(
  job: MatchesJob,
  play: PlayChunk,
  workers: number,
  told: (matches: number) => Promise<void> = () => Promise.resolve(),
): Promise<Result<MatchCounts>> {
  const chunks: Result<MatchCounts>[] = [];
  let [next, done] = [0, 0];
  const prefix = new Prefix(job);
  const work = async (): Promise<void> => {
    while (next < chunksOf(job) && !prefix.isEnded) {
      const chunk = next;
      next += 1;
      chunks[chunk] = await play(job, chunk);
      done += job.bots.length;
      prefix.take(chunks);
      await told(done);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return prefix.counts;
}

/** The chunks from the first on that are there without a gap. */
class Prefix {
  counts: Result<MatchCounts>;
  isEnded = false;
  private taken = 0;
  private readonly job: MatchesJob;

  constructor(job: MatchesJob) {
    this.job = job;
    this.counts = ok(noMatches(job.bots.length));
  }

  take(chunks: readonly Result<MatchCounts>[]): void {
    for (let chunk = chunks[this.taken]; chunk !== undefined && !this.isEnded; chunk = chunks[this.taken]) {
      this.counts = chunk.ok && this.counts.ok ? ok(addMatches(this.counts.value, chunk.value)) : chunk;
      this.isEnded = !this.counts.ok || this.isShown(this.counts.value);
      this.taken += 1;
    }
  }

  private isShown({ wins, lengths }: MatchCounts): boolean {
    const first = (wins[0] ?? []).reduce((sum, next) => sum + next, 0);
    return this.job.sequential !== null && decisionOf(this.job.sequential, first, lengths.length) !== null;
  }
}

/** A job that can be done, or what stands against it. Faults: `bad-job`, and those of its rules. */
export function checkJob(job: MatchesJob, game: TrialsOfGame): Result<MatchesJob> {
  const { seats } = game;
  const trials = game[job.rolls];
  if (trials === null)
    return fault('bad-job', `--rolls is ${JSON.stringify(job.rolls)}; nothing is rolled in a match of ${job.game}.`);
  const strange = job.bots.find((level) => !trials.knows(level));
  if (strange !== undefined)
    return fault(
      'bad-job',
      `--bots names ${JSON.stringify(strange)}; expected one of ${trials.levels.join(', ')} a seat${withHabits(trials)}.`,
    );
  if (job.bots.length < seats.min || job.bots.length > seats.max)
    return fault('bad-job', `--bots names ${job.bots.length}; expected ${seats.min} to ${seats.max} of them.`);
  if (job.matches % job.bots.length !== 0)
    return fault(
      'bad-job',
      `--matches is ${job.matches}; expected a multiple of ${job.bots.length}, as every bot has every seat equally often.`,
    );
  const play = trials.by(job.rules);
  return play.ok ? ok(job) : play;
}

const withHabits = ({ habits }: Trials): string =>
  habits.length === 0 ? '' : `, or one with habits: ${habits.map((habit) => `+${habit}`).join(', ')}`;

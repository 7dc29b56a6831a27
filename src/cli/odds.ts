import { addCounts, noCounts, type Counts, type Experiment, type Odds } from '#engine/module/odds.ts';
import { PHYSICS_BUILD } from '#sim/physics.ts';
import { shareOf, type Share } from '#sim/maths/interval.ts';
import { OK } from './exits.ts';
import { openRollers, type Rollers } from './odds/rollers.ts';
import { openOdds } from './odds/trials.ts';
import type { Progress, Terminal } from './terminal.ts';
import { say } from './texts.ts';

export interface OddsOptions {
  readonly terrains: readonly string[];
  readonly ballast: boolean;
  readonly rolls: number;
  readonly seed: number;
  readonly workers: number;
  readonly toRest: boolean;
  readonly json: boolean;
}

const BLOCK = 50; // trials a worker does between two reports

/**
 * `tumbletop odds`: how often a truck comes to lie each way, by standard throws; gives the exit code. The same seed and
 * number of rolls give the same answer on every machine.
 */
export async function odds(
  options: OddsOptions,
  terminal: Terminal,
  open: (count: number) => Promise<Rollers> = openRollers,
): Promise<number> {
  const told = await openOdds();
  const rollers = await open(options.workers);
  const progress = terminal.progress(options.rolls * options.terrains.length, say.rolling);
  const answers: Answer[] = [];
  try {
    for (const terrain of options.terrains) {
      const experiment = { terrain, ballast: options.ballast, seed: options.seed, toRest: options.toRest };
      const before = answers.length * options.rolls;
      const counts = await countAll(experiment, options, told, rollers, progress, before);
      answers.push(answerOf(experiment, options.rolls, told, counts));
    }
  } finally {
    progress.stop();
    await rollers.close();
  }
  terminal.out(
    options.json
      ? `${JSON.stringify(options.terrains.length === 1 ? answers[0] : answers, null, 2)}\n`
      : answers.map(describe).join('\n'),
  );
  return OK;
}

/** Hands out blocks of trials, one to each worker at a time, until all are done. */
async function countAll(
  experiment: Experiment,
  { rolls, workers }: Pick<OddsOptions, 'rolls' | 'workers'>,
  { ways, again }: Odds,
  rollers: Rollers,
  progress: Progress,
  before: number,
): Promise<Counts> {
  let counts: Counts = noCounts([...ways, ...again]);
  let [next, done] = [0, 0];
  const work = async (): Promise<void> => {
    while (next < rolls) {
      const first = next;
      next = Math.min(rolls, first + BLOCK);
      const end = next;
      const counted = await rollers.run({ experiment, first, end });
      counts = addCounts(counts, counted);
      done += end - first;
      await progress.done(before + done);
    }
  };
  await Promise.all(Array.from({ length: workers }, work));
  return counts;
}

interface Answer {
  readonly format: 'tumbletop/odds';
  readonly version: 1;
  readonly build: string;
  readonly terrain: string;
  readonly ballast: boolean;
  readonly seed: number;
  readonly rolls: number;
  /** The number of rolls that would have been rolled again; the shares are of the others. */
  readonly rolledAgain: number;
  readonly ways: readonly ({ readonly code: string; readonly count: number } & Share)[];
}

function answerOf(
  { terrain, ballast, seed }: Experiment,
  rolls: number,
  { ways, again }: Odds,
  counts: Counts,
): Answer {
  const of = (code: string): number => counts[code] ?? 0;
  const rolledAgain = again.reduce((sum, code) => sum + of(code), 0);
  return {
    format: 'tumbletop/odds',
    version: 1,
    build: PHYSICS_BUILD,
    terrain,
    ballast,
    seed,
    rolls,
    rolledAgain,
    ways: ways.map((code) => ({ code, count: of(code), ...shareOf(of(code), rolls - rolledAgain) })),
  };
}

function describe({ terrain, ballast, seed, rolls, rolledAgain, ways, build }: Answer): string {
  const lines = ways
    .filter(({ count }) => count > 0)
    .map(({ code, share, low, high }) => say.oddsOf(code, share, low, high));
  return [
    say.oddsTitle(terrain, ballast, rolls, seed, build),
    ...lines,
    ...(rolledAgain > 0 ? [say.rolledAgain(rolledAgain)] : []),
  ]
    .map((line) => `${line}\n`)
    .join('');
}

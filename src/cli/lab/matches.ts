import { BOTS, type BotsModule } from '../../bots/registry.ts';
import { readJson } from '../../engine/files/readJson.ts';
import { answerOf, type MatchesAnswer } from '../../lab/matches/answer.ts';
import { checkJob, experiment } from '../../lab/matches/experiment.ts';
import { chunksOf, type MatchesJob, type Rolls } from '../../lab/matches/job.ts';
import { openPool, type Pool } from '../../lab/matches/pool.node.ts';
import type { Hypotheses } from '../../lab/statistics/sequential.ts';
import type { Steadiness } from '../../sim/hand/steadiness.ts';
import { PHYSICS_BUILD } from '../../sim/physics.ts';
import { fault, ok, type Result } from '../../sim/result.ts';
import { BAD_INPUT, BUG, OK } from '../exits.ts';
import type { Terminal } from '../terminal.ts';
import { say } from '../texts.ts';
import { setupIn } from './setupFile.ts';

export interface MatchesOptions {
  readonly game: string;
  readonly bots: readonly string[];
  readonly matches: number;
  readonly seed: number;
  readonly steadiness: Steadiness;
  readonly rolls: Rolls;
  /** A file with keys of the set-up. */
  readonly setup: string | null;
  readonly sequential: Hypotheses | null;
  readonly workers: number;
  readonly json: boolean;
}

/** `tumbletop lab matches`: bots play each other; gives the exit code. */
export async function matches(
  options: MatchesOptions,
  terminal: Terminal,
  open: (threads: number) => Promise<Pool> = openPool,
  modules: readonly BotsModule[] = BOTS,
): Promise<number> {
  const ready = await jobOf(options, terminal, modules);
  if (!ready.ok) {
    terminal.error(ready.fault.message);
    return BAD_INPUT;
  }
  const { job, unit } = ready.value;
  const pool = await open(Math.min(options.workers, chunksOf(job)));
  const progress = terminal.progress(job.matches, say.playing);
  const counts = await experiment(job, pool.play, options.workers, (done) => progress.done(done)).finally(async () => {
    progress.stop();
    await pool.close();
  });
  if (!counts.ok) {
    terminal.error(say.bug(counts.fault.message));
    return BUG;
  }
  const answer = answerOf(job, PHYSICS_BUILD, unit, counts.value);
  terminal.out(options.json ? `${JSON.stringify(answer, null, 2)}\n` : described(answer));
  return OK;
}

/** The job that is asked for, checked before anything is played, and the unit of a match's length. */
async function jobOf(
  { game, bots, matches: many, seed, steadiness, rolls, setup, sequential }: MatchesOptions,
  terminal: Terminal,
  modules: readonly BotsModule[],
): Promise<Result<{ readonly job: MatchesJob; readonly unit: string }>> {
  const module = modules.find(({ id }) => id === game);
  if (module === undefined) throw new Error(`${game} has no bots`);
  const trials = await module.trials();
  const rules = setup === null ? ok({}) : await rulesIn(setup, terminal);
  if (!rules.ok) return rules;
  const job = checkJob({ game, bots, matches: many, seed, steadiness, rolls, rules: rules.value, sequential }, trials);
  if (job.ok) return ok({ job: job.value, unit: trials.unit });
  const { code, message } = job.fault;
  return fault(code, code === 'bad-job' || setup === null ? message : `${setup}: ${message}`);
}

async function rulesIn(file: string, terminal: Terminal): Promise<Result<object>> {
  const text = await terminal.read(file);
  const json = text.ok ? readJson(text.value) : text;
  if (!json.ok) return fault(json.fault.code, `${file}: ${json.fault.message}`);
  const { value } = json;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return fault('bad-value', `${file}: ${say.notRules}`);
  const setup = setupIn(value);
  return setup.ok ? setup : fault(setup.fault.code, `${file}: ${setup.fault.message}`);
}

function described({ job, build, bots, seats, length, unfinished, figures, sequential }: MatchesAnswer): string {
  const { low, high } = job.sequential ?? { low: 0, high: 0 };
  const width = Math.max(...[...bots, ...seats].map(({ name }) => name.length));
  return [
    say.labTitle(job.game, bots[0]?.matches ?? 0, job.seed, build),
    ...[...bots, ...seats].map((one) => say.labWins(one.name, width, one.wins, one.share, one.low, one.high)),
    say.labLength(length.median, length.p90, length.unit),
    ...(unfinished > 0 ? [say.labUnfinished(unfinished)] : []),
    ...Object.entries(figures).map(([name, each]) => say.labFigure(name, each)),
    ...(sequential === null ? [] : [say.labShown(sequential.shown, low, high, sequential.evidence)]),
  ]
    .map((line) => `${line}\n`)
    .join('');
}

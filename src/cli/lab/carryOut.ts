import { join } from 'node:path';
import { expectFormat } from '#engine/files/expectFormat.ts';
import { readJson } from '#engine/files/readJson.ts';
import type { Answer } from '#lab/experiment.ts';
import { chunksOf, jobId, jobOf, JOB_FORMAT, JOB_VERSION, type Job, type ReadyJob } from '#lab/job.ts';
import { jobIn, keepIn } from '#lab/kept.node.ts';
import { jobPool, openLabPool, type LabPool } from '#lab/pool.node.ts';
import { queueAddress } from '#lab/queue/address.ts';
import type { Asker } from '#lab/queue/chunkQueue.ts';
import { findExperiment } from '#lab/registry.ts';
import { makeResult, RESULT_FORMAT, RESULT_VERSION, resultOf, type LabResult } from '#lab/result.ts';
import { carryOut, KEEPS_NOTHING, type Kept } from '#lab/run.ts';
import { sourceOf, withSource } from '#lab/source.ts';
import type { CsvForm } from '#engine/files/csvForms.ts';
import { csvOf, textOf } from '#lab/table.ts';
import { PHYSICS_BUILD } from '#sim/build.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { BAD_INPUT, BAD_OUTPUT, BUG, DIFFERS, OK } from '../exits.ts';
import type { Terminal } from '../terminal.ts';
import { say } from '../texts.ts';
import type { Given, ReadBytes, ReadJsonFile, SavedFile } from './labCommand.ts';
import { openQueue, type OpenQueue } from './openQueue.ts';

/** The options that every experiment has. */
export interface LabOptions {
  readonly experiment: string;
  /** A job file. */
  readonly job: string | null;
  /** A folder that keeps chunks as they come. */
  readonly out: string | null;
  /** A folder that has kept some. */
  readonly resume: string | null;
  readonly seed: number | null;
  readonly trials: number | null;
  readonly precision: number | null;
  readonly chunk: number | null;
  readonly workers: number;
  /** A queue whose workers count the chunks; null to count them here. */
  readonly queue: string | null;
  readonly json: boolean;
  readonly csv: string | null;
  readonly csvForm?: CsvForm;
  readonly plot: string | null;
  /** Parameters that were given as options. Faults: those of files that they name. */
  readonly parameters: (read: ReadJsonFile, bytes: ReadBytes) => Result<Given> | Promise<Result<Given>>;
  /** A file that is made of the result, where one was asked for. Faults: an answer that gives none. */
  readonly saved?: (result: LabResult) => Promise<Result<SavedFile | null>>;
}

/** Carries out an experiment and tells its answer; gives the exit code. */
export async function lab(
  options: LabOptions,
  terminal: Terminal,
  open: (threads: number) => Promise<LabPool> = openLabPool,
  openAt: OpenQueue = openQueue,
): Promise<number> {
  const ready = await readyJob(options, terminal);
  if (!ready.ok) return refused(ready.fault.message, terminal);
  const folder = options.resume ?? options.out;
  const kept = folder === null ? ok(KEEPS_NOTHING) : await keepIn(folder, ready.value.job, PHYSICS_BUILD);
  if (!kept.ok) return refused(kept.fault.message, terminal);
  const threads = Math.min(options.workers, chunksOf(ready.value.job));
  const counting =
    options.queue === null ? ok(jobPool(await open(threads))) : await elsewhere(options.queue, terminal, openAt);
  if (!counting.ok) return refused(counting.fault.message, terminal);
  return carriedOut(ready.value, kept.value, folder, options, terminal, counting.value);
}

/** Counts chunks, on this machine or elsewhere. */
type Counting = Pick<Asker, 'run' | 'close' | 'giveUp'>;

/** The workers of a queue. Faults: an address that is none, and one where nothing answers. */
async function elsewhere(url: string, terminal: Terminal, openAt: OpenQueue): Promise<Result<Counting>> {
  const address = queueAddress(url);
  if (!address.ok) return address;
  const queue = await openAt(address.value);
  if (!queue.ok) return queue;
  const told = new Set<string>();
  const asker = await queue.value.ask(PHYSICS_BUILD, (sentence) => {
    if (!told.has(sentence)) terminal.error(sentence); // a connection is tried again and again
    told.add(sentence);
  });
  // A store that may not say how many there are is no reason to stop.
  const workers = asker.ok ? await asker.value.workers().catch(() => null) : null;
  if (workers === 0) terminal.error(say.noWorkers(address.value.shown));
  return asker;
}

function refused(sentence: string, terminal: Terminal): number {
  terminal.error(sentence);
  return BAD_INPUT;
}

async function carriedOut(
  ready: ReadyJob,
  kept: Kept,
  folder: string | null,
  options: LabOptions,
  terminal: Terminal,
  counting: Counting,
): Promise<number> {
  const { job } = ready;
  const progress = terminal.progress(job.trials, say.trials);
  const inHand = new Map<number, unknown>();
  let done = 0;
  let isEnding = false;
  const stop = () => {
    isEnding = true;
    return putAway({ job, done }, folder, inHand, options.experiment, terminal);
  };
  const release = terminal.atInterrupt(stop);
  const ran = await carryOut(ready, {
    // While what is done is put away, nothing else may hold this thread.
    count: (chunk) => (isEnding ? new Promise(() => undefined) : counting.run({ job, chunk })),
    workers: options.workers,
    ended: () => counting.giveUp(),
    kept: folder === null ? noting(inHand) : kept,
    told: (trials) => {
      done = trials;
      return progress.done(trials); // gives way to Ctrl-C where all is counted on this thread
    },
  }).finally(async () => {
    release();
    progress.stop();
    await counting.close();
  });
  if (!ran.ok) {
    await stop();
    const isQueue = options.queue !== null;
    terminal.error(isQueue ? ran.fault.message : say.bug(ran.fault.message));
    return isQueue ? BAD_OUTPUT : BUG;
  }
  const result = resultOf(job, PHYSICS_BUILD, ran.value.tally);
  if (result === null) throw new Error('a job of at least one trial has counts');
  return told(result.file, result.answer, options, terminal);
}

/** Keeps chunks in memory, for the case that the job is stopped. */
const noting = (inHand: Map<number, unknown>): Kept => ({
  take: () => Promise.resolve(null),
  keep: (chunk, counts) => {
    inHand.set(chunk, counts);
    return Promise.resolve(ok(null));
  },
});

const ID_DIGITS = 8;

/** At Ctrl-C: what is done goes into a folder, unless it is there already, and a sentence says how to go on. */
async function putAway(
  { job, done }: { readonly job: Job; readonly done: number },
  folder: string | null,
  inHand: ReadonlyMap<number, unknown>,
  experiment: string,
  terminal: Terminal,
): Promise<void> {
  if (folder === null && inHand.size === 0) return terminal.error(say.stoppedEarly);
  const place = folder ?? `lab-${experiment}-${jobId(job, PHYSICS_BUILD).slice(0, ID_DIGITS)}`;
  if (folder === null) {
    const kept = await keepIn(place, job, PHYSICS_BUILD);
    if (!kept.ok) return terminal.error(kept.fault.message);
    // All at once: the command has a moment, and there may be hundreds of them.
    const noted = await Promise.all([...inHand].map(([chunk, counts]) => kept.value.keep(chunk, counts)));
    const failed = noted.find((one) => !one.ok);
    if (failed !== undefined && !failed.ok) return terminal.error(failed.fault.message);
  }
  terminal.error(say.stopped(experiment, place, done, job.trials));
}

/** The job that is asked for: that of a folder or a file, or of options alone; options go over it. */
async function readyJob(options: LabOptions, terminal: Terminal): Promise<Result<ReadyJob>> {
  const { experiment, resume, job: file } = options;
  const base = await baseJob(resume, file, experiment, terminal);
  if (!base.ok) return base;
  const named = base.value['experiment'];
  if (named !== experiment)
    return fault('other-experiment', say.otherExperiment(file ?? resume ?? '', named, experiment));
  const { trials, precision } = options;
  const over = Object.entries({ seed: options.seed, trials, precision, chunk: options.chunk });
  const own = await options.parameters(
    (path) => bodyIn(path, terminal),
    (path, most) => terminal.bytes(path, most),
  );
  if (!own.ok) return own;
  const parameters = { ...(base.value['parameters'] as object | undefined), ...own.value };
  // A precision that is asked for takes as many trials as it needs, unless they are limited, too.
  const most = precision !== null && trials === null ? { trials: undefined } : {};
  const ready = await jobOf(
    { ...base.value, ...most, ...Object.fromEntries(over.filter(([, value]) => value !== null)), parameters },
    findExperiment,
  );
  if (ready.ok || file === null) return ready;
  return fault(ready.fault.code, `${file}: ${ready.fault.message}`);
}

async function baseJob(
  resume: string | null,
  file: string | null,
  experiment: string,
  terminal: Terminal,
): Promise<Result<Readonly<Record<string, unknown>>>> {
  const blank = { format: JOB_FORMAT, version: JOB_VERSION, experiment };
  if (resume !== null) {
    const job = await jobIn(resume);
    return job.ok ? ok({ ...job.value }) : job;
  }
  if (file === null) return ok(blank);
  const json = await jsonIn(file, terminal);
  if (!json.ok) return json;
  const { value } = json;
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return fault('not-an-object', `${file}: ${say.notJob}`);
  // The job within a result: so that somebody else's result is run again as it is.
  const isResult = 'job' in value;
  const known = isResult ? expectFormat(value, RESULT_FORMAT, RESULT_VERSION) : ok(value);
  if (!known.ok) return fault(known.fault.code, `${file}: ${known.fault.message}`);
  const within = isResult ? value.job : value;
  return ok({ ...(within as object) });
}

/** Faults: those of the file, with its name. */
async function jsonIn(file: string, terminal: Terminal): Promise<Result<unknown>> {
  const text = await terminal.read(file);
  const json = text.ok ? readJson(text.value) : text;
  return json.ok ? json : fault(json.fault.code, `${file}: ${json.fault.message}`);
}

/** The same of a file that may be a body's: with its meshes, of files beside it. Faults: those of these files, too. */
async function bodyIn(path: string, terminal: Terminal): Promise<Result<unknown>> {
  const json = await jsonIn(path, terminal);
  if (!json.ok) return json;
  const { withMeshesBeside } = await import('./withMeshesBeside.ts');
  return withMeshesBeside(json.value, path, (file, most) => terminal.bytes(file, most));
}

/** Writes and prints the answer. */
async function told(file: LabResult, answer: Answer, options: LabOptions, terminal: Terminal): Promise<number> {
  const { json, csv, csvForm, plot } = options;
  if (csv !== null) {
    const written = await terminal.write(csv, csvOf(withSource(file, answer), csvForm));
    if (!written.ok) return unwritten(csv, written.fault.message, terminal);
  }
  if (plot !== null) {
    const { drawn } = await import('./drawn.ts');
    for (const [path, svg] of await drawn(answer.plots, plot, sourceOf(file, answer))) {
      const written = await terminal.write(path, svg);
      if (!written.ok) return unwritten(path, written.fault.message, terminal);
    }
  }
  terminal.out(json ? makeResult(file) : described(file, answer));
  return savedOf(file, options, terminal);
}

/** The file of the answer, after the answer itself: that is told even where it gives no file. */
async function savedOf(file: LabResult, { saved }: LabOptions, terminal: Terminal): Promise<number> {
  const made = (await saved?.(file)) ?? ok(null);
  if (!made.ok) {
    terminal.error(made.fault.message);
    return DIFFERS;
  }
  if (made.value === null) return OK;
  const { path, text } = made.value;
  const written = await terminal.write(path, text);
  return written.ok ? OK : unwritten(path, written.fault.message, terminal);
}

function unwritten(path: string, sentence: string, terminal: Terminal): number {
  terminal.error(`${join(path)}: ${sentence}`);
  return BAD_OUTPUT;
}

const described = ({ job, build, hash, trials }: LabResult, { table, says, setting }: Answer): string =>
  `${say.resultTitle(setting === '' ? job.experiment : `${job.experiment} of ${setting}`, trials, job.seed, build)}\n${textOf(table)}${says === undefined ? '' : `${says}\n`}${say.resultHash(hash)}\n`;

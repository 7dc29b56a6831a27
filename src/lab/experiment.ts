import type { z } from 'zod';
import { faultOfIssue } from '#engine/files/faultOfIssue.ts';
import type { Physics } from '#sim/physics.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import type { Plot } from './plots/plot.ts';
import type { Table } from './table.ts';

/** The trials of one chunk: from the first to before the last. */
export interface Chunk {
  readonly first: number;
  readonly end: number;
}

/**
 * A question that is answered by many trials. `P`: its parameters, plain data. `C`: what was counted, whole numbers and
 * lists in the order of trials, so that it comes to the same for any number of workers. `A`: the answer's own keys.
 */
export interface Experiment<P extends object, C extends object, A extends object> {
  /** As commands and files name it. */
  readonly id: string;
  /** Parameters as a job file has them. */
  readonly parameters: z.ZodType<P>;
  /** Counts as they come back from a worker, a file or a queue. */
  readonly counts: z.ZodType<C>;
  /** Trials where a job names none. */
  readonly trials: number;
  /** The same where it depends on the question; `trials` where it is left out. */
  readonly trialsOf?: (parameters: P) => number;
  /** Trials of a chunk where a job names none: 5 to 20 s of work. */
  readonly chunk: number;
  /** Trials that belong together: a job and its chunks have whole groups. Left out where each stands alone. */
  readonly group?: (parameters: P) => Group;
  /**
   * Trials that share something while they are counted, in whole groups: a chunk can be counted piece by piece, but
   * only in so many, from its first trial on. Left out where only a group does.
   */
  readonly slice?: (parameters: P) => number;
  /** Counts the trials of a chunk. Faults: parameters that cannot be carried out. */
  readonly count: (physics: Physics, parameters: P, seed: number, chunk: Chunk) => Result<C>;
  /** Both, those of `b` after those of `a`, which may be changed for it: nobody else has it. */
  readonly merge: (a: C, b: C) => C;
  /**
   * Half the width of the 95 % interval of the share that is asked for (0.01 is one point); of several, the widest.
   * Left out where no share is: a job of the experiment cannot ask for a precision.
   */
  readonly halfWidth?: (parameters: P, counts: C, trials: number) => number;
  /** Whether the question is answered before all trials are done, such as by a sequential test. */
  readonly isAnswered?: (parameters: P, counts: C, trials: number) => boolean;
  /** The figures, each made once from all counts of so many trials. */
  readonly answer: (parameters: P, counts: C, trials: number) => A;
  /** The same as rows, for files and people. */
  readonly table: (answer: A) => Table;
  /** Shares of the answer that can be set beside those of another one; left out where it has none. */
  readonly shares?: (answer: A) => readonly NamedShare[];
  /** Pictures of it; none where a table says it all. */
  readonly plots: (answer: A) => readonly Plot[];
  /** A file that is made of the answer, for other parts of the project; null where an answer gives none. */
  readonly made?: (answer: A) => MadeFile | null;
  /** Everything that its tables and plots do not say themselves, such as body and ground: a few words for a caption. */
  readonly setting?: (parameters: P) => string;
  /** Its meaning, in a sentence or two, where the figures do not speak for themselves; empty where they do. */
  readonly says?: (answer: A) => string;
}

/** So many of so many, by a name that other answers of the experiment have, too. */
export interface NamedShare {
  readonly name: string;
  readonly count: number;
  readonly total: number;
}

/** A file that is made of an answer, such as a surface of a measurement. */
export interface MadeFile {
  readonly label: string;
  readonly name: string;
  readonly text: string;
}

/** So many trials belong together, and why: the end of a sentence. */
export interface Group {
  readonly size: number;
  readonly why: string;
}

/** An answer as every room shows it. */
export interface Answer {
  /** The experiment's own keys of a result file. */
  readonly keys: object;
  readonly table: Table;
  readonly plots: readonly Plot[];
  readonly shares: readonly NamedShare[];
  readonly made: MadeFile | null;
  /** Of what the figures are, in a few words; empty where the table says it all. */
  readonly setting: string;
  readonly says?: string;
}

/** The counts of chunks, added in the order of their trials. */
export interface Tally {
  /** Takes the counts of the next chunk. Faults: counts that are none of this experiment's. */
  readonly add: (counts: unknown, trials: number) => Result<null>;
  readonly trials: () => number;
  /** Null where the experiment has no such figure, or nothing was counted. */
  readonly halfWidth: () => number | null;
  /** Whether no further trial is needed, whatever precision was asked for. */
  readonly isAnswered: () => boolean;
  /** Plain data, for a hash, and the tally's own: what is added later may change it. Null where nothing was counted. */
  readonly counts: () => object | null;
  /** Null where nothing was counted. */
  readonly answer: () => Answer | null;
}

/** An experiment with its parameters, whatever they are. */
export interface Prepared {
  readonly experiment: Pick<LabExperiment, 'id' | 'trials' | 'chunk' | 'hasPrecision'> & {
    readonly group: Group;
    /** Trials of the pieces in which a chunk may be counted, from its first on. */
    readonly slice: number;
  };
  /** As they stand in the job. */
  readonly parameters: object;
  readonly count: (physics: Physics, seed: number, chunk: Chunk) => Result<object>;
  readonly tally: () => Tally;
  /** Shows the keys of an answer that somebody kept in a file. Faults: `no-answer`, where they are none of its. */
  readonly shown: (keys: object) => Result<Answer>;
}

/** An experiment as commands, workers and pages know it. */
export interface LabExperiment {
  readonly id: string;
  readonly trials: number;
  readonly chunk: number;
  readonly hasPrecision: boolean;
  /** Its parameters as a job file has them. */
  readonly parameters: z.ZodType;
  /** Faults: the first parameter that is wrong, with its place below `$.parameters`. */
  readonly prepare: (parameters: unknown) => Result<Prepared>;
}

/** Hides the kinds of data of an experiment behind its schemas. */
export function labExperiment<P extends object, C extends object, A extends object>(
  experiment: Experiment<P, C, A>,
): LabExperiment {
  const { id, trials, chunk, parameters: schema } = experiment;
  const known = { id, trials, chunk, hasPrecision: experiment.halfWidth !== undefined };
  return {
    ...known,
    parameters: schema,
    prepare: (given) => {
      const read = schema.safeParse(given);
      if (!read.success) return below(faultOfIssue(read.error, given));
      const parameters = read.data;
      const group = experiment.group?.(parameters) ?? ALONE;
      return ok({
        experiment: {
          ...known,
          trials: experiment.trialsOf?.(parameters) ?? trials,
          group,
          slice: experiment.slice?.(parameters) ?? group.size,
        },
        parameters,
        count: (physics, seed, part) => experiment.count(physics, parameters, seed, part),
        tally: () => tallyOf(experiment, parameters),
        shown: (keys) => shownKeys(experiment, parameters, keys),
      });
    },
  };
}

function answerOf<P extends object, C extends object, A extends object>(
  experiment: Experiment<P, C, A>,
  parameters: P,
  keys: A,
): Answer {
  const says = experiment.says?.(keys) ?? '';
  return {
    keys,
    table: experiment.table(keys),
    plots: experiment.plots(keys),
    shares: experiment.shares?.(keys) ?? [],
    made: experiment.made?.(keys) ?? null,
    setting: experiment.setting?.(parameters) ?? '',
    ...(says === '' ? {} : { says }),
  };
}

const isCell = (cell: unknown): boolean => cell === null || ['string', 'number', 'boolean'].includes(typeof cell);

/**
 * A stranger's keys have no schema: those that are none of this experiment's are known by what comes of showing them,
 * which is an error, or cells that are no figures.
 */
function shownKeys<P extends object, C extends object, A extends object>(
  experiment: Experiment<P, C, A>,
  parameters: P,
  keys: object,
): Result<Answer> {
  try {
    const answer = answerOf(experiment, parameters, keys as A);
    if (answer.table.rows.every((row) => row.every(isCell))) return ok(answer);
  } catch {
    // said below
  }
  return fault('no-answer', `The figures of the file are none that ${experiment.id} gives.`);
}

const ALONE: Group = { size: 1, why: '' };

const PLACE = '$.parameters';

function below({ code, message, path = '$' }: ReturnType<typeof faultOfIssue>): Result<never> {
  const at = `${PLACE}${path.slice(1)}`;
  return { ok: false, fault: { code, path: at, message: message.replace(path, () => at) } };
}

function tallyOf<P extends object, C extends object, A extends object>(
  experiment: Experiment<P, C, A>,
  parameters: P,
): Tally {
  let counts: C | null = null;
  let done = 0;
  return {
    add: (given, trials) => {
      const read = experiment.counts.safeParse(given);
      if (!read.success) return { ok: false, fault: faultOfIssue(read.error, given) };
      counts = counts === null ? read.data : experiment.merge(counts, read.data);
      done += trials;
      return ok(null);
    },
    trials: () => done,
    halfWidth: () => (counts === null ? null : (experiment.halfWidth?.(parameters, counts, done) ?? null)),
    isAnswered: () => counts !== null && (experiment.isAnswered?.(parameters, counts, done) ?? false),
    counts: () => counts,
    answer: () => {
      if (counts === null) return null;
      return answerOf(experiment, parameters, experiment.answer(parameters, counts, done));
    },
  };
}

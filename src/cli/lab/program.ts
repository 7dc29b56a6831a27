import { availableParallelism } from 'node:os';
import { Command, InvalidArgumentError, Option } from 'commander';
import { readNumber } from '#engine/readNumber.ts';
import { ok } from '#sim/result.ts';
import { after, aSeed, common, MOST_WORKERS, whole } from '../commonCommand.ts';
import type { Terminal } from '../terminal.ts';
import { say } from '../texts.ts';
import { CSV_FORMS } from '#engine/files/csvForms.ts';
import { calibrateCommand } from './calibrate.ts';
import type { LabOptions } from './carryOut.ts';
import type { CompareOptions } from './compare.ts';
import { frictionCommand } from './friction.ts';
import type { LabCommand } from './labCommand.ts';
import { matchesCommand } from './matches.ts';
import { rangeCommand } from './range.ts';
import { designCommand } from './design.ts';
import { poolCommand } from './pool.ts';
import { restCommand } from './rest.ts';
import { rollsCommand } from './rolls.ts';
import { slideCommand } from './slide.ts';
import { throwsCommand } from './throws.ts';
import { toleranceCommand } from './tolerance.ts';
import { validateCommand } from './validate.ts';
import type { WorkerOptions } from './worker.ts';

/** `tumbletop lab` with its experiments; an experiment's code is imported when it is called. */
export function labCommand(terminal: Terminal, exit: (code: number) => void): Command {
  const lab = common(new Command('lab'), terminal).description(say.labAbout);
  lab.addCommand(workerCommand(terminal, exit));
  lab.addCommand(compareCommand(terminal, exit));
  for (const command of COMMANDS) lab.addCommand(experimentCommand(command, terminal, exit));
  return lab.helpCommand(false);
}

/** Every experiment's own part. */
const COMMANDS: readonly LabCommand[] = [
  calibrateCommand,
  frictionCommand,
  matchesCommand,
  rangeCommand,
  rollsCommand,
  poolCommand,
  restCommand,
  designCommand,
  slideCommand,
  throwsCommand,
  toleranceCommand,
  validateCommand,
];

const LEASE_S = 30; // as BullMQ has it
const LONGEST_LEASE_S = 3600;

function workerCommand(terminal: Terminal, exit: (code: number) => void): Command {
  return common(new Command('worker'), terminal)
    .description(say.workerAbout)
    .requiredOption('--queue <url>', say.workerQueue)
    .option('--workers <number>', say.labWorkers, whole(1, MOST_WORKERS), availableParallelism())
    .option('--lease <seconds>', say.workerLease, whole(1, LONGEST_LEASE_S), LEASE_S)
    .addHelpText('after', after(say.workerExamples))
    .action(async (given: WorkerOptions) => {
      const { worker } = await import('./worker.ts');
      exit(await worker(given, terminal));
    });
}

const csvForm = (): Option => new Option('--csv-form <form>', say.labCsvForm).choices(CSV_FORMS);

const MOST_COMPARED = 10;

function compareCommand(terminal: Terminal, exit: (code: number) => void): Command {
  return common(new Command('compare'), terminal)
    .description(say.compareAbout)
    .argument('<results...>', say.compareResults)
    .option('--csv <file>', say.labCsv)
    .addOption(csvForm())
    .addHelpText('after', after(say.compareExamples))
    .action(async (files: readonly string[], given: CompareOptions, command: Command) => {
      if (files.length < 2 || files.length > MOST_COMPARED) return command.error(say.fewResults(MOST_COMPARED));
      const { compare } = await import('./compare.ts');
      exit(await compare(files, given, terminal));
    });
}

/** The command of one experiment: its own options, then those of all. */
function experimentCommand(own: LabCommand, terminal: Terminal, exit: (code: number) => void): Command {
  const command = common(new Command(own.id), terminal).description(own.about);
  for (const option of own.options) command.addOption(option);
  return command
    .option('--job <file>', say.labJob)
    .option('--seed <number>', say.labSeed, aSeed)
    .option('--trials <number>', say.labTrials, whole(1, MOST_TRIALS))
    .option('--precision <points>', say.labPrecision, points)
    .option('--chunk <trials>', say.labChunk, whole(1, MOST_TRIALS))
    .addOption(new Option('--out <folder>', say.labOut).conflicts('resume'))
    .addOption(new Option('--resume <folder>', say.labResume).conflicts('job'))
    .option('--workers <number>', say.labWorkers, whole(1, MOST_WORKERS))
    .option('--queue <url>', say.labQueue)
    .option('--csv <file>', say.labCsv)
    .addOption(csvForm())
    .option('--plot <file>', say.labPlot, svgFile)
    .option('--json', say.labJson)
    .addHelpText('after', after(`${say.labExamples(own.examples)}${own.guide === undefined ? '' : `\n\n${own.guide}`}`))
    .action(async (given: LabArguments) => {
      const { lab: carryOut } = await import('./carryOut.ts');
      exit(await carryOut(labOptions(own, given), terminal));
    });
}

type LabArguments = Partial<Omit<LabOptions, 'parameters' | 'experiment'>>;

/** Chunks that are given out at once by a queue: enough for as many workers as the lab is meant for. */
const GIVEN_OUT = MOST_WORKERS;

/** The number of trials by the experiment's own word for them; null where it was not given. */
function anotherWord({ trials }: LabCommand, given: Readonly<Record<string, unknown>>): number | null {
  const named = trials === undefined ? null : given[trials];
  return typeof named === 'number' ? named : null;
}

function labOptions(own: LabCommand, given: LabArguments): LabOptions {
  const { job = null, out = null, resume = null, seed = null, precision = null, chunk = null } = given;
  const trials = given.trials ?? anotherWord(own, given);
  const { queue = null, csv = null, csvForm = 'comma', plot = null, json = false } = given;
  const workers = given.workers ?? (queue === null ? availableParallelism() : GIVEN_OUT);
  const shared = { job, out, resume, seed, trials, precision, chunk, csv, csvForm, plot, json, workers, queue };
  return {
    ...shared,
    experiment: own.id,
    parameters: (read) => own.parameters({ ...(job === null && resume === null ? own.fresh : {}), ...given }, read),
    saved: async (result) => (await own.saved?.({ ...given }, result)) ?? ok(null),
  };
}

function svgFile(path: string): string {
  if (/\.svg$/i.test(path)) return path;
  throw new InvalidArgumentError(say.notSvg);
}

const LEAST_POINTS = 0.01;
const MOST_POINTS = 50;

function points(text: string): number {
  const value = /^\d{0,2}(?:[.,]\d{1,4})?$/.test(text) ? (readNumber(text) ?? Number.NaN) : Number.NaN;
  if (value >= LEAST_POINTS && value <= MOST_POINTS) return value;
  throw new InvalidArgumentError(say.notPrecision(LEAST_POINTS, MOST_POINTS));
}

const MOST_TRIALS = 100_000_000; // as in a job file

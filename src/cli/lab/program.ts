import { availableParallelism } from 'node:os';
import { Command, InvalidArgumentError, Option } from 'commander';
import hands from '../../sim/data/steadiness.json' with { type: 'json' };
import { BOTS } from '../../bots/registry.ts';
import { ROLLS } from '../../lab/matches/job.ts';
import { ok } from '../../sim/result.ts';
import { after, aSeed, common, MOST_WORKERS, whole } from '../commonCommand.ts';
import type { Terminal } from '../terminal.ts';
import { say } from '../texts.ts';
import { calibrateCommand } from './calibrate.ts';
import type { LabOptions } from './carryOut.ts';
import { frictionCommand } from './friction.ts';
import type { LabCommand } from './labCommand.ts';
import type { MatchesOptions } from './matches.ts';
import { rangeCommand } from './range.ts';
import { rollsCommand } from './rolls.ts';
import { slideCommand } from './slide.ts';
import { throwsCommand } from './throws.ts';
import { toleranceCommand } from './tolerance.ts';
import { validateCommand } from './validate.ts';

const GAMES = BOTS.map(({ id }) => id);

/** `tumbletop lab` with its experiments; an experiment's code is imported when it is called. */
export function labCommand(terminal: Terminal, exit: (code: number) => void): Command {
  const lab = common(new Command('lab'), terminal).description(say.labAbout);
  lab.addCommand(
    common(new Command('matches'), terminal)
      .description(say.matchesAbout)
      .requiredOption('--game <game>', say.matchesGame(GAMES.join(', ')), aGame)
      .requiredOption('--bots <levels>', say.matchesBots, levels)
      .option('--matches <number>', say.matchesMatches, whole(1, MOST_MATCHES), STANDARD_MATCHES)
      .option('--seed <number>', say.matchesSeed, aSeed, 1)
      .addOption(
        new Option('--steadiness <hand>', say.matchesSteadiness).choices(Object.keys(hands.hands)).default('usual'),
      )
      .addOption(new Option('--rolls <how>', say.matchesRolls).choices(ROLLS).default('thrown'))
      .option('--setup <file>', say.matchesRules)
      .option('--sequential <low:high>', say.matchesSequential, shares)
      .option('--workers <number>', say.matchesWorkers, whole(1, MOST_WORKERS), availableParallelism())
      .option('--json', say.matchesJson)
      .addHelpText('after', after(say.matchesExample(GAMES[0] ?? '')))
      .action(async ({ setup = null, sequential = null, json = false, ...rest }: MatchesArguments) => {
        const { matches } = await import('./matches.ts');
        exit(await matches({ setup, sequential, json, ...rest }, terminal));
      }),
  );
  for (const command of COMMANDS) lab.addCommand(experimentCommand(command, terminal, exit));
  return lab.helpCommand(false);
}

/** Every experiment's own part. */
const COMMANDS: readonly LabCommand[] = [
  calibrateCommand,
  frictionCommand,
  rangeCommand,
  rollsCommand,
  slideCommand,
  throwsCommand,
  toleranceCommand,
  validateCommand,
];

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
    .option('--workers <number>', say.labWorkers, whole(1, MOST_WORKERS), availableParallelism())
    .option('--csv <file>', say.labCsv)
    .option('--plot <file>', say.labPlot)
    .option('--json', say.labJson)
    .addHelpText('after', after(`${say.labExamples(own.examples)}${own.guide === undefined ? '' : `\n\n${own.guide}`}`))
    .action(async (given: LabArguments) => {
      const { lab: carryOut } = await import('./carryOut.ts');
      exit(await carryOut(labOptions(own, given), terminal));
    });
}

type LabArguments = Partial<Omit<LabOptions, 'parameters' | 'experiment'>> &
  Pick<LabOptions, 'workers'> & { readonly rolls?: number };

function labOptions(own: LabCommand, given: LabArguments): LabOptions {
  const { job = null, out = null, resume = null, seed = null, precision = null, chunk = null } = given;
  const { rolls = null, trials = rolls } = given; // another word for trials
  const { csv = null, plot = null, json = false, workers } = given;
  const shared = { job, out, resume, seed, trials, precision, chunk, csv, plot, json, workers };
  return {
    ...shared,
    experiment: own.id,
    parameters: (read) => own.parameters({ ...given }, read),
    saved: async (result) => (await own.saved?.({ ...given }, result)) ?? ok(null),
  };
}

const LEAST_POINTS = 0.01;
const MOST_POINTS = 50;

function points(text: string): number {
  const value = /^\d{0,2}(?:\.\d{1,4})?$/.test(text) ? Number(text) : Number.NaN;
  if (value >= LEAST_POINTS && value <= MOST_POINTS) return value;
  throw new InvalidArgumentError(say.notPrecision(LEAST_POINTS, MOST_POINTS));
}

type MatchesArguments = Omit<MatchesOptions, 'setup' | 'sequential' | 'json'> & Partial<MatchesOptions>;

const STANDARD_MATCHES = 40;
const MOST_MATCHES = 100_000;
const MOST_TRIALS = 100_000_000; // as in a job file

function aGame(text: string): string {
  if (GAMES.includes(text)) return text;
  throw new InvalidArgumentError(say.oneOf(GAMES.join(', ')));
}

const levels = (text: string): readonly string[] => {
  const names = text.split(',').map((name) => name.trim());
  if (names.length > 1 && names.every((name) => /^[a-z+-]{1,80}$/.test(name))) return names;
  throw new InvalidArgumentError(say.notBots);
};

const SHARE = String.raw`(0?\.\d{1,6})`;
const SHARES = new RegExp(`^${SHARE}:${SHARE}$`);

function shares(text: string): { readonly low: number; readonly high: number } {
  const [, low, high] = (SHARES.exec(text) ?? []).map(Number);
  if (low !== undefined && high !== undefined && 0 < low && low < high) return { low, high };
  throw new InvalidArgumentError(say.notShares);
}

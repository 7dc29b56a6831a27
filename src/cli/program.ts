import { availableParallelism } from 'node:os';
import { Command, InvalidArgumentError, Option } from 'commander';
import manifest from '../../package.json' with { type: 'json' };
import arena from '#sim/data/arena.json' with { type: 'json' };
import { after, aSeed, common, MOST_WORKERS, whole } from './commonCommand.ts';
import type { RuleSet } from '#engine/ruleSets.ts';
import { labCommand } from './lab/program.ts';
import { rulesOption } from './ruleSet.ts';
import type { ServeArguments } from './serve.ts';
import type { Terminal } from './terminal.ts';
import { say } from './texts.ts';

interface JudgeArguments {
  readonly json?: boolean;
  readonly timeout: number;
  readonly rules?: RuleSet;
}

/**
 * The commands and their options. Only what `--help` needs is loaded here; what a command does is imported when it is
 * called, because schemas and the physics module cost more than a help page should.
 */
export function programOf(terminal: Terminal, exit: (code: number) => void): Command {
  const program = common(new Command('tumbletop'), terminal)
    .description(say.about)
    .version(manifest.version)
    .addHelpText('after', after(say.allExamples));

  program.addCommand(
    common(new Command('judge'), terminal)
      .description(say.judgeAbout)
      .argument('<file...>', say.judgeFiles)
      .addOption(rulesOption(say.judgeRules))
      .option('--json', say.judgeJson)
      .option('--timeout <seconds>', say.timeoutOfJudge, seconds, STANDARD_TIMEOUT_S)
      .addHelpText('after', after(say.judgeExample))
      .action(async (files: string[], { json = false, timeout, rules }: JudgeArguments) => {
        const { judge } = await import('./judge.ts');
        exit(await judge(files, { json, timeoutS: timeout, rules: rules ?? null }, terminal));
      }),
  );
  program.addCommand(
    common(new Command('replay'), terminal)
      .description(say.replayAbout)
      .argument('<file>', say.replayFile)
      .option('--json', say.replayJson)
      .addOption(new Option('--reveal', say.replayReveal).implies({ json: true }))
      .option('--timeout <seconds>', say.timeout, seconds)
      .addHelpText('after', after(say.replayExample))
      .action(
        async (
          file: string,
          {
            json = false,
            reveal = false,
            timeout = null,
          }: { json?: boolean; reveal?: boolean; timeout?: number | null },
        ) => {
          const { replay } = await import('./replay/replay.ts');
          exit(await replay(file, { json, reveal, timeoutS: timeout }, terminal));
        },
      ),
  );
  program.addCommand(
    common(new Command('odds'), terminal)
      .description(say.oddsAbout)
      .addOption(
        new Option('--terrain <terrain>', say.oddsTerrain)
          .argParser(terrains)
          .default(STANDARD_TERRAINS, STANDARD_TERRAINS.join(', ')),
      )
      .option('--rolls <number>', say.oddsRolls, whole(1, MOST_ROLLS), STANDARD_ROLLS)
      .option('--ballast', say.oddsBallast)
      .option('--seed <number>', say.oddsSeed, aSeed, 1)
      .option('--workers <number>', say.oddsWorkers, whole(1, MOST_WORKERS), availableParallelism())
      .option('--to-rest', say.oddsToRest)
      .option('--json', say.oddsJson)
      .addHelpText('after', after(say.oddsExample))
      .action(async ({ terrain, ballast = false, toRest = false, json = false, ...rest }: OddsArguments) => {
        const { odds } = await import('./odds.ts');
        exit(await odds({ terrains: terrain, ballast, toRest, json, ...rest }, terminal));
      }),
  );
  program.addCommand(
    common(new Command('serve'), terminal)
      .description(say.serveAbout)
      .option('--port <number>', say.servePort, whole(0, MOST_PORT), STANDARD_PORT)
      .option('--host <address>', say.serveHost, '127.0.0.1')
      .option('--data <folder>', say.serveData)
      .option('--postgres <url>', say.servePostgres)
      .option('--redis <url>', say.serveRedis)
      .option('--page <folder>', say.servePage)
      .option('--workers <number>', say.serveWorkers, whole(1, MOST_WORKERS), availableParallelism())
      .option('--public-url <url>', say.servePublicUrl, anAddress)
      .option('--tls-cert <file>', say.serveTlsCert)
      .option('--tls-key <file>', say.serveTlsKey)
      .option('--log <file>', say.serveLog)
      .addHelpText('after', after(say.serveExample))
      .action(async (given: ServeGiven) => {
        const { serve, DATA, PAGE } = await import('./serve.ts');
        exit(await serve({ data: DATA, page: PAGE, ...given }, terminal));
      }),
  );
  program.addCommand(labCommand(terminal, exit));
  return program.helpCommand(false); // run.ts takes `help` for --help
}

/** An address of the web, by which somebody else reaches this server. Throws where it is none. */
function anAddress(text: string): string {
  if (/^https?:\/\/[^\s/]+/.test(text) && URL.canParse(text)) return text.endsWith('/') ? text : `${text}/`;
  throw new InvalidArgumentError(say.servePublicUrlIs);
}

type ServeGiven = Omit<ServeArguments, 'data' | 'page'> & Partial<Pick<ServeArguments, 'data' | 'page'>>;

const STANDARD_PORT = 8787;
const MOST_PORT = 65_535;

interface OddsArguments {
  readonly terrain: readonly string[];
  readonly ballast?: boolean;
  readonly rolls: number;
  readonly seed: number;
  readonly workers: number;
  readonly toRest?: boolean;
  readonly json?: boolean;
}

const STANDARD_TIMEOUT_S = 60; // a file of 400,000 ticks may need more; a longer wait has to be asked for
const LONGEST_TIMEOUT_S = 86_400; // a day

function seconds(text: string): number {
  const value = /^\d{1,9}(?:\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN;
  if (value > 0 && value <= LONGEST_TIMEOUT_S) return value;
  throw new InvalidArgumentError(say.notSeconds(LONGEST_TIMEOUT_S));
}

const STANDARD_ROLLS = 80_000; // an interval of a third of a per cent to each side
const MOST_ROLLS = 10_000_000;
const TERRAIN_NAMES = arena.terrains.map(({ id }) => id);

const STANDARD_TERRAINS: readonly string[] = ['scrub'];

/** Each once, in the order in which they were asked for. */
function terrains(name: string, before: readonly string[]): readonly string[] {
  const asked = before === STANDARD_TERRAINS ? [] : before;
  if (name === 'all') return [...new Set([...asked, ...TERRAIN_NAMES])];
  if (TERRAIN_NAMES.includes(name)) return [...new Set([...asked, name])];
  throw new InvalidArgumentError(say.oneOf([...TERRAIN_NAMES, 'all'].join(', ')));
}

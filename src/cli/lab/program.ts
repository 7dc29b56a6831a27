import { availableParallelism } from 'node:os';
import { Command, InvalidArgumentError, Option } from 'commander';
import hands from '../../sim/data/steadiness.json' with { type: 'json' };
import { BOTS } from '../../bots/registry.ts';
import { ROLLS } from '../../lab/matches/job.ts';
import { after, aSeed, common, MOST_WORKERS, whole } from '../commonCommand.ts';
import type { Terminal } from '../terminal.ts';
import { say } from '../texts.ts';
import type { MatchesOptions } from './matches.ts';

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
  return lab.helpCommand(false);
}

type MatchesArguments = Omit<MatchesOptions, 'setup' | 'sequential' | 'json'> & Partial<MatchesOptions>;

const STANDARD_MATCHES = 40;
const MOST_MATCHES = 100_000;

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

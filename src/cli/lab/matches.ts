import { basename, extname } from 'node:path';
import { InvalidArgumentError, Option } from 'commander';
import { BOTS } from '#bots/registry.ts';
import { DEFAULT_SET } from '#engine/ruleSets.ts';
import { readNumber } from '#engine/readNumber.ts';
import { FIDELITIES } from '#lab/matches/fidelity.ts';
import { ROLLS } from '#lab/matches/rolls.ts';
import { STEADINESSES } from '#sim/hand/steadiness.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { whole } from '../commonCommand.ts';
import { rulesOption } from '../ruleSet.ts';
import { say } from '../texts.ts';
import type { LabCommand, ReadJsonFile } from './labCommand.ts';
import { given, words } from './lists.ts';

const MOST_MATCHES = 100_000_000; // as in a job file
const GAMES = BOTS.map(({ id }) => id);

/** `lab matches`. */
export const matchesCommand: LabCommand = {
  id: 'matches',
  about: say.matchesAbout,
  examples: say.matchesExample(GAMES[0] ?? ''),
  trials: 'matches',
  fresh: { rules: DEFAULT_SET },
  options: [
    new Option('--game <game>', say.matchesGame(GAMES.join(', '))).choices(GAMES),
    new Option('--bots <levels>', say.matchesBots).argParser(words),
    new Option('--matches <number>', say.matchesMatches).argParser(whole(1, MOST_MATCHES)).conflicts('trials'),
    new Option('--steadiness <hand>', say.matchesSteadiness).choices(STEADINESSES),
    new Option('--rolls <how>', say.matchesRolls).choices(ROLLS),
    new Option('--fidelity <how>', say.matchesFidelity(FIDELITIES.join(' or '))).argParser(words),
    new Option('--measure <name>', say.matchesMeasure),
    rulesOption(say.labSet),
    new Option('--setup <files...>', say.matchesRules),
    new Option('--sequential <low:high>', say.matchesSequential).argParser(shares),
  ],
  parameters: async ({ game, bots, steadiness, rolls, fidelity, measure, rules, setup, sequential }, read) => {
    const setups = Array.isArray(setup) ? await setupsIn(setup.map(String), read) : ok(undefined);
    if (!setups.ok) return setups;
    return ok(
      given({ game, bots, steadiness, rolls, fidelities: fidelity, measure, rules, setups: setups.value, sequential }),
    );
  },
};

/** Set-ups by the names of their files; one alone is played in the usual one's stead. */
async function setupsIn(files: readonly string[], read: ReadJsonFile): Promise<Result<readonly object[]>> {
  const { setupIn } = await import('#lab/matches/setupFile.ts'); // with schemas, which no help needs
  const setups: object[] = [];
  for (const file of files) {
    const json = await read(file);
    if (!json.ok) return json;
    const { value } = json;
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return fault('bad-value', `${file}: ${say.notRules}`);
    const rules = setupIn(value);
    if (!rules.ok) return fault(rules.fault.code, `${file}: ${rules.fault.message}`);
    setups.push({ name: basename(file, extname(file)), rules: rules.value });
  }
  return ok(setups);
}

const SHARE = String.raw`(0?[.,]\d{1,6})`;
const SHARES = new RegExp(`^${SHARE}:${SHARE}$`);

function shares(text: string): { readonly low: number; readonly high: number } {
  const [, low, high] = (SHARES.exec(text) ?? []).map((share) => readNumber(share) ?? Number.NaN);
  if (low !== undefined && high !== undefined && 0 < low && low < high) return { low, high };
  throw new InvalidArgumentError(say.notShares);
}

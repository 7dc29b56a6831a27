import { parseArgs } from 'node:util';
import { DEFAULT_SET, type RuleSet } from '#engine/ruleSets.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { ruleSetCalled } from '#bots/countedRules.ts';
import { CELLS, type Counted } from './counts.ts';

/** The command as it was asked: cells that are played, or files that are told of. */
export interface Asked {
  readonly help: boolean;
  readonly cells: readonly Counted['cell'][];
  readonly games: number;
  readonly firstSeed: number;
  readonly values: string;
  readonly rules: RuleSet;
  readonly file: string | null;
  /** Files that are told of in place of playing. */
  readonly tell: Told | null;
}

export interface Told {
  readonly before: string;
  /** Of several sets of rules, in this order. */
  readonly files: readonly string[];
  readonly doc: string;
}

const COMMAND = 'npx tsx src/bots/tractor-pull/balance/run.node.ts';

export const HELP = [
  `${COMMAND} [--games 100] [--first-seed 0] [--cells keen,steady] [--file counts.json] [--values name] [--rules text]`,
  `${COMMAND} --tell --before before.json --file text.json,now.json --doc docs/tractor-pull.md`,
].join('\n');

/** Reads the command's words. Fault: a word that it does not have, or a value that it can not take. */
export function askedOf(words: readonly string[]): Result<Asked> {
  const values = valuesOf(words);
  if (!values.ok) return values;
  const { help, games, 'first-seed': firstSeed, cells: named, file = null } = values.value;
  const names = named.split(',');
  const cells = CELLS.filter((cell) => names.includes(cell));
  if (!/^\d{1,6}$/.test(games)) return refusal(`--games ${games}: expected a whole number of at most six digits.`);
  if (!/^\d{1,9}$/.test(firstSeed))
    return refusal(`--first-seed ${firstSeed}: expected a whole number of at most nine digits.`);
  if (cells.length !== names.length) return refusal(`--cells ${named}: expected some of ${CELLS.join(',')}.`);
  const rules = ruleSetCalled(values.value.rules);
  if (!rules.ok) return rules;
  const tell = toldOf(values.value);
  if (!tell.ok) return tell;
  const asked = {
    help,
    cells,
    games: Number(games),
    firstSeed: Number(firstSeed),
    values: values.value.values,
    rules: rules.value,
    file,
  };
  return ok({ ...asked, tell: tell.value });
}

const refusal = (sentence: string): Result<never> => fault('command', sentence);

type Values = ReturnType<typeof parsed>;

const parsed = (args: readonly string[]) =>
  parseArgs({
    args: [...args],
    options: {
      games: { type: 'string', default: '100' },
      'first-seed': { type: 'string', default: '0' },
      cells: { type: 'string', default: 'keen,steady' },
      values: { type: 'string', default: 'these values' },
      rules: { type: 'string', default: DEFAULT_SET },
      file: { type: 'string' },
      before: { type: 'string' },
      doc: { type: 'string' },
      tell: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  }).values;

function valuesOf(words: readonly string[]): Result<Values> {
  try {
    return ok(parsed(words));
  } catch (thrown) {
    return refusal(thrown instanceof Error ? thrown.message : String(thrown));
  }
}

function toldOf({ tell, before, file, doc }: Values): Result<Told | null> {
  if (!tell) return ok(null);
  if (before === undefined || file === undefined || doc === undefined)
    return refusal('--tell needs --before, --file and --doc.');
  return ok({ before, files: file.split(','), doc });
}

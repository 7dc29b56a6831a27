// `npm run balance`: the figures that the house values are held against (TX-66, TX-71), by matches of bots that play to
// win, with rolls by the published odds. `--matches N` plays each cell on to its N-th match (a cell is a number of
// players and a habit of one seat), and keeps the counts in `--file`, so that a run that was stopped goes on where it
// was. `--tell` plays nothing: it writes the tables of two such files, `--before` and `--file`, into a document.
import { readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { DEFAULT_SET, type RuleSet } from '#engine/ruleSets.ts';
import { OPTIONS_BY } from '#games/trexlands/options.ts';
import { PHYSICS_BUILD } from '#sim/physics.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { ofRules, ruleSetCalled } from '#bots/countedRules.ts';
import { countsIn, keepCounts } from '#bots/keptCounts.node.ts';
import { withTables } from '#bots/tablesIn.ts';
import { figuresByOdds, type Figures } from '../figures.ts';
import { figuresFor } from './bars.ts';
import { CELLS, policiesOf, seedOf, type Cell } from './cells.ts';
import { countedSchema, nothingOf, withMatch, type Counted } from './counts.ts';
import { barlessTables, tablesOf, told } from './tell.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '40' },
    players: { type: 'string', default: '2,3,4' },
    cells: { type: 'string', default: CELLS.join(',') },
    values: { type: 'string', default: 'these values' },
    rules: { type: 'string', default: DEFAULT_SET },
    text: { type: 'string' },
    file: { type: 'string' },
    before: { type: 'string' },
    doc: { type: 'string' },
    tell: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const print = (line: string): boolean => process.stdout.write(`${line}\n`);

if (values.help) {
  print(
    'npm run balance -- [--matches 40] [--players 2,3,4] [--cells even,never-attacks,...] [--file counts.json] [--values name] [--rules text]\nnpm run balance -- --tell --before before.json --file now.json --text text.json --doc docs/balance.md',
  );
  process.exit(0);
}

function refuse(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(2);
}

const isOneOf = (known: readonly string[], list: string): boolean =>
  list.split(',').every((one) => known.includes(one));
if (!/^\d{1,6}$/.test(values.matches) || !isOneOf(['2', '3', '4'], values.players) || !isOneOf(CELLS, values.cells)) {
  refuse(
    `--matches ${values.matches} --players ${values.players} --cells ${values.cells}: expected a whole number, some of 2,3,4 and some of ${CELLS.join(',')}.`,
  );
}

const rules = ruleSetCalled(values.rules);
if (!rules.ok) refuse(rules.fault.message);

type Counts = ReturnType<typeof countedSchema.parse>;

function matchOf(set: RuleSet, cell: Cell, seats: number, match: number): Figures {
  const played = figuresByOdds(
    {
      build: PHYSICS_BUILD,
      tickHz: TICK_HZ,
      seed: seedOf(cell, match, seats),
      seats: Array.from({ length: seats }, (_, seat) => ({
        name: `seat ${seat + 1}`,
        colour: seat,
        kind: 'bot',
        level: 'keen',
        steadiness: 'usual',
      })),
      rules: set,
      setup: { options: OPTIONS_BY[set] },
    },
    policiesOf(cell, match, seats),
  );
  if (!played.ok) throw new Error(played.fault.message);
  return played.value;
}

const KEPT_EVERY = 20; // matches

async function play(set: RuleSet): Promise<void> {
  const file = values.file ?? null;
  let all: Counts = (file === null ? null : await countsIn(file, countedSchema)) ?? {
    values: values.values,
    rules: set,
    cells: [],
  };
  const isOfRules = ofRules(all, set);
  if (!isOfRules.ok) refuse(isOfRules.fault.message);
  const cells = CELLS.filter((cell) => values.cells.split(',').includes(cell));
  for (const seats of values.players.split(',').map(Number)) {
    for (const cell of cells) {
      const is = (one: Counted): boolean => one.seats === seats && one.cell === cell;
      let so = all.cells.find(is) ?? nothingOf(seats, cell);
      while (so.matches < Number(values.matches)) {
        so = withMatch(so, matchOf(set, cell, seats, so.matches));
        const isDue = so.matches % KEPT_EVERY === 0 || so.matches === Number(values.matches);
        all = { ...all, cells: [...all.cells.filter((one) => !is(one)), so] };
        if (isDue && file !== null) await keepCounts(file, all);
      }
    }
    print(told(seats, figuresFor(all.cells.filter((one) => one.seats === seats))));
  }
}

async function tell(): Promise<void> {
  const { before: first, file, text: byText, doc } = values;
  if (first === undefined || file === undefined || doc === undefined)
    throw new Error('--tell needs --before, --file and --doc');
  const [before, now] = [await countsIn(first, countedSchema), await countsIn(file, countedSchema)];
  if (before === null || now === null) throw new Error('there is nothing to tell: no such file of counts');
  const text = byText === undefined ? null : await countsIn(byText, countedSchema);
  const tables = [tablesOf(before, now), ...(text === null ? [] : [barlessTables(text)])].join('\n\n');
  await writeFile(doc, withTables(await readFile(doc, 'utf8'), tables));
}

await (values.tell ? tell() : play(rules.value));

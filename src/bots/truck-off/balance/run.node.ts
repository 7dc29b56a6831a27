// The figures that the invented values of Truck Off are held against, by matches of bots with fair dice. `--matches N`
// plays each cell on to its N-th match (a cell is a number of players and how they play), and keeps the counts in
// `--file`, so that a run that was stopped goes on where it was. `--tell` plays nothing: it writes the tables of two
// such files, `--before` and `--file`, into a document.
import { readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { optionsSchema } from '#games/truck-off/matchSchema.ts';
import { STANDARD_OPTIONS, type TruckOffOptions } from '#games/truck-off/options.ts';
import { PHYSICS_BUILD } from '#sim/physics.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { countsIn, keepCounts } from '#bots/keptCounts.node.ts';
import { withTables } from '#bots/tablesIn.ts';
import { playByOdds, type Step } from '../byOdds.ts';
import { CELLS, policiesOf, seedOf, type Cell } from './cells.ts';
import { countedSchema, isSameAgreement, nothingOf, withMatch, type Counted, type CountedFile } from './counts.ts';
import { tablesOf, told } from './tell.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '40' },
    players: { type: 'string', default: '2,3,4,5,6' },
    cells: { type: 'string', default: 'keen,steady' },
    values: { type: 'string', default: 'these values' },
    options: { type: 'string', default: '{}' },
    file: { type: 'string' },
    before: { type: 'string' },
    doc: { type: 'string' },
    tell: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const print = (line: string): boolean => process.stdout.write(`${line}\n`);

if (values.help) {
  const command = 'npx tsx src/bots/truck-off/balance/run.node.ts';
  print(
    `${command} [--matches 40] [--players 2,3,4,5,6] [--cells keen,steady,never-reroll,...] [--file counts.json] [--values name] [--options JSON]\n${command} --tell --before before.json --file now.json --doc docs/truck-off.md`,
  );
  process.exit(0);
}

const isOneOf = (known: readonly string[], list: string): boolean =>
  list.split(',').every((one) => known.includes(one));
const PLAYERS = ['2', '3', '4', '5', '6'];
if (!/^\d{1,6}$/.test(values.matches) || !isOneOf(PLAYERS, values.players) || !isOneOf(CELLS, values.cells)) {
  process.stderr.write(
    `--matches ${values.matches} --players ${values.players} --cells ${values.cells}: expected a whole number, some of ${PLAYERS.join(',')} and some of ${CELLS.join(',')}.\n`,
  );
  process.exit(2);
}

/** House rules, as a match file has them. */
function optionsIn(text: string): TruckOffOptions {
  try {
    return { ...STANDARD_OPTIONS, ...optionsSchema.parse(JSON.parse(text)) };
  } catch {
    process.stderr.write(`--options ${text}: expected options of a match file, such as '{"firstMoney":3}'.\n`);
    process.exit(2);
  }
}

const options = optionsIn(values.options);

function played(so: Counted, cell: Cell, seats: number): Counted {
  const steps: Step[] = [];
  const end = playByOdds(
    {
      build: PHYSICS_BUILD,
      tickHz: TICK_HZ,
      seed: seedOf(cell, so.matches, seats),
      seats: Array.from({ length: seats }, (_, i) => ({ name: `seat ${i + 1}`, colour: i, kind: 'bot' })),
      setup: { options },
    },
    policiesOf(cell, so.matches, seats),
    (step) => steps.push(step),
  );
  if (!end.ok) throw new Error(end.fault.message);
  return withMatch(so, steps, end.value);
}

const KEPT_EVERY = 10; // matches

async function play(): Promise<void> {
  const file = values.file ?? null;
  let all: CountedFile = (file === null ? null : await countsIn(file, countedSchema)) ?? {
    values: values.values,
    cells: [],
  };
  for (const seats of values.players.split(',').map(Number))
    for (const cell of values.cells.split(',')) {
      const is = (one: Counted): boolean =>
        one.seats === seats && one.cell === cell && isSameAgreement(one.options, options);
      let so = all.cells.find(is) ?? nothingOf(seats, cell, options);
      while (so.matches < Number(values.matches)) {
        so = played(so, cell, seats);
        const isDue = so.matches % KEPT_EVERY === 0 || so.matches === Number(values.matches);
        all = { ...all, cells: [...all.cells.filter((one) => !is(one)), so] };
        if (isDue && file !== null) await keepCounts(file, all);
      }
      print(told(so));
    }
}

async function tell(): Promise<void> {
  const { before: first, file, doc } = values;
  if (first === undefined || file === undefined || doc === undefined)
    throw new Error('--tell needs --before, --file and --doc');
  const [before, now] = [await countsIn(first, countedSchema), await countsIn(file, countedSchema)];
  if (before === null || now === null) throw new Error('there is nothing to tell: no such file of counts');
  await writeFile(doc, withTables(await readFile(doc, 'utf8'), tablesOf(before, now)));
}

await (values.tell ? tell() : play());

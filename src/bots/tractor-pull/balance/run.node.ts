// The figures that the invented values of Tractor Pull are held against, by games of bots with a wrench that points
// anywhere with the same chance. `--games N` plays each cell (a level, at both seats) on to its N-th game, and keeps
// the counts in `--file`, so that a run that was stopped goes on where it was. `--tell` plays nothing: it writes the
// tables of two such files, `--before` and `--file`, into a document.
import { readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { STANDARD_OPTIONS } from '../../../games/tractor-pull/options.ts';
import { PHYSICS_BUILD } from '../../../sim/build.ts';
import { TICK_HZ } from '../../../sim/settings.ts';
import { countsIn, keepCounts } from '../../keptCounts.node.ts';
import { withTables } from '../../tablesIn.ts';
import { playByOdds, type Step } from '../byOdds.ts';
import { policyOf } from '../policies.ts';
import { CELLS, fileSchema, nothingOf, withGame, type Counted, type CountedFile } from './counts.ts';
import { tablesOf } from './tell.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100' },
    cells: { type: 'string', default: 'keen,steady' },
    values: { type: 'string', default: 'these values' },
    file: { type: 'string' },
    before: { type: 'string' },
    doc: { type: 'string' },
    tell: { type: 'boolean', default: false },
  },
});

const cells = CELLS.filter((cell) => values.cells.split(',').includes(cell));
if (!/^\d{1,6}$/.test(values.games) || cells.length !== values.cells.split(',').length) {
  process.stderr.write(
    `--games ${values.games} --cells ${values.cells}: expected a whole number and some of ${CELLS.join(',')}.\n`,
  );
  process.exit(2);
}

const KEPT_EVERY = 10; // games

function played(so: Counted): Counted {
  const steps: Step[] = [];
  const end = playByOdds(
    {
      build: PHYSICS_BUILD,
      tickHz: TICK_HZ,
      seed: so.games,
      seats: [0, 1].map((i) => ({ name: `seat ${i + 1}`, colour: i, kind: 'bot' })),
      setup: { options: STANDARD_OPTIONS },
    },
    [policyOf(so.cell), policyOf(so.cell)],
    (step) => steps.push(step),
  );
  if (!end.ok) throw new Error(end.fault.message);
  return withGame(so, steps);
}

async function play(): Promise<void> {
  const file = values.file ?? null;
  let all: CountedFile = (file === null ? null : await countsIn(file, fileSchema)) ?? {
    values: values.values,
    cells: [],
  };
  for (const cell of cells) {
    let so = all.cells.find((one) => one.cell === cell) ?? nothingOf(cell);
    while (so.games < Number(values.games)) {
      so = played(so);
      all = { ...all, cells: [...all.cells.filter((one) => one.cell !== cell), so] };
      const isDue = so.games % KEPT_EVERY === 0 || so.games === Number(values.games);
      if (isDue && file !== null) await keepCounts(file, all);
    }
  }
  process.stdout.write(`${tablesOf(null, all)}\n`);
}

async function tell(): Promise<void> {
  const { before: first, file, doc } = values;
  if (first === undefined || file === undefined || doc === undefined)
    throw new Error('--tell needs --before, --file and --doc');
  const [before, now] = [await countsIn(first, fileSchema), await countsIn(file, fileSchema)];
  if (now === null) throw new Error('there is nothing to tell: no such file of counts');
  await writeFile(doc, withTables(await readFile(doc, 'utf8'), tablesOf(before, now)));
}

await (values.tell ? tell() : play());

// The figures of Tug of War by matches of bots. `--matches N` plays each cell on to its N-th match and keeps the counts
// in `--file`, so that a run that was stopped goes on where it was. A cell is a set and how the two play, such as
// `final:keen:steady`; with the other rope (TW-31) `final:steady:steady:fixed-length`. `--tell` plays nothing: it
// writes the tables of the file into a document.
import { readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { countsIn, keepCounts } from '#bots/keptCounts.node.ts';
import { ROPES } from '#games/tug-of-war/options.ts';
import { SET_IDS } from '#games/tug-of-war/sets.ts';
import { withTables } from '#bots/tablesIn.ts';
import { LEVELS } from '../levels.ts';
import { countedSchema, nothingOf, playedOn, type Counted, type CountedFile } from './counts.ts';
import { tablesOf, told } from './tell.ts';

const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '40' },
    cells: { type: 'string', default: 'final:keen:keen' },
    file: { type: 'string', default: 'docs/tug-of-war/counts.json' },
    doc: { type: 'string', default: 'docs/tug-of-war.md' },
    tell: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const KEPT_EVERY = 5; // matches

const print = (line: string): boolean => process.stdout.write(`${line}\n`);

function refuse(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(2);
}

function cellOf(name: string): Counted {
  const [set, one, other, rope = 'pit', ...more] = name.split(':');
  const found = SET_IDS.find((id) => id === set);
  const levels = [one, other].map((word) => LEVELS.find((level) => level === word));
  const foundRope = ROPES.find((id) => id === rope);
  const [first, second] = levels;
  if (found === undefined || foundRope === undefined || first === undefined || second === undefined || more.length > 0)
    refuse(
      `--cells ${name}: expected a set, two levels and perhaps a rope, such as final:keen:steady (${[SET_IDS, LEVELS, ROPES].map((ids) => ids.join(', ')).join('; ')}).`,
    );
  return nothingOf(found, [first, second], foundRope);
}

const isSame = (a: Counted, b: Counted): boolean =>
  a.set === b.set && a.rope === b.rope && a.levels.join() === b.levels.join();

async function play(): Promise<void> {
  if (!/^\d{1,6}$/.test(values.matches)) refuse(`--matches ${values.matches}: expected a whole number.`);
  const wanted = values.cells.split(',').map(cellOf);
  let all: CountedFile = (await countsIn(values.file, countedSchema)) ?? { cells: [] };
  for (const cell of wanted) {
    let so = all.cells.find((one) => isSame(one, cell)) ?? cell;
    while (so.matches < Number(values.matches)) {
      so = playedOn(so);
      const next = so;
      const at = all.cells.findIndex((one) => isSame(one, next));
      all = { cells: at < 0 ? [...all.cells, next] : all.cells.with(at, next) };
      if (so.matches % KEPT_EVERY === 0 || so.matches === Number(values.matches)) await keepCounts(values.file, all);
    }
    print(`${so.set} ${so.levels.join(' ')} ${so.rope}: ${told(so.won[0], so.won[0] + so.won[1])}`);
  }
}

async function tell(): Promise<void> {
  const counts = await countsIn(values.file, countedSchema);
  if (counts === null) refuse(`--file ${values.file}: there are no counts to tell of.`);
  await writeFile(values.doc, withTables(await readFile(values.doc, 'utf8'), tablesOf(counts)));
}

if (values.help)
  print(
    'npx tsx src/bots/tug-of-war/balance/run.node.ts [--matches 40] [--cells final:keen:keen,...] [--file counts.json]\nnpx tsx src/bots/tug-of-war/balance/run.node.ts --tell [--file counts.json] [--doc docs/tug-of-war.md]',
  );
else await (values.tell ? tell() : play());

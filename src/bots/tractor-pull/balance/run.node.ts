// The figures that the invented values of Tractor Pull are held against, by games of bots with a wrench that points
// anywhere with the same chance. `--games N` plays each cell (a level, at both seats) on to its N-th game, and keeps
// the counts in `--file`, so that a run that was stopped goes on where it was. Games have the seeds from `--first-seed`
// on, as values that were chosen by some seeds are held against others. `--tell` plays nothing: it writes the tables of
// two such files, `--before` and `--file`, into a document.
import { readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { OPTIONS_BY } from '#games/tractor-pull/options.ts';
import type { RuleSet } from '#engine/ruleSets.ts';
import { PHYSICS_BUILD } from '#sim/build.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { ofRules } from '#bots/countedRules.ts';
import { countsIn, keepCounts } from '#bots/keptCounts.node.ts';
import { withTables } from '#bots/tablesIn.ts';
import { playByOdds, type Step } from '../byOdds.ts';
import { policyOf } from '../policies.ts';
import { askedOf, HELP, type Told } from './asked.node.ts';
import { fileSchema, nextSeed, toGoOn, withGame, type Counted, type CountedFile } from './counts.ts';
import { tablesOf } from './tell.ts';

function refuse(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(2);
}

const given = askedOf(process.argv.slice(2));
if (!given.ok) refuse(given.fault.message);
const asked = given.value;

const KEPT_EVERY = 10; // games

function played(so: Counted, rules: RuleSet): Counted {
  const steps: Step[] = [];
  const end = playByOdds(
    {
      build: PHYSICS_BUILD,
      tickHz: TICK_HZ,
      seed: nextSeed(so),
      seats: [0, 1].map((i) => ({ name: `seat ${i + 1}`, colour: i, kind: 'bot' })),
      rules,
      setup: { options: OPTIONS_BY[rules] },
    },
    [policyOf(so.cell), policyOf(so.cell)],
    (step) => steps.push(step),
  );
  if (!end.ok) throw new Error(end.fault.message);
  return withGame(so, steps);
}

async function play(): Promise<void> {
  const { file } = asked;
  let all: CountedFile = (file === null ? null : await countsIn(file, fileSchema)) ?? {
    values: asked.values,
    rules: asked.rules,
    cells: [],
  };
  const isOfRules = ofRules(all, asked.rules);
  if (!isOfRules.ok) refuse(isOfRules.fault.message);
  for (const cell of asked.cells) {
    const begun = toGoOn(all, cell, asked.firstSeed);
    if (!begun.ok) refuse(begun.fault.message);
    let so = begun.value;
    while (so.games < asked.games) {
      so = played(so, asked.rules);
      all = { ...all, cells: [...all.cells.filter((one) => one.cell !== cell), so] };
      const isDue = so.games % KEPT_EVERY === 0 || so.games === asked.games;
      if (isDue && file !== null) await keepCounts(file, all);
    }
  }
  process.stdout.write(`${tablesOf(null, all)}\n`);
}

async function tell({ before: first, files, doc }: Told): Promise<void> {
  const before = await countsIn(first, fileSchema);
  const tables: string[] = [];
  for (const file of files) {
    const now = await countsIn(file, fileSchema);
    if (now === null) refuse(`--file ${file}: there are no counts to tell of.`);
    tables.push(tablesOf(now.rules === before?.rules ? before : null, now));
  }
  await writeFile(doc, withTables(await readFile(doc, 'utf8'), tables.join('\n')));
}

if (asked.help) process.stdout.write(`${HELP}\n`);
else await (asked.tell === null ? play() : tell(asked.tell));

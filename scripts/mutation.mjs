// `npm run mutation`: changes the referee and the rules (or another folder) in one small place after the other, and
// tells which changes no test minds. See mutation/README.md.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';
import { asked } from './lib/asked.mjs';
import { matching } from './lib/globs.mjs';
import { isMain, root } from './lib/source.mjs';
import { equivalentsAmong, knownEquivalents } from './mutation/equivalent.mjs';
import { Hunt, surveyTests } from './mutation/hunt.mjs';
import { instrument } from './mutation/instrument.mjs';
import { mutantsOf } from './mutation/mutate.mjs';
import { clauseLines, clausesOf, fileLines, isKilled, PASS, scoreOf, survivorLines } from './mutation/report.mjs';
import { makeSandbox } from './mutation/sandbox.mjs';
import { filesIn, leftOut, scopeOf, testFilesFor } from './mutation/scope.mjs';

/**
 * @typedef {import('./mutation/mutate.mjs').Mutant} Mutant
 * @typedef {import('./mutation/report.mjs').Tried} Tried
 */

const help = `npm run mutation -- [options]
  --folder <path>  what is in this folder of src, and every test that loads it, in the place of referee and rules
  --tests <path>   only tests in this folder: quicker, and the score is rather too low
  --files <globs>  only files that match one: a part of the path, or a pattern with * and **; commas between them
  --clauses        only mutants that take a clause of the rules out
  --sample <n>     n of the mutants, the same each time
  --seed <n>       of the sample (1)
  --workers <n>    processes (2)
  --pass <n>       per cent that are asked for (${PASS})
  --list           tell the mutants and run nothing
  --help
Prints survivors, score and clauses, and leaves them in reports/mutation.json.
Exits with 1 under what is asked for or if a clause survives. Not mutated:
${leftOut.map(([file, why]) => `  ${file.source}: ${why}`).join('\n')}`;

const { values: options } = asked('npm run mutation', {
  options: {
    folder: { type: 'string' },
    files: { type: 'string' },
    tests: { type: 'string' },
    clauses: { type: 'boolean', default: false },
    sample: { type: 'string' },
    seed: { type: 'string', default: '1' },
    workers: { type: 'string', default: '2' },
    pass: { type: 'string', default: String(PASS) },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** @param {string} name @param {string} value */
function whole(name, value) {
  if (!/^[1-9]\d{0,5}$/.test(value)) throw new Error(`--${name} is ${value}; expected a whole number from 1`);
  return Number(value);
}

/** @template T @param {readonly T[]} items @param {number} size @param {number} seed @returns {T[]} in their order */
function sampleOf(items, size, seed) {
  const random = xoroshiro128plus(seed);
  const left = [...items];
  const chosen = new Set(
    Array.from(
      { length: Math.min(size, items.length) },
      () => left.splice(uniformInt(random, 0, left.length - 1), 1)[0],
    ),
  );
  return items.filter((item) => chosen.has(item));
}

let lastSaid = 0;
let lastLine = '';
/** Progress: over itself in a terminal, now and then elsewhere. @param {string} line */
function say(line) {
  const now = Date.now();
  lastLine = line;
  if (process.stderr.isTTY) process.stderr.write(`\r${line.padEnd(70)}`);
  else if (now - lastSaid > 20_000) process.stderr.write(`${line}\n`);
  else return;
  lastSaid = now;
}

function endProgress() {
  if (lastLine !== '') process.stderr.write(process.stderr.isTTY ? '\n' : `${lastLine}\n`);
}

/**
 * Everything that could be changed, and what of it is wanted now.
 * @param {import('./mutation/scope.mjs').Scope} scope
 */
function chooseMutants(scope) {
  const texts = new Map(filesIn(scope).map((file) => [file, readFileSync(join(root, file), 'utf8')]));
  const all = [...texts].flatMap(([file, text]) => mutantsOf(file, text));
  const { equivalent, stale } = equivalentsAmong(all, knownEquivalents(scope.folders));
  if (stale.length > 0)
    throw new Error(
      `equivalents are listed of what is not there any more:\n${stale.map((entry) => `  ${JSON.stringify(entry)}`).join('\n')}`,
    );
  const isWanted = matching(options.files ?? '');
  const wanted = all.flatMap((mutant, id) =>
    isWanted(mutant.file) && !equivalent.has(mutant) && (!options.clauses || mutant.clauses.length > 0) ? [id] : [],
  );
  const sampled =
    options.sample === undefined
      ? wanted
      : sampleOf(wanted, whole('sample', options.sample), whole('seed', options.seed));
  return { texts, all, wanted: sampled, equivalent: equivalent.size };
}

/** @param {ReadonlyMap<string, string>} texts @param {readonly Mutant[]} all */
function instrumented(texts, all) {
  const numbered = all.map((mutant, id) => ({ ...mutant, id }));
  return new Map(
    [...texts].map(([file, text]) => [
      file,
      instrument(
        text,
        numbered.filter((mutant) => mutant.file === file),
      ),
    ]),
  );
}

/**
 * @param {import('./mutation/scope.mjs').Scope} scope
 * @param {readonly Mutant[]} all
 * @param {readonly number[]} wanted
 * @param {string} sandbox
 */
async function hunt(scope, all, wanted, sandbox) {
  const workers = whole('workers', options.workers);
  const mutated = new Set(wanted.flatMap((id) => all[id]?.file ?? []));
  const survey = await surveyTests(sandbox, testFilesFor(mutated, scope), workers, say);
  const { length: failing } = survey.failing;
  for (const { file, name } of survey.failing) console.log(`fails without any mutant, left out: ${file}: ${name}`);
  const hunter = new Hunt(sandbox, workers, survey, all, say);
  await hunter.run(wanted);
  endProgress();
  const tried = wanted.flatMap((id) => {
    const [mutant, verdict] = [all[id], hunter.verdicts[id]];
    return mutant && verdict ? [{ mutant, verdict }] : [];
  });
  return { tried, failing };
}

/** @param {readonly Tried[]} tried @param {number} seconds */
function leaveReport(tried, seconds) {
  mkdirSync(join(root, 'reports'), { recursive: true });
  const mutants = tried.map(({ mutant: { sites: _, ...mutant }, verdict }) => ({ ...mutant, ...verdict }));
  const clauses = clausesOf(tried).map(({ clause, held, removals }) => ({ clause, held, removals: removals.length }));
  const report = {
    score: scoreOf(tried),
    killed: tried.filter(isKilled).length,
    all: tried.length,
    seconds,
    clauses,
    mutants,
  };
  writeFileSync(join(root, 'reports/mutation.json'), `${JSON.stringify(report, null, 1)}\n`);
}

/** @param {string} title @param {readonly string[]} lines */
function print(title, lines) {
  console.log(`\n== ${title}`);
  for (const line of lines) console.log(line);
}

async function main() {
  if (options.help) return console.log(help);
  const started = Date.now();
  const scope = scopeOf(options.folder, options.tests);
  const { texts, all, wanted, equivalent } = chooseMutants(scope);
  const chosen = wanted.flatMap((id) => all[id] ?? []);
  if (options.list) {
    for (const { file, line, kind, before, after, clauses } of chosen)
      console.log(`${file}:${line}  ${kind}: ${before}  ->  ${after}  ${clauses.join(' ')}`.trimEnd());
    return console.log(
      `${chosen.length} mutants in ${new Set(chosen.map(({ file }) => file)).size} files, ${equivalent} known to change nothing`,
    );
  }
  const sandbox = makeSandbox(instrumented(texts, all));
  try {
    const { tried, failing } = await hunt(scope, all, wanted, sandbox.folder);
    const seconds = Math.round((Date.now() - started) / 1000);
    leaveReport(tried, seconds);
    print('survivors', survivorLines(tried));
    print('files', fileLines(tried));
    if (clausesOf(tried).length > 0) print('clauses', clauseLines(tried));
    const lost = clausesOf(tried).filter(({ held }) => !held);
    print('score', [
      `${scoreOf(tried).toFixed(1)} % (asked: ${options.pass} %): ${tried.filter(isKilled).length} of ${tried.length} killed in ${seconds} s; ${equivalent} more are known to change nothing`,
      lost.length === 0
        ? 'no clause survives being taken out'
        : `clauses that can be taken out unseen: ${lost.map(({ clause }) => clause).join(', ')}`,
      ...(failing === 0
        ? []
        : [`${failing} tests fail without any mutant: mend them first, they may hold what survived`]),
    ]);
    if (scoreOf(tried) < whole('pass', options.pass) || lost.length > 0 || failing > 0) process.exitCode = 1;
  } finally {
    sandbox.remove();
  }
}

if (isMain(import.meta.url)) await main();

// The files that are mutated: the referee and the rules, or a folder that is asked for; and the parts of the rules that
// are not, and why.
import { mutationNotes } from '../lib/games.mjs';
import { filesUnder } from '../lib/source.mjs';
import { loadingAny } from './reach.mjs';

/**
 * @typedef {{ folders: readonly string[], tests: readonly string[] }} Scope folders that are mutated, and folders of
 *   tests
 */

/** The tests that may hold a rule; which of them reach one is found out. @type {Scope} */
const RULES = {
  folders: ['src/referee', 'src/games'],
  tests: ['tests/referee', 'tests/engine', 'tests/games', 'tests/scenarios'],
};

/** @type {readonly (readonly [file: RegExp, why: string])[]} */
export const leftOut = [
  [/\/texts\.ts$/, 'sentences for players'],
  [/\/data\//, 'data'],
  [
    /^src\/games\/[\w-]+\/(matchFile|matchSchema|throwSchema|variantSchema|provenance|readSetup|record|notation)\.ts$/,
    'formats: matches, throws, data files, recorded rulings and commands as text',
  ],
  [/^src\/games\/[\w-]+\/notation\//, 'formats: commands as text'],
  [
    /^src\/games\/[\w-]+\/scenario\/(?!(judge|judged|start|turn)\.ts$)/,
    'formats: how scenarios are read, written and compared',
  ],
  [/^src\/games\/[\w-]+\/help\//, 'the clauses in words for players'],
  [/^src\/games\/(registry|[\w-]+\/(module|schemas))\.ts$/, 'lists of what there is'],
  [/^src\/games\/[\w-]+\/command\//, 'answers in words for the command line'],
  ...mutationNotes.flatMap(({ game, leftOut: own }) =>
    own.map(([folder, why]) => /** @type {const} */ ([new RegExp(`^src/games/${game}/${folder}`), why])),
  ),
];

/**
 * @param {string | undefined} folder of the source; undefined for the rules
 * @param {string} [tests] only the tests in this folder: a survivor of theirs may not survive them all
 * @returns {Scope}
 * @throws {Error} where there is nothing in it
 */
export function scopeOf(folder, tests) {
  if (folder === undefined) return tests === undefined ? RULES : { ...RULES, tests: [tests] };
  const scope = { folders: [folder.replace(/\/+$/, '')], tests: [tests ?? 'tests'] };
  if (filesIn(scope).length === 0) throw new Error(`${folder} has no .ts file that could be mutated`);
  return scope;
}

/** @param {string} file @returns {string | null} */
export const whyLeftOut = (file) => leftOut.find(([pattern]) => pattern.test(file))?.[1] ?? null;

/**
 * Components (.tsx) are not among them: what they decide stands in files beside them.
 * @param {Scope} scope
 * @returns {string[]}
 */
export const filesIn = ({ folders }) =>
  folders.flatMap(filesUnder).filter((file) => file.endsWith('.ts') && whyLeftOut(file) === null);

/** @param {ReadonlySet<string>} mutated @param {Scope} scope @returns {string[]} the tests that load some of it */
export const testFilesFor = (mutated, { tests }) =>
  loadingAny(
    tests.flatMap(filesUnder).filter((file) => /\.test\.tsx?$/.test(file)),
    mutated,
  );

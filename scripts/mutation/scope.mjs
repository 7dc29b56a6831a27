// What is mutated: the referee and the rules. And what of their folders is not, and why.
import { mutationNotes } from '../lib/games.mjs';
import { filesUnder } from '../lib/source.mjs';
import { loadingAny } from './reach.mjs';

const folders = ['src/referee', 'src/games'];

/** @type {readonly (readonly [file: RegExp, why: string])[]} */
export const leftOut = [
  [/\/texts\.ts$/, 'sentences for players'],
  [/\/data\//, 'data'],
  [
    /^src\/games\/\w+\/(matchFile|matchSchema|throwSchema|variantSchema|provenance|readSetup|record|notation)\.ts$/,
    'formats: matches, throws, data files, recorded rulings and commands as text',
  ],
  [/^src\/games\/\w+\/notation\//, 'formats: commands as text'],
  [
    /^src\/games\/\w+\/scenario\/(?!(judge|judged|start|turn)\.ts$)/,
    'formats: how scenarios are read, written and compared',
  ],
  [/^src\/games\/\w+\/help\//, 'the clauses in words for players'],
  [/^src\/games\/(registry|\w+\/(module|schemas))\.ts$/, 'lists of what there is'],
  [/^src\/games\/\w+\/command\//, 'answers in words for the command line'],
  ...mutationNotes.flatMap(({ game, leftOut: own }) =>
    own.map(([folder, why]) => /** @type {const} */ ([new RegExp(`^src/games/${game}/${folder}`), why])),
  ),
];

/** Where the tests are that may hold a rule; which of them reach one is found out. */
export const testFolders = ['tests/referee', 'tests/engine', 'tests/games', 'tests/scenarios'];

/** @param {string} file @returns {string | null} */
export const whyLeftOut = (file) => leftOut.find(([pattern]) => pattern.test(file))?.[1] ?? null;

/** @returns {string[]} */
export const filesInScope = () =>
  folders.flatMap(filesUnder).filter((file) => file.endsWith('.ts') && whyLeftOut(file) === null);

/** @returns {string[]} */
const testFiles = () => testFolders.flatMap(filesUnder).filter((file) => /\.test\.tsx?$/.test(file));

/** @param {ReadonlySet<string>} mutated @returns {string[]} those that load some of it */
export const testFilesFor = (mutated) => loadingAny(testFiles(), mutated);

/**
 * Patterns of file names, with commas between them: `*` is anything within a folder, `**` anything; without either, a
 * part of the path.
 * @param {string} globs
 * @returns {(file: string) => boolean}
 */
export function matching(globs) {
  const patterns = globs.split(',').map(matchingOne);
  return (file) => patterns.some((matches) => matches(file));
}

/** @param {string} glob @returns {(file: string) => boolean} */
function matchingOne(glob) {
  if (!glob.includes('*')) return (file) => file.includes(glob);
  const escaped = glob.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  const pattern = new RegExp(`^${escaped.replace(/\*\*\/?|\*/g, (star) => (star.startsWith('**') ? '.*' : '[^/]*'))}$`);
  return (file) => pattern.test(file);
}

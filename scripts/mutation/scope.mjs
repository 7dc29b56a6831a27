// What is mutated: the referee and the rules. And what of their folders is not, and why.
import { filesUnder } from '../lib/source.mjs';

const folders = ['src/referee', 'src/games/traction'];

/** @type {readonly (readonly [file: RegExp, why: string])[]} */
export const leftOut = [
  [/\/texts\.ts$/, 'sentences for players'],
  [/\/data\//, 'data'],
  [/^src\/games\/traction\/(matchFile|matchSchema|readSetup|record|notation)\.ts$/, 'formats: matches, recorded rulings and commands as text'],
  [/^src\/games\/traction\/scenario\/(?!(judge|judged|start|turn)\.ts$)/, 'formats: how scenarios are read, written and compared'],
];

/** Where the tests are that may hold a rule; which of them reach one is found out. */
export const testFolders = ['tests/referee', 'tests/engine', 'tests/games', 'tests/scenarios'];

/** @param {string} file @returns {string | null} */
export const whyLeftOut = (file) => leftOut.find(([pattern]) => pattern.test(file))?.[1] ?? null;

/** @returns {string[]} */
export const filesInScope = () =>
  folders.flatMap(filesUnder).filter((file) => file.endsWith('.ts') && whyLeftOut(file) === null);

/** @returns {string[]} */
export const testFiles = () => testFolders.flatMap(filesUnder).filter((file) => /\.test\.tsx?$/.test(file));

/**
 * A pattern of file names: `*` is anything within a folder, `**` anything; without either, a part of the path.
 * @param {string} glob
 * @returns {(file: string) => boolean}
 */
export function matching(glob) {
  if (!glob.includes('*')) return (file) => file.includes(glob);
  const escaped = glob.replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`);
  const pattern = new RegExp(`^${escaped.replace(/\*\*\/?|\*/g, (star) => (star.startsWith('**') ? '.*' : '[^/]*'))}$`);
  return (file) => pattern.test(file);
}

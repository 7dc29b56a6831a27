// The findings of a run, for people and for programs.
import { CLAUSES } from './clauses.mjs';

/**
 * @typedef {import('./mutate.mjs').Mutant} Mutant
 * @typedef {import('./hunt.mjs').Verdict} Verdict
 * @typedef {{ mutant: Mutant, verdict: Verdict }} Tried
 */

export const PASS = 85; // per cent

export const isKilled = (/** @type {Tried} */ { verdict }) => verdict.fate === 'killed' || verdict.fate === 'timed out';

/** @param {readonly Tried[]} tried @returns {number} per cent killed */
export const scoreOf = (tried) => (tried.length === 0 ? 100 : (100 * tried.filter(isKilled).length) / tried.length);

const changeOf = (/** @type {Mutant} */ { file, line, kind, before, after }) =>
  `${file}:${line}  ${kind}: ${before}  ->  ${after}`;

/** @param {readonly Tried[]} tried @returns {string[]} */
export function survivorLines(tried) {
  const alive = tried.filter((t) => !isKilled(t));
  return alive.map(
    ({ mutant, verdict }) => `${changeOf(mutant)}${verdict.fate === 'not reached' ? '  (no test reaches it)' : ''}`,
  );
}

/** @param {readonly Tried[]} tried @returns {string[]} a line a file, the weakest first */
export function fileLines(tried) {
  const files = [...new Set(tried.map(({ mutant }) => mutant.file))];
  return files
    .map((file) => ({ file, of: tried.filter(({ mutant }) => mutant.file === file) }))
    .map(({ file, of }) => ({ file, of, score: scoreOf(of) }))
    .sort((a, b) => a.score - b.score)
    .map(
      ({ file, of, score }) =>
        `${score.toFixed(1).padStart(6)} %  ${String(of.filter(isKilled).length).padStart(4)} of ${String(of.length).padStart(4)}  ${file}`,
    );
}

/**
 * Every clause that the code names, with each way in which it was taken out.
 * @param {readonly Tried[]} tried
 * @returns {{ clause: string, held: boolean, removals: readonly Tried[] }[]}
 */
export function clausesOf(tried) {
  return CLAUSES.flatMap((clause) => {
    const removals = tried.filter(({ mutant }) => mutant.clauses.includes(clause));
    return removals.length === 0 ? [] : [{ clause, held: removals.every(isKilled), removals }];
  });
}

/** @param {string} clause */
const bookOf = (clause) => clause.slice(0, 2);

/** @param {readonly Tried[]} tried @returns {string[]} */
export function clauseLines(tried) {
  const clauses = clausesOf(tried);
  const named = new Set(clauses.map(({ clause }) => clause));
  const books = new Set([...named].map(bookOf));
  const unnamed = CLAUSES.filter((clause) => books.has(bookOf(clause)) && !named.has(clause));
  return [
    ...clauses.flatMap(({ clause, held, removals }) => [
      `${clause}  ${held ? 'held' : 'SURVIVES'}`,
      ...removals.map(
        (t) =>
          `    ${isKilled(t) ? 'killed  ' : 'SURVIVES'}  ${changeOf(t.mutant)}${t.verdict.by === null ? '' : `\n              by ${t.verdict.by}`}`,
      ),
    ]),
    `not named in what is mutated (the engine's, the table's or a text's): ${unnamed.join(', ')}`,
  ];
}

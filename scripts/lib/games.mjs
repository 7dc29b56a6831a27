// The games by their folders, and what each tells the tools about itself.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './source.mjs';

/**
 * @typedef {{
 *   leftOut: readonly (readonly [folder: string, why: string])[],
 *   told: Readonly<Record<string, string>>,
 *   equivalent: readonly import('../mutation/equivalent.mjs').Equivalent[],
 * }} MutationNotes
 *   leftOut: folders of the game that are not mutated;
 *   told: types that hold a state and what was told, with the name of the state's type;
 *   equivalent: mutants that change nothing, by files of its folder
 * @typedef {{ book: string, clauses: number }} ClauseNumbers
 */

/** Ids, in the order of their letters. @returns {string[]} */
export const gameIds = () =>
  readdirSync(join(root, 'src/games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

/** @param {string} name @returns {(readonly [id: string, text: string])[]} the file of every game that has it */
const textsOf = (name) =>
  gameIds()
    .map((id) => /** @type {const} */ ([id, join(root, 'src/games', id, name)]))
    .filter(([, path]) => existsSync(path))
    .map(([id, path]) => /** @type {const} */ ([id, readFileSync(path, 'utf8')]));

/** @type {readonly (MutationNotes & { game: string })[]} */
export const mutationNotes = textsOf('mutation.json').map(([game, text]) => ({ game, ...JSON.parse(text) }));

/** @type {readonly ClauseNumbers[]} */
export const clauseNumbers = textsOf('rulebook.json').map(([, text]) => JSON.parse(text));

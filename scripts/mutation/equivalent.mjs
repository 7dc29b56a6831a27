// Mutants that change nothing, by a list in which each has its reason.
import { mutationNotes } from '../lib/games.mjs';

/**
 * @typedef {import('./mutate.mjs').Mutant} Mutant
 * @typedef {{ file: string, source: string, before: string, after: string, reason: string }} Equivalent
 *   source: the line as it stands, without the spaces around it; before, after: the change as it is reported
 */

/** Every game's own, whose files are named from its folder. @returns {Equivalent[]} */
const readList = () =>
  mutationNotes.flatMap(({ game, equivalent }) =>
    equivalent.map((entry) => ({ ...entry, file: `src/games/${game}/${entry.file}` })),
  );

/**
 * @param {readonly Mutant[]} mutants
 * @param {readonly Equivalent[]} [list]
 * @returns {{ equivalent: Set<Mutant>, stale: Equivalent[] }} stale: entries that fit nothing, or give no reason
 */
export function equivalentsAmong(mutants, list = readList()) {
  const fits = (/** @type {Equivalent} */ entry, /** @type {Mutant} */ mutant) =>
    entry.file === mutant.file &&
    entry.source === mutant.source &&
    entry.before === mutant.before &&
    entry.after === mutant.after;
  const isGood = (/** @type {Equivalent} */ entry) =>
    entry.reason.trim() !== '' && mutants.some((mutant) => fits(entry, mutant));
  return {
    equivalent: new Set(mutants.filter((mutant) => list.some((entry) => fits(entry, mutant)))),
    stale: list.filter((entry) => !isGood(entry)),
  };
}

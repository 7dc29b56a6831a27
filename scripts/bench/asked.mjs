import { parsed } from '../lib/asked.mjs';

/**
 * @typedef {object} Asked
 * @property {readonly string[]} files of the measurements that are to be made
 * @property {readonly string[]} options for the one that takes any
 */

/** Takes options of its own (tests/bench/open/asked.ts). */
export const WITH_OPTIONS = 'tests/bench/open.mts';

/** @param {string} file @returns {string} by which it is chosen */
export const nameOf = (file) => file.replace(/^.*\//, '').replace(/(\.bench)?\.m?ts$/, '');

/** @param {readonly string[]} files */
export const helpOf = (files) => `npm run bench measures how fast things are, one after the other.

  npm run bench               all of them, some minutes each
  npm run bench WORD ...      those with a word in their names: ${files.map(nameOf).join(', ')}
  npm run bench open -- --help    the options of that one
  npm run bench -- --help     this text
`;

/**
 * @param {readonly string[]} args
 * @param {readonly string[]} files of all measurements
 * @returns {Asked | 'help'}
 * @throws {Error} with a sentence
 */
export function askedOf(args, files) {
  const first = args.findIndex((arg) => arg.startsWith('-'));
  const [words, options] = first < 0 ? [args, []] : [args.slice(0, first), args.slice(first)];
  for (const word of words)
    if (!files.some((file) => file.includes(word)))
      throw new Error(
        `nothing is measured by the name of ${JSON.stringify(word)}; there are ${files.map(nameOf).join(', ')}.`,
      );
  const chosen = files.filter((file) => words.length === 0 || words.some((word) => file.includes(word)));
  if (chosen.length === 1 && chosen[0] === WITH_OPTIONS) return { files: chosen, options };
  if (options.some((option) => option === '--help' || option === '-h')) return 'help';
  if (options.length > 0)
    throw new Error(`${JSON.stringify(options[0])} is no option here; only npm run bench open has some.`);
  return { files: chosen, options };
}

/**
 * @typedef {object} OpenAsked
 * @property {string | null} beside a folder with another built page, or a commit
 * @property {string | null} page a folder with the built page; null: it is built
 * @property {string | null} game a part of its name; null: all games
 * @property {number} rounds
 */

export const OPEN_HELP = `npm run bench open opens each game's table in the built page and tells what that costs: the longest task of the page's
own scripts, by processor time and scaled to a quiet core; programs compiled; draw calls; bytes brought to the graphics card.
Drawing itself is left out.

  npm run bench open
  npm run bench open -- --beside HEAD~1    beside the page of a commit, which is built aside, or of a folder; then how
                                           long a picture drawn by software takes is told as a ratio, too
  npm run bench open -- --page dist/app    of that folder; without it the page is built
  npm run bench open -- --game trex        games with that in their names
  npm run bench open -- --rounds 5         how often each is opened, 1 to 20; the middle one counts. Without it 3
  npm run bench open -- --help             this text
`;

const MOST_ROUNDS = 20;

/**
 * @param {readonly string[]} options
 * @returns {OpenAsked | 'help'}
 * @throws {Error} with a sentence
 */
export function openAsked(options) {
  const { values, positionals } = parsed('npm run bench open', {
    args: [...options],
    options: {
      beside: { type: 'string' },
      page: { type: 'string' },
      game: { type: 'string' },
      rounds: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
    allowPositionals: true,
  });
  if (values.help === true) return 'help';
  if (positionals.length > 0)
    throw new Error(`${JSON.stringify(positionals[0])} is no option; see npm run bench open -- --help.`);
  const { beside = null, page = null, game = null, rounds = '3' } = values;
  for (const [name, value] of Object.entries({ beside, page, game }))
    if (value?.trim() === '') throw new Error(`--${name} says nothing; see npm run bench open -- --help.`);
  if (!(/^\d+$/.test(rounds) && Number(rounds) >= 1 && Number(rounds) <= MOST_ROUNDS))
    throw new Error(`--rounds is a whole number from 1 to ${MOST_ROUNDS}, not ${JSON.stringify(rounds)}.`);
  return { beside, page, game, rounds: Number(rounds) };
}

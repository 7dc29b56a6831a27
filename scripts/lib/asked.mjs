import { parseArgs } from 'node:util';
import process from 'node:process';

/** The exit code of every command for what it cannot be asked. */
const BAD_INPUT = 2;

/**
 * Options as they were typed.
 * @template {import('node:util').ParseArgsConfig} T
 * @param {string} command whose help tells the options
 * @param {T} config
 * @returns {ReturnType<typeof parseArgs<T>>}
 * @throws {Error} with a sentence
 */
export function parsed(command, config) {
  try {
    return parseArgs(config);
  } catch (error) {
    const [sentence = ''] = (error instanceof Error ? error.message : String(error)).split(/\.\s|\n/);
    throw new Error(`${sentence.replace(/\.$/, '')}; see ${command} -- --help.`, { cause: error });
  }
}

/**
 * The same, for a command that ends where it is asked for what there is not.
 * @template {import('node:util').ParseArgsConfig} T
 * @param {string} command
 * @param {T} config
 * @returns {ReturnType<typeof parseArgs<T>>}
 */
export function asked(command, config) {
  try {
    return parsed(command, config);
  } catch (error) {
    return refuse(command, error instanceof Error ? error.message : String(error));
  }
}

/**
 * Ends a command that takes no such argument.
 * @param {string} command
 * @param {string} sentence
 * @returns {never}
 */
export function refuse(command, sentence) {
  process.stderr.write(`${command}: ${sentence}\n`);
  process.exit(BAD_INPUT);
}

/**
 * For a command that can only be called; `--help` tells what it does, anything else is refused.
 * @param {string} command
 * @param {string} does
 */
export function askedNothing(command, does) {
  const [first] = process.argv.slice(2);
  if (first === undefined) return;
  if (first !== '--help' && first !== '-h') refuse(command, `takes no arguments, and ${JSON.stringify(first)} is one.`);
  process.stdout.write(`${command} ${does}\n`);
  process.exit(0);
}

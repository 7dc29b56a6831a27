import { parsed } from '../lib/asked.mjs';

/**
 * @typedef {{ host?: string, port?: number, help?: true }} Asked
 */

export const HELP = `npm start serves the page of Tumbletop, with rooms in which people elsewhere can play, and opens it where there is a
screen. It builds the page where that is not done, or a source is newer: about ten seconds. Matches of rooms are kept
in the folder .rooms of the project.

  npm start
  npm start -- --port 8080    there, and nowhere else; without it the next free port from 5173
  npm start -- --host         for other devices of the network, too (or --host ADDRESS)
  npm start -- --help         this text

BROWSER=none opens no browser. Ctrl-C ends it. npm run dev serves the page from its source instead.
`;

const MOST_PORT = 65_535;

/**
 * @param {readonly string[]} args
 * @returns {Asked}
 * @throws {Error} with a sentence
 */
export function askedOf(args) {
  const given = args.flatMap((arg, i) => (arg === '--host' && isOption(args[i + 1]) ? ['--host', EVERY] : [arg]));
  const { values, positionals } = parsed('npm start', {
    args: given,
    options: { port: { type: 'string' }, host: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    allowPositionals: true,
  });
  if (values.help === true) return { help: true };
  if (positionals.length > 0)
    throw new Error(`${JSON.stringify(positionals[0])} is no option; see npm start -- --help.`);
  const { port, host } = values;
  if (port !== undefined && !(/^\d+$/.test(port) && Number(port) <= MOST_PORT))
    throw new Error(`--port is a whole number up to ${MOST_PORT}, not ${JSON.stringify(port)}.`);
  if (host?.trim() === '') throw new Error('--host is an address of this machine, not "".');
  return { ...(port === undefined ? {} : { port: Number(port) }), ...(host === undefined ? {} : { host }) };
}

/** All addresses that this machine has. */
const EVERY = '0.0.0.0';

/** @param {string | undefined} arg */
const isOption = (arg) => arg === undefined || arg.startsWith('-');

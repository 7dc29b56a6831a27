// `npm start`: serves the built page and opens it where there is a screen. It builds the page where that is not done,
// or a source is newer. `npm start -- --help` tells its options.
import { fileURLToPath } from 'node:url';
import process from 'node:process';
import { start } from './start/start.mjs';

await start(process.argv.slice(2), { root: fileURLToPath(new URL('..', import.meta.url)) });

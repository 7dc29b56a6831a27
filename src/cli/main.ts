import process from 'node:process';
import { processTerminal } from './processTerminal.ts';
import { run } from './run.ts';

/** The entry of the command line; bin/tumbletop.mjs imports what is built from it. */
process.exitCode = await run(process.argv.slice(2), processTerminal());

// Compiles every TypeScript project of the repository. Each one has its own idea of
// what is in scope (no DOM in the core, no Node in the page), so they run apart: two at
// a time, each on one thread. A compiler on many threads checks on each of them what
// they share, which takes the processor twice as long.
import process from 'node:process';
import { refuse } from './lib/asked.mjs';
import { ended, twoAtATime } from './lib/checks.mjs';

const TSC = 'node_modules/typescript/bin/tsc';
/** Those that take longest come first. */
const projects = ['tests-app', 'app', 'tests', 'node', 'play', 'core', 'tools', 'worker'];

const only = process.argv.slice(2);
const strange = only.find((project) => !projects.includes(project));
if (strange !== undefined)
  refuse('npm run typecheck', `no such project: ${JSON.stringify(strange)} (there are ${projects.join(', ')})`);
let failed = false;
const chosen = only.length > 0 ? only : projects;
const results = await twoAtATime(chosen, (project) =>
  ended([TSC, '-p', `tsconfig.${project}.json`, '--singleThreaded', '--pretty', 'false']),
);
for (const [i, { code, output }] of results.entries()) {
  if (code !== 0 && /error TS18003:/.test(output)) {
    console.log(`${chosen[i]}: nothing to compile yet`);
  } else if (code !== 0) {
    failed = true;
    console.log(`${chosen[i]}: failed\n${output.trimEnd()}`);
  } else {
    console.log(`${chosen[i]}: ok`);
  }
}
process.exitCode = failed ? 1 : 0;

// Compiles every TypeScript project of the repository. Each one has its own idea of
// what is in scope (no DOM in the core, no Node in the page), so they run apart.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import process from 'node:process';

const root = fileURLToPath(new URL('..', import.meta.url));
const tsc = fileURLToPath(new URL('../node_modules/typescript/bin/tsc', import.meta.url));

const projects = ['core', 'node', 'app', 'worker', 'tests', 'tests-app', 'tools'];

/**
 * @param {string} project
 * @returns {Promise<{ project: string, code: number, output: string }>}
 */
function compile(project) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [tsc, '-p', `tsconfig.${project}.json`, '--pretty', 'false'], { cwd: root });
    let output = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    child.stderr.on('data', (chunk) => (output += String(chunk)));
    child.on('error', reject);
    child.on('close', (code) => resolve({ project, code: code ?? 1, output }));
  });
}

const only = process.argv.slice(2);
let failed = false;
for (const project of only.length > 0 ? only : projects) {
  const { code, output } = await compile(project);
  if (code !== 0 && /error TS18003:/.test(output)) {
    console.log(`${project}: nothing to compile yet`);
  } else if (code !== 0) {
    failed = true;
    console.log(`${project}: failed\n${output.trimEnd()}`);
  } else {
    console.log(`${project}: ok`);
  }
}
process.exitCode = failed ? 1 : 0;

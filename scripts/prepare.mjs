// Runs after `npm ci` and `npm install` and before `npm pack`: makes the command ready to
// use, so that `npx tumbletop` needs no build step by hand.
import { chmodSync, existsSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import process from 'node:process';
import { buildCli } from './build-cli.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** npm links the commands of dependencies, not the project's own; npx looks among those first. */
function linkCommand() {
  const folder = join(root, 'node_modules/.bin');
  if (!existsSync(folder)) return;
  const link = join(folder, 'tumbletop');
  rmSync(link, { force: true });
  if (process.platform === 'win32') {
    writeFileSync(`${link}.cmd`, '@node "%~dp0\\..\\..\\bin\\tumbletop.mjs" %*\r\n');
    return;
  }
  chmodSync(join(root, 'bin/tumbletop.mjs'), 0o755);
  symlinkSync('../../bin/tumbletop.mjs', link);
}

/** @returns {Promise<boolean>} whether the command is there to be used */
async function build() {
  try {
    const outcome = await buildCli({ prune: true });
    if (outcome === 'no source') console.log('command line: src/cli/main.ts is not there yet, nothing to build');
    return outcome === 'built';
  } catch (error) {
    console.error(`command line: not built: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

// Nothing to do in the packed package, which has the bundle and no source.
if (existsSync(join(root, 'src'))) {
  linkCommand();
  const built = await build();
  // An installation must not fail because the source is being worked on: the command
  // builds itself when it is next called. But a package without the command is of no use.
  const packing = process.env['npm_command'] === 'pack' || process.env['npm_command'] === 'publish';
  if (packing && !built) {
    console.error('command line: cannot be packed without being built');
    process.exitCode = 1;
  }
  if (packing) await (await import('./build-page.mjs')).buildPage();
}

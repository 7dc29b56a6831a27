// A copy of the project for one run, with instrumented source in it.
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { root } from '../lib/source.mjs';

/** Neither source nor test. Packages are found in the folder around the sandbox. */
const notCopied = new Set([
  'node_modules',
  'dist',
  '.git',
  '.cache',
  'coverage',
  'test-results',
  'playwright-report',
  'blob-report',
  'reports',
]);

const sandboxes = join(root, '.cache', 'mutation');

/** @param {number} pid */
function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Runs that were ended could not tidy up. */
function removeOrphans() {
  const names = existsSync(sandboxes) ? readdirSync(sandboxes) : [];
  for (const name of names)
    if (!isRunning(Number(name))) rmSync(join(sandboxes, name), { recursive: true, force: true });
}

/**
 * @param {ReadonlyMap<string, string>} changed texts by file, instead of what is there
 * @returns {{ folder: string, remove: () => void }}
 */
export function makeSandbox(changed) {
  removeOrphans();
  const folder = join(sandboxes, String(process.pid));
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(root)) {
    if (!notCopied.has(name)) cpSync(join(root, name), join(folder, name), { recursive: true });
  }
  for (const [file, text] of changed) writeFileSync(join(folder, file), text);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

// Programs of the machine that tests need: finds them, and installs Debian's packages where it may.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, statSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import process from 'node:process';

/** @param {string} path */
export function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
}

/** @param {string} name @returns {string | null} where the program is */
export function onPath(name) {
  const folders = (process.env['PATH'] ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find(isProgram) ?? null;
}

/**
 * @param {string} what for whoever reads along
 * @param {string} command
 * @param {readonly string[]} args
 * @param {number} seconds how long it may take: a closed network may answer nothing at all
 * @returns {boolean} whether it ended well
 */
export function run(what, command, args, seconds) {
  console.log(`${what}: trying ${[command, ...args].join(' ')}`);
  const result = spawnSync(command, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    timeout: seconds * 1000,
    killSignal: 'SIGKILL',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (result.status === 0) return true;
  const said = (result.stderr ?? '').split('\n').map((line) => line.trim());
  const why = result.error?.message ?? said.find((line) => /\b(error|E:)/i.test(line)) ?? `exit code ${result.status}`;
  console.log(`${what}: that failed: ${why}`);
  return false;
}

/**
 * @param {string} what for whoever reads along
 * @param {readonly string[]} packages
 * @returns {boolean} whether they are there now
 */
export function installDebian(what, packages) {
  if (onPath('apt-get') === null) return false;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && onPath('sudo') === null) return false;
  const apt = (/** @type {string[]} */ args, /** @type {number} */ seconds) =>
    isRoot ? run(what, 'apt-get', args, seconds) : run(what, 'sudo', ['-n', 'apt-get', ...args], seconds);
  // An old list may still name what is needed, so a failed update is not the end.
  apt(['update', '-q'], 180);
  return apt(['install', '-q', '-y', '--no-install-recommends', ...packages], 900);
}

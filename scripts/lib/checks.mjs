// Checks that have nothing to do with each other, on both cores of a small machine.
import { spawn } from 'node:child_process';
import process from 'node:process';
import { root } from './source.mjs';

/** @typedef {{ code: number, output: string }} Ended */

/**
 * @param {readonly string[]} args for node
 * @returns {Promise<Ended>} what was written to both of its outputs, and how it ended; killed counts as 1
 */
export function ended(args) {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root });
    let output = '';
    const hear = (/** @type {unknown} */ chunk) => (output += String(chunk));
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/**
 * Two at a time, in the given order.
 * @template T, R
 * @param {readonly T[]} given
 * @param {(one: T) => Promise<R>} work
 * @returns {Promise<R[]>} in the given order
 */
export async function twoAtATime(given, work) {
  /** @type {R[]} */
  const results = [];
  const waiting = given.entries();
  const worker = async () => {
    for (const [i, one] of waiting) results[i] = await work(one);
  };
  await Promise.all([worker(), worker()]);
  return results;
}

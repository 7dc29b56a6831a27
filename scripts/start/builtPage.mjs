import { existsSync, mkdirSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { hasNewer } from '../lib/newer.mjs';

/**
 * @typedef {object} Page
 * @property {readonly string[]} sources files and folders that it is made of
 * @property {string} folder where it is kept, which nothing else writes to
 * @property {(into: string) => Promise<unknown>} build
 * @property {(sentence: string) => void} say
 */

/** Says by its time of when the sources were that the page was built from. */
const MARK = 'built';

/**
 * Builds the page where that is not done, or a source is newer. It is built aside, so that a server that runs from the
 * last one has it until this one is whole.
 * @param {Page} page
 * @returns {Promise<string>} the folder to serve
 */
export async function builtPage({ sources, folder, build, say }) {
  const mark = join(folder, MARK);
  const time = existsSync(mark) ? statSync(mark).mtimeMs : null;
  const served = join(folder, 'page');
  if (time !== null && !sources.some((source) => hasNewer(source, time))) return served;
  say(
    time === null
      ? 'Building the page, once; this takes about ten seconds.'
      : 'The source has changed: building the page again; this takes about ten seconds.',
  );
  const began = new Date();
  const aside = join(dirname(folder), `.start-${process.pid}`);
  const remove = () => rmSync(aside, { recursive: true, force: true });
  process.once('exit', remove); // a build that Ctrl-C ends
  try {
    await build(join(aside, 'page'));
    mkdirSync(aside, { recursive: true });
    writeFileSync(join(aside, MARK), '');
    // An edit made meanwhile counts as newer.
    utimesSync(join(aside, MARK), began, began);
    rmSync(folder, { recursive: true, force: true });
    renameSync(aside, folder);
  } finally {
    remove();
    process.off('exit', remove);
  }
  return served;
}

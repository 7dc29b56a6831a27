// No comment is wider than a line of code: the formatter wraps code and leaves comments as they are.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, finish, isMain, isScript, parse, root, show } from './lib/source.mjs';

/** As wide as the formatter's lines (.oxfmtrc.json), columns. */
const WIDEST = 120;

/** @typedef {import('./lib/source.mjs').Finding} Finding */

/**
 * @param {string} file
 * @param {string} text
 * @returns {Finding[]} lines that are too wide and have a comment in them, but those that switch a rule off
 */
export function wideComments(file, text) {
  const wide = [...text.matchAll(/^.*$/gm)].filter(([line]) => line.length > WIDEST);
  if (wide.length === 0) return [];
  const { comments, report, findings } = parse(file, text);
  for (const { 0: line, index } of wide) {
    const inIt = comments.some(({ start, end }) => start <= index + line.length && end > index);
    if (inIt && !/oxlint-|@ts-/.test(line))
      report(index + WIDEST, `a comment makes this line wider than ${WIDEST} columns`);
  }
  return findings;
}

if (isMain(import.meta.url)) {
  const files = ['src', 'tests', 'scripts', 'models'].flatMap(filesUnder).filter(isScript);
  finish(
    'comments',
    files.flatMap((file) => wideComments(file, readFileSync(join(root, file), 'utf8')).map(show)),
  );
}

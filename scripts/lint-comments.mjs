// No comment is wider than a line of code: the formatter wraps code and leaves comments as they are. And a comment
// begins with its subject, not with a word that puts it off ("What a game brings ...").
import { filesUnder, finishFiles, isMain, isScript, parse } from './lib/source.mjs';

/** As wide as the formatter's lines (.oxfmtrc.json), columns. */
const WIDEST = 120;

/** Words that stand in the place of a subject. */
const NO_SUBJECT = /^(?:What|Whatever|Who|Whoever|Whose|Nobody|Somebody)\b/;

/** Folders in which comments begin with their subject. */
const PLAIN = ['src', 'scripts', 'models', 'bin'];

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

/**
 * @param {string} file
 * @param {string} text
 * @returns {Finding[]} comments that begin with a word in the place of a subject; lines one below the other are one
 */
export function withoutSubject(file, text) {
  const { comments, report, findings } = parse(file, text);
  comments.forEach(({ type, value, start }, i) => {
    const before = comments[i - 1];
    if (type === 'Line' && before?.type === 'Line' && /^\n[ \t]*$/.test(text.slice(before.end, start))) return;
    const [word] = NO_SUBJECT.exec(value.replace(/^[*\s]+/, '')) ?? [];
    if (word !== undefined) report(start, `a comment begins with its subject, not with "${word}"`);
  });
  return findings;
}

/** @param {string} file */
const isPlain = (file) => PLAIN.some((folder) => file.startsWith(`${folder}/`));

if (isMain(import.meta.url)) {
  const files = ['src', 'tests', 'scripts', 'models', 'bin'].flatMap(filesUnder).filter(isScript);
  finishFiles('comments', files, (file, text) => [
    ...wideComments(file, text),
    ...(isPlain(file) ? withoutSubject(file, text) : []),
  ]);
}

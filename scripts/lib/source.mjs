// Shared by the project's own lint rules: finding source files, parsing them and walking the tree.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'oxc-parser';

/**
 * @typedef {{ type: string, start: number, end: number, [key: string]: unknown }} Node
 * @typedef {{ file: string, line: number, column: number, message: string }} Finding
 */

/** The repository's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Files below a folder of the repository, as paths from its root with forward slashes, sorted.
 * @param {string} folder
 * @returns {string[]}
 */
export function filesUnder(folder) {
  /** @type {import('node:fs').Dirent[]} */
  let entries;
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true, recursive: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}

/** @param {string} file */
export const isScript = (file) => /\.[cm]?[jt]sx?$/.test(file);

/**
 * @param {unknown} value
 * @returns {value is Node}
 */
export function isNode(value) {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

/**
 * The nodes directly below a node, in the order of their source.
 * @param {Node} node
 * @returns {Node[]}
 */
export function childrenOf(node) {
  /** @type {Node[]} */
  const children = [];
  for (const [key, value] of Object.entries(node)) {
    if (key === 'parent') continue;
    for (const item of Array.isArray(value) ? value : [value]) {
      if (isNode(item)) children.push(item);
    }
  }
  return children;
}

/**
 * @param {unknown} node
 * @returns {string | null} the text of a string literal or of a template without holes
 */
export function literalText(node) {
  if (!isNode(node)) return null;
  if (node.type === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node.type === 'TemplateLiteral' && Array.isArray(node['quasis']) && node['quasis'].length === 1) {
    const quasi = /** @type {{ value: { cooked?: string } }} */ (node['quasis'][0]);
    return quasi.value.cooked ?? null;
  }
  return null;
}

/**
 * A parsed file, and a way to report places in it.
 * @param {string} file path from the root, with forward slashes
 * @param {string} text
 */
export function parse(file, text) {
  const result = parseSync(file, text);
  /** @type {Finding[]} */
  const findings = [];

  /**
   * @param {number} offset
   * @param {string} message
   */
  function report(offset, message) {
    const before = text.slice(0, offset);
    const line = before.split('\n').length;
    findings.push({ file, line, column: offset - before.lastIndexOf('\n'), message });
  }

  for (const error of result.errors) {
    report(error.labels[0]?.start ?? 0, `does not parse: ${error.message}`);
  }
  const program = /** @type {Node} */ (/** @type {unknown} */ (result.program));
  return { program, comments: result.comments, findings, report };
}

/**
 * @param {Finding} finding
 */
export const show = ({ file, line, column, message }) => `${file}:${line}:${column}  ${message}`;

/**
 * Prints findings and sets the exit code, for a rule that is run as a command.
 * @param {string} name
 * @param {readonly string[]} lines
 */
export function finish(name, lines) {
  for (const line of lines) console.log(line);
  console.log(lines.length === 0 ? `${name}: ok` : `${name}: ${lines.length} to mend`);
  if (lines.length > 0) process.exitCode = 1;
}

/**
 * Checks the text of each file, prints the findings and sets the exit code.
 * @param {string} name of the rule
 * @param {readonly string[]} files paths from the root
 * @param {(file: string, text: string) => readonly Finding[]} check
 */
export const finishFiles = (name, files, check) =>
  finish(
    name,
    files.flatMap((file) => check(file, readFileSync(join(root, file), 'utf8')).map(show)),
  );

/**
 * Whether a module was started as a command and not imported.
 * @param {string} url the module's import.meta.url
 */
export const isMain = (url) => process.argv[1] !== undefined && fileURLToPath(url) === process.argv[1];

// Every part that the page does not open with comes by one loader (src/app/late), which knows why it does not come:
// code behind `import()`, workers, models, the physics. Loaded otherwise, it would be missed without a reason.
import { childrenOf, filesUnder, finishFiles, isMain, isNode, isScript, parse } from './lib/source.mjs';

/**
 * @typedef {import('./lib/source.mjs').Node} Node
 * @typedef {import('./lib/source.mjs').Finding} Finding
 */

const LOADERS = new Set(['late', 'later', 'laterPart', 'laterDialog']);
/** Opens a worker by the loader. */
const OPENERS = new Set(['openHelper']);
/** Ask for a file by themselves. */
const FETCHERS = new Set(['fetch', 'useLoader', 'loadPhysics']);
/** The loader itself; the device's own keeping of files; a worker, of which the page that waits for it knows more. */
const OWN_WAYS = /^src\/app\/(late\/|offline\/|offThread\/serveTasks\.ts$)/;

/** @param {unknown} node @returns {string} the name that is called */
const called = (node) => (isNode(node) && node.type === 'Identifier' ? String(node['name']) : '');

/**
 * @param {string} file path from the root, with forward slashes
 * @param {string} text
 * @returns {Finding[]}
 */
export function checkLate(file, text) {
  const { program, findings, report } = parse(file, text);
  if (OWN_WAYS.test(file)) return findings;
  /** @param {Node} node @param {boolean} byLoader @param {boolean} byOpener */
  const visit = (node, byLoader, byOpener) => {
    const name = node.type === 'CallExpression' || node.type === 'NewExpression' ? called(node['callee']) : '';
    if (node.type === 'ImportExpression' && !byLoader) report(node.start, 'load it by late() or later()');
    if (node.type === 'NewExpression' && name.endsWith('Worker') && !byOpener)
      report(node.start, 'open a worker by openHelper()');
    if (node.type === 'CallExpression' && FETCHERS.has(name))
      report(node.start, `ask for it by late(), lateFile() or physicsHere(), and not by ${name}()`);
    for (const child of childrenOf(node)) visit(child, byLoader || LOADERS.has(name), byOpener || OPENERS.has(name));
  };
  visit(program, false, false);
  return findings;
}

if (isMain(import.meta.url)) {
  finishFiles('late', filesUnder('src/app').filter(isScript), checkLate);
}

// A browser that translates the page leaves alone what says translate="no": notation and commands, which have to be
// typed as they are, keys, clocks, logs, and the names of players and pieces where they stand by themselves.
import { childrenOf, filesUnder, finishFiles, isMain, isNode, literalText, parse } from './lib/source.mjs';

/** @typedef {import('./lib/source.mjs').Node} Node */
/** @typedef {import('./lib/source.mjs').Finding} Finding */

/** Elements of notation, commands and keys. */
const ELEMENTS = ['code', 'kbd'];
/** Roles of clocks and logs. */
const ROLES = ['timer', 'log'];
/** Functions that give a name alone. */
const NAMING = ['nameOf', 'nameOfSeat'];
const NAMES = ['names', 'naming'];
const NAMED = ['seat', 'owner'];

/**
 * @param {unknown} node
 * @returns {string} empty for what has no name
 */
const nameOf = (node) => (isNode(node) && typeof node['name'] === 'string' ? node['name'] : '');

/**
 * @param {Node} element
 * @param {string} attribute
 * @returns {string | null} null where it is missing, or no text
 */
function valueOf(element, attribute) {
  const { attributes } = /** @type {{ attributes: Node[] }} */ (/** @type {unknown} */ (element['openingElement']));
  const found = attributes.find((one) => nameOf(one['name']) === attribute);
  return found === undefined ? null : literalText(found['value']);
}

/** @param {Node} element */
const tagOf = (element) => nameOf(/** @type {Node} */ (element['openingElement'])['name']);

/**
 * @param {unknown} node
 * @returns {boolean} whether it is the name of a player or a piece: names.seat(0), nameOf(piece)
 */
function isName(node) {
  if (!isNode(node) || node.type !== 'CallExpression') return false;
  const callee = /** @type {Node} */ (node['callee']);
  if (callee.type !== 'MemberExpression') return NAMING.includes(nameOf(callee));
  return NAMES.includes(nameOf(callee['object'])) && NAMED.includes(nameOf(callee['property']));
}

/**
 * @param {string} file
 * @param {string} text
 * @returns {Finding[]}
 */
export function checkTranslate(file, text) {
  const { program, findings, report } = parse(file, text);
  /**
   * @param {Node} node
   * @param {boolean} isLeftAlone whether an element around it says so
   */
  const look = (node, isLeftAlone) => {
    let isLeft = isLeftAlone;
    if (node.type === 'JSXElement') {
      isLeft ||= valueOf(node, 'translate') === 'no';
      const role = valueOf(node, 'role');
      if (!isLeft && ELEMENTS.includes(tagOf(node))) report(node.start, `<${tagOf(node)}> needs translate="no"`);
      if (!isLeft && role !== null && ROLES.includes(role)) report(node.start, `a ${role} needs translate="no"`);
    }
    if (node.type === 'JSXAttribute') return; // its text is no text of the page's
    if (!isLeft && node.type === 'JSXExpressionContainer' && isName(node['expression']))
      report(node.start, 'a name needs an element of its own with translate="no"');
    for (const child of childrenOf(node)) look(child, isLeft);
  };
  look(program, false);
  return findings;
}

if (isMain(import.meta.url)) {
  const files = filesUnder('src/app').filter((file) => file.endsWith('.tsx'));
  finishFiles('translate', files, checkTranslate);
}

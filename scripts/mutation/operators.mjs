// The changes that can be made at a place: small mistakes as people make them.
import { isNode, literalText } from '../lib/source.mjs';
import { isGuard } from './places.mjs';

/**
 * @typedef {import('../lib/source.mjs').Node} Node
 * @typedef {import('./places.mjs').Place} Place
 * @typedef {{ start: number, end: number, text: string }} Edit
 * @typedef {(node: Node) => string} Source the text of a node
 * @typedef {(place: Place, source: Source) => (Edit | null)[]} Operator
 */

/** @param {Node} node @param {string} text @returns {Edit} */
const instead = (node, text) => ({ start: node.start, end: node.end, text });

/** @param {Node} node @param {string} key @returns {Node | null} */
const at = (node, key) => {
  const child = node[key];
  return isNode(child) ? child : null;
};

/** @param {Node} node @param {string} key @returns {readonly Node[]} */
const all = (node, key) => {
  const children = node[key];
  return Array.isArray(children) ? children.filter(isNode) : [];
};

/** @param {Node | null} node @param {string} name */
const isName = (node, name) => node?.type === 'Identifier' && node['name'] === name;

/**
 * The operator between two operands replaced by others.
 * @param {Node} node @param {Source} source @param {readonly string[]} others
 */
function operatorInstead(node, source, others) {
  const [left, right] = [at(node, 'left'), at(node, 'right')];
  if (left === null || right === null) return [];
  return others.map((other) => instead(node, `${source(left)} ${other} ${source(right)}`));
}

/** @type {Readonly<Record<string, readonly string[]>>} */
const comparisons = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
};

/** @type {Operator} boundaries and negations */
const comparison = ({ node }, source) =>
  node.type === 'BinaryExpression' ? operatorInstead(node, source, comparisons[String(node['operator'])] ?? []) : [];

/** @type {Readonly<Record<string, string>>} */
const connectives = { '&&': '||', '||': '&&', '??': '&&' };

/** @type {Operator} the other connective, and either operand alone */
const logic = ({ node }, source) => {
  const [left, right] = [at(node, 'left'), at(node, 'right')];
  const other = connectives[String(node['operator'])];
  if (node.type !== 'LogicalExpression' || left === null || right === null || other === undefined) return [];
  // Parentheses, because ?? does not mix with && and ||.
  const swapped = instead(node, `(${source(left)}) ${other} (${source(right)})`);
  return node['operator'] === '??' ? [swapped] : [swapped, instead(node, source(left)), instead(node, source(right))];
};

/** @type {Operator} */
const not = ({ node }, source) => {
  const argument = at(node, 'argument');
  return node.type === 'UnaryExpression' && node['operator'] === '!' && argument !== null
    ? [instead(node, source(argument))]
    : [];
};

/** @type {Operator} */
const boolean = ({ node }) =>
  node.type === 'Literal' && typeof node['value'] === 'boolean' ? [instead(node, String(!node['value']))] : [];

/** @type {Readonly<Record<string, string>>} */
const sums = { '+': '-', '-': '+', '*': '/', '/': '*', '%': '*' };
/** @type {Readonly<Record<string, string>>} */
const assignments = { '+=': '-=', '-=': '+=', '*=': '/=', '/=': '*=', '??=': '&&=', '&&=': '||=', '||=': '&&=' };

const isText = (/** @type {Node | null} */ node) => node?.type === 'TemplateLiteral' || literalText(node) !== null;

/** @type {Operator} */
const arithmetic = ({ node }, source) => {
  const operator = String(node['operator']);
  const argument = at(node, 'argument');
  if (node.type === 'BinaryExpression') {
    const other = sums[operator];
    const joins = operator === '+' && (isText(at(node, 'left')) || isText(at(node, 'right')));
    return other === undefined || joins ? [] : operatorInstead(node, source, [other]);
  }
  if (node.type === 'AssignmentExpression') {
    const other = assignments[operator];
    return other === undefined ? [] : operatorInstead(node, source, [other]);
  }
  if (argument === null) return [];
  if (node.type === 'UnaryExpression' && operator === '-') return [instead(node, source(argument))];
  if (node.type === 'UpdateExpression') {
    const other = operator === '++' ? '--' : '++';
    return [instead(node, node['prefix'] === true ? other + source(argument) : source(argument) + other)];
  }
  return [];
};

/** A name, not a value: `{ 2: a }` @type {(place: Place) => boolean} */
const isKey = ({ node, parent }) =>
  parent?.type === 'Property' && parent['key'] === node && parent['computed'] !== true;

/** @type {Operator} one more, and nothing */
const number = (place) => {
  const { node } = place;
  const value = node['value'];
  if (node.type !== 'Literal' || typeof value !== 'number' || isKey(place)) return [];
  return value === 0 ? [instead(node, '1')] : [instead(node, String(value + 1)), instead(node, '0')];
};

/** @type {Operator} codes, such as those of clauses and rulings; a text with a space in it is for people */
const code = (place) => {
  const { node } = place;
  const text = node.type === 'Literal' ? literalText(node) : null;
  if (text === null || text === '' || /\s/.test(text) || isKey(place)) return [];
  return [instead(node, `'not-${text.replace(/[^\w-]/g, '')}'`)];
};

const MOST_ELEMENTS = 24; // of a longer list, one element is like the other

/** @type {Operator} a list without anything in it, and without each of its elements */
const list = ({ node }, source) => {
  const elements = all(node, 'elements');
  if (node.type !== 'ArrayExpression' || elements.length === 0) return [];
  const without = elements.map((_, gone) =>
    instead(
      node,
      `[${elements
        .filter((__, i) => i !== gone)
        .map(source)
        .join(', ')}]`,
    ),
  );
  return [instead(node, '[]'), ...(elements.length > 1 ? without.slice(0, MOST_ELEMENTS) : [])];
};

/** @type {Operator} something forgotten where a changed copy is made: `{ ...state, this: gone }` */
const update = ({ node }, source) => {
  const properties = all(node, 'properties');
  if (node.type !== 'ObjectExpression' || !properties.some((p) => p.type === 'SpreadElement')) return [];
  return properties
    .filter((p) => p.type !== 'SpreadElement')
    .map((gone) =>
      instead(
        node,
        `{ ${properties
          .filter((p) => p !== gone)
          .map(source)
          .join(', ')} }`,
      ),
    );
};

/** @type {Operator} a question that is not asked any more */
const condition = ({ node }, source) => {
  const [test, consequent, alternate] = [at(node, 'test'), at(node, 'consequent'), at(node, 'alternate')];
  if (test === null) return [];
  if (node.type === 'ConditionalExpression')
    return [consequent, alternate].map((branch) => branch && instead(node, source(branch)));
  if (node.type === 'WhileStatement' || node.type === 'DoWhileStatement' || node.type === 'ForStatement')
    return [instead(test, 'false')];
  if (node.type !== 'IfStatement') return [];
  return isGuard(node) ? [instead(test, 'true')] : [instead(test, 'true'), instead(test, 'false')];
};

/** @type {Readonly<Record<string, string>>} */
const callees = { some: 'every', every: 'some', min: 'max', max: 'min', floor: 'ceil', ceil: 'floor' };
const droppable = new Set(['filter', 'sort', 'reverse', 'slice']);

/** @type {Operator} a call of another function of the kind, or none */
const call = ({ node }, source) => {
  const callee = at(node, 'callee');
  const [object, property] = [callee && at(callee, 'object'), callee && at(callee, 'property')];
  if (node.type !== 'CallExpression' || object === null || property === null || callee?.['computed'] === true)
    return [];
  const name = String(property['name']);
  const other = Object.hasOwn(callees, name) ? callees[name] : undefined;
  const [first] = all(node, 'arguments');
  return [
    other === undefined ? null : instead(property, other),
    droppable.has(name) && !isName(object, 'Math') ? instead(node, source(object)) : null,
    name === 'abs' && isName(object, 'Math') && first !== undefined ? instead(node, source(first)) : null,
  ];
};

/**
 * Every change at a place, by the name of its kind. Edits lie within the place's node.
 * @type {Readonly<Record<string, Operator>>}
 */
export const operators = { comparison, logic, not, boolean, arithmetic, number, code, list, update, condition, call };

/** Whether a statement may be left out: it is done for its effect, or it leaves a loop. */
export const isDispensable = (/** @type {Node} */ node) =>
  ['ExpressionStatement', 'ContinueStatement', 'BreakStatement'].includes(node.type);

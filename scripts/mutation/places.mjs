// Every place in a program where something could be changed, and which expression has to be replaced to change it.
import { childrenOf, isNode } from '../lib/source.mjs';

/**
 * @typedef {import('../lib/source.mjs').Node} Node
 * @typedef {{ node: Node, parent: Node | null, host: Node | null }} Place
 *   host: the nearest expression around the node (often itself) that may stand in parentheses instead of where it is;
 *   null for a statement
 */

/** Wrappers that are gone when the program runs. */
const wrappers = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'ParenthesizedExpression']);

/** Nodes that are no value of the program: types, modules, and what is thrown (it states what cannot happen). */
const isOutside = (/** @type {Node} */ node) =>
  (node.type.startsWith('TS') && !wrappers.has(node.type) && node.type !== 'TSParameterProperty') ||
  ['ImportDeclaration', 'ExportAllDeclaration', 'ExportSpecifier', 'ThrowStatement', 'Decorator'].includes(node.type) ||
  (node.type === 'ExportNamedDeclaration' && isNode(node['source'])) ||
  (node.type === 'ExpressionStatement' && typeof node['directive'] === 'string');

/**
 * The keys under which a node holds what must stay as it is: names, patterns, what is assigned to, and what is called
 * (`(a.b)()` would be called without its `this`). Something inside may still be changed with all that is around it.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const fixedKeys = {
  CallExpression: ['callee'],
  NewExpression: ['callee'],
  TaggedTemplateExpression: ['tag', 'quasi'],
  AssignmentExpression: ['left'],
  UpdateExpression: ['argument'],
  AssignmentPattern: ['left'],
  ForInStatement: ['left'],
  ForOfStatement: ['left'],
  VariableDeclarator: ['id'],
  MethodDefinition: ['value'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  ClassDeclaration: ['id', 'superClass'],
  RestElement: ['argument'],
  ObjectPattern: ['properties'],
  ArrayPattern: ['elements'],
};

/** @param {Node} node @returns {readonly string[]} */
function fixedIn(node) {
  if (node.type === 'MemberExpression') return node['computed'] === true ? [] : ['property'];
  if (node.type === 'Property' || node.type === 'PropertyDefinition' || node.type === 'MethodDefinition') {
    const key = node['computed'] === true ? [] : ['key'];
    return node['shorthand'] === true ? ['key', 'value'] : [...key, ...(fixedKeys[node.type] ?? [])];
  }
  if (node.type === 'UnaryExpression' && node['operator'] === 'delete') return ['argument'];
  return fixedKeys[node.type] ?? [];
}

const isStatement = (/** @type {Node} */ node) =>
  /Statement$|Declaration$|^(Program|SwitchCase|CatchClause|ClassBody|MethodDefinition|PropertyDefinition|VariableDeclarator)$/.test(
    node.type,
  );

/** Below these no expression may be wrapped on its own: `(a?.b).c` asks more of `a` than `a?.b.c`. */
const isOnSpine = (/** @type {string} */ key) => key === 'object' || key === 'callee' || key === 'expression';

/** `if (...) throw`: what stands in the condition cannot happen either. */
export const isGuard = (/** @type {Node} */ node) =>
  node.type === 'IfStatement' && isNode(node['consequent']) && isThrow(node['consequent']);

/** @param {Node} node @returns {boolean} */
const isThrow = (node) => {
  if (node.type === 'ThrowStatement') return true;
  const body = node['body'];
  return (
    node.type === 'BlockStatement' && Array.isArray(body) && body.length === 1 && isNode(body[0]) && isThrow(body[0])
  );
};

/**
 * @param {Node} program
 * @returns {Place[]} in the order of the source, outer before inner
 */
export function placesIn(program) {
  /** @type {Place[]} */
  const places = [];

  /** @param {Node} node @param {Node | null} parent @param {Node | null} host @param {boolean} spine */
  function visit(node, parent, host, spine) {
    if (isOutside(node)) return;
    places.push({ node, parent, host });
    const fixed = new Set(fixedIn(node));
    for (const [key, value] of Object.entries(node)) {
      if (key === 'parent' || (key === 'test' && isGuard(node))) continue;
      for (const child of Array.isArray(value) ? value : [value]) {
        if (!isNode(child)) continue;
        const below = (spine || node.type === 'ChainExpression') && isOnSpine(key);
        const stays = below || fixed.has(key) || (wrappers.has(node.type) && host !== node); // `(a as T) = b`
        visit(child, node, isStatement(child) ? null : stays ? host : child, below);
      }
    }
  }

  visit(program, null, null, false);
  return places;
}

/**
 * @typedef {{ name: string, node: Node, whole: Node }} NamedFunction
 *   whole: the statement or class member that a doc comment stands before
 */

/** Nodes with statements (or members of a class) in them, one after the other. */
export const lists = new Set(['Program', 'BlockStatement', 'ClassBody', 'SwitchCase']);

/**
 * Functions that have a name: declarations, constants that are functions, methods.
 * @param {Node} program
 * @returns {NamedFunction[]}
 */
export function functionsIn(program) {
  /** @type {NamedFunction[]} */
  const found = [];
  /** @param {unknown} name @param {unknown} node @param {Node} whole */
  function add(name, node, whole) {
    if (!isNode(node) || !isNode(node['body']) || !node.type.includes('Function')) return;
    if (isNode(name) && typeof name['name'] === 'string') found.push({ name: name['name'], node, whole });
  }
  /** @param {Node} node @param {Node} whole */
  function visit(node, whole) {
    if (node.type === 'FunctionDeclaration') add(node['id'], node, whole);
    if (node.type === 'VariableDeclarator' && isNode(node['init'])) add(node['id'], bare(node['init']), whole);
    if (node.type === 'MethodDefinition' && node['kind'] !== 'constructor') add(node['key'], node['value'], whole);
    for (const child of childrenOf(node)) visit(child, lists.has(node.type) ? child : whole);
  }
  visit(program, program);
  return found;
}

/** @param {Node} node @returns {Node} the expression without what is gone at run time */
export function bare(node) {
  const inner = node['expression'];
  return wrappers.has(node.type) && isNode(inner) ? bare(inner) : node;
}

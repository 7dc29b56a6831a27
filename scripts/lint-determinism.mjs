// The same gesture must give the same match in every engine, on every machine. So what
// decides a match (sim, referee, engine, games, bots), and the table around it (play), may use nothing that differs
// between hosts: clocks, chance, the host's own trigonometry, its language, the world outside.
import {
  childrenOf,
  filesUnder,
  finishFiles,
  isMain,
  isNode,
  isScript,
  literalText,
  parse,
  show,
} from './lib/source.mjs';

/**
 * @typedef {import('./lib/source.mjs').Node} Node
 * @typedef {import('./lib/source.mjs').Finding} Finding
 */

const rooms = ['sim', 'referee', 'engine', 'games', 'bots', 'play'];

/** All that a table takes of its machine. */
const HOST = 'src/play/host/';

/**
 * The part of Math that the language fixes to the last bit, or that every engine rounds
 * correctly (sqrt). All else (sin, pow, hypot, log...) is left to the host.
 */
const exactMath = new Set(
  [
    'abs ceil clz32 floor fround imul max min round sign sqrt trunc',
    'E LN10 LN2 LOG10E LOG2E PI SQRT1_2 SQRT2',
  ].flatMap((names) => names.split(' ')),
);

/** @type {readonly (readonly [names: string, why: string])[]} */
const reasons = [
  ['Date Temporal performance', 'time is an integer tick'],
  [
    'setTimeout setInterval setImmediate queueMicrotask requestAnimationFrame requestIdleCallback',
    'nothing here may wait: time is an integer tick',
  ],
  ['crypto', 'chance comes from the seeded generator in the match'],
  ['console', 'return a value: what to print is for the caller'],
  ['Intl', "the host's language must not matter"],
  ['eval WeakRef FinalizationRegistry Atomics SharedArrayBuffer', 'what it does depends on the host'],
  [
    'globalThis global window self process document navigator localStorage sessionStorage indexedDB ' +
      'fetch XMLHttpRequest WebSocket Worker require',
    'the world outside must not matter',
  ],
];
const banned = new Map(reasons.flatMap(([names, why]) => names.split(' ').map((name) => [name, why])));

const bannedMembers = new Set([
  'localeCompare',
  'toLocaleString',
  'toLocaleDateString',
  'toLocaleTimeString',
  'toLocaleLowerCase',
  'toLocaleUpperCase',
]);

/** Nodes that are types and nothing else; they are gone before anything runs. */
const typeNodes = new Set([
  'TSTypeAnnotation',
  'TSTypeParameterDeclaration',
  'TSTypeParameterInstantiation',
  'TSInterfaceDeclaration',
  'TSTypeAliasDeclaration',
  'TSClassImplements',
]);

/** Wrappers around a value: `x as T`, `x satisfies T`, `x!`, `<T>x`, `f<T>`. */
const valueInType = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSTypeAssertion',
  'TSInstantiationExpression',
]);

/** Names that are labels of a place and not references to a value, by the key they stand under. */
/** @type {Readonly<Record<string, string>>} */
const plainKey = {
  Property: 'key',
  PropertyDefinition: 'key',
  AccessorProperty: 'key',
  MethodDefinition: 'key',
  TSAbstractMethodDefinition: 'key',
  TSAbstractPropertyDefinition: 'key',
  MemberExpression: 'property',
};

/** @param {unknown} node @param {string} key @returns {Node[]} the node under a key, or the nodes */
function under(node, key) {
  if (!isNode(node)) return [];
  const value = node[key];
  return (Array.isArray(value) ? value : [value]).filter(isNode);
}

/** @param {Node} node the node without what surrounds it for the compiler's sake: (Math as X)! */
function unwrapped(node) {
  let inner = node;
  while (inner.type === 'ParenthesizedExpression' || valueInType.has(inner.type)) {
    if (!isNode(inner['expression'])) break;
    inner = inner['expression'];
  }
  return inner;
}

/** @param {Node} pattern @returns {string[]} the names that a pattern binds */
function boundBy(pattern) {
  switch (pattern.type) {
    case 'Identifier':
      return [String(pattern['name'])];
    case 'ObjectPattern':
      return under(pattern, 'properties').flatMap(boundBy);
    case 'Property':
      return under(pattern, 'value').flatMap(boundBy);
    case 'ArrayPattern':
      return under(pattern, 'elements').flatMap(boundBy);
    case 'AssignmentPattern':
      return under(pattern, 'left').flatMap(boundBy);
    case 'RestElement':
      return under(pattern, 'argument').flatMap(boundBy);
    case 'TSParameterProperty':
      return under(pattern, 'parameter').flatMap(boundBy);
    default:
      return [];
  }
}

/** @param {Node} statement @returns {string[]} the names that a statement declares in its block */
function declaredBy(statement) {
  switch (statement.type) {
    case 'ExportNamedDeclaration':
    case 'ExportDefaultDeclaration':
      return under(statement, 'declaration').flatMap(declaredBy);
    case 'ImportDeclaration':
      if (statement['importKind'] === 'type') return [];
      return under(statement, 'specifiers')
        .filter((specifier) => specifier['importKind'] !== 'type')
        .flatMap((specifier) => under(specifier, 'local').flatMap(boundBy));
    case 'VariableDeclaration':
      return under(statement, 'declarations').flatMap((declarator) => under(declarator, 'id').flatMap(boundBy));
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'TSEnumDeclaration':
    case 'TSModuleDeclaration':
      return under(statement, 'id').flatMap(boundBy);
    default:
      return [];
  }
}

/**
 * The names that exist in a node and not around it. A `var` counts for its block only,
 * which is too strict at worst.
 * @param {Node} node
 * @returns {string[]}
 */
function declaredIn(node) {
  switch (node.type) {
    case 'Program':
    case 'BlockStatement':
    case 'StaticBlock':
    case 'TSModuleBlock':
      return under(node, 'body').flatMap(declaredBy);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return [...under(node, 'params'), ...under(node, 'id')].flatMap(boundBy);
    case 'ClassExpression':
      return under(node, 'id').flatMap(boundBy);
    case 'CatchClause':
      return under(node, 'param').flatMap(boundBy);
    case 'ForStatement':
      return under(node, 'init').flatMap(declaredBy);
    case 'ForInStatement':
    case 'ForOfStatement':
      return under(node, 'left').flatMap(declaredBy);
    case 'SwitchStatement':
      return under(node, 'cases').flatMap((branch) => under(branch, 'consequent').flatMap(declaredBy));
    default:
      return [];
  }
}

/**
 * @param {string} file path from the root, with forward slashes
 * @param {string} text
 * @returns {Finding[]}
 */
export function checkDeterminism(file, text) {
  const { program, findings, report } = parse(file, text);
  /** @type {string[][]} the names of the file's own, from the outermost scope to where we are */
  const scopes = [];
  const isOwn = (/** @type {string} */ name) => scopes.some((names) => names.includes(name));

  /** @param {Node} declarator */
  const isBrand = (declarator) =>
    under(under(under(declarator, 'id')[0], 'typeAnnotation')[0], 'typeAnnotation').some(
      (type) => type.type === 'TSTypeOperator' && type['operator'] === 'unique',
    );

  /** @param {Node} node */
  function visitName(node) {
    const name = String(node['name']);
    if (isOwn(name)) return;
    const why = banned.get(name);
    if (why !== undefined) report(node.start, `no ${name}: ${why}`);
    // Math itself, handed on, would give access to every function in it.
    if (name === 'Math') report(node.start, 'use Math only as Math.<name>');
  }

  /** @param {Node} node */
  function visitMember(node) {
    const object = under(node, 'object')[0];
    const property = under(node, 'property')[0];
    if (object === undefined || property === undefined) return;
    const name = node['computed'] === true ? literalText(property) : String(property['name']);
    const target = unwrapped(object);
    if (target.type === 'Identifier' && target['name'] === 'Math' && !isOwn('Math')) {
      if (name === null) report(node.start, 'use Math only as Math.<name>');
      else if (name === 'random')
        report(node.start, 'no Math.random: chance comes from the seeded generator in the match');
      else if (!exactMath.has(name))
        report(node.start, `no Math.${name}: engines differ in its last bits (see src/sim/maths)`);
    } else {
      visit(object);
    }
    if (name !== null && bannedMembers.has(name))
      report(property.start, `no ${name}: the host's language must not matter`);
    if (node['computed'] === true) visit(property);
  }

  /** @param {Node} node */
  function visit(node) {
    scopes.push(declaredIn(node));
    visitInScope(node);
    scopes.pop();
  }

  /** @param {Node} node */
  function visitInScope(node) {
    if (typeNodes.has(node.type)) return;
    if (node['declare'] === true && !/(Property|Definition)$/.test(node.type)) {
      // `declare const brand: unique symbol` marks a type and can hold nothing.
      if (under(node, 'declarations').every(isBrand) && node.type === 'VariableDeclaration') return;
      report(node.start, 'declare nothing ambient: it would let the world outside in');
      return;
    }
    switch (node.type) {
      case 'Identifier':
        visitName(node);
        break;
      case 'MemberExpression':
        visitMember(node);
        return;
      case 'BinaryExpression':
      case 'AssignmentExpression':
        if (node['operator'] === '**' || node['operator'] === '**=') {
          report(node.start, 'no **: engines differ in its last bits; multiply');
        }
        break;
      case 'NewExpression':
      case 'CallExpression': {
        const callee = under(node, 'callee')[0];
        if (callee?.type === 'Identifier' && callee['name'] === 'Function') {
          report(node.start, 'no code made from text: the rules here could not see it');
        }
        break;
      }
      // The outer names of imports and exports belong to other files; what they are called here counts.
      case 'ImportSpecifier':
      case 'ImportDefaultSpecifier':
      case 'ImportNamespaceSpecifier':
        if (node['importKind'] !== 'type') under(node, 'local').forEach(visit);
        return;
      case 'ImportDeclaration':
        if (node['importKind'] === 'type') return;
        break;
      case 'ExportSpecifier':
        under(node, 'local').forEach(visit);
        return;
      case 'ExportNamedDeclaration':
        if (node['exportKind'] === 'type' || isNode(node['source'])) return;
        break;
      case 'ExportAllDeclaration':
      case 'MetaProperty':
        return;
      case 'LabeledStatement':
        under(node, 'body').forEach(visit);
        return;
      case 'BreakStatement':
      case 'ContinueStatement':
        return;
      case 'TSEnumMember':
        under(node, 'initializer').forEach(visit);
        return;
    }
    if (valueInType.has(node.type)) {
      under(node, 'expression').forEach(visit);
      return;
    }
    const key = plainKey[node.type];
    const skipped = key !== undefined && node['computed'] !== true ? node[key] : null;
    for (const child of childrenOf(node)) {
      // In `{ Date }` one node is both the key and the value.
      if (child === skipped && !(node.type === 'Property' && node['shorthand'] === true)) continue;
      visit(child);
    }
  }

  visit(program);
  // A shorthand property holds its name twice; one report is enough.
  const seen = new Set();
  return findings.filter((finding) => {
    const text = show(finding);
    return seen.has(text) ? false : seen.add(text);
  });
}

if (isMain(import.meta.url)) {
  const files = rooms
    .flatMap((room) => filesUnder(`src/${room}`))
    .filter((file) => isScript(file) && !/\.node\.tsx?$/.test(file)) // tools of a room, which decide no match
    .filter((file) => !file.startsWith(HOST));
  finishFiles('determinism', files, checkDeterminism);
}

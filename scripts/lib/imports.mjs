import { posix } from 'node:path';
import { childrenOf, isNode, literalText } from './source.mjs';

/**
 * @typedef {import('./source.mjs').Node} Node
 * @typedef {{ specifier: string | null, typeOnly: boolean, asPath: boolean, late: boolean, start: number }} Import
 *   asPath: of a file's address; late: by `import()`
 */

/**
 * `import type ...`, or every name in the braces marked `type`. An import for effect is not one.
 * @param {Node} node
 * @param {'importKind' | 'exportKind'} kind
 */
function isTypeOnly(node, kind) {
  if (node[kind] === 'type') return true;
  const specifiers = node['specifiers'];
  return (
    Array.isArray(specifiers) &&
    specifiers.length > 0 &&
    specifiers.every((specifier) => isNode(specifier) && specifier[kind] === 'type')
  );
}

/** @param {unknown} node */
const isImportMetaUrl = (node) =>
  isNode(node) && node.type === 'MemberExpression' && isNode(node['object']) && node['object'].type === 'MetaProperty';

/** @param {unknown} node @param {string} name */
const isName = (node, name) => isNode(node) && node.type === 'Identifier' && node['name'] === name;

/**
 * Every way in which a file names another module: static, dynamic and type imports, re-exports,
 * `require`, worker entries (`new URL('./x.ts', import.meta.url)`) and vite's globs. The
 * specifier is null where it is worked out at run time. `asPath`: of the last two, which take no aliases.
 * @param {Node} program
 * @returns {Import[]}
 */
export function importsOf(program) {
  /** @type {Import[]} */
  const found = [];
  /** @param {unknown} source @param {boolean} typeOnly @param {Node} node */
  const add = (source, typeOnly, node, asPath = false) => {
    const late = node.type === 'ImportExpression';
    found.push({ specifier: literalText(source), typeOnly, asPath, late, start: node.start });
  };

  /** @param {Node} node */
  function visit(node) {
    const args = Array.isArray(node['arguments']) ? /** @type {unknown[]} */ (node['arguments']) : [];
    switch (node.type) {
      case 'ImportDeclaration':
        add(node['source'], isTypeOnly(node, 'importKind'), node);
        break;
      case 'ExportNamedDeclaration':
        if (isNode(node['source'])) add(node['source'], isTypeOnly(node, 'exportKind'), node);
        break;
      case 'ExportAllDeclaration':
        add(node['source'], node['exportKind'] === 'type', node);
        break;
      case 'ImportExpression':
        add(node['source'], false, node);
        break;
      case 'TSImportType':
        add(node['source'], true, node);
        break;
      case 'TSExternalModuleReference':
        add(node['expression'], false, node);
        break;
      case 'CallExpression':
        if (isName(node['callee'], 'require')) add(args[0], false, node);
        if (isNode(node['callee']) && isImportMetaUrl(node['callee']) && isName(node['callee']['property'], 'glob')) {
          const patterns = isNode(args[0]) && args[0].type === 'ArrayExpression' ? args[0]['elements'] : [args[0]];
          for (const pattern of Array.isArray(patterns) ? patterns : []) add(pattern, false, node, true);
        }
        break;
      case 'NewExpression':
        if (isName(node['callee'], 'URL') && isImportMetaUrl(args[1])) add(args[0], false, node, true);
        break;
    }
    for (const child of childrenOf(node)) visit(child);
  }

  visit(program);
  return found;
}

/**
 * @param {string} specifier
 * @returns {string} the package a bare specifier belongs to: `@a/b/c` is in `@a/b`
 */
export function packageOf(specifier) {
  const [first = '', second = ''] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

/**
 * The project's own file that a specifier names: by a path from the importing file, or from `src` (`#sim/world.ts`;
 * package.json, `imports`). The bundler's queries are left out.
 * @param {string} file path from the root, with forward slashes
 * @param {string} specifier
 * @returns {string | null} a path from the root; null for a package
 */
export function targetOf(file, specifier) {
  const path = specifier.replace(/[?].*$/, '');
  if (path.startsWith('#')) return posix.normalize(`src/${path.slice(1)}`);
  return path.startsWith('.') ? posix.normalize(posix.join(posix.dirname(file), path)) : null;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { targetOf } from '../../scripts/lib/imports.mjs';
import { childrenOf, filesUnder, isNode, isScript, parse, root } from '../../scripts/lib/source.mjs';
import { gameTexts as traction } from '#play/traction/texts.ts';
import { gameTexts as trexlands } from '#play/trexlands/texts.ts';
import { texts as page } from '#play/texts.ts';

type Node = Parameters<typeof childrenOf>[0];
type Names = Map<string, string>; // of a file, and the path in the texts that each stands for

/** By the folder that has them: texts of the page, and of each game. */
const TEXTS: Readonly<Record<string, object>> = {
  'src/play': page,
  'src/play/traction': traction,
  'src/play/trexlands': trexlands,
};

/** The text's path, such as `src/play:menu.leave`, of every single text. */
const pathsIn = (value: object, path: string): string[] =>
  Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
    const here = under(path, key);
    return typeof inner === 'object' && inner !== null && !Array.isArray(inner) ? pathsIn(inner, here) : [here];
  });

const nameOf = (node: unknown): string => (isNode(node) && typeof node['name'] === 'string' ? node['name'] : '');

const under = (path: string, key: string): string =>
  path.endsWith(':') ? path + key : path.endsWith('.') ? path : `${path}.${key}`;

/**
 * The path that an expression stands for, null if it is none of the texts. It ends in a dot where only the run shows
 * which of them.
 */
function pathOf(node: unknown, names: Names): string | null {
  if (!isNode(node)) return null;
  if (node.type === 'Identifier') return names.get(nameOf(node)) ?? null;
  if (node.type !== 'MemberExpression') return null;
  const path = pathOf(node['object'], names);
  if (path === null) return null;
  return node['computed'] === true ? `${path}.` : under(path, nameOf(node['property']));
}

/** What a declaration calls the texts: `{ events } = texts`, `menu = texts.menu`. */
function namesOf(node: Node, names: Names): [string, string][] {
  const path = node.type === 'VariableDeclarator' ? pathOf(node['init'], names) : null;
  if (path === null || !isNode(node['id'])) return [];
  if (node['id'].type === 'Identifier') return [[nameOf(node['id']), path]];
  return childrenOf(node['id']).map((property) => [nameOf(property['value']), under(path, nameOf(property['key']))]);
}

/** What of an expression is looked at on its own: of `a.b[c]` c is, and `a.b` only if it is none of the texts. */
function partsOf(node: Node, isText: boolean): Node[] {
  if (node.type !== 'MemberExpression') return childrenOf(node);
  return [...(isText ? [] : [node['object']]), ...(node['computed'] === true ? [node['property']] : [])].filter(isNode);
}

/** What a file imports of the texts: a namespace, or a subject straight from its file. */
function importedIn(file: string, node: Node): [string, string][] {
  const source = isNode(node['source']) ? String(node['source']['value']) : '';
  const [, home, subject] = /^(.*)\/texts(\/.*)?\.ts$/.exec(targetOf(file, source) ?? source) ?? [];
  if (home === undefined || TEXTS[home] === undefined) return [];
  return childrenOf(node)
    .filter(({ type }) => type === 'ImportSpecifier')
    .filter((specifier) => subject !== undefined || /^(texts|gameTexts)$/.test(nameOf(specifier['imported'])))
    .map((specifier) => [
      nameOf(specifier['local']),
      subject === undefined ? `${home}:` : `${home}:${nameOf(specifier['imported'])}`,
    ]);
}

/** The longest paths that a file reads. */
function readIn(file: string, text: string): string[] {
  const names: Names = new Map();
  const visit = (node: Node): string[] => {
    if (node.type === 'ImportDeclaration') {
      for (const [name, path] of importedIn(file, node)) names.set(name, path);
      return [];
    }
    const declared = namesOf(node, names);
    for (const [name, path] of declared) names.set(name, path);
    const path = node.type === 'MemberExpression' || node.type === 'Identifier' ? pathOf(node, names) : null;
    const here = path === null ? [] : [path];
    return declared.length > 0 ? here : [...here, ...partsOf(node, path !== null).flatMap(visit)];
  };
  return visit(parse(file, text).program);
}

it('sees what is read, by whatever name, and whole groups by a key that is only known at run time', () => {
  const file =
    "import { texts } from '../texts.ts'; import { gameTexts as own } from '#play/traction/texts.ts'; const { menu, end: over } = texts; f(menu.leave, over, own.turn.by[x].y, a.texts.log);";
  expect(readIn('src/play/hud/a.ts', file)).toEqual([
    'src/play:menu.leave',
    'src/play:end',
    'src/play/traction:turn.by.',
  ]);
});

it('every text of the page is used', () => {
  const files = ['src/app', 'src/play']
    .flatMap(filesUnder)
    .filter((file) => isScript(file) && !/(^|\/)texts\.ts$/.test(file));
  const read = new Set(files.flatMap((file) => readIn(file, readFileSync(join(root, file), 'utf8'))));
  const isRead = (path: string): boolean =>
    [...read].some((r) => `${path}.`.startsWith(r.endsWith('.') ? r : `${r}.`) || r.startsWith(`${path}.`));
  const all = Object.entries(TEXTS).flatMap(([home, texts]) => pathsIn(texts, `${home}:`));
  expect(all.filter((path) => !isRead(path))).toEqual([]);
});

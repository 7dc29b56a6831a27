import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { childrenOf, filesUnder, isNode, isScript, literalText, parse, root } from '../../scripts/lib/source.mjs';

type Node = Parameters<typeof childrenOf>[0];

/** A capital, some words, an end: what only a person reads. */
const SENTENCE = /^\p{Lu}[^]*\s[^]*[.?!…]$/u;
const WORD = /\p{L}{2}/u;

/** What a file says to people: sentences, and words between tags. What it throws only programmers read. */
function saidIn(file: string, text: string): string[] {
  const said = (node: Node): string[] => {
    if (node.type === 'ThrowStatement') return [];
    const literal = literalText(node) ?? '';
    const words = node.type === 'JSXText' ? String(node['value']).trim() : '';
    const here = [...(SENTENCE.test(literal) ? [literal] : []), ...(WORD.test(words) ? [words] : [])];
    return [...here, ...childrenOf(node).flatMap(said)];
  };
  return said(parse(file, text).program);
}

/** Where a file takes the texts as a whole, so that every page that loads it loads all of them, instead of naming what it says. */
function takenWholeIn(file: string, text: string): string[] {
  const isTexts = (node: unknown): boolean => isNode(node) && node.type === 'Identifier' && node['name'] === 'texts';
  const taken = (node: Node): string[] => {
    if (/^(Import|Export)/.test(node.type))
      return node.type === 'ExportNamedDeclaration' || node.type === 'ExportDefaultDeclaration'
        ? childrenOf(node).flatMap(taken)
        : [];
    if (isTexts(node)) return [`${file}: ${text.slice(Math.max(0, node.start - 20), node.end)}`];
    const named =
      (node.type === 'MemberExpression' && node['computed'] === false && isTexts(node['object'])) ||
      (node.type === 'TSQualifiedName' && isTexts(node['left']));
    return named ? [] : childrenOf(node).flatMap(taken);
  };
  return taken(parse(file, text).program);
}

it('sees texts that are taken as a whole, and none that are named', () => {
  expect(
    takenWholeIn(
      'a.ts',
      "import { texts } from './texts.ts'; type S = keyof typeof texts.storage; export const a = texts.start.lead + texts.words['b'];",
    ),
  ).toEqual([]);
  const whole = ['const { start } = texts;', 'say(texts);', 'const a = texts[name];', 'const b = { ...texts };'];
  expect(whole.filter((line) => takenWholeIn('a.ts', line).length === 0)).toEqual([]);
});

it('every file names the texts that it needs, so that pages load only theirs', () => {
  const files = filesUnder('src/app').filter(isScript);
  expect(files.flatMap((file) => takenWholeIn(file, readFileSync(join(root, file), 'utf8')))).toEqual([]);
});

it('sees a sentence and words between tags, and no name or error', () => {
  expect(
    saidIn(
      'a.tsx',
      'const a = "The match is over."; const b = <p>Turn <b>{n}</b></p>; throw new Error("There is none.");',
    ),
  ).toEqual(['The match is over.', 'Turn']);
  expect(saidIn('a.tsx', 'const a = "sky blue"; const b = <p className="big red">{texts.turn} · </p>;')).toEqual([]);
});

it('everything that the page says to people is in src/app/texts', () => {
  const files = filesUnder('src/app').filter((file) => isScript(file) && !file.startsWith('src/app/texts'));
  expect(files.length).toBeGreaterThan(100);
  const said = files.flatMap((file) =>
    saidIn(file, readFileSync(join(root, file), 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(said).toEqual([]);
});

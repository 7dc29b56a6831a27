import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { childrenOf, filesUnder, isNode, isScript, literalText, parse, root } from '../../scripts/lib/source.mjs';

type Node = Parameters<typeof childrenOf>[0];

/** A capital, some words, an end: what only a person reads. */
const SENTENCE = /^\p{Lu}[^]*\s[^]*[.?!…]$/u;
const WORD = /\p{L}{2}/u;
const TEXTS = /^src\/play\/([\w-]+\/)?texts[/.]/;

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

/** What a file calls the namespaces of texts: those of the page, those of a game. */
const namespacesIn = (text: string): readonly string[] =>
  [...text.matchAll(/\b(?:texts|gameTexts as (\w+)|gameTexts)\b[^;]*\} from '[^']*texts\.ts'/g)].map(
    ([named, alias]) => alias ?? (named.startsWith('gameTexts') ? 'gameTexts' : 'texts'),
  );

/**
 * Where a file takes the texts as a whole, so that every page that loads it loads all of them, instead of naming what
 * it says.
 */
function takenWholeIn(file: string, text: string): string[] {
  const names = namespacesIn(text);
  const isTexts = (node: unknown): boolean =>
    isNode(node) && node.type === 'Identifier' && names.includes(String(node['name']));
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
  const whole = ['const { start } = texts;', 'say(own);', 'const a = texts[name];', 'const b = { ...own };'].map(
    (line) =>
      `import { texts } from '../texts.ts'; import { gameTexts as own } from '../tables/traction/texts.ts'; ${line}`,
  );
  expect(whole.filter((line) => takenWholeIn('a.ts', line).length !== 1)).toEqual([]);
});

it('every file names the texts that it needs, so that pages load only theirs', () => {
  const files = ['src/app', 'src/play'].flatMap(filesUnder).filter(isScript);
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

it('everything that the page says to people is in src/play/texts, or in the texts of a game', () => {
  const files = ['src/app', 'src/play'].flatMap(filesUnder).filter((file) => isScript(file) && !TEXTS.test(file));
  expect(files.length).toBeGreaterThan(100);
  const said = files.flatMap((file) =>
    saidIn(file, readFileSync(join(root, file), 'utf8')).map((text) => `${file}: ${text}`),
  );
  expect(said).toEqual([]);
});

/** Names of the games and of what only one of them has. */
const OF_ONE_GAME = /\b(traction|trexlands|pyramids?|pad|trucks?|camps?|terra|wheel|tackles?|swivel)\b/i;

it('sentences that any game can use name no game and nothing that only one of them has', () => {
  const files = filesUnder('src/play/texts').filter((file) => isScript(file));
  expect(files.length).toBeGreaterThan(15);
  const named = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => OF_ONE_GAME.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(named).toEqual([]);
});

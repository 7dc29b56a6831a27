import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { childrenOf, filesUnder, isScript, literalText, parse, root } from '../../scripts/lib/source.mjs';

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

it('sees a sentence and words between tags, and no name or error', () => {
  expect(saidIn('a.tsx', 'const a = "The match is over."; const b = <p>Turn <b>{n}</b></p>; throw new Error("There is none.");')).toEqual(['The match is over.', 'Turn']);
  expect(saidIn('a.tsx', 'const a = "sky blue"; const b = <p className="big red">{texts.turn} · </p>;')).toEqual([]);
});

it('everything that the page says to people is in src/app/texts', () => {
  const files = filesUnder('src/app').filter((file) => isScript(file) && !file.startsWith('src/app/texts'));
  expect(files.length).toBeGreaterThan(100);
  const said = files.flatMap((file) => saidIn(file, readFileSync(join(root, file), 'utf8')).map((text) => `${file}: ${text}`));
  expect(said).toEqual([]);
});

import { expect, it } from 'vitest';
import { withoutSubject, wideComments } from '../../scripts/lint-comments.mjs';

const LONG = 'word '.repeat(30);
const linesOf = (text: string): number[] => wideComments('src/example.ts', text).map(({ line }) => line);

it.each([
  ['a line', `f();\n// ${LONG}`, [2]],
  ['one behind code', `f(); // ${LONG}`, [1]],
  ['a block', `/** ${LONG} */\nf();`, [1]],
  ['a line within a block', `/**\n * short\n * ${LONG}\n * ${LONG}\n */`, [3, 4]],
  ['one in JSX', `const a = <p>{/* ${LONG} */}</p>;`, [1]],
])('is reported where a comment is too wide: %s', (_, text, lines) => {
  expect(wideComments('src/example.tsx', text).map(({ line }) => line)).toEqual(lines);
});

it('is not minded in code and strings, nor where a rule is switched off', () => {
  expect(linesOf(`f('${LONG} // ${LONG}');\n// short`)).toEqual([]);
  expect(linesOf(`// oxlint-disable-next-line ${LONG}`)).toEqual([]);
});

it.each([
  ['a block', `/** What a game brings. */\nf();`, [1]],
  ['a block of lines', `/**\n * Whoever rolls.\n */\nf();`, [1]],
  ['a line', `f();\n// Nobody waits.`, [2]],
  ['one behind code', `f(); // who is asked\ng(); // Who is asked`, [2]],
  ['one after another line of code', `// The first.\nf();\n// Whose turn it is.`, [3]],
])('is reported where a comment begins with no subject: %s', (_, text, lines) => {
  expect(withoutSubject('src/example.ts', text).map(({ line }) => line)).toEqual(lines);
});

it('is not minded within a comment, in a longer word, in code and strings', () => {
  const text = `// The game says\n// What follows.\n/** A game. What it brings. */\nf('// What'); // Whatsoever\nWhat();`;
  expect(withoutSubject('src/example.ts', text)).toEqual([]);
});

import { expect, it } from 'vitest';
import { wideComments } from '../../scripts/lint-comments.mjs';

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

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { documentOf, type ValidateResult } from '#lab/validate/document.ts';

const read = (path: string): string => readFileSync(new URL(`../../../docs/${path}`, import.meta.url), 'utf8');
const result = JSON.parse(read('honesty/result.json')) as ValidateResult;

describe('the honesty page', () => {
  it('is made of its result to the letter: nothing of it is written by hand', () => {
    expect(read('honesty.md')).toBe(documentOf(result));
  });

  it('says of every comparison whether it holds, and of the truck who is right', () => {
    const page = read('honesty.md');
    for (const { name } of [...result.theory, ...result.dice, ...result.counted, ...result.truck])
      expect(page).toContain(name);
    expect(page).toContain(result.verdict?.says ?? 'a verdict');
    expect(page).not.toContain('not measured');
  });

  it('says of every die how far a hand has to shake it, and which parts were counted by jobs of their own', () => {
    const page = read('honesty.md');
    for (const die of ['d4', 'd6', 'd8', 'd10', 'd12', 'd20']) expect(page).toMatch(new RegExp(`\\| ${die} \\| .*°`));
    for (const { hash } of result.countedApart ?? []) expect(page).toContain(hash);
    const apart = documentOf({ ...result, countedApart: [{ parts: ['hand'], hash: 'abc' }] });
    expect(apart).toContain('hand by `--part hand`, hash abc');
  });

  it('says of which bodies geometry alone gives the rolls, and of which it does not', () => {
    const page = read('honesty.md');
    expect(page).toContain('\n## Resting by geometry\n');
    expect(page).toContain(
      'Geometry alone gives the rolls of d4, d6, d8, d10, d12 and d20. Bounce and friction matter',
    );
    expect(result.rest.exact.every(({ holds }) => holds)).toBe(true);
    expect(documentOf({ ...result, rest: { exact: [], beside: [] } })).not.toContain('## Resting by geometry');
  });

  it('shows what does not hold as plainly as what does', () => {
    const [first, ...others] = result.theory;
    if (first === undefined) throw new Error('there are rows');
    const page = documentOf({ ...result, theory: [{ ...first, holds: false }, ...others] });
    expect(page).toContain(`| **no** | ${first.settings} |`);
  });
});

import { describe, expect, it } from 'vitest';
import { targetOf } from '../../scripts/lib/imports.mjs';
import { graphOf, ringsOf } from '../../scripts/lint-circles.mjs';

const ringsIn = (texts: Readonly<Record<string, string>>): string[][] =>
  ringsOf(graphOf(new Map(Object.entries(texts))));

describe('an import leads to a file', () => {
  it.each([
    ['beside it', './b.ts', 'src/sim/b.ts'],
    ['in another folder', '../engine/match.ts', 'src/engine/match.ts'],
    ['by an alias of src', '#engine/match.ts', 'src/engine/match.ts'],
    ['with a query of the bundler', './b.ts?worker', 'src/sim/b.ts'],
  ])('%s', (_where, specifier, file) => expect(targetOf('src/sim/a.ts', specifier)).toBe(file));

  it('or to a package', () => {
    expect(targetOf('src/sim/a.ts', 'zod')).toBeNull();
    expect(targetOf('src/sim/a.ts', 'node:fs')).toBeNull();
  });
});

describe('files that import each other are a ring', () => {
  it.each([
    ['two', `import { b } from './b.ts';`, `import { a } from './a.ts';`],
    ['by types alone', `import type { B } from './b.ts';`, `export type { A } from './a.ts';`],
    ['by an alias', `import { b } from '#sim/b.ts';`, `import { a } from '#sim/a.ts';`],
    ['when asked for', `const b = () => import('./b.ts');`, `import { a } from './a.ts';`],
    ['by a type within a line', `let b: import('./b.ts').B;`, `import { a } from './a.ts';`],
  ])('%s', (_how, a, b) => {
    expect(ringsIn({ 'src/sim/a.ts': a, 'src/sim/b.ts': b })).toEqual([['src/sim/a.ts', 'src/sim/b.ts']]);
  });

  it('by way of others, two rings with a file in common being one', () => {
    const texts = {
      'src/a.ts': `import './b.ts';`,
      'src/b.ts': `import './c.ts'; import './d.ts';`,
      'src/c.ts': `import './a.ts';`,
      'src/d.ts': `import './b.ts'; import './e.ts';`,
      'src/e.ts': '',
    };
    expect(ringsIn(texts)).toEqual([['src/a.ts', 'src/b.ts', 'src/c.ts', 'src/d.ts']]);
  });

  it('and a file that imports itself is one', () => {
    expect(ringsIn({ 'src/a.ts': `import type { A } from './a.ts';` })).toEqual([['src/a.ts']]);
  });

  it('but not files that lead to the same file, or a line in a comment', () => {
    const texts = {
      'src/a.ts': `import './b.ts'; import './c.ts';`,
      'src/b.ts': `import './d.ts';`,
      'src/c.ts': `import './d.ts';`,
      'src/d.ts': `// import './a.ts';`,
    };
    expect(ringsIn(texts)).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { matching } from '../../scripts/lib/globs.mjs';
import { clausesNamed } from '../../scripts/mutation/clauses.mjs';
import { equivalentsAmong, knownEquivalents } from '../../scripts/mutation/equivalent.mjs';
import { instrument } from '../../scripts/mutation/instrument.mjs';
import { mutantsOf, type Mutant } from '../../scripts/mutation/mutate.mjs';
import { loadingAny } from '../../scripts/mutation/reach.mjs';
import { clausesOf, scoreOf } from '../../scripts/mutation/report.mjs';
import { filesIn, scopeOf, testFilesFor, whyLeftOut } from '../../scripts/mutation/scope.mjs';

const FILE = 'src/referee/example.ts';
const mutants = (text: string): Mutant[] => mutantsOf(FILE, text);
const changes = (text: string, kind: string): string[] =>
  mutants(text)
    .filter((m) => m.kind === kind)
    .map(({ before, after }) => `${before} -> ${after}`);

type Row = readonly [text: string, changes: readonly string[]];
const table = (kind: string, rows: readonly Row[]): void => {
  describe(`a change of ${kind}`, () => {
    it.each(rows)('%s', (text, expected) => expect(changes(text, kind)).toEqual(expected));
  });
};

table('comparison', [
  ['f(a < b);', ['a < b -> a <= b', 'a < b -> a >= b']],
  ['f(a <= b);', ['a <= b -> a < b', 'a <= b -> a > b']],
  ['f(a > b);', ['a > b -> a >= b', 'a > b -> a <= b']],
  ['f(a >= b);', ['a >= b -> a > b', 'a >= b -> a < b']],
  ['f(a === b);', ['a === b -> a !== b']],
  ['f(a !== b);', ['a !== b -> a === b']],
  ['f(a in b);', []],
]);

table('logic', [
  ['f(a && b);', ['a && b -> (a) || (b)', 'a && b -> a', 'a && b -> b']],
  ['f(a || b);', ['a || b -> (a) && (b)', 'a || b -> a', 'a || b -> b']],
  ['f(a ?? b);', ['a ?? b -> (a) && (b)']],
]);

table('not', [['f(!a);', ['!a -> a']]]);
table('boolean', [['f(true, false);', ['true -> false', 'false -> true']]]);

table('arithmetic', [
  ['f(a + b);', ['a + b -> a - b']],
  ['f(a - b);', ['a - b -> a + b']],
  ['f(a * b);', ['a * b -> a / b']],
  ['f(a / b);', ['a / b -> a * b']],
  ['f(a % b);', ['a % b -> a * b']],
  ['f(-a);', ['-a -> a']],
  ['a += b;', ['a += b -> a -= b']],
  ['a ??= b;', ['a ??= b -> a &&= b']],
  ['a++;', ['a++ -> a--']],
  ["f(a + ' mm');", []],
  ['f(`${a}` + b);', []],
]);

table('number', [
  ['f(3);', ['3 -> 4', '3 -> 0']],
  ['f(0);', ['0 -> 1']],
  ['f(0.05);', ['0.05 -> 1.05', '0.05 -> 0']],
  ['f({ 2: a });', []],
]);

table('code', [
  ["f('TR-10');", ["'TR-10' -> 'not-TR-10'"]],
  ["switch (a) { case 'walk': f(); }", ["'walk' -> 'not-walk'"]],
  ["f('a sentence for people');", []],
  ["f('');", []],
  ["f({ 'key': a });", []],
]);

table('list', [
  ['f([]);', []],
  ['f([a]);', ['[a] -> []']],
  ['f([...a, b]);', ['[...a, b] -> []', '[...a, b] -> [b]', '[...a, b] -> [...a]']],
]);

table('update', [
  ['f({ ...a, b, c: d });', ['{ ...a, b, c: d } -> { ...a, c: d }', '{ ...a, b, c: d } -> { ...a, b }']],
  ['f({ b, c });', []],
]);

table('condition', [
  ['if (a) f();', ['a -> true', 'a -> false']],
  ['while (a) f();', ['a -> false']],
  ['for (let i = b; a; f()) g();', ['a -> false']],
  ['f(a ? b : c);', ['a ? b : c -> b', 'a ? b : c -> c']],
  ["if (a) throw new Error('no');", ['a -> true']],
]);

table('call', [
  ['f(a.some(g));', ['some -> every']],
  ['f(a.every(g));', ['every -> some']],
  ['f(a.filter(g));', ['a.filter(g) -> a']],
  ['f(Math.max(a, b));', ['max -> min']],
  ['f(Math.abs(a));', ['Math.abs(a) -> a']],
  ['f(a.toString());', []],
]);

table('statement', [
  ['f(a);', ['f(a); -> (nothing)']],
  ['for (const a of b) { if (a) continue; f(a); }', ['continue; -> (nothing)', 'f(a); -> (nothing)']],
  ["'use strict';", []],
]);

table('function', [
  ['function f(): void { g(); }', ['f(...) -> does nothing']],
  ['function f(): number { return g(); }', ['f(...) -> answers 0']],
  ["const f = (): string => 'a b';", ["f(...) -> answers ''"]],
  ['function f(): boolean { return g(); }', ['f(...) -> answers false', 'f(...) -> answers true']],
  ['function f(): Fault | null { return g(); }', ['f(...) -> answers null']],
  ['function f(a: A): readonly B[] { return g(a); }', ['f(...) -> answers []']],
  ['function f(c: C, state: State, e: E): State { return g(c, state, e); }', ['f(...) -> answers state']],
  ['function f(now: readonly Id[]): Id[] { return g(now); }', ['f(...) -> answers now']],
  [
    'function f(action: Action): Result<Action> { return g(action); }',
    ['f(...) -> answers { ok: true, value: action }'],
  ],
  [
    'function f(state: TractionState): Applied { return g(state); }',
    ['f(...) -> answers { state: state, events: [] }'],
  ],
  [
    'function f(state: TrexlandsState): Applied { return g(state); }',
    ['f(...) -> answers { state: state, events: [] }'],
  ],
  [
    'function f(): { rulings: Ruling[]; stop: boolean } { return g(); }',
    ['f(...) -> answers { rulings: [], stop: false }'],
  ],
  ['function* f(): Generator<number> { yield g(); }', ['f(...) -> does nothing']],
  ['function f(): Ruling { return g(); }', ['f(...) -> answers undefined']],
  [
    'function f(a: A): Ruling { return g(a); } const all = (as: A[]) => as.map((a) => f(a));',
    ['f(...) -> not called', 'all(...) -> answers undefined'],
  ],
  ['class A { f(): number { return g(); } constructor() { g(); } }', ['f(...) -> answers 0']],
]);

describe('nothing is changed', () => {
  it.each([
    ["import { a } from './a.ts';"],
    ["export { a } from './a.ts';"],
    ["import type { A } from './a.ts';"],
    ["type A = 'walk' | 'tackle' | 3;"],
    ["interface A { readonly a: 'b'; readonly c: [1, 2] }"],
    ["declare const a: 'b';"],
    ["throw new Error(a > b ? 'c' : 'd');"],
  ])('in %s', (text) => expect(mutants(text)).toEqual([]));
});

/** The change made in the source itself, to hold the switches against. */
function spliced(text: string, { sites }: Mutant): string {
  return [...sites].reverse().reduce((changed, { kind, start, end, text: other }) => {
    const instead = { choose: `(${other})`, skip: ';', answer: ` return ${other};` }[kind];
    return changed.slice(0, start) + instead + changed.slice(end);
  }, text);
}

type Probe = (given: unknown) => unknown;

async function outcomes(text: string, inputs: readonly unknown[]): Promise<unknown[]> {
  const module = (await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(text)}`)) as {
    probe: Probe;
  };
  return inputs.map((input) => {
    try {
      return JSON.stringify(module.probe(structuredClone(input)));
    } catch (error) {
      return String(error);
    }
  });
}

describe('a switch does what the change itself would do', () => {
  it.each<[what: string, text: string, inputs: readonly unknown[]]>([
    [
      'in nested conditions',
      'export function probe(n) { if (n > 0 && !(n >= 9)) { return n < 5 ? "low" : "high"; } return null; }',
      [-1, 0, 1, 5, 8, 9],
    ],
    [
      'in a chain that may end early',
      'export const probe = (p) => p?.list.filter((x) => x > 1).map((x) => x + 1).length;',
      [null, { list: [1, 2, 3] }],
    ],
    [
      'where this is needed',
      'class A { n = 2; get() { return this.n * 2; } } export const probe = (k) => [new A().get(), new A().get() > k];',
      [3, 4],
    ],
    [
      'in loops and what they leave out',
      'export function probe(list) { const out = []; for (const x of list) { if (x === 0) continue; out.push(x - 1); } return [...out, out.length]; }',
      [[0, 1, 2]],
    ],
    [
      'in updates',
      'export const probe = (s) => ({ ...s, done: true, steps: [...s.steps, 1] });',
      [{ steps: [5], done: false }],
    ],
    ['in default values', 'export const probe = ({ a = 3, b = [1, 2] } = {}) => [a, ...b];', [{}, { a: 1 }]],
    [
      'in a switch',
      'export function probe(s) { switch (s) { case "a": return 1; case "b": return 2; default: return 0; } }',
      ['a', 'b', 'c'],
    ],
    [
      'in generators',
      'function* up(list) { for (const x of list) { if (x > 20) return; yield x + 1; } } export const probe = (list) => [...up(list)];',
      [[1, 20, 21, 2]],
    ],
    [
      'in assignments',
      'export function probe(n) { const s = { x: 1 }; s.x += n; s.y ??= 4; return [s.x, s.y, -n]; }',
      [2],
    ],
  ])('%s', async (_what, text, inputs) => {
    const all = mutantsOf('example.js', text).map((mutant, id) => ({ ...mutant, id }));
    const switched = instrument(text, all);
    let alive = -1;
    Object.assign(globalThis, { __mutant: (id: number) => id === alive });
    expect(await outcomes(switched, inputs)).toEqual(await outcomes(text, inputs));
    expect(all.length).toBeGreaterThan(3);
    for (const mutant of all) {
      alive = mutant.id;
      // What is alive while a module is loaded counts, too: a copy of its own for each.
      expect(await outcomes(`${switched}\n// ${mutant.id}`, inputs), `${mutant.before} -> ${mutant.after}`).toEqual(
        await outcomes(spliced(text, mutant), inputs),
      );
    }
  });
});

describe('clauses', () => {
  it.each([
    ['TR-10: a walk', ['TR-10']],
    ['TR-13 to TR-16, TR-43', ['TR-13', 'TR-14', 'TR-15', 'TR-16', 'TR-43']],
    ['TX-01 to TX-03, TR-02', ['TR-02', 'TX-01', 'TX-02', 'TX-03']],
    ['no clause', []],
  ])('named in "%s"', (comment, clauses) => expect(clausesNamed(comment)).toEqual(clauses));

  const taken = (text: string): string[] =>
    mutants(text)
      .filter((m) => m.clauses.length > 0)
      .map(({ before, after, clauses }) => `${clauses.join(' ')}: ${before} -> ${after}`);

  it.each<[what: string, text: string, taken: readonly string[]]>([
    [
      'a function',
      '/** TR-07: a slide. */\nexport function slide(s: S): S { return g(s); }',
      ['TR-07: slide(...) -> answers s'],
    ],
    [
      'a constant that is a function',
      '/** TR-15. */\nconst victims = (): V[] => g();',
      ['TR-15: victims(...) -> answers []'],
    ],
    ['a method', 'class A {\n  /** TR-07. */\n  slide(): void { g(); }\n}', ['TR-07: slide(...) -> does nothing']],
    [
      'the question before the comment',
      'function f(): A | null {\n  if (a) return b; // TR-12\n  return null;\n}',
      ['TR-12: a -> false'],
    ],
    ['the statement after the comment', 'function f(): void {\n  // TR-03\n  g(a);\n}', ['TR-03: g(a); -> (nothing)']],
    [
      'a choice',
      'function f(): A[] {\n  return a ? b : c; // TR-14\n}',
      ['TR-14: a ? b : c -> b', 'TR-14: a ? b : c -> c'],
    ],
    ['what is returned', 'function f(s: S): S {\n  return g(s); // TR-14\n}', ['TR-14: g(s) -> s']],
    ['a constant', '/** TR-01. */\nexport const NAMES = [a, b] as const;', ['TR-01: [a, b] as const -> []']],
    ['a number', 'const MOST = 360; // TR-08', ['TR-08: 360 -> 0']],
    [
      'a ruling in a list',
      "function f(): R[] { return [ruling('TR-25', a)]; }",
      ["TR-25: [ruling('TR-25', a)] -> []", "TR-25: 'TR-25' -> 'not-TR-25'"],
    ],
    [
      'a ruling that is added',
      "function f(s: S): S { return once(s, ruling('TR-09', a)); }",
      ["TR-09: once(s, ruling('TR-09', a)) -> s", "TR-09: 'TR-09' -> 'not-TR-09'"],
    ],
    ['a code of a ruling', "const CLAUSES = { 'off-arena': 'TX-03' };", ["TX-03: 'TX-03' -> 'not-TX-03'"]],
    ['types are no code', '/** TR-04. */\nexport interface A { readonly a: B } // TR-05\n', []],
  ])('are taken out with %s', (_what, text, expected) => expect(taken(text)).toEqual(expected));

  it('survive if one of the ways to take them out does', () => {
    const [slide] = mutants('/** TR-07. */\nfunction slide(s: S): S { return s; }');
    if (!slide) throw new Error('a function can be emptied');
    const tried = (fate: 'killed' | 'survived') => ({ mutant: slide, verdict: { fate, by: null } });
    expect(clausesOf([tried('killed'), tried('killed')])).toMatchObject([{ clause: 'TR-07', held: true }]);
    expect(clausesOf([tried('killed'), tried('survived')])).toMatchObject([{ clause: 'TR-07', held: false }]);
    expect(scoreOf([tried('killed'), tried('killed'), tried('killed'), tried('survived')])).toBe(75);
  });
});

describe('a list of changes that change nothing', () => {
  const [mutant] = mutants('const a = b < c;');
  if (!mutant) throw new Error('a comparison can be changed');
  const { file, source, before, after } = mutant;

  it('leaves them out', () => {
    const { equivalent, stale } = equivalentsAmong([mutant], [{ file, source, before, after, reason: 'never equal' }]);
    expect([[...equivalent], stale]).toEqual([[mutant], []]);
  });

  it('gives a reason for each, and names only what is there', () => {
    expect(equivalentsAmong([mutant], [{ file, source, before, after, reason: ' ' }]).stale).toHaveLength(1);
    expect(equivalentsAmong([mutant], [{ file, source, before, after: 'b > c', reason: 'gone' }]).stale).toHaveLength(
      1,
    );
  });

  it('fits the source as it stands', () => {
    const scope = scopeOf(undefined);
    const all = filesIn(scope).flatMap((path) => mutantsOf(path, readFileSync(path, 'utf8')));
    expect(equivalentsAmong(all, knownEquivalents(scope.folders)).stale).toEqual([]);
  });
});

describe('the files', () => {
  it('are those of the folder that is asked for, and the tests all that load one of them', () => {
    const scope = scopeOf('src/play/ruler/');
    expect(filesIn(scope)).toContain('src/play/ruler/measure.ts');
    expect(filesIn(scope).every((file) => file.startsWith('src/play/ruler/'))).toBe(true);
    expect(scope.tests).toEqual(['tests']);
    const those = (tests: string): string[] =>
      testFilesFor(new Set(['src/play/ruler/measure.ts']), scopeOf('src/play/ruler', tests));
    expect(those('tests/play/ruler')).toContain('tests/play/ruler/ruler.test.ts');
    expect(those('tests/referee')).toEqual([]);
    expect(() => scopeOf('src/app/nowhere')).toThrow('no .ts file');
  });

  it.each([
    ['src/games/traction/referee/clauses/step.ts', true],
    ['src/games/traction/referee/texts.ts', false],
    ['src/games/traction/crash.ts', true],
    ['src/games/traction/matchSchema.ts', false],
    ['src/games/traction/scenario/judge.ts', true],
    ['src/games/traction/scenario/parse.ts', false],
    ['src/games/trexlands/battle/settle.ts', true],
    ['src/games/trexlands/notation.ts', false],
    ['src/games/trexlands/notation/words.ts', false],
    ['src/games/trexlands/referee/judge.ts', true],
  ])('%s: %s', (file, mutated) => expect(whyLeftOut(file) === null).toBe(mutated));

  it.each([
    ['referee', true],
    ['src/games/traction/referee/*.ts', false],
    ['src/games/traction/referee/**', true],
    ['src/**/step.ts', true],
    ['**/*.mjs', false],
    ['src/games,clauses/step', true],
    ['src/engine,src/sim', false],
  ])('that match %s: %s', (glob, expected) =>
    expect(matching(glob)('src/games/traction/referee/clauses/step.ts')).toBe(expected),
  );
});

describe('tests are run', () => {
  const imports: Readonly<Record<string, readonly string[]>> = {
    'a.test': ['b', 'c'],
    b: ['a.test', 'd'],
    'e.test': ['c'],
  };
  it.each<[wanted: string, tests: readonly string[]]>([
    ['a.test', ['a.test']],
    ['d', ['a.test']],
    ['c', ['a.test', 'e.test']],
    ['f', []],
  ])('if they load %s', (wanted, tests) =>
    expect(loadingAny(['a.test', 'e.test'], new Set([wanted]), (file) => imports[file] ?? [])).toEqual(tests),
  );
});

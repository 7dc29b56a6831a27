import { expect, it } from 'vitest';
import { checkDeterminism } from '../../scripts/lint-determinism.mjs';

const messages = (text: string): string[] => checkDeterminism('src/sim/example.ts', text).map(({ message }) => message);

const accepted: readonly string[] = [
  `const a = Math.sqrt(2) + Math.abs(-1) + Math.floor(0.5) * Math.PI;`,
  `const a = Math['max'](1, 2);`,
  `import { sin } from './maths/trig.ts'; const a = sin(1);`,
  `const own = { Math: { sin: (x: number) => x } }; own.Math.sin(1);`,
  `interface Clock { Date: Date; performance: number }`,
  `function when(x: unknown): x is Date { return false; }`,
  `const a: typeof Math.sin = (x) => x;`,
  `type Now = ReturnType<typeof Date.now>;`,
  `class Step { process(): void {} console = 1; } new Step().process();`,
  `const a = { process: 1, Date: 2 }; a.process; a?.Date;`,
  `import type { Date } from './calendar.ts';`,
  `export { when as Date } from './calendar.ts';`,
  `declare const brand: unique symbol; type Id = string & { readonly [brand]: 'Id' };`,
  `class A { declare b: string; }`,
  `const a = x * x; const text = '2 ** 3 Math.random()'; // Date.now()`,
  `const a = [3, 1].sort((p, q) => p - q); await Promise.resolve();`,
  `process: for (;;) { break process; }`,
  `const performance = perform(gesture); performance.trace;`,
  `export function f({ process, self = 1 }: X, [console]: Y, ...crypto: Z) { return process(self, console, crypto); }`,
  `import { performance } from './perform.ts'; performance();`,
  `function f() { window(); function window() {} }`,
  `for (const process of all) process();`,
  `try { f(); } catch (self) { g(self); }`,
  `class A { constructor(private process: X) { process(); } }`,
  `const { a: Math } = own; Math.sin(1);`,
  `enum Kind { Date, process = 2 }`,
];

it.each(accepted)('accepts %s', (text) => {
  expect(messages(text)).toEqual([]);
});

const refused: readonly [text: string, why: RegExp][] = [
  [`Math.random();`, /no Math.random/],
  [`Math?.random();`, /no Math.random/],
  [`Math['random']();`, /no Math.random/],
  ['Math[`random`]();', /no Math.random/],
  [`(Math as Record<string, () => number>)['random']?.();`, /no Math.random/],
  [`(Math)!.random();`, /no Math.random/],
  ...['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'atan2', 'sinh', 'cosh', 'tanh', 'asinh', 'acosh', 'atanh'].map(
    (name): [string, RegExp] => [`const a = Math.${name}(1, 2);`, new RegExp(`no Math.${name}:`)],
  ),
  ...['exp', 'expm1', 'log', 'log2', 'log10', 'log1p', 'pow', 'hypot', 'cbrt'].map((name): [string, RegExp] => [
    `const a = Math.${name}(1, 2);`,
    new RegExp(`no Math.${name}:`),
  ]),
  [`const f = Math.sin;`, /no Math.sin/],
  [`const { sin } = Math;`, /only as Math/],
  [`const M = Math;`, /only as Math/],
  [`const a = { Math };`, /only as Math/],
  [`const a = Math[name];`, /only as Math/],
  [`Object.assign({}, Math);`, /only as Math/],
  [`import sine = Math.sin;`, /only as Math/],
  [`const a = x[Math.sin(1)];`, /no Math.sin/],
  [`const a = 2 ** x;`, /no \*\*/],
  [`a **= 2;`, /no \*\*/],
  [`Date.now();`, /no Date/],
  [`new Date();`, /no Date/],
  [`const D = Date;`, /no Date/],
  [`const a = { Date };`, /no Date/],
  [`x instanceof Date;`, /no Date/],
  [`performance.now();`, /no performance/],
  [`setTimeout(() => {}, 1);`, /no setTimeout/],
  [`setInterval(f, 1);`, /no setInterval/],
  [`queueMicrotask(f);`, /no queueMicrotask/],
  [`requestAnimationFrame(f);`, /no requestAnimationFrame/],
  [`console.log(1);`, /no console/],
  [`process.env;`, /no process/],
  [`(process as unknown as X).env;`, /no process/],
  [`globalThis.Math.random();`, /no globalThis/],
  [`globalThis['Da' + 'te'];`, /no globalThis/],
  [`crypto.getRandomValues(a);`, /no crypto/],
  [`window.location;`, /no window/],
  [`document.title;`, /no document/],
  [`typeof window === 'undefined';`, /no window/],
  [`fetch('x');`, /no fetch/],
  [`require('x');`, /no require/],
  [`eval('1');`, /no eval/],
  [`new Function('return 1')();`, /code made from text/],
  [`Function('return 1')();`, /code made from text/],
  [`new WeakRef(a);`, /no WeakRef/],
  [`new Intl.NumberFormat();`, /no Intl/],
  [`'a'.localeCompare('b');`, /no localeCompare/],
  [`(1).toLocaleString();`, /no toLocaleString/],
  [`a['toLocaleUpperCase']();`, /no toLocaleUpperCase/],
  [`declare const Host: { random(): number };`, /ambient/],
  [`declare function now(): number;`, /ambient/],
  [`declare global { interface Array<T> { x: T } }`, /ambient/],
  // A name of the file's own hides the host's only where it is in scope
  [`{ const performance = 1; } performance.now();`, /no performance/],
  [`function f(process: string) {} process.exit();`, /no process/],
  [`const a = () => { const Math = own; }; Math.sin(1);`, /no Math.sin/],
  [`const f = function Date() {}; Date.now();`, /no Date/],
  [`for (const self of all) {} self.x;`, /no self/],
  [`import type { performance } from './a.ts'; performance.now();`, /no performance/],
  [`const { performance: mine } = a; performance.now();`, /no performance/],
  [`class A { process() { process.exit(); } }`, /no process/],
  // Everywhere in a file
  [`class A { now = Date.now(); }`, /no Date/],
  [`class A { [Math.random()] = 1; }`, /no Math.random/],
  [`enum A { B = Math.random() }`, /no Math.random/],
  [`const f = (x = Math.random()) => x;`, /no Math.random/],
  ['const t = `${Date.now()}`;', /no Date/],
  [`export default Math.random() as number;`, /no Math.random/],
  [`const a = <number>Math.random();`, /no Math.random/],
  [`const a = f<string>(Math.random()) satisfies number;`, /no Math.random/],
  [`namespace A { export const b = Date.now(); }`, /no Date/],
  [`const a = {`, /does not parse/],
];

it.each(refused)('refuses %s', (text, why) => {
  const found = messages(text);
  expect(
    found.some((message) => why.test(message)),
    found.join('\n'),
  ).toBe(true);
});

it('reports a place once, and where', () => {
  expect(checkDeterminism('src/sim/a.ts', `const a = 1;\nconst b = { Date };`)).toMatchObject([
    { line: 2, column: 13 },
  ]);
});

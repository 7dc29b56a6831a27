import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { rulesIn, splitOutside, type CssRule } from './rulesIn.ts';

const APP = fileURLToPath(new URL('../../../src/app/', import.meta.url));

const sheets: readonly string[] = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => relative(APP, join(APP, file)).split(sep).join('/'));

const importsOf = (sheet: string): readonly string[] =>
  [...readFileSync(join(APP, sheet), 'utf8').matchAll(/@import '(.+?)'/g)].map(([, file = '']) =>
    relative(APP, join(APP, sheet, '..', file))
      .split(sep)
      .join('/'),
  );

/** Sheets that one sheet names have its order wherever they are loaded; the first of all come before all others. */
const FIRST = new Set(importsOf('styles/index.css'));
const lists = sheets.map((sheet) => new Set(importsOf(sheet))).filter(({ size }) => size > 1);
const inOrder = (a: string, b: string): boolean => a === b || lists.some((list) => list.has(a) && list.has(b));

/** Classes that many different things have: alone they tell no thing. */
const COMMON = new Set([
  'button',
  'row',
  'icon',
  'quiet',
  'primary',
  'small',
  'note',
  'tag',
  'panel',
  'number',
  'sheet',
]);

/** Parts of selectors of which no element has both, as they are of different pages, panels or widths. */
const NEVER_TOGETHER: readonly (readonly [string, string])[] = [
  ['.watch', "[data-game='trexlands']"],
  ['.watch', '.arrange'],
  ['.watch', '[data-drill]'],
  ['.arrange', "[data-game='trexlands']"],
  ['.dock-place:empty', '.market-panel'],
  ['.dock-place:empty', '.known-cards'],
  ['.miniature.none', '.miniature.board'],
  ['.truck-off-hud', '.card-step'],
  ['.truck-off-hud', '.market-panel'],
  ['.truck-off-hud', '.tug-hud'],
  ['.tug-hud', '.card-step'],
  ['.tractor-pull-hud', '.tug-hud'],
  ['.tractor-pull-hud', '.known-cards'],
  ['.watch', '.dock-place'],
  ['.hud-right > .log', ':not(:has(.text-table), :has(.log))'],
  ['.tractor-pull-hud', '.market-panel'],
  ['.tractor-pull-hud', '.truck-off-hud'],
  ['.end', '[data-drill]'],
  ['.end', '[data-example]'],
  ['.end', '.turn-card'],
];

const apart = (a: string, b: string): boolean =>
  NEVER_TOGETHER.some(([x, y]) => (a.includes(x) && b.includes(y)) || (a.includes(y) && b.includes(x)));

/** The least and the most width or height of which media queries speak, rem; of several alternatives all of them. */
function bounds(media: string, side: 'width' | 'height'): readonly [number, number] {
  const ends = media.split(',').map((query): readonly [number, number] => {
    const all = [...query.matchAll(new RegExp(`(min|max)-${side}: ([\\d.]+)rem`, 'g'))];
    const of = (end: string): readonly number[] =>
      all.flatMap(([, which, rem]) => (which === end ? [Number(rem)] : []));
    return [Math.max(0, ...of('min')), Math.min(Infinity, ...of('max'))];
  });
  return [Math.min(...ends.map(([least]) => least)), Math.max(...ends.map(([, most]) => most))];
}

const meetIn = (a: string, b: string): boolean =>
  (['width', 'height'] as const).every((side) => {
    const [[least, most], [otherLeast, otherMost]] = [bounds(a, side), bounds(b, side)];
    return least <= otherMost && otherLeast <= most;
  });

const longhandOf = (short: string, long: string): boolean => long.startsWith(`${short}-`);

/** Both set it, to different values. */
const clash = (a: CssRule, b: CssRule): readonly string[] =>
  a.declarations.flatMap(([property, value]) =>
    b.declarations.some(
      ([other, its]) =>
        (other === property || longhandOf(other, property) || longhandOf(property, other)) && its !== value,
    )
      ? [property]
      : [],
  );

const thingsOf = ({ subject }: CssRule): readonly string[] =>
  [...subject.matchAll(/\.([\w-]+)/g)].flatMap(([, name = '']) => (COMMON.has(name) ? [] : [name]));

/** Whether one element may be what both are about, so that only their order would decide between them. */
const tie = (a: CssRule, b: CssRule): boolean =>
  a.specificity === b.specificity &&
  a.pseudo === b.pseudo &&
  thingsOf(a).some((name) => thingsOf(b).includes(name)) &&
  meetIn(a.media, b.media) &&
  !apart(a.selector, b.selector);

it('no two rules of sheets that are loaded in either order are decided by it', () => {
  const loose = sheets.filter((sheet) => !FIRST.has(sheet));
  const rules = loose.map((sheet) => ({ sheet, rules: rulesIn(readFileSync(join(APP, sheet), 'utf8')) }));
  expect(rules.flatMap((one) => one.rules).length).toBeGreaterThan(500);
  const ties = rules.flatMap((one, i) =>
    rules
      .slice(i + 1)
      .filter((other) => !inOrder(one.sheet, other.sheet))
      .flatMap((other) =>
        one.rules.flatMap((a) =>
          other.rules.flatMap((b) =>
            tie(a, b)
              ? clash(a, b).map((what) => `${what}: ${one.sheet} ${a.selector} | ${other.sheet} ${b.selector}`)
              : [],
          ),
        ),
      ),
  );
  expect(ties).toEqual([]);
});

it('a list of selectors is split where it is one', () => {
  expect(splitOutside('.a:is(.b, .c), .d', ',')).toEqual(['.a:is(.b, .c)', '.d']);
});

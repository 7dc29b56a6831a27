import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Result } from '#sim/result.ts';
import { runs } from '../../effort.ts';

/** How files of one kind are read and written. */
export interface Format<T> {
  readonly parse: (text: string) => Result<T>;
  readonly make: (value: T) => string;
}

/** Whatever the text: either a file that is written and read back the same, or one sentence. */
export function neverSurprises<T>({ parse, make }: Format<T>, json: string): void {
  const parsed = parse(json);
  if (parsed.ok) {
    const written = make(parsed.value);
    expect(parse(written)).toEqual(parsed);
    return;
  }
  const { message, path } = parsed.fault;
  expect(message).toMatch(/^[^\n\r]+\.$/);
  expect(message.length).toBeLessThan(2000);
  if (path !== undefined) expect(message.startsWith(path)).toBe(true);
}

const nastyNumber = fc.constantFrom(
  '1e308',
  '-1e308',
  '1e999',
  '-1e999',
  '1e-320',
  '-0',
  '0.005',
  '2000.005',
  '9007199254740993',
  '1e21',
  '00',
  '.5',
  'NaN',
  'null',
  'true',
  '""',
  '[]',
  '{}',
  '-',
  '"90"',
);
const nastyKey = fc.constantFrom(
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'prototype',
  '',
  ' ',
  '0',
  'length',
  '\u0000',
  '\ud800',
  'seat ',
);

/** Words under which every object has something. */
export const EVERYBODYS_WORDS = [
  'constructor',
  '__proto__',
  'prototype',
  'toString',
  'toLocaleString',
  'valueOf',
  'hasOwnProperty',
  'isPrototypeOf',
  'propertyIsEnumerable',
  '__defineGetter__',
  '__lookupSetter__',
] as const;

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/** Every place in a JSON value. */
function placesIn(value: Json, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Array.isArray(value) ? value.map((v, i) => [i, v] as const) : Object.entries(value);
  return [path, ...inner.flatMap(([key, v]) => placesIn(v, [...path, key]))];
}

function changed(value: Json, path: readonly (string | number)[], change: (old: Json) => Json): Json {
  const [key, ...rest] = path;
  if (key === undefined) return change(value);
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string | number, Json> | Json[] = Array.isArray(value) ? [...value] : { ...value };
  const bag = copy as Record<string | number, Json>;
  bag[key] = changed(bag[key] ?? null, rest, change);
  return copy as Json;
}

const text = (file: unknown): string => JSON.stringify(file);

/** Tests that belong to every kind of file: a good one spoilt in all ways, and texts that are no files. */
export function neverThrows<T>(format: Format<T>, example: object): void {
  const neverSurprised = (json: string): void => neverSurprises(format, json);
  const valid = example as Json;
  const places = placesIn(valid);
  const place = fc.constantFrom(...places);

  it('about any text', () =>
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), neverSurprised), {
      numRuns: runs(200, 10_000),
    }));

  it('about any JSON', () =>
    fc.assert(fc.property(fc.json({ maxDepth: 6 }), neverSurprised), { numRuns: runs(200, 10_000) }));

  it('about a good file with something else in one place', () => {
    fc.assert(
      fc.property(place, fc.jsonValue(), (path, other) =>
        neverSurprised(text(changed(valid, path, () => other as Json))),
      ),
      { numRuns: runs(200, 10_000) },
    );
  });

  it('about a good file with a nasty number in one place', () => {
    const numbers = places.filter(
      (path) =>
        typeof path.reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], valid) === 'number',
    );
    const mark = 'here the number goes';
    fc.assert(
      fc.property(fc.constantFrom(...numbers), nastyNumber, (path, number) =>
        neverSurprised(text(changed(valid, path, () => mark)).replace(JSON.stringify(mark), number)),
      ),
      { numRuns: runs(200, 10_000) },
    );
  });

  it('about a good file with a nasty key in one place', () => {
    const objects = places.filter((path) => {
      const value = path.reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], valid);
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    });
    const mark = 'here the key goes';
    fc.assert(
      fc.property(fc.constantFrom(...objects), nastyKey, fc.jsonValue(), (path, key, value) => {
        const file = changed(valid, path, (old) => ({ ...(old as Record<string, Json>), [mark]: value as Json }));
        const json = text(file).replace(JSON.stringify(mark), JSON.stringify(key));
        const parsed = format.parse(json);
        expect(parsed.ok).toBe(false);
        neverSurprised(json);
      }),
      { numRuns: runs(200, 10_000) },
    );
  });

  it('about a good file with a word in one place under which every object has something', () => {
    for (const path of places)
      for (const word of EVERYBODYS_WORDS) neverSurprised(text(changed(valid, path, () => word)));
  });

  it('about a good file without one of its keys or elements', () => {
    for (const path of places) {
      const file = structuredClone(example);
      const parent = path
        .slice(0, -1)
        .reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], file);
      const last = path.at(-1);
      if (last === undefined) continue;
      if (Array.isArray(parent)) parent.splice(Number(last), 1);
      else delete (parent as Record<string | number, unknown>)[last];
      neverSurprised(text(file));
    }
  });

  it('about a good file cut off anywhere', () => {
    const whole = text(example);
    for (let length = 0; length < whole.length; length += 1) {
      const parsed = format.parse(whole.slice(0, length));
      expect(parsed.ok).toBe(false);
      neverSurprised(whole.slice(0, length));
    }
  });

  it('about a good file with one character changed', () => {
    const whole = text(example);
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.string({ unit: 'binary', maxLength: 2 }), (at, other) =>
        neverSurprised(whole.slice(0, at) + other + whole.slice(at + 1)),
      ),
      { numRuns: runs(200, 10_000) },
    );
  });
}

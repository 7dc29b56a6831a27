import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeScenario } from '../../../../src/games/traction/scenario/make.ts';
import { parseScenario } from '../../../../src/games/traction/scenario/parse.ts';
import { EXAMPLE, text } from './example.ts';

/** Whatever the text: either a scenario that is written and read back the same, or one sentence. */
function neverSurprises(json: string): void {
  const parsed = parseScenario(json);
  if (parsed.ok) {
    const written = makeScenario(parsed.value);
    expect(parseScenario(written)).toEqual(parsed);
    return;
  }
  const { message, path } = parsed.fault;
  expect(message).toMatch(/^[^\n\r]+\.$/);
  expect(message.length).toBeLessThan(2000);
  if (path !== undefined) expect(message.startsWith(path)).toBe(true);
}

const nastyNumber = fc.constantFrom('1e308', '-1e308', '1e999', '-1e999', '1e-320', '-0', '0.005', '2000.005', '9007199254740993', '1e21', '00', '.5', 'NaN', 'null', 'true', '""', '[]', '{}', '-', '"90"');
const nastyKey = fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', 'prototype', '', ' ', '0', 'length', '\u0000', '\ud800', 'seat ');

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

const valid = EXAMPLE as Json;
const places = placesIn(valid);
const place = fc.constantFrom(...places);

describe('the scenario parser never throws and says one sentence', () => {
  it('about any text', () => fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), neverSurprises), { numRuns: 500 }));

  it('about any JSON', () => fc.assert(fc.property(fc.json({ maxDepth: 6 }), neverSurprises), { numRuns: 1000 }));

  it('about any JSON that says it is a scenario', () => {
    const file = fc.record(
      {
        format: fc.constant('tumbletop/scenario'), version: fc.constant(1), game: fc.constantFrom('traction', 'trexlands'), surface: fc.oneof(fc.constant('felt'), fc.jsonValue()),
        pieces: fc.oneof(fc.constant([]), fc.jsonValue()), actions: fc.oneof(fc.constant([]), fc.jsonValue()), pads: fc.jsonValue(), expect: fc.jsonValue(), options: fc.jsonValue(),
      },
      { requiredKeys: ['format', 'version', 'game', 'surface', 'pieces', 'actions'] },
    );
    fc.assert(fc.property(file, (value) => neverSurprises(text(value))), { numRuns: 1000 });
  });

  it('about a good file with something else in one place', () => {
    fc.assert(fc.property(place, fc.jsonValue(), (path, other) => neverSurprises(text(changed(valid, path, () => other as Json)))), { numRuns: 1000 });
  });

  it('about a good file with a nasty number in one place', () => {
    const numbers = places.filter((path) => typeof path.reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], valid) === 'number');
    const mark = 'here the number goes';
    fc.assert(
      fc.property(fc.constantFrom(...numbers), nastyNumber, (path, number) => neverSurprises(text(changed(valid, path, () => mark)).replace(JSON.stringify(mark), number))),
      { numRuns: 1000 },
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
        const parsed = parseScenario(json);
        expect(parsed.ok).toBe(false);
        neverSurprises(json);
      }),
      { numRuns: 1000 },
    );
  });

  it('about a good file without one of its keys or elements', () => {
    for (const path of places) {
      const file = structuredClone(EXAMPLE);
      const parent = path.slice(0, -1).reduce<unknown>((at, key) => (at as Record<string | number, unknown>)[key], file);
      const last = path.at(-1);
      if (last === undefined) continue;
      if (Array.isArray(parent)) parent.splice(Number(last), 1);
      else delete (parent as Record<string | number, unknown>)[last];
      neverSurprises(text(file));
    }
  });

  it('about a good file cut off anywhere', () => {
    const whole = text(EXAMPLE);
    for (let length = 0; length < whole.length; length += 1) {
      const parsed = parseScenario(whole.slice(0, length));
      expect(parsed.ok).toBe(false);
      neverSurprises(whole.slice(0, length));
    }
  });

  it('about a good file with one character changed', () => {
    const whole = text(EXAMPLE);
    fc.assert(fc.property(fc.nat(whole.length - 1), fc.string({ unit: 'binary', maxLength: 2 }), (at, other) => neverSurprises(whole.slice(0, at) + other + whole.slice(at + 1))), { numRuns: 1000 });
  });

  it.each([
    ['a million brackets', '['.repeat(1_000_000)],
    ['a million objects', '{"a":'.repeat(1_000_000)],
    ['a million numbers', `[${'0,'.repeat(1_000_000)}0]`],
    ['a file of numbers for pieces', text({ ...EXAMPLE, pieces: Array.from({ length: 900_000 }, () => 0) })],
    ['a file of keys', text({ ...EXAMPLE, ...Object.fromEntries(Array.from({ length: 100_000 }, (_, i) => [`k${i}`, i])) })],
    ['a title of quotes', text({ ...EXAMPLE, title: '"'.repeat(1_000_000) })],
    ['a title of escaped quotes that never ends', `{"title":"${'\\"'.repeat(1_000_000)}`],
    ['an endless gesture', text({ ...EXAMPLE, actions: [{ do: 'gesture', as: 'walk', piece: '0-S1', gesture: `1.${'A'.repeat(60_000)}` }], expect: [] })],
  ])('about %s', (_name, json) => neverSurprises(json));
});

describe('every scenario survives being written', () => {
  const coordinate = fc.integer({ min: -79_000, max: 79_000 }).map((n) => n / 100);
  const piece = fc.record({ xMm: coordinate, zMm: coordinate, yawDeg: fc.double({ min: -720, max: 720, noNaN: true }), pose: fc.constantFrom('upright', 'flat') });
  const ids = fc.uniqueArray(fc.constantFrom('0-S1', '0-M2', '1-L1', '1-S2', '4-L2'), { maxLength: 5 });

  it('wherever its pieces stand', () => {
    fc.assert(
      fc.property(ids, fc.array(piece, { minLength: 5, maxLength: 5 }), fc.double({ min: 0, max: 2, noNaN: true }), fc.integer({ min: 0, max: 4 }), (names, places, friction, seat) => {
        const pieces = names.map((id, i) => ({ id, ...places[i] }));
        neverSurprises(text({ ...EXAMPLE, pads: [], pieces, surface: { friction, restitution: 0.1 }, seat, actions: [], expect: [] }));
      }),
      { numRuns: 500 },
    );
  });
});

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as traction from '#games/traction/matchFile.ts';
import * as tractorPull from '#games/tractor-pull/matchFile.ts';
import * as trexlands from '#games/trexlands/matchFile.ts';
import * as truckOff from '#games/truck-off/matchFile.ts';
import * as tugOfWar from '#games/tug-of-war/matchFile.ts';
import { GAMES } from '#games/registry.ts';
import type { Result } from '#sim/result.ts';

/** As much of a game's match files as this test asks. */
interface Files {
  readonly orders: { makeOrder(action: never): object; readOrder(json: unknown): Result<unknown> };
  parseMatch(text: string, build: null): Result<{ readonly log: readonly { readonly action: unknown }[] }>;
}

const FILES: Readonly<Record<string, Files>> = {
  traction,
  trexlands,
  'truck-off': truckOff,
  'tug-of-war': tugOfWar,
  'tractor-pull': tractorPull,
};
const recorded = (game: string): string => readFileSync(`tests/app/before/${game}/match.json`, 'utf8');

describe.each(GAMES.map(({ id }) => ({ id })))('orders of $id', ({ id }) => {
  const files = FILES[id];
  if (files === undefined) throw new Error(`no match files of ${id}`);
  const { orders, parseMatch } = files;

  it('say every action of a match, without its outcome, and are read as that action', () => {
    const match = parseMatch(recorded(id), null);
    if (!match.ok) throw new Error(match.fault.message);
    for (const { action } of match.value.log) {
      const order = JSON.parse(JSON.stringify(orders.makeOrder(action as never))) as object;
      for (const key of ['hash', 'ticks', 'rulings', 'bodies']) expect(order).not.toHaveProperty(key);
      expect(orders.readOrder(order)).toEqual({ ok: true, value: action });
    }
  });

  it('are those of the match file, key by key', () => {
    const { log } = JSON.parse(recorded(id)) as { log: object[] };
    const match = parseMatch(recorded(id), null);
    if (!match.ok) throw new Error(match.fault.message);
    for (const [i, { action }] of match.value.log.entries())
      expect(log[i]).toMatchObject(orders.makeOrder(action as never));
  });

  it.each([
    { json: null, says: '$ is null; expected an action.' },
    { json: [], says: '$ is []; expected an action.' },
    { json: {}, says: '$.do is missing' },
    { json: { do: 'concede', seat: 0, hash: '0'.repeat(32) }, says: '$.hash: what comes of an action' },
    { json: { do: 'concede', seat: 0, more: 1 }, says: '$.more is 1; expected no key' },
    { json: { do: 'concede', seat: -1 }, says: '$.seat is -1; expected' },
  ])('refuse $json with its place', ({ json, says }) => {
    const read = orders.readOrder(json);
    expect(read.ok ? 'read' : read.fault.message).toContain(says);
  });

  it('refuse any JSON in one sentence whose places begin at the order', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.constantFrom('roll', 'walk', 'spin', 'concede'), (json, kind) => {
        const order = typeof json === 'object' && json !== null && !Array.isArray(json) ? { do: kind, ...json } : json;
        const read = orders.readOrder(order);
        if (!read.ok) expect(read.fault.message).not.toContain('[0]:');
      }),
    );
  });
});

import { describe, expect, test } from 'vitest';
import { type Buzz, buzzOf, CONTACT, Fingertips, FOUL, SET_DOWN } from '#app/tables/traction/sound/TableVibration.tsx';
import { tick } from '#sim/ids.ts';
import type { TraceEvent } from '#sim/trace/events.ts';

const SETTING_DOWN: TraceEvent = {
  type: 'set-down',
  tick: tick(9),
  corner: 'A',
  pivotSlipMm: 0,
  swivelDeg: 90,
  travelMm: 20,
  highestTiltDeg: 11,
  widest: { deg: 90, tick: tick(9), at: { xMm: 0, yMm: 0, zMm: 0 } },
};
const touching = (b: string, atStart = false): TraceEvent =>
  ({ type: 'contact-began', tick: tick(9), a: '0-L1', b, touches: [], impulse: 0, atStart }) as unknown as TraceEvent;

describe('a tick', () => {
  test('is felt when a piece is set down, and more when two pieces touch', () => {
    expect(buzzOf([SETTING_DOWN])).toBe(SET_DOWN);
    expect(buzzOf([SETTING_DOWN, touching('1-S1')])).toBe(CONTACT);
  });

  test('is not felt for what touched before, for the table, or for nothing', () => {
    for (const events of [[], [touching('1-S1', true)], [touching('table')], [touching('pad-1')]])
      expect(buzzOf(events)).toBeNull();
  });
});

describe('fingertips', () => {
  function felt(...buzzes: readonly (readonly [atMs: number, buzz: Buzz])[]): Buzz[] {
    const shaken: Buzz[] = [];
    const fingertips = new Fingertips((buzz) => shaken.push(buzz));
    for (const [at, buzz] of buzzes) fingertips.feel(buzz, at);
    return shaken;
  }

  test('feel one buzz at a time', () => {
    expect(felt([0, CONTACT], [10, CONTACT], [20, SET_DOWN])).toEqual([CONTACT]);
    expect(felt([0, CONTACT], [100, SET_DOWN])).toEqual([CONTACT, SET_DOWN]);
  });

  test('feel a foul over the contact that made it', () => {
    expect(felt([0, CONTACT], [5, FOUL], [10, CONTACT])).toEqual([CONTACT, FOUL]);
  });
});

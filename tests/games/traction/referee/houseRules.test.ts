import { describe, expect, it } from 'vitest';
import type { RefereeCase } from '#games/traction/referee/case.ts';
import type { TraceEvent } from '#sim/trace/events.ts';
import { seat, tick, type BodyId } from '#sim/ids.ts';
import {
  aCase,
  at,
  began,
  called,
  carried,
  dragged,
  gripped,
  judge,
  L1,
  lying,
  rested,
  setDown,
  stopped,
  tilted,
  tipped,
} from './events.ts';

type Row = readonly [what: string, c: RefereeCase, trace: readonly TraceEvent[], calls: readonly string[]];
const table = (rows: readonly Row[]): void => {
  it.each(rows)('%s', (_what, c, trace, calls) => expect(called(judge(c, ...trace))).toEqual(calls));
};

/** One step of 90 degrees and 25.4 mm, let go of and at rest. */
const oneStep = [gripped(0), tipped(5), setDown(50), carried(90, 25.4, 90), rested(90, [lying('0-L1')])];
const walk = (over: Partial<RefereeCase>): RefereeCase => aCase('walk', { range: 2, ...over });

const widest = (t: number, deg: number) => ({ widest: { deg, tick: tick(t), at } });
const swung = (deg: number) => [gripped(0), tipped(5), setDown(50, 0.1, widest(40, deg)), rested(90, [lying('0-L1')])];

describe('a house where a step may not go so far', () => {
  table([
    ['allows what is just within it', walk({ mostSwivelDeg: 89.5, mostTravelMm: 24.9 }), oneStep, []],
    ['does not allow a wider swivel', walk({ mostSwivelDeg: 87.49 }), oneStep, ['TR-57 over-swivel']],
    ['measures a swivel at its widest', walk({ mostSwivelDeg: 120 }), swung(122.51), ['TR-57 over-swivel']],
    ['allows what a hand swings beyond it and comes back', walk({ mostSwivelDeg: 120 }), swung(122.5), []],
    ['without a word about it allows a full turn', walk({}), swung(360.5), []],
    ['and no more', walk({}), swung(360.51), ['TR-57 over-swivel']],
    ['does not allow a longer way', walk({ mostTravelMm: 24.89 }), oneStep, ['TR-08 over-travel']],
    ['says both', walk({ mostSwivelDeg: 80, mostTravelMm: 20 }), oneStep, ['TR-57 over-swivel', 'TR-08 over-travel']],
    [
      'says it once, however many steps',
      walk({ mostTravelMm: 20 }),
      [
        ...oneStep.slice(0, 4),
        rested(90, [lying('0-L1')], { final: false }),
        gripped(100),
        tipped(105),
        setDown(150),
        carried(190, 25.4, 90),
        rested(190, [lying('0-L1')]),
      ],
      ['TR-08 over-travel'],
    ],
    [
      'looks at every step, not only the last',
      walk({ mostTravelMm: 20 }),
      [
        gripped(0),
        tipped(5),
        setDown(50),
        tipped(60),
        { ...setDown(90), travelMm: 3 } as TraceEvent,
        rested(99, [lying('0-L1')]),
      ],
      ['TR-08 over-travel'],
    ],
    [
      'looks at a step that was cut off',
      aCase('tackle', { mostTravelMm: 11 }),
      [
        gripped(0),
        tipped(5),
        tilted(6),
        began(20, '1-M1', 'base-edge'),
        stopped(20),
        rested(60, [lying('0-L1')], { held: true }),
      ],
      ['TR-13 tackle-base 1-M1', 'TR-08 over-travel'],
    ],
    [
      'looks at nothing out of turn',
      aCase('disturb', { mostTravelMm: 1, mostSwivelDeg: 1 }),
      [gripped(0), setDown(50), rested(90, [lying('0-L1')])],
      [],
    ],
    [
      'has nothing to say of no step',
      walk({ mostTravelMm: 1 }),
      [gripped(0), dragged(5, 0.4), rested(60, [lying('0-L1')])],
      [],
    ],
    ['is no other house', walk({}), oneStep, []],
  ]);

  it('says how far it went, where the piece rests', () => {
    expect(judge(walk({ mostTravelMm: 20 }), ...oneStep).rulings).toMatchObject([
      { code: 'over-travel', distanceMm: 25.4, tick: 90, at: { xMm: 10, yMm: 0, zMm: 20 } },
    ]);
  });
});

const touchesPad = (t: number, pad: string, atStart = false): TraceEvent =>
  began(t, pad, 'base-edge', { otherFeature: 'pad', atStart });
const leavesPad = (t: number, pad: string): TraceEvent => ({
  type: 'contact-ended',
  tick: tick(t),
  a: L1,
  b: pad as BodyId,
  touches: [],
  peakImpulse: 0,
});

describe('a house where coming to rest on a pad wins', () => {
  const rest = walk({ win: 'rest' });
  table([
    [
      'a pad that is touched at the end',
      rest,
      [...oneStep.slice(0, 2), touchesPad(40, 'pad-1'), ...oneStep.slice(2)],
      ['TR-32 pad-contact pad-1'],
    ],
    ['a pad that it stood on already', rest, [touchesPad(0, 'pad-1', true), ...oneStep], ['TR-32 pad-contact pad-1']],
    [
      'a pad that was left again',
      rest,
      [...oneStep.slice(0, 2), touchesPad(20, 'pad-1'), leavesPad(40, 'pad-1'), ...oneStep.slice(2)],
      [],
    ],
    [
      'a pad that was touched twice',
      rest,
      [...oneStep.slice(0, 2), touchesPad(20, 'pad-1'), touchesPad(30, 'pad-1'), ...oneStep.slice(2)],
      ['TR-32 pad-contact pad-1'],
    ],
    [
      'two pads',
      rest,
      [...oneStep.slice(0, 2), touchesPad(20, 'pad-1'), touchesPad(30, 'pad-2'), ...oneStep.slice(2)],
      ['TR-32 pad-contact pad-1', 'TR-32 pad-contact pad-2'],
    ],
    [
      'the pad of a seat that has given up',
      walk({ win: 'rest', conceded: [seat(1)] }),
      [touchesPad(0, 'pad-1', true), ...oneStep],
      [],
    ],
    ["its own side's pad", rest, [touchesPad(0, 'pad-0', true), ...oneStep], []],
    [
      'a pad that another piece touches',
      rest,
      [began(0, 'pad-1', 'base-edge', { a: '0-M1', atStart: true }), ...oneStep],
      [],
    ],
    [
      'a rest in between',
      rest,
      [touchesPad(0, 'pad-1', true), ...oneStep.slice(0, 4), rested(90, [lying('0-L1')], { final: false })],
      [],
    ],
    [
      'a move that is illegal',
      rest,
      [touchesPad(0, 'pad-1', true), began(10, '1-M1', 'side'), rested(60, [lying('0-L1')])],
      ['TR-10 walk-contact 1-M1'],
    ],
    [
      'a base that was only dragged there',
      rest,
      [gripped(0), dragged(5, 0.4), touchesPad(10, 'pad-1'), rested(60, [lying('0-L1')])],
      [],
    ],
    [
      'a piece that lies there',
      rest,
      [touchesPad(0, 'pad-1', true), rested(60, [lying('0-L1', { pose: 'flat' })])],
      ['TR-25 fell'],
    ],
    [
      'what never comes to rest',
      rest,
      [touchesPad(0, 'pad-1', true), rested(60, [lying('0-L1')], { settled: false })],
      ['TR-26 unsettled'],
    ],
    ['what is still held', rest, [touchesPad(0, 'pad-1', true), rested(60, [lying('0-L1')], { held: true })], []],
    [
      'a hand out of turn',
      aCase('disturb', { win: 'rest' }),
      [touchesPad(0, 'pad-1', true), rested(60, [lying('0-L1')])],
      [],
    ],
    ['a touch of a piece', rest, [began(0, '1-M1', 'base-edge', { atStart: true }), ...oneStep], []],
  ]);

  it('does not stop a sweep at a pad, and another house does', () => {
    expect(judge(rest, touchesPad(5, 'pad-1')).stopped).toBe(false);
    expect(judge(walk({}), tilted(4), touchesPad(5, 'pad-1')).stopped).toBe(true);
  });

  it('says when it came to rest, and where it touched', () => {
    expect(judge(rest, ...oneStep.slice(0, 2), touchesPad(40, 'pad-1'), ...oneStep.slice(2)).rulings).toMatchObject([
      { tick: 90, at, feature: 'base-edge', otherFeature: 'pad' },
    ]);
  });
});

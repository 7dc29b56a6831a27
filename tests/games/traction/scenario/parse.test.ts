import { describe, expect, it } from 'vitest';
import { makeScenario } from '#games/traction/scenario/make.ts';
import { parseScenario } from '#games/traction/scenario/parse.ts';
import type { Scenario } from '#games/traction/scenario/scenario.ts';
import { makeGesture } from '#sim/gesture/codec.ts';
import { pieceId } from '#sim/ids.ts';
import { example, EXAMPLE, text, withChange, type Json } from './example.ts';

function read(file: Json): Scenario {
  const parsed = parseScenario(text(file));
  if (!parsed.ok) throw new Error(parsed.fault.message);
  return parsed.value;
}

const gesture = makeGesture({
  piece: pieceId('0-S1'),
  grip: 'finger',
  strokes: [{ corner: 'A', samples: [{ xMm: 90, yMm: 25.4, zMm: 0, headingDeg: 0 }] }],
});

describe('a scenario that is right', () => {
  it('is read as it is written', () => {
    const scenario = read(EXAMPLE);
    expect(scenario.title).toBe('a half turn, then a tackle that meets its victim');
    expect(scenario.surface).toEqual({ id: 'mousepad', friction: 0.9, restitution: 0.05 });
    expect(scenario.pieces).toEqual(EXAMPLE['pieces']);
    expect(scenario.pads).toEqual(EXAMPLE['pads']);
    expect(scenario.expect).toEqual(EXAMPLE['expect']);
  });

  it('needs no more than a surface, pieces and actions', () => {
    const bare = read({
      format: 'tumbletop/scenario',
      version: 1,
      game: 'traction',
      surface: 'felt',
      pieces: [],
      actions: [],
    });
    expect(bare).toEqual({
      title: '',
      tableMm: 1600,
      surface: { id: 'felt', friction: 0.6, restitution: 0.05 },
      rules: 'before',
      options: {
        ranges: [4, 2, 1],
        piecesPerTurn: 2,
        starterFirstTurnOnePiece: false,
        tackling: 'any',
        turnLimit: null,
        tolerance: { moveMm: 1, yawDeg: 2, pivotMm: 1 },
      },
      pads: [],
      pieces: [],
      seat: 0,
      actions: [],
      expect: [],
    });
  });

  it('takes what it leaves out of the tolerance and the options from the standard rules', () => {
    const { options } = read(example({ tolerance: { moveMm: 0.25 }, options: { tackling: 'rock-paper-scissors' } }));
    expect(options.tolerance).toEqual({ moveMm: 0.25, yawDeg: 2, pivotMm: 1 });
    expect(options).toMatchObject({ ranges: [4, 2, 1], piecesPerTurn: 2, tackling: 'rock-paper-scissors' });
  });

  it('moves carefully unless it says otherwise', () => {
    expect(read(EXAMPLE).actions.map((a) => 'hand' in a && a.hand)).toEqual(['careful', 'careful']);
    expect(read(withChange(EXAMPLE, ['actions', 1, 'hand'], 'brisk')).actions[1]).toMatchObject({ hand: 'brisk' });
  });

  it('may bring its own surface', () => {
    expect(read(example({ surface: { friction: 0.625, restitution: 0.1 } })).surface).toEqual({
      id: 'custom',
      friction: 0.625,
      restitution: 0.1,
    });
  });

  it('reads recorded gestures and shoves', () => {
    const actions = [
      { do: 'gesture', as: 'walk', piece: '0-S1', gesture },
      { do: 'disturb', by: 1, piece: '0-S1', gesture },
      { do: 'disturb', by: null, piece: '1-M1', pushMm: [1.006, -2] },
    ];
    expect(read(example({ actions, expect: [] })).actions).toEqual([
      { do: 'gesture', as: 'walk', piece: '0-S1', gesture: expect.objectContaining({ grip: 'finger' }) },
      { do: 'disturb', by: 1, piece: '0-S1', touch: { gesture: expect.objectContaining({ piece: '0-S1' }) } },
      { do: 'disturb', by: null, piece: '1-M1', touch: { pushMm: [1.01, -2] } },
    ]);
  });

  it('may expect less than it does', () => {
    expect(read(example({ expect: [{}] })).expect).toEqual([{}]);
  });
});

describe('numbers are quantised before anything else', () => {
  const xOf = (xMm: number) =>
    read(
      example({
        pieces: [{ id: '0-S1', xMm, zMm: 0, yawDeg: 0, pose: 'upright' }],
        tableMm: 4000,
        actions: [],
        expect: [],
      }),
    ).pieces[0]?.xMm;
  it.each([
    [1.234, 1.23],
    [1.235, 1.24],
    [-1.234, -1.23],
    [-0.001, 0],
    [0.004999, 0],
    [1e-300, 0],
  ])('%d mm is %d mm', (given, xMm) => expect(xOf(given)).toBe(xMm));

  it('so a hair beyond the range is within it', () => {
    const steps = (swivelDeg: number) => text(withChange(EXAMPLE, ['actions', 0, 'steps', 0, 'swivelDeg'], swivelDeg));
    expect(parseScenario(steps(360.004)).ok).toBe(true);
    expect(parseScenario(steps(360.006)).ok).toBe(false);
  });

  const yawOf = (yawDeg: number) => read(withChange(EXAMPLE, ['pieces', 0, 'yawDeg'], yawDeg)).pieces[0]?.yawDeg;
  it.each([
    [0, 0],
    [180, 180],
    [-180, 180],
    [180.004, 180],
    [180.006, -179.99],
    [-179.996, 180],
    [-179.99, -179.99],
    [359.999, 0],
    [360, 0],
    [-90, -90],
    [270, -90],
    [-270, 90],
    [540, 180],
    [725.5, 5.5],
    [1e15, -80],
    [1e308, -64],
  ])('a yaw of %d degrees is one of %d', (given, yawDeg) => expect(yawOf(given)).toBe(yawDeg));

  it('and a coefficient is left as it is', () => {
    expect(read(example({ surface: { friction: 0.40001, restitution: 0 } })).surface.friction).toBe(0.40001);
  });
});

describe('a position is as tight as the format allows', () => {
  const upright = (id: string, xMm: number, zMm: number, yawDeg = 0) => ({ id, xMm, zMm, yawDeg, pose: 'upright' });
  const flat = (id: string, xMm: number, zMm: number, yawDeg = 0) => ({ id, xMm, zMm, yawDeg, pose: 'flat' });
  const stands = (pieces: object[], more: Json = {}) =>
    parseScenario(text(example({ pieces, pads: [], actions: [], expect: [], ...more })));

  it.each<[string, object[], Json?]>([
    ['side by side', [upright('0-L1', 0, 0), upright('0-L2', 25.4, 0)]],
    ['overlapping by a tenth of a millimetre', [upright('0-L1', 0, 0), upright('0-L2', 25.3, 0)]],
    ['corner to corner', [upright('0-L1', 0, 0), upright('0-L2', 25.4, 25.4)]],
    ['turned, edge to corner', [upright('0-L1', 0, 0), upright('0-L2', 30.66, 0, 45)]],
    ['a lying tip beside a leaning side', [upright('0-L1', 0, 0), flat('1-L1', 0, 60, 180)]],
    ['a small one under the spread of a lying large one', [flat('0-L1', 0, 0), upright('1-S1', 18.75, 12.15)]],
    ['up to the edge of the table', [upright('0-L1', 137.3, -137.3)], { tableMm: 300 }],
    ['side by side and turned by 30 degrees', [upright('0-L1', 0, 0, 30), upright('0-L2', 22, -12.7, 30)]],
    ['a flat one whose tip reaches the edge', [flat('0-L1', 0, 103.77, 0)], { tableMm: 300 }],
  ])('%s', (_name, pieces, more = {}) => expect(stands(pieces, more)).toMatchObject({ ok: true }));

  const pads = [
    { seat: 0, xMm: 0, zMm: 0, yawDeg: 90 },
    { seat: 1, xMm: 76.2, zMm: 0, yawDeg: 90 },
  ];
  it.each([
    ['in the corner of a pad', [upright('0-L1', 25.4, 50.8)]],
    ['beside a pad', [upright('0-L1', -50.8, 0)]],
    ['lying on a pad', [flat('0-L1', 0, 0)]],
    ['one on the pad, one beside it', [upright('0-L1', -25.4, 0), upright('0-L2', -50.8, 0)]],
  ])('%s, and two pads side by side', (_name, pieces) => expect(stands(pieces, { pads })).toMatchObject({ ok: true }));

  it('a pad raises nothing: two that lean over its edge clear one another with it as without it', () => {
    const leaning = [flat('0-L1', 0, 50.77, 105.14), flat('1-L1', -12, 23.66, 74.86)];
    expect(stands(leaning)).toMatchObject({ ok: true });
    expect(stands(leaning, { pads: [{ seat: 0, xMm: 0, zMm: 0, yawDeg: 0 }] })).toMatchObject({ ok: true });
  });

  it('pads may be nearer than a match allows, and fill the table', () => {
    expect(stands([], { pads: [{ seat: 4, xMm: 86.5, zMm: 111.9, yawDeg: 180 }], tableMm: 300 })).toMatchObject({
      ok: true,
    });
  });
});

describe('a scenario that is written', () => {
  it.each([
    ['the example', EXAMPLE],
    [
      'one with gestures and shoves',
      example({
        surface: { friction: 0.3333, restitution: 0.9 },
        options: {
          ranges: [6, 3, 1],
          piecesPerTurn: 3,
          starterFirstTurnOnePiece: false,
          tackling: 'rock-paper-scissors',
        },
        actions: [
          { do: 'gesture', as: 'tackle', piece: '0-S1', gesture },
          { do: 'disturb', by: null, piece: '1-M1', gesture: gesture },
          { do: 'disturb', by: 3, piece: '1-M1', pushMm: [0.5, 0] },
        ],
        expect: [{ rulings: [{ code: 'tackle-side', within: 1 }], within: { mm: 2 } }],
      }),
    ],
  ])('is read back the same: %s', (_name, file) => {
    const scenario = read(file);
    const written = makeScenario(scenario);
    const again = parseScenario(written);
    expect(again).toEqual({ ok: true, value: scenario });
    expect(again.ok && makeScenario(again.value)).toBe(written);
  });
});

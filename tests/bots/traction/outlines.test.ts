import { describe, expect, it } from 'vitest';
import { reportByOutlines } from '#bots/traction/outlines/report.ts';
import { trials } from '#bots/traction/trials.ts';
import { afterStep } from '#games/traction/standing.ts';
import type { TractionState } from '#games/traction/state.ts';
import { verdictOf } from '#games/traction/verdict.ts';
import type { StepCommand } from '#sim/assist/assist.ts';
import { pieceId } from '#sim/ids.ts';
import type { Physics } from '#sim/physics.ts';
import { PYRAMIDS } from '#sim/pyramid.ts';
import { surfaceOf } from '#sim/surfaces.ts';
import { runs } from '../../effort.ts';
import { must, piece, started, withPieces, type Move } from '../../games/traction/support.ts';

const HALF_TURN: StepCommand = { corner: 'A', swivelDeg: 180 };
/** From the middle of the table the half turn about A comes to here, mm. */
const LARGE_LANDS = { xMm: 25.4, zMm: 25.4 };

/** Nothing is on it but what is named, and the pads. */
function table(moves: Readonly<Record<string, Move>> = {}, options = {}): TractionState {
  const all = { '0-L1': { xMm: 0, zMm: 0, yawDeg: 0 }, ...moves };
  const state = withPieces(started(2, options), all);
  return { ...state, pieces: state.pieces.filter(({ id }) => id in all) };
}

/** A half turn before the rival's pad. */
const BEFORE_PAD = { '0-L1': { xMm: 0, zMm: -160, yawDeg: 180 } };

const ordered = (state: TractionState, what: 'walk' | 'tackle', steps: readonly StepCommand[] = [HALF_TURN]) =>
  reportByOutlines(state, { do: what, piece: pieceId('0-L1'), steps, hand: 'natural' });

const codes = (...asked: Parameters<typeof ordered>) => ordered(...asked).rulings.map(({ code }) => code);

describe('by outlines', () => {
  it('a step in the open lands where it is meant to, and no ruling is given', () => {
    const report = ordered(table(), 'walk');
    expect(report.rulings).toEqual([]);
    expect(report.resting).toMatchObject([{ id: '0-L1', ...LARGE_LANDS, pose: 'upright' }]);
  });

  it('steps of a walk go on from where the last one ended', () => {
    const steps: readonly StepCommand[] = [HALF_TURN, { corner: 'C', swivelDeg: -90 }];
    const state = table({}, { ranges: [4, 2, 2] });
    const there = steps.reduce(
      (at, { corner, swivelDeg }) => afterStep(PYRAMIDS.L, at, corner, swivelDeg),
      piece(state, '0-L1') as Parameters<typeof afterStep>[1],
    );
    const [rests] = ordered(state, 'walk', steps).resting;
    expect(rests?.xMm).toBeCloseTo(there.xMm, 1);
    expect(rests?.zMm).toBeCloseTo(there.zMm, 1);
  });

  it.each([
    ['a walk that sweeps into a piece', 'walk', { '1-S1': { xMm: 34, zMm: 10 } }, 'walk-contact'],
    ['a tackle that meets a rival', 'tackle', { '1-S1': { xMm: 34, zMm: 10 } }, 'tackle-base'],
    ['a tackle that meets its own', 'tackle', { '0-S1': { xMm: 34, zMm: 10 } }, 'tackle-own'],
    ['a step on to a rival’s pad', 'walk', BEFORE_PAD, 'pad-contact'],
    ['a step off the table', 'walk', { '0-L1': { xMm: 340, zMm: 340, yawDeg: 0 } }, 'off-table'],
  ] as const)('%s is ruled as a referee would', (_, what, moves, code) => {
    expect(codes({ ...table(moves), tableMm: 700 }, what)).toContain(code);
  });

  it('a tackle hits the piece that it meets first, and no other behind it', () => {
    const state = table({ '1-S1': { xMm: 34, zMm: 10 }, '1-S2': { xMm: 10, zMm: 36 } });
    const verdict = (swivelDeg: number) =>
      verdictOf(ordered(state, 'tackle', [{ corner: 'A', swivelDeg }]), state.options.tackling);
    const [one, other] = [verdict(180), verdict(-180)];
    expect([one, other].map((seen) => seen.kind)).toEqual(['tackle', 'tackle']);
    expect(one).not.toEqual(other);
  });

  it('a tackle of a size that the house forbids is a foul', () => {
    const none = [false, false, false] as const;
    const state = table({ '1-S1': { xMm: 34, zMm: 10 } }, { tackling: [none, none, none] });
    expect(verdictOf(ordered(state, 'tackle'), state.options.tackling)).toMatchObject({
      kind: 'illegal',
      faults: [{ code: 'tackle-size' }],
    });
  });

  it.each([
    ['mousepad', []],
    ['matte-paper', []],
    ['varnished-wood', ['pivot-slide']],
    ['glass', ['pivot-slide']],
  ] as const)('every step holds or every one slips, as theory has it (%s)', (id, said) => {
    expect(codes({ ...table(), surface: must(surfaceOf(id)) }, 'walk')).toEqual(said);
  });

  it.each([
    ['a swivel that is too wide', { mostSwivelDeg: 90 }, 'over-swivel'],
    ['a step that is too long', { mostTravelMm: 20 }, 'over-travel'],
  ])('%s is a foul', (_, options, code) => {
    expect(codes(table({}, options), 'walk')).toEqual([code]);
  });

  it('a piece that only comes by a pad has not won where it has to come to rest there', () => {
    const steps: readonly StepCommand[] = [HALF_TURN, { corner: 'C', swivelDeg: 180 }];
    const back: readonly StepCommand[] = [HALF_TURN, { corner: 'A', swivelDeg: -180 }];
    const options = { ranges: [4, 2, 2] as const };
    expect(codes(table(BEFORE_PAD, options), 'walk', back)).toEqual(['pad-contact']);
    expect(codes(table(BEFORE_PAD, { ...options, win: 'rest' }), 'walk', back)).toEqual([]);
    expect(codes(table(BEFORE_PAD, { ...options, win: 'rest' }), 'walk', steps)).toEqual(['pad-contact']);
  });
});

/** Any use of it fails: a match by outlines has no table. */
const NO_PHYSICS = new Proxy({ build: 'none' } as Physics, {
  get: (_, key) => (key === 'build' ? 'none' : expect.fail(`physics was asked for ${String(key)}`)),
});

describe('a match by outlines', () => {
  const counted = (levels: readonly string[], seed: number, rules: object = {}) => {
    const { outlines } = trials;
    if (outlines === null) throw new Error('Traction can be played by outlines');
    return must(must(outlines.by(rules))(NO_PHYSICS, { levels, seed, steadiness: 'usual' }));
  };

  it('of careless bots brushes nothing where the house takes more for a touch than they pass by', () => {
    const rules = { options: { contactMm: 1 } };
    const fouls = Array.from(
      { length: runs(2, 10) },
      (_, seed) => counted(['careless', 'careless'], seed, rules).figures['foul'],
    );
    expect(fouls).toEqual(fouls.map(() => undefined));
  });

  it('comes to its end without any physics, the same again, and has a leader after every turn but the last', () => {
    const match = counted(['careless', 'careless'], 3);
    expect(match.winners).toHaveLength(1);
    expect(match.leads).toHaveLength(match.length - 1);
    expect(match).toEqual(counted(['careless', 'careless'], 3));
    expect(match).not.toEqual(counted(['careless', 'careless'], 4));
  });

  it('of bots that try their steps tries them without physics, too', () => {
    expect(counted(['steady', 'steady'], 1, { options: { turnLimit: 1 } }).figures['walked']).toBeGreaterThan(1);
  });

  it('has no fouls of a trembling hand, and on glass careless walks are nothing else', () => {
    expect(counted(['careless', 'careless'], 1).figures).not.toHaveProperty('foul');
    const { figures } = counted(['careless', 'careless'], 1, { surface: 'glass', options: { turnLimit: 3 } });
    expect(figures).not.toHaveProperty('walked');
    expect(figures['foul pivot-slide']).toBeGreaterThan(1);
  });
});

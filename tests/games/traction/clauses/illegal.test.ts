import { describe, expect, it } from 'vitest';
import { RULING_CODES, type RulingCode } from '#games/traction/referee/ruling.ts';
import { act, eventOf, piece, report, ruling, started, tackle, types, walk, withPieces } from '../support.ts';

const state = withPieces(started(), {
  '0-S1': { xMm: 0, zMm: 0 },
  '1-M1': { xMm: 20, zMm: 0 },
  '1-L1': { xMm: 0, zMm: 30 },
});
const FLAT_ON_PAD = { xMm: 32.6, zMm: 209.55, yawDeg: 90, pose: 'flat' };

const ILLEGAL: readonly [code: RulingCode, clause: string][] = [
  ['walk-contact', 'TR-10'],
  ['pivot-slide', 'TR-07'],
  ['lift-off', 'TR-07'],
  ['no-set-down', 'TR-09'],
  ['too-many-steps', 'TR-11'],
  ['fell', 'TR-25'],
  ['not-upright', 'TR-26'],
  ['off-table', 'TR-37'],
  ['tackle-side', 'TR-14'],
  ['tackle-point', 'TR-14'],
  ['tackle-own', 'TR-16'],
  ['tackle-size', 'house rule'],
  ['crash', 'TR-28'],
  ['unsettled', 'TR-26'],
  ['no-tip', 'TR-58'],
  ['over-swivel', 'TR-57'],
  ['over-travel', 'TR-08'],
];

describe('an illegal move', () => {
  describe.each(ILLEGAL)('%s (%s)', (code) => {
    it.each([
      ['walk', walk('0-S1')],
      ['tackle', tackle('0-S1')],
    ])('in a %s lays the mover flat on its pad at once (TR-22)', (_name, action) => {
      const after = act(
        state,
        action,
        report(state, '0-S1', [ruling(code, '0-S1', '1-M1')], { '0-S1': { xMm: 9 }, '1-M1': { xMm: 25 } }),
      );
      expect(piece(after.state, '0-S1')).toMatchObject(FLAT_ON_PAD);
      expect(types(after)).toEqual(['illegal-move', 'restored', 'penalised']);
      expect(eventOf(after, 'illegal-move')).toEqual({ type: 'illegal-move', piece: '0-S1', codes: [code] });
      expect(eventOf(after, 'penalised').piece).toBe('0-S1');
    });

    it('leaves all others exactly where they stood (TR-50)', () => {
      const rests = { '1-M1': { xMm: 20.4 }, '1-L1': { yawDeg: 1 }, '0-L1': { pose: 'flat' as const } };
      const after = act(state, walk('0-S1'), report(state, '0-S1', [ruling(code, '0-S1')], rests));
      expect(after.state.pieces.filter((p) => p.id !== '0-S1')).toEqual(state.pieces.filter((p) => p.id !== '0-S1'));
      expect(eventOf(after, 'restored').pieces).toEqual(['0-L1', '1-L1', '1-M1']);
    });
  });

  it.each(RULING_CODES.filter((code) => !ILLEGAL.some(([illegal]) => illegal === code)))('%s is none', (code) => {
    const other = code === 'pad-contact' ? 'pad-1' : '1-M1';
    expect(types(act(state, tackle('0-S1'), report(state, '0-S1', [ruling(code, '0-S1', other)])))).not.toContain(
      'illegal-move',
    );
  });

  it('is penalised once, however many faults there are (TR-43), each told once', () => {
    const faults = [
      ruling('walk-contact', '0-S1', '1-M1'),
      ruling('fell', '0-S1'),
      ruling('crash', '0-S1', '1-M1'),
      ruling('crash', '0-S1', '1-L1'),
    ];
    const after = act(state, walk('0-S1'), report(state, '0-S1', faults));
    expect(eventOf(after, 'illegal-move').codes).toEqual(['walk-contact', 'fell', 'crash']);
    expect(after.events.filter((e) => e.type === 'penalised')).toHaveLength(1);
    expect(after.state.turn).toMatchObject({ acted: ['0-S1'], barred: [{ piece: '0-S1', why: 'penalised' }] });
  });

  it('by both chosen pieces penalises both (TR-44)', () => {
    const first = act(state, walk('0-S1'), report(state, '0-S1', [ruling('fell', '0-S1')]));
    const second = act(first.state, walk('0-M1'), report(first.state, '0-M1', [ruling('fell', '0-M1')]));
    expect(second.state.pieces.filter((p) => p.pose === 'flat').map((p) => p.id)).toEqual(['0-M1', '0-S1']);
  });

  it('tells nothing of restoring where nothing was moved or touched', () => {
    expect(
      types(
        act(state, walk('0-S1'), report(state, '0-S1', [ruling('fell', '0-S1')], { '0-S1': { xMm: 5, pose: 'flat' } })),
      ),
    ).toEqual(['illegal-move', 'penalised']);
  });

  it('puts back whom it touched, though it hardly moved', () => {
    const after = act(
      state,
      walk('0-S1'),
      report(state, '0-S1', [ruling('walk-contact', '0-S1', '1-M1')], { '1-M1': { xMm: 20.004 } }),
    );
    expect(eventOf(after, 'restored').pieces).toEqual(['1-M1']);
    expect(piece(after.state, '1-M1').xMm).toBe(20);
  });

  it.each([
    ['a hundredth of a millimetre', { movedMm: 0.01 }, true],
    ['less', { movedMm: 0.0099 }, false],
    ['a twentieth of a degree', { turnedDeg: 0.05 }, true],
    ['less of a turn', { turnedDeg: 0.049 }, false],
    ['a pose', { pose: 'tilted' as const }, true],
  ])('counts as moved by %s: %o', (_name, rest, counts) => {
    const after = act(state, walk('0-S1'), report(state, '0-S1', [ruling('fell', '0-S1')], { '1-M1': rest }));
    expect(types(after).includes('restored')).toBe(counts);
  });

  it('lists those it puts back in the order of the pieces, each once', () => {
    const faults = [
      ruling('walk-contact', '0-S1', '1-M1'),
      ruling('crash', '0-S1', '1-M1'),
      ruling('crash', '0-S1', '1-L1'),
    ];
    const after = act(state, walk('0-S1'), report(state, '0-S1', faults, { '0-L1': { movedMm: 1 } }));
    expect(eventOf(after, 'restored').pieces).toEqual(['0-L1', '1-L1', '1-M1']);
  });

  it('names pads and the table in no list of pieces', () => {
    const after = act(
      state,
      walk('0-S1'),
      report(state, '0-S1', [
        ruling('walk-contact', '0-S1', '1-M1'),
        ruling('pad-contact', '0-S1', 'pad-1'),
        ruling('fell', '0-S1', 'table'),
      ]),
    );
    expect(eventOf(after, 'restored').pieces).toEqual(['1-M1']);
  });
});

describe('crashes by the mover', () => {
  it('TR-19: a tackle that shoves a third piece is void', () => {
    const rulings = [ruling('tackle-base', '0-S1', '1-M1'), ruling('crash', '0-S1', '1-L1')];
    const after = act(
      state,
      tackle('0-S1'),
      report(state, '0-S1', rulings, { '1-M1': { xMm: 22 }, '1-L1': { xMm: 3 } }),
    );
    expect(types(after)).toEqual(['illegal-move', 'restored', 'penalised']);
    expect(piece(after.state, '1-M1')).toEqual(piece(state, '1-M1'));
    expect(piece(after.state, '1-L1')).toEqual(piece(state, '1-L1'));
    expect(piece(after.state, '0-S1')).toMatchObject(FLAT_ON_PAD);
  });

  it('TR-28: a walk that shoves another is undone, but for the mover', () => {
    const after = act(
      state,
      walk('0-S1'),
      report(state, '0-S1', [ruling('crash', '0-S1', '1-L1')], { '0-S1': { xMm: -30 }, '1-L1': { xMm: 5 } }),
    );
    expect(eventOf(after, 'restored').pieces).toEqual(['1-L1']);
    expect(piece(after.state, '0-S1')).toMatchObject(FLAT_ON_PAD);
  });
});

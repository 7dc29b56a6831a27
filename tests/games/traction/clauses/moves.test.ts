import { describe, expect, it } from 'vitest';
import { caseOf } from '#games/traction/perform.ts';
import { penalised } from '#games/traction/returns.ts';
import { checkPosition } from '#games/traction/scenario/position.ts';
import { pieceId } from '#sim/ids.ts';
import { act, concede, eventOf, piece, report, ruling, started, tackle, types, walk, withPieces } from '../support.ts';

const state = withPieces(started(3), {
  '0-L1': { xMm: 0, zMm: 0, yawDeg: 30 },
  '1-M1': { xMm: 30, zMm: 0 },
  '2-S1': { xMm: 0, zMm: 30 },
  '0-M1': { xMm: -30, zMm: 0 },
});
const hits = (...victims: string[]) => victims.map((id) => ruling('tackle-base', '0-L1', id));

describe('a tackle where a seat has no pad', () => {
  it('TR-13: tells who stands on a pad again and who has none to go to', () => {
    const padless = { ...state, pads: state.pads.filter(({ seat }) => seat !== 1) };
    const after = act(padless, tackle('0-L1'), report(padless, '0-L1', hits('1-M1')));
    expect(eventOf(after, 'returned')).toEqual({ type: 'returned', pieces: ['0-L1'], lying: [], gone: ['1-M1'] });
  });
});

describe('a legal walk', () => {
  it('leaves the mover where it was set down, to the hundredth', () => {
    const after = act(
      state,
      walk('0-L1'),
      report(state, '0-L1', [], { '0-L1': { xMm: 12.3456, zMm: -0.0049, yawDeg: 179.996 } }),
    );
    expect(piece(after.state, '0-L1')).toEqual({ id: '0-L1', xMm: 12.35, zMm: 0, yawDeg: 180, pose: 'upright' });
    expect(Object.is(piece(after.state, '0-L1').zMm, 0)).toBe(true);
  });

  it('writes a heading in (-180, 180]', () => {
    for (const [read, written] of [
      [-179.996, 180],
      [-180, 180],
      [180.004, 180],
      [-179.99, -179.99],
      [360, 0],
      [-90, -90],
      [540, 180],
    ] as const) {
      expect(
        piece(act(state, walk('0-L1'), report(state, '0-L1', [], { '0-L1': { yawDeg: read } })).state, '0-L1').yawDeg,
      ).toBe(written);
    }
  });

  it('tells how many steps it had', () => {
    expect(act(state, walk('0-S1'), report(state, '0-S1', [], {}, 3)).events).toEqual([
      { type: 'walked', piece: '0-S1', steps: 3 },
    ]);
  });

  it('does not move others by the creep of the simulation', () => {
    const after = act(state, walk('0-L1'), report(state, '0-L1', [], { '0-L1': { xMm: 10 }, '1-M1': { xMm: 30.006 } }));
    expect(piece(after.state, '1-M1').xMm).toBe(30);
  });

  it('TR-27, TR-54: puts back what it jiggled', () => {
    const after = act(
      state,
      walk('0-L1'),
      report(state, '0-L1', [ruling('jiggle', '0-L1', '1-M1')], {
        '0-L1': { xMm: 10 },
        '1-M1': { xMm: 30.404, yawDeg: 1.239 },
        '2-S1': { xMm: 0.3 },
      }),
    );
    expect(piece(after.state, '1-M1')).toEqual(piece(state, '1-M1'));
    expect(piece(after.state, '2-S1').xMm).toBe(0);
    expect(after.events).toEqual([expect.objectContaining({ type: 'walked' }), { type: 'restored', pieces: ['1-M1'] }]);
  });

  it('comes to rest as exactly as it is written', () => {
    const after = act(state, walk('0-L1'), report(state, '0-L1', [], { '0-L1': { xMm: 10.404, yawDeg: 1.239 } }));
    expect(piece(after.state, '0-L1')).toMatchObject({ xMm: 10.4, yawDeg: 1.24 });
  });

  it('needs the referee to say where the mover rests', () => {
    expect(() => act(state, walk('0-L1'), { ...report(state, '0-L1'), resting: [] })).toThrow('where 0-L1 rests');
  });

  it('TR-38: may end on its own pad, and the piece stays usable', () => {
    const home = act(state, walk('0-L1'), report(state, '0-L1', [], { '0-L1': { xMm: -36, zMm: 295 } }));
    expect(home.state.turn.barred).toEqual([]);
    expect(piece(home.state, '0-L1')).toMatchObject({ xMm: -36, zMm: 295, pose: 'upright' });
  });

  it('TR-34: over a pad is no contact and no win', () => {
    const after = act(state, walk('0-L1'), report(state, '0-L1', [], { '0-L1': { xMm: 255, zMm: -147 } }));
    expect(after.state.outcome).toBeNull();
  });
});

describe('a tackle', () => {
  it('TR-11: that hits nothing is legal, and the piece stays where it is set down', () => {
    const after = act(state, tackle('0-L1'), report(state, '0-L1', [], { '0-L1': { xMm: 5 } }));
    expect(after.events).toEqual([{ type: 'missed', piece: '0-L1' }]);
    expect(piece(after.state, '0-L1').xMm).toBe(5);
    expect(after.state.turn).toMatchObject({ acted: ['0-L1'], barred: [] });
  });

  it('TR-13, TR-18: puts tackler and tackled upright on their pads, wherever they were shoved', () => {
    const after = act(
      state,
      tackle('0-L1'),
      report(state, '0-L1', hits('1-M1'), { '0-L1': { xMm: 9, pose: 'tilted' }, '1-M1': { xMm: 38, pose: 'flat' } }),
    );
    const home = started(3);
    expect(piece(after.state, '0-L1')).toEqual(piece(home, '0-L1'));
    expect(piece(after.state, '1-M1')).toEqual(piece(home, '1-M1'));
    expect(after.events).toEqual([
      { type: 'tackled', piece: '0-L1', victims: ['1-M1'] },
      { type: 'returned', pieces: ['0-L1', '1-M1'], lying: [] },
    ]);
  });

  it('TR-21: neither of them moves again in this turn', () => {
    const after = act(state, tackle('0-L1'), report(state, '0-L1', hits('1-M1')));
    expect(after.state.turn.barred).toEqual([
      { piece: '0-L1', why: 'returned' },
      { piece: '1-M1', why: 'returned' },
    ]);
    const barred = act(
      { ...after.state, options: { ...after.state.options, piecesPerTurn: 3 } },
      tackle('0-M1'),
      report(after.state, '0-M1', hits('2-S1')),
    ).state.turn.barred;
    expect(barred.map((b) => b.piece)).toEqual(['0-L1', '1-M1', '0-M1', '2-S1']);
  });

  it('TR-15: of two enemies hit in the same tick both are tackled', () => {
    const after = act(state, tackle('0-L1'), report(state, '0-L1', hits('2-S1', '1-M1', '2-S1')));
    expect(eventOf(after, 'tackled').victims).toEqual(['1-M1', '2-S1']);
    expect(piece(after.state, '2-S1')).toEqual(piece(started(3), '2-S1'));
  });

  it('TR-20: of two victims each goes home, though one stood in the other’s place', () => {
    const homes = ['1-M1', '1-M2'].map((id) => piece(started(3), id));
    const swapped = withPieces(state, {
      '1-M1': { xMm: 33 },
      '1-M2': { xMm: homes[0]?.xMm ?? 0, zMm: homes[0]?.zMm ?? 0 },
    });
    const after = act(swapped, tackle('0-L1'), report(swapped, '0-L1', hits('1-M1', '1-M2')));
    expect(['1-M1', '1-M2'].map((id) => piece(after.state, id))).toEqual(homes);
  });

  it('TR-17: a victim on its own pad goes back to its own place there', () => {
    const near = withPieces(state, { '1-M1': { xMm: 250, zMm: -140 } });
    const after = act(near, tackle('0-L1'), report(near, '0-L1', hits('1-M1')));
    expect(piece(after.state, '1-M1')).toEqual(piece(started(3), '1-M1'));
  });

  it('TR-45: a flat victim stays flat as it lay, and penalised', () => {
    const lying = withPieces(state, { '1-M1': { pose: 'flat', xMm: 250, zMm: -140 } });
    const after = act(lying, tackle('0-L1'), report(lying, '0-L1', hits('1-M1', '2-S1'), { '1-M1': { xMm: 251 } }));
    expect(piece(after.state, '1-M1')).toEqual(piece(lying, '1-M1'));
    expect(eventOf(after, 'returned')).toEqual({ type: 'returned', pieces: ['0-L1', '2-S1'], lying: ['1-M1'] });
  });

  it('TR-13, TR-45: a flat victim off its pad goes there, and lies there', () => {
    const lying = withPieces(state, { '1-M1': { pose: 'flat', xMm: 30, zMm: 0 } });
    const after = act(lying, tackle('0-L1'), report(lying, '0-L1', hits('1-M1')));
    const penalisedThere = penalised(started(3), pieceId('1-M1')).pieces.find((p) => p.id === '1-M1');
    expect(piece(after.state, '1-M1')).toEqual(penalisedThere);
    expect(eventOf(after, 'returned').lying).toEqual(['1-M1']);
  });

  it('TR-64: by the rule text a flat victim stands up on its pad, and its penalty has ended', () => {
    const text = { ...state, options: { ...state.options, flatVictims: 'rise' } } as const;
    const lying = {
      ...withPieces(text, { '1-M1': { pose: 'flat', xMm: 250, zMm: -140 } }),
      out: [{ piece: pieceId('1-M1'), turns: 2 }],
    };
    const after = act(lying, tackle('0-L1'), report(lying, '0-L1', hits('1-M1')));
    expect(piece(after.state, '1-M1')?.pose).toBe('upright');
    expect(piece(after.state, '0-L1')?.pose).toBe('upright');
    expect(after.state.out).toBeUndefined();
    expect(eventOf(after, 'returned')).toEqual({ type: 'returned', pieces: ['0-L1', '1-M1'], lying: [] });
    expect(after.state.turn.barred.map((one) => one.piece)).toEqual(['0-L1', '1-M1']); // neither moves in this turn
  });

  it('TR-63: the pieces of a seat that has given up may be tackled', () => {
    const gone = act(state, concede(1)).state;
    const after = act(gone, tackle('0-L1'), report(gone, '0-L1', hits('1-M1')));
    expect(eventOf(after, 'tackled').victims).toEqual(['1-M1']);
    expect(piece(after.state, '1-M1')).toEqual(piece(started(3), '1-M1'));
  });

  it('TR-63: the referee is told who has given up', () => {
    expect(caseOf(act(state, concede(1)).state, { do: 'walk', piece: pieceId('0-L1') }).conceded).toEqual([1]);
    expect(caseOf(act(state, concede(1)).state, { do: 'disturb', piece: pieceId('0-L1'), by: null }).conceded).toEqual([
      1,
    ]);
  });

  it('TR-54: puts back what it jiggled, but for the two', () => {
    const rulings = [...hits('1-M1'), ruling('jiggle', '0-L1', '2-S1'), ruling('jiggle', '0-L1', '1-M1')];
    const after = act(
      state,
      tackle('0-L1'),
      report(state, '0-L1', rulings, { '2-S1': { xMm: 0.5 }, '1-M1': { xMm: 31 } }),
    );
    expect(piece(after.state, '2-S1')).toEqual(piece(state, '2-S1'));
    expect(piece(after.state, '1-M1')).toEqual(piece(started(3), '1-M1'));
    expect(eventOf(after, 'restored').pieces).toEqual(['2-S1']);
  });
});

describe('winning', () => {
  const touching = [ruling('pad-contact', '0-L1', 'pad-2')];

  it.each([
    ['walk', walk('0-L1')],
    ['tackle', tackle('0-L1')],
  ])("TR-32: a %s that touches an opponent's pad wins at once", (_name, action) => {
    const after = act(
      state,
      action,
      report(state, '0-L1', touching, { '0-L1': { xMm: -200, zMm: -100, pose: 'tilted' } }),
    );
    expect(after.state.outcome).toEqual({ winners: [0], by: 'pad-contact', piece: '0-L1' });
    expect(after.events).toEqual([{ type: 'won', seat: 0, by: 'pad-contact', piece: '0-L1', pad: 'pad-2' }]);
    expect(piece(after.state, '0-L1')).toMatchObject({ xMm: -200, zMm: -100, pose: 'upright' });
  });

  it('TR-62: leaves the piece where it was, if on its base it would stand in another', () => {
    const there = { xMm: piece(state, '1-M1').xMm + 5, zMm: piece(state, '1-M1').zMm, pose: 'tilted' as const };
    const after = act(state, walk('0-L1'), report(state, '0-L1', touching, { '0-L1': there }));
    expect(after.state.outcome).toMatchObject({ winners: [0] });
    expect(piece(after.state, '0-L1')).toEqual(piece(state, '0-L1'));
    expect(checkPosition(after.state)).toMatchObject({ ok: true });
  });

  it('TR-54: puts back what was jiggled on the way', () => {
    const after = act(
      state,
      walk('0-L1'),
      report(state, '0-L1', [ruling('jiggle', '0-L1', '1-M1'), ...touching], { '1-M1': { xMm: 30.5 } }),
    );
    expect(piece(after.state, '1-M1')).toEqual(piece(state, '1-M1'));
    expect(types(after)).toEqual(['restored', 'won']);
  });

  it('TR-33: an illegal move wins nothing', () => {
    const after = act(state, walk('0-L1'), report(state, '0-L1', [...touching, ruling('crash', '0-L1', '1-M1')]));
    expect(after.state.outcome).toBeNull();
    expect(types(after)).toContain('penalised');
  });

  it('comes before a tackle in the same sweep', () => {
    const after = act(state, tackle('0-L1'), report(state, '0-L1', [...hits('1-M1'), ...touching]));
    expect(types(after)).toEqual(['won']);
  });

  it('does not begin another turn, though both pieces have acted', () => {
    const first = act(state, walk('0-S1'));
    const after = act(first.state, walk('0-L1'), report(first.state, '0-L1', touching));
    expect(types(after)).toEqual(['won']);
    expect(after.state.turn.seat).toBe(0);
  });

  it('needs the referee to name the pad', () => {
    expect(() => act(state, walk('0-L1'), report(state, '0-L1', [ruling('pad-contact', '0-L1')]))).toThrow(
      'names the pad',
    );
    expect(() => act(state, walk('0-L1'), report(state, '0-L1', [ruling('pad-contact', '0-L1', '1-M1')]))).toThrow(
      'names the pad',
    );
  });
});

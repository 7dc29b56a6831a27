import { describe, expect, it } from 'vitest';
import { arrangementOf, type PadPlace } from '#games/traction/arranging.ts';
import type { TractionAction } from '#games/traction/actions.ts';
import { layPads } from '#games/traction/pads.ts';
import { toPad } from '#games/traction/returns.ts';
import type { TractionState } from '#games/traction/state.ts';
import { traction } from '#games/traction/traction.ts';
import { pieceId, seat } from '#sim/ids.ts';
import {
  act,
  against,
  choose,
  concede,
  disturb,
  END,
  piece,
  report,
  ruling,
  started,
  walk,
  withPieces,
} from '../support.ts';

const place = (name: string, xMm: number, zMm: number, yawDeg = 0): PadPlace => ({
  piece: pieceId(`0-${name}`),
  xMm,
  zMm,
  yawDeg,
});
const arranged = (state: TractionState, ...places: readonly PadPlace[]): TractionAction =>
  arrangementOf(state, seat(0), places);
const start = started();
const [pad] = layPads(2, 381).pads;

describe('TR-41: before the first turn', () => {
  it('an owner places its pieces on its pad, and the others stay', () => {
    const after = act(start, arranged(start, place('L1', -40, -19, 45)));
    expect(piece(after.state, '0-L1')).toMatchObject({
      xMm: (pad?.xMm ?? 0) - 40,
      zMm: (pad?.zMm ?? 0) - 19,
      yawDeg: 45,
      pose: 'upright',
    });
    expect(after.state.pieces.filter((p) => p.id !== '0-L1')).toEqual(start.pieces.filter((p) => p.id !== '0-L1'));
    expect(after.events).toEqual([{ type: 'arranged', seat: 0 }]);
    expect(after.state.turn).toEqual(start.turn);
  });

  it('every seat may, whoever has the first turn, and as often as it likes', () => {
    const other = arrangementOf(start, seat(1), [{ piece: pieceId('1-L1'), xMm: -40, zMm: -19, yawDeg: 0 }]);
    const once = act(start, other).state;
    const again = act(once, arrangementOf(once, seat(1), 'usual')).state;
    expect(piece(once, '1-L1')).not.toEqual(piece(start, '1-L1'));
    expect(again).toEqual(start);
    expect(traction.seatOf(start, other)).toBe(1);
    expect([traction.isPhysical(other), traction.takeBack(start, other)]).toEqual([false, 'free']);
  });

  it('pieces may touch one another', () => {
    const beside = arranged(
      start,
      place('S1', 0, 0),
      place('S2', 14.29, 0),
      place('L1', -40, -20),
      place('M1', 40, -20),
      place('L2', 48, 20),
      place('M2', -40, 20),
    );
    expect(against(start, beside)).toBeNull();
  });

  it.each([25.42, 25.4, 25.31])(
    'TR-20: pieces that stood %s mm apart, touching or nearly, go back there',
    (apartMm) => {
      const action = arranged(
        start,
        place('L1', -40, -20),
        place('L2', -40 + apartMm, -20),
        place('M1', 20, -20),
        place('M2', 45, -20),
        place('S1', -40, 20),
        place('S2', 0, 20),
      );
      expect(against(start, action)).toBeNull();
      const { state } = act(start, action);
      for (const id of ['0-L1', '0-L2'])
        expect(toPad(withPieces(state, { [id]: { xMm: 0, zMm: 0 } }), pieceId(id), 'upright').pieces).toEqual(
          state.pieces,
        );
    },
  );

  it('TR-20: so does one in the slot of its name, beside which another was placed', () => {
    const [x, z] = [-35.87, -19.05]; // L1's slot
    const { state } = act(start, arranged(start, place('S1', x + 19.85, z), place('M1', 20, -20), place('L2', 45, 10)));
    expect(state.home.map((p) => p.id)).not.toContain('0-L1');
    expect(toPad(withPieces(state, { '0-L1': { xMm: 0, zMm: 0 } }), pieceId('0-L1'), 'upright').pieces).toEqual(
      state.pieces,
    );
  });

  it('TR-20: that is where a piece goes back to', () => {
    const { state } = act(start, arranged(start, place('L1', -40, -19, 45)));
    expect(state.home.map((p) => p.id)).toEqual(['0-L1']);
    expect(toPad(withPieces(state, { '0-L1': { xMm: 0, zMm: 0 } }), pieceId('0-L1'), 'upright').pieces).toEqual(
      state.pieces,
    );
  });

  it.each([3, 4, 5].flatMap((seats) => Array.from({ length: seats }, (_, owner) => ({ seats, owner }))))(
    'TR-20: so does one in a corner of its pad, of $seats pads that of seat $owner',
    ({ seats, owner }) => {
      const from = started(seats);
      const id = pieceId(`${owner}-L1`);
      for (const [xMm, zMm] of [
        [-50.8, -25.4],
        [-50.8, 25.4],
        [50.8, 25.4],
        [50.8, -25.4],
      ] as const) {
        const rest = [
          ['S1', -20, 20],
          ['S2', 0, 20],
          ['M2', -20, -20],
          ['M1', 10, -20],
          ['L2', 20, 10],
        ] as const;
        const places = [...rest, ['L1', xMm, zMm] as const].map(([name, x, z]) => ({
          piece: pieceId(`${owner}-${name}`),
          xMm: x,
          zMm: z,
          yawDeg: 0,
        }));
        const action = arrangementOf(from, seat(owner), places);
        expect(against(from, action)).toBeNull();
        const { state } = act(from, action);
        expect(toPad(withPieces(state, { [id]: { xMm: 0, zMm: 0 } }), id, 'upright').pieces).toEqual(state.pieces);
      }
    },
  );

  it.each<[string, TractionAction, string]>([
    ["over the pad's edge", arranged(start, place('L1', 60, -20)), 'off-its-pad'],
    ['inside one another', arranged(start, place('L1', 35, 19)), 'in-another'],
    [
      'lying',
      { do: 'arrange', seat: seat(0), pieces: start.pieces.slice(0, 6).map((p) => ({ ...p, pose: 'flat' as const })) },
      'off-its-pad',
    ],
    ['without one of the six', { do: 'arrange', seat: seat(0), pieces: start.pieces.slice(0, 5) }, 'not-the-six'],
    [
      'with one twice',
      { do: 'arrange', seat: seat(0), pieces: [...start.pieces.slice(0, 6), ...start.pieces.slice(5, 6)] },
      'not-the-six',
    ],
    ["with a rival's", { do: 'arrange', seat: seat(0), pieces: start.pieces.slice(1, 7) }, 'not-the-six'],
    ['at the seat after the last', { do: 'arrange', seat: seat(start.seats), pieces: [] }, 'unknown-seat'],
    ['at a seat that nobody has', { do: 'arrange', seat: seat(4), pieces: [] }, 'unknown-seat'],
  ])('none of them %s', (_what, action, code) => {
    expect(against(start, action)).toBe(code);
  });

  it('nor inside a stranger that stands on the pad, which only a file can say', () => {
    const crowded = withPieces(start, { '1-L1': { xMm: pad?.xMm ?? 0, zMm: pad?.zMm ?? 0 } });
    expect(against(crowded, arranged(crowded, place('L1', 0, 0)))).toBe('in-another');
  });
});

describe('TR-41: once the match is under way nobody places anything', () => {
  const usual = (state: TractionState): TractionAction => arrangementOf(state, seat(0), 'usual');
  const moved = withPieces(start, { '0-S1': { xMm: 0, zMm: 0 } });
  const { starter } = start;
  const crashed = act(
    start,
    disturb(1 - starter, '0-L1'),
    report(start, '0-L1', [ruling('crash', '0-L1')], { '0-L1': { xMm: 3 } }),
  ).state;

  it('but a concession of somebody else does not take it away', () => {
    const gone = act(started(3), concede(2)).state;
    expect(against(gone, usual(gone))).toBeNull();
    expect(against(gone, arrangementOf(gone, seat(2), 'usual'))).toBe('not-playing'); // TR-63
  });

  it.each<[string, TractionState]>([
    ['after a move', act(start, walk(`${starter}-L1`)).state],
    ['in the second turn', act(start, END).state],
    ['while a penalty is to be chosen', crashed],
    ['from a position in which not all six stand on the pad', moved],
    ['with a piece lying there', withPieces(start, { '0-S1': { pose: 'flat' } })],
  ])('%s', (_what, state) => {
    const refused = against(state, usual(state));
    expect(refused).toBe(state.pending.length > 0 ? 'penalty-pending' : 'too-late-to-arrange');
  });

  it('nor once it is over', () => {
    expect(against({ ...start, outcome: { winners: [seat(0)], by: 'concession', piece: null } }, usual(start))).toBe(
      'too-late-to-arrange',
    );
  });

  it('a touch that nobody was penalised for does not keep anybody from it', () => {
    const declined = act(crashed, choose(starter, null)).state;
    expect(against(declined, usual(declined))).toBeNull();
  });
});

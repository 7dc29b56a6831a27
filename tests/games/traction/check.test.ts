import { describe, expect, it } from 'vitest';
import { checkCommand, stepsOf, type Command } from '#games/traction/commands.ts';
import { beats, nameOf, piecesOf, rangeOf } from '#games/traction/pieces.ts';
import { mayAct, stepsLeft, whatMayBeDone } from '#games/traction/queries.ts';
import type { TractionState } from '#games/traction/state.ts';
import { traction } from '#games/traction/traction.ts';
import { pieceId, seat } from '#sim/ids.ts';
import {
  act,
  actAll,
  against,
  choose,
  concede,
  disturb,
  END,
  gesture,
  report,
  right,
  ruling,
  started,
  tackle,
  walk,
  withPieces,
} from './support.ts';

const state = started();
const flatL1 = withPieces(state, { '0-L1': { pose: 'flat' } });
const crashed = act(state, disturb(1, '0-L1'), report(state, '0-L1', [ruling('crash', '0-L1')])).state;
const tackled = act(state, tackle('0-L1'), report(state, '0-L1', [ruling('tackle-base', '0-L1', '1-S1')])).state;
const penalised = act(state, walk('0-L1'), report(state, '0-L1', [ruling('fell', '0-L1')])).state;
const without = (s: TractionState, id: string): TractionState => ({
  ...s,
  pieces: s.pieces.filter((p) => p.id !== id),
});

const sentenceOf = (s: TractionState, action: Parameters<typeof traction.check>[1]): string => {
  const checked = traction.check(s, action);
  return checked.ok ? '' : `${checked.fault.code}: ${checked.fault.message}`;
};

describe('why an action may not be played', () => {
  it.each([
    [state, walk('1-L1'), 'not-your-piece: 1-L1 waits: it is the turn of seat 0.'],
    [
      { ...without(state, '0-L1'), offTable: [pieceId('0-L1')] },
      walk('0-L1'),
      'no-place: 0-L1 is off the table: there is no place on its pad for it.',
    ],
    [without(state, '0-L1'), walk('0-L1'), 'unknown-piece: 0-L1 is not on the table.'],
    [state, walk('0-T1'), 'not-your-piece: 0-T1 waits: it is the turn of seat 0.'],
    [
      tackled,
      walk('0-L1'),
      'barred-returned: L1 went back to its pad in this turn (TR-21) and may not act until the next one.',
    ],
    [
      penalised,
      walk('0-L1'),
      'barred-penalised: L1 made a foul in this turn (TR-22) and may not act until the next one.',
    ],
    [
      actAll(flatL1, right('0-L1')),
      walk('0-L1'),
      'barred-righted: L1 was set upright in this turn (TR-23) and may not act until the next one.',
    ],
    [flatL1, walk('0-L1'), 'flat: L1 lies flat after a foul until it is set upright at the start of a turn (TR-24).'],
    [
      actAll(state, walk('0-L1')),
      tackle('0-L1'),
      'already-acted: L1 has acted in this turn; a piece acts once (TR-12).',
    ],
    [
      { ...state, turn: { ...state.turn, acted: piecesOf(seat(0)).slice(0, 2) } },
      walk('0-S1'),
      'all-acted: S1 may not act: 2 pieces have acted, and no more may in this turn (TR-05).',
    ],
    [
      { ...started(2, { piecesPerTurn: 1 }), turn: { ...state.turn, acted: piecesOf(seat(0)).slice(0, 1) } },
      walk('0-S1'),
      'all-acted: S1 may not act: one piece has acted, and no more may in this turn (TR-05).',
    ],
    [
      state,
      { ...walk('0-L1'), gesture: gesture('0-S1') },
      'other-piece-in-hand: The action is for 0-L1, but the hand moves 0-S1.',
    ],
    [state, disturb(0, '0-L1'), 'not-out-of-turn: Seat 0 is to move and cannot also reach out of turn.'],
    [state, disturb(2, '0-L1'), 'unknown-seat: There is no seat 2 in this match.'],
    [state, disturb(1, '2-L1'), 'unknown-piece: 2-L1 is not on the table.'],
    [state, disturb(null, 'table'), 'unknown-piece: table is not on the table.'],
    [state, right(), 'nothing-to-right: No piece is named that should be set upright.'],
    [state, right('0-L1'), 'upright: L1 stands upright.'],
    [flatL1, right('0-L1', '0-L1'), 'upright: L1 stands upright.'],
    [flatL1, right('0-L1', '0-L2'), 'upright: L2 stands upright.'],
    [flatL1, right('0-L1', '1-L2'), 'not-your-piece: 1-L2 waits: it is the turn of seat 0.'],
    [flatL1, right('pad'), 'not-your-piece: pad waits: it is the turn of seat 0.'],
    [without(flatL1, '0-S1'), right('0-S1'), 'unknown-piece: 0-S1 is not on the table.'],
    [
      { ...penalised, turn: { ...penalised.turn, acted: piecesOf(seat(0)).slice(0, 2) } },
      right('0-L1'),
      'too-late-to-right: Pieces are set upright at the start of a turn; L1 and L2 have acted already (TR-23).',
    ],
    [
      penalised,
      right('0-L1'),
      'too-late-to-right: Pieces are set upright at the start of a turn; L1 has acted already (TR-23).',
    ],
    [crashed, END, 'penalty-pending: Seat 0 has to choose a penalty for seat 1 first (TR-29).'],
    [state, choose(0, '1-L1'), 'no-penalty-pending: There is no penalty to be chosen.'],
    [crashed, choose(1, '1-L1'), 'not-asked: Seat 1 does not choose now; seat 0 does.'],
    [crashed, choose(0, '0-L1'), 'not-the-culprits: 0-L1 is not a piece of seat 1, who moved a piece out of turn.'],
    [crashed, choose(0, '1-T1'), 'not-the-culprits: 1-T1 is not a piece of seat 1, who moved a piece out of turn.'],
    [without(crashed, '1-L1'), choose(0, '1-L1'), 'unknown-piece: 1-L1 is not on the table.'],
    [
      withPieces(crashed, { '1-L1': { pose: 'flat' } }),
      choose(0, '1-L1'),
      'flat-already: 1-L1 lies flat already and cannot be picked (TR-29).',
    ],
    [state, concede(2), 'not-playing: Seat 2 is not playing, or has given up.'],
  ] as const)('%#', (s, action, sentence) => expect(sentenceOf(s, action)).toBe(sentence));

  it('is nothing for what may be played', () => {
    for (const action of [
      walk('0-L1'),
      tackle('0-S2'),
      disturb(1, '0-L1'),
      disturb(null, '1-L1'),
      END,
      concede(0),
      concede(1),
    ])
      expect(against(state, action)).toBeNull();
    expect(against(flatL1, right('0-L1'))).toBeNull();
    for (const action of [choose(0, '1-L1'), choose(0, null), concede(0), concede(1)])
      expect(against(crashed, action)).toBeNull();
  });
});

describe('what a page asks', () => {
  it('each own piece, and whether it may act or why not', () => {
    const asked = mayAct(withPieces(tackled, { '0-S1': { pose: 'flat' } }));
    expect(asked.map(({ piece, why }) => `${piece} ${why?.code ?? 'may'}`)).toEqual([
      '0-L1 barred-returned',
      '0-L2 may',
      '0-M1 may',
      '0-M2 may',
      '0-S1 flat',
      '0-S2 may',
    ]);
    expect(mayAct(without(state, '0-L2'))).toHaveLength(5);
  });

  it('how far a piece may walk', () => {
    const lengths = (s: TractionState) => ['S1', 'M1', 'L1'].map((name) => stepsLeft(s, pieceId(`0-${name}`)));
    expect(lengths(state)).toEqual([4, 2, 1]);
    expect(lengths(started(2, { ranges: [6, 3, 2] }))).toEqual([6, 3, 2]);
    expect(lengths(tackled)).toEqual([4, 2, 0]);
    expect(lengths(crashed)).toEqual([0, 0, 0]);
    expect(lengths({ ...state, outcome: { winners: [seat(0)], by: 'concession', piece: null } })).toEqual([0, 0, 0]);
    expect(rangeOf(state.options, pieceId('3-M2'))).toBe(2);
  });

  it('what may be done at the start of a turn', () => {
    expect(whatMayBeDone(flatL1)).toEqual({
      seat: 0,
      act: ['0-L2', '0-M1', '0-M2', '0-S1', '0-S2'],
      piecesLeft: 2,
      right: ['0-L1'],
      penalty: null,
      endTurn: true,
      concede: [0, 1],
    });
  });

  it('what may be done while a penalty is to be chosen', () => {
    expect(whatMayBeDone(crashed)).toEqual({
      seat: 0,
      act: [],
      piecesLeft: 0,
      right: [],
      endTurn: false,
      concede: [0, 1],
      penalty: { chooser: 0, culprit: 1, pieces: ['1-L1', '1-L2', '1-M1', '1-M2', '1-S1', '1-S2'] },
    });
  });

  it('what may be done after the end: nothing', () => {
    expect(whatMayBeDone(actAll(state, concede(0)))).toEqual({
      seat: null,
      act: [],
      piecesLeft: 0,
      right: [],
      penalty: null,
      endTurn: false,
      concede: [],
    });
  });
});

describe('the game, as the engine sees it', () => {
  it('whose action it is', () => {
    const seats = [
      walk('0-L1'),
      END,
      right('0-L1'),
      disturb(1, '0-L1'),
      disturb(null, '0-L1'),
      choose(1, null),
      concede(1),
    ].map((a) => traction.seatOf(state, a));
    expect(seats).toEqual([0, 0, 0, 1, null, 1, 1]);
  });

  it('only what a hand does is physical; it, and a turn that has passed on, need consent to be taken back', () => {
    const actions = [walk('0-L1'), tackle('0-L1'), disturb(1, '0-L1'), END, right('0-L1'), choose(1, null), concede(1)];
    expect(actions.map((a) => traction.isPhysical(a))).toEqual([true, true, true, false, false, false, false]);
    expect(actions.map((a) => traction.takeBack(state, a))).toEqual([
      'consent',
      'consent',
      'consent',
      'consent',
      'free',
      'free',
      'free',
    ]);
  });

  it('everything lies open', () => {
    expect(traction.view(state, null)).toBe(state);
    expect(traction.view(state, 1)).toBe(state);
  });

  it('a physical action cannot be carried out without a report', () => {
    expect(() => traction.apply(state, walk('0-L1'), null, { integer: () => 0 })).toThrow('report of the referee');
  });

  it('who plays', () => {
    expect(traction.playing(started(4))).toEqual([0, 1, 2, 3]);
    expect(traction.playing(actAll(started(4), concede(2)))).toEqual([0, 1, 3]);
    expect([traction.id, traction.rulesVersion]).toEqual(['traction', 4]);
  });
});

describe('commands', () => {
  const walkBy = (...swivels: number[]): Command => ({
    do: 'walk',
    piece: pieceId('0-M1'),
    steps: swivels.map((swivelDeg) => ({ corner: 'A', swivelDeg })),
    hand: 'careful',
  });
  const tackleBy = (swivelDeg: number): Command => ({
    do: 'tackle',
    piece: pieceId('0-M1'),
    corner: 'B',
    swivelDeg,
    hand: 'brisk',
  });
  const code = (s: TractionState, command: Command) => {
    const checked = checkCommand(s, command);
    return checked.ok ? null : `${checked.fault.code}: ${checked.fault.message}`;
  };

  it.each([
    ['a walk within the range', state, walkBy(90, -360), null],
    ['a step beyond it', state, walkBy(90, 90, 90), 'too-many-steps: M1 may walk 2 steps, not 3.'],
    [
      'a step beyond a range of one',
      started(2, { ranges: [1, 1, 1] }),
      walkBy(90, 90),
      'too-many-steps: M1 may walk 1 step, not 2.',
    ],
    ['a walk of nothing', state, walkBy(), 'no-steps: M1 walks at least one step.'],
    ['a step without a swivel (TR-47)', state, walkBy(0), null],
    [
      'more than once round (TR-08)',
      state,
      walkBy(90, 360.01),
      'bad-swivel: M1 cannot swivel by 360.01 degrees in a step; expected -360 to 360 (TR-08).',
    ],
    [
      'a swivel that is no number',
      state,
      walkBy(NaN),
      'bad-swivel: M1 cannot swivel by NaN degrees in a step; expected -360 to 360 (TR-08).',
    ],
    ['a tackle', state, tackleBy(-360), null],
    ['a tackle of a size that does not walk', started(2, { ranges: [0, 0, 0] }), tackleBy(10), null],
    ['a tackle of any piece, whatever its range', started(2, { ranges: [1, 1, 1] }), tackleBy(10), null],
    [
      'a tackle too far round',
      state,
      tackleBy(-361),
      'bad-swivel: M1 cannot swivel by -361 degrees in a step; expected -360 to 360 (TR-08).',
    ],
    [
      'a piece that may not act',
      actAll(state, walk('0-M1')),
      tackleBy(10),
      'already-acted: M1 has acted in this turn; a piece acts once (TR-12).',
    ],
    [
      'a walk while a penalty is to be chosen',
      crashed,
      walkBy(90),
      'penalty-pending: Seat 0 has to choose a penalty for seat 1 first (TR-29).',
    ],
    ['the end of the turn', state, { do: 'end-turn' }, null],
    ['a choice of the asked seat', crashed, { do: 'penalise', piece: pieceId('1-L1') }, null],
    [
      'a choice that nobody asked for',
      state,
      { do: 'penalise', piece: null },
      'no-penalty-pending: There is no penalty to be chosen.',
    ],
    ['giving up', state, { do: 'concede' }, null],
    ['righting an upright piece', state, { do: 'right', pieces: [pieceId('0-L1')] }, 'upright: L1 stands upright.'],
  ] as const)('%s', (_name, s, command, refused) => expect(code(s, command)).toBe(refused));

  it('are those of the seat that has to choose', () => {
    const third = { ...crashed, pending: [{ chooser: seat(1), culprit: seat(0) }] };
    expect(code(third, { do: 'penalise', piece: pieceId('0-L1') })).toBeNull();
    expect(code({ ...third, conceded: [seat(1)] }, { do: 'concede' })).toBe(
      'not-playing: Seat 1 is not playing, or has given up.',
    );
    expect(code({ ...state, conceded: [seat(1)] }, { do: 'concede' })).toBeNull();
  });

  it('have steps', () => {
    expect(
      stepsOf({ do: 'walk', piece: pieceId('0-M1'), steps: [{ corner: 'A', swivelDeg: 1 }], hand: 'careful' }),
    ).toEqual([{ corner: 'A', swivelDeg: 1 }]);
    expect(stepsOf({ do: 'tackle', piece: pieceId('0-M1'), corner: 'B', swivelDeg: -5, hand: 'careful' })).toEqual([
      { corner: 'B', swivelDeg: -5 },
    ]);
  });
});

describe('pieces', () => {
  it('are called by their names', () => {
    expect(piecesOf(seat(3))).toEqual(['3-L1', '3-L2', '3-M1', '3-M2', '3-S1', '3-S2']);
    expect(nameOf(pieceId('3-L1'))).toBe('L1');
  });

  it('rock, paper, scissors: each size beats exactly one', () => {
    const table = (['S', 'M', 'L'] as const).map((a) => (['S', 'M', 'L'] as const).filter((b) => beats(a, b)).join(''));
    expect(table).toEqual(['L', 'S', 'M']);
  });
});

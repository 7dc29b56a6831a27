import { describe, expect, it } from 'vitest';
import { play } from '#engine/play.ts';
import { startMatch } from '#engine/match.ts';
import { checkCommand } from '#games/traction/commands.ts';
import { makeMatch, parseMatch, recordMatch } from '#games/traction/matchFile.ts';
import type { TractionOptions } from '#games/traction/options.ts';
import { caseOf, layoutOf } from '#games/traction/perform.ts';
import { mayTackle } from '#games/traction/pieces.ts';
import { whatMayBeDone } from '#games/traction/queries.ts';
import type { TractionState } from '#games/traction/state.ts';
import { eventText } from '#games/traction/texts.ts';
import { traction } from '#games/traction/traction.ts';
import { houseTableOf, ownVariants, STANDARD_VARIANTS, variantsOf } from '#games/traction/variants.ts';
import { pieceId } from '#sim/ids.ts';
import { SIZES } from '#sim/pyramid.ts';
import {
  act,
  actAll,
  choose,
  concede,
  disturb,
  END,
  must,
  piece,
  report,
  right,
  ruling,
  setupOf,
  started,
  tackle,
  types,
  walk,
  withPieces,
} from '../support.ts';

const inHouse = (options: Partial<TractionOptions>): TractionState =>
  withPieces(started(3, options), {
    '0-L1': { xMm: 0, zMm: 0 },
    '1-M1': { xMm: 30, zMm: 0 },
    '2-S1': { xMm: 0, zMm: 30 },
  });
const hits = (...victims: string[]) => victims.map((id) => ruling('tackle-base', '0-L1', id));
const refused = (state: TractionState, action: Parameters<typeof traction.check>[1]): string | null => {
  const checked = traction.check(state, action);
  return checked.ok ? null : checked.fault.message;
};

describe('what is left out is as the rules have it', () => {
  it('and so is what somebody writes out', () => {
    expect(variantsOf({})).toEqual(STANDARD_VARIANTS);
    expect(ownVariants({ ...STANDARD_VARIANTS })).toEqual({});
    expect(ownVariants({ win: 'rest', victims: 'all', contactMm: undefined })).toEqual({ win: 'rest' });
    expect(houseTableOf({})).toEqual({});
    expect(houseTableOf({ ...STANDARD_VARIANTS, mostSwivelDeg: 5 })).toEqual({});
  });

  it('for the table and the referee, which are told of nothing else', () => {
    const intent = { do: 'walk', piece: pieceId('0-L1') } as const;
    expect(Object.keys(layoutOf(started()))).toEqual(['tableMm', 'surface', 'pads', 'pieces']);
    expect(Object.keys(caseOf(started(), intent))).toEqual(['kind', 'mover', 'by', 'range', 'tolerance', 'conceded']);
    const house = started(2, {
      mostSwivelDeg: 90,
      mostTravelMm: 12,
      win: 'rest',
      contactMm: 0.2,
      liftOffMm: 1,
      uprightMm: 2,
      pieceFriction: 0,
    });
    expect(layoutOf(house).house).toEqual({ contactMm: 0.2, liftOffMm: 1, uprightMm: 2, pieceFriction: 0 });
    expect(caseOf(house, intent)).toMatchObject({ mostSwivelDeg: 90, mostTravelMm: 12, win: 'rest' });
    expect(Object.keys(caseOf(house, { ...intent, do: 'disturb', by: null }))).toEqual([
      'kind',
      'mover',
      'by',
      'range',
      'tolerance',
      'conceded',
    ]);
    expect(caseOf(started(2, { mostTravelMm: null }), intent).mostTravelMm).toBeUndefined();
  });

  const startedBy = (options: Partial<TractionOptions>) =>
    must(
      startMatch(traction, {
        build: 'b',
        tickHz: 240,
        seed: 1,
        seats: [
          { name: 'Ann', colour: 0, kind: 'person' },
          { name: 'Bob', colour: 1, kind: 'person' },
        ],
        setup: setupOf(options),
      }),
    );

  it('in a match file, which keeps what is otherwise and has the same hashes as ever where nothing is', () => {
    const options: Partial<TractionOptions> = {
      ranges: [0, 8, 1],
      tackling: [
        [true, false, true],
        [false, true, false],
        [true, true, true],
      ],
      mostSwivelDeg: 90,
      mostTravelMm: 12.5,
      freeStepAfterMiss: false,
      victims: 1,
      penaltyTurns: 3,
      win: 'rest',
      contactMm: 0.1,
      liftOffMm: 1,
      uprightMm: 0.7,
      pieceFriction: 0.05,
      filling: { densityGCm3: 1.6, heightMm: 12.5, sizes: ['L'] },
    } as const;
    const read = must(parseMatch(makeMatch(recordMatch(startedBy(options))), 'b'));
    expect(read.header.setup.options).toEqual(setupOf(options).options);
    const plain = JSON.parse(makeMatch(recordMatch(startedBy({})))) as { options: object };
    expect(Object.keys(plain.options)).toEqual([
      'ranges',
      'piecesPerTurn',
      'starterFirstTurnOnePiece',
      'tackling',
      'turnLimit',
      'tolerance',
    ]);
    const writtenOut = must(
      parseMatch(JSON.stringify({ ...plain, options: { ...plain.options, ...STANDARD_VARIANTS } }), 'b'),
    );
    expect(writtenOut.header.setup.options).toEqual(setupOf({}).options);
    const after = (match: ReturnType<typeof startedBy>) => must(play(traction, match, END, null)).log[0]?.hash;
    expect(after(must(startMatch(traction, writtenOut.header)))).toBe(after(startedBy({})));
  });
});

describe('who may tackle whom', () => {
  const one = [
    [false, true, false],
    [false, false, false],
    [true, false, true],
  ] as const;

  it.each([
    ['any', [true, true, true, true, true, true, true, true, true]],
    ['rock-paper-scissors', [false, false, true, true, false, false, false, true, false]],
    [one, one.flat()],
  ] as const)('%j', (tackling, expected) => {
    expect(SIZES.flatMap((tackler) => SIZES.map((victim) => mayTackle(tackling, tackler, victim)))).toEqual(expected);
  });

  it('by size: a base contact that the house does not allow is illegal, another is a tackle', () => {
    const state = inHouse({ tackling: one });
    expect(types(act(state, tackle('0-L1'), report(state, '0-L1', hits('1-M1'))))).toContain('illegal-move');
    expect(types(act(state, tackle('0-L1'), report(state, '0-L1', hits('2-S1'))))).toContain('tackled');
  });
});

describe('a tackle that misses', () => {
  const missed = (options: Partial<TractionOptions>) => {
    const state = inHouse(options);
    return act(state, tackle('0-L1'), report(state, '0-L1', [], { '0-L1': { xMm: 5 } }));
  };

  it('TR-11: stays where it was set down, or by house rule goes back', () => {
    expect(piece(missed({}).state, '0-L1').xMm).toBe(5);
    const back = missed({ freeStepAfterMiss: false });
    expect(piece(back.state, '0-L1').xMm).toBe(0);
    expect(back.events).toEqual([
      { type: 'missed', piece: '0-L1' },
      { type: 'restored', pieces: ['0-L1'] },
    ]);
    expect(back.state.turn.acted).toEqual(['0-L1']);
  });

  it('is not a walk: that stays where it was set down', () => {
    const state = inHouse({ freeStepAfterMiss: false });
    expect(piece(act(state, walk('0-L1'), report(state, '0-L1', [], { '0-L1': { xMm: 5 } })).state, '0-L1').xMm).toBe(
      5,
    );
  });
});

describe('two victims in the same tick', () => {
  const hit = (options: Partial<TractionOptions>, ...victims: string[]) => {
    const state = inHouse(options);
    return act(
      state,
      tackle('0-L1'),
      report(state, '0-L1', hits(...victims), { '2-S1': { xMm: 3 }, '1-M1': { xMm: 33 } }),
    );
  };

  it('TR-15: are both tackled', () => {
    expect(hit({}, '2-S1', '1-M1').events[0]).toEqual({ type: 'tackled', piece: '0-L1', victims: ['1-M1', '2-S1'] });
  });

  it('are one by house rule, the first by its id; the other stands where it stood', () => {
    const { state, events } = hit({ victims: 1 }, '2-S1', '1-M1');
    expect(events[0]).toEqual({ type: 'tackled', piece: '0-L1', victims: ['1-M1'] });
    expect(events).toContainEqual({ type: 'restored', pieces: ['2-S1'] });
    expect(piece(state, '2-S1')).toMatchObject({ xMm: 0, zMm: 30 });
    expect(state.turn.barred.map((b) => b.piece)).toEqual(['0-L1', '1-M1']);
  });

  it('are none too many where there is one', () => {
    expect(types(hit({ victims: 1 }, '1-M1'))).toEqual(['tackled', 'returned']);
  });
});

describe('how long a penalty lasts', () => {
  const penalised = (penaltyTurns: number) => {
    const state = started(2, { penaltyTurns });
    return act(state, walk('0-L1'), report(state, '0-L1', [ruling('fell', '0-L1')])).state;
  };
  const laterTurn = (state: TractionState, turns: number): TractionState =>
    actAll(state, ...Array.from({ length: 2 * turns }, () => END));

  it('TR-23: until the next turn of its owner', () => {
    const next = laterTurn(penalised(1), 1);
    expect(refused(next, right('0-L1'))).toBeNull();
    expect(whatMayBeDone(next).right).toEqual(['0-L1']);
    expect('out' in penalised(1)).toBe(false);
  });

  it('or by house rule until a later one', () => {
    const state = penalised(3);
    for (const turns of [1, 2]) {
      const early = laterTurn(state, turns);
      expect(refused(early, right('0-L1'))).toContain(`may be set upright in ${3 - turns} turn`);
      expect(whatMayBeDone(early).right).toEqual([]);
    }
    const due = laterTurn(state, 3);
    expect(refused(due, right('0-L1'))).toBeNull();
    expect(whatMayBeDone(due).right).toEqual(['0-L1']);
    expect('out' in due).toBe(false);
  });

  it('counts turns of its owner, and of each piece alone', () => {
    const state = penalised(2);
    const other = act(laterTurn(state, 1), walk('0-S1'), report(state, '0-S1', [ruling('fell', '0-S1')])).state;
    expect(other.out).toEqual([
      { piece: '0-L1', turns: 1 },
      { piece: '0-S1', turns: 2 },
    ]);
    const later = laterTurn(other, 1);
    expect(refused(later, right('0-L1'))).toBeNull();
    expect(refused(later, right('0-S1'))).not.toBeNull();
    expect(later.out).toEqual([{ piece: '0-S1', turns: 1 }]);
  });

  it('begins anew for a piece that is penalised again', () => {
    const waiting: TractionState = { ...started(2, { penaltyTurns: 3 }), out: [{ piece: pieceId('0-L1'), turns: 1 }] };
    expect(act(waiting, walk('0-L1'), report(waiting, '0-L1', [ruling('fell', '0-L1')])).state.out).toEqual([
      { piece: '0-L1', turns: 3 },
    ]);
  });

  it('or not beyond this turn, and upright', () => {
    const state = penalised(0);
    expect(piece(state, '0-L1')).toMatchObject({ pose: 'upright' });
    expect(refused(state, walk('0-L1'))).toContain('made a foul in this turn');
    expect(refused(laterTurn(state, 1), walk('0-L1'))).toBeNull();
  });

  it('TR-29: of no turns, too, each opponent picks another piece', () => {
    const state = started(4, { penaltyTurns: 0 });
    const crashed = act(state, disturb(3, '0-L1'), report(state, '0-L1', [ruling('crash', '0-L1')])).state;
    const once = act(crashed, choose(0, '3-L1')).state;
    expect(refused(once, choose(1, '3-L1'))).toBe('3-L1 was picked for this foul already (TR-29).');
    expect(whatMayBeDone(once).penalty?.pieces).toEqual(['3-L2', '3-M1', '3-M2', '3-S1', '3-S2']);
    const twice = actAll(once, choose(1, '3-L2'));
    expect(
      [refused(twice, choose(2, '3-L1')), refused(twice, choose(2, '3-L2'))].map((why) => why?.includes('already')),
    ).toEqual([true, true]);
    expect(refused(act(once, concede(1)).state, choose(2, '3-L1'))).toContain('already');
    const over = actAll(twice, choose(2, '3-S1'));
    expect(over.pending).toEqual([]);
    const again = act(over, disturb(3, '0-L1'), report(over, '0-L1', [ruling('crash', '0-L1')])).state;
    expect(refused(again, choose(0, '3-L1'))).toBeNull(); // another crash
  });

  it('TR-29: fewer pick where none is left that nobody has picked', () => {
    const all = started(3, { penaltyTurns: 0 });
    const state = { ...all, pieces: all.pieces.filter(({ id }) => !id.startsWith('2-') || id === '2-S1') };
    const crashed = act(state, disturb(2, '0-L1'), report(state, '0-L1', [ruling('crash', '0-L1')])).state;
    expect(crashed.pending).toHaveLength(2);
    expect(actAll(crashed, choose(0, '2-S1')).pending).toEqual([]);
  });

  it('is told as what it is: of no turns it lays nothing flat, and where there is no pad nothing lies on one', () => {
    const told = (state: TractionState): readonly string[] => {
      const after = act(state, walk('0-L1'), report(state, '0-L1', [ruling('fell', '0-L1')]));
      return after.events.flatMap((event) => (event.type === 'penalised' ? [eventText(event)] : []));
    };
    const [usual, none] = [started(2), started(2, { penaltyTurns: 0 })];
    expect(told(usual)).toEqual(['0-L1 lies flat on its pad.']);
    expect(told(none)).toEqual(['0-L1 stands upright on its pad: by the house rules a penalty lays nothing flat.']);
    expect([usual, none].map((state) => told({ ...state, pads: [] }))).toEqual([
      ['0-L1 is taken off the table: there is no place on a pad for it.'],
      ['0-L1 is taken off the table: there is no place on a pad for it.'],
    ]);
    const crashed = act(none, disturb(1, '0-L1'), report(none, '0-L1', [ruling('crash', '0-L1')])).state;
    expect(act(crashed, choose(0, '1-M1')).events.map((event) => eventText(event))).toContain(
      '1-M1 stands upright on its pad: by the house rules a penalty lays nothing flat.',
    );
  });

  it('is the same where an opponent picked it', () => {
    const state = started(2, { penaltyTurns: 2 });
    const crashed = act(state, disturb(1, '0-L1'), report(state, '0-L1', [ruling('crash', '0-L1')])).state;
    expect(actAll(crashed, choose(0, '1-M1')).out).toEqual([{ piece: '1-M1', turns: 2 }]);
  });
});

describe('how far an ordered step may swivel', () => {
  const order = (swivelDeg: number) =>
    checkCommand(started(2, { mostSwivelDeg: 90 }), {
      do: 'walk',
      piece: pieceId('0-S1'),
      steps: [{ corner: 'A', swivelDeg }],
      hand: 'careful',
    });

  it('is what the house says', () => {
    expect([order(90).ok, order(-90).ok, order(90.01).ok]).toEqual([true, true, false]);
    const far = order(-91);
    expect(far.ok ? '' : far.fault.message).toBe(
      'S1 cannot swivel by -91 degrees in a step; expected -90 to 90 (TR-08).',
    );
  });
});

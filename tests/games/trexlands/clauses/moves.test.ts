import { describe, expect, it } from 'vitest';
import { choicesOf } from '#games/trexlands/legal.ts';
import type { Move } from '#games/trexlands/moves/move.ts';
import { trexlands } from '#games/trexlands/trexlands.ts';
import { pieceId, seat } from '#sim/ids.ts';
import {
  coinsOn,
  eventOf,
  camp,
  inPlay,
  refused,
  roll,
  say,
  stacked,
  truck,
  types,
  withBorder,
  withCaptain,
  withTerra,
  withTile,
  withTrucks,
  withCamp,
  withCards,
} from '../support.ts';

const state = inPlay(); // r1: a1 b1, r2: b1 c1, r3: c1 d1; the City along row 3
const enemiesAt = (...places: readonly ('a1' | 'b1' | 'c1' | 'd1')[]) =>
  withTrucks(state, Object.fromEntries(places.map((at, i) => [`1-T${i + 1}`, at])));

describe('Camp > Terra', () => {
  it('brings a truck by a ramp to a free Terra, where it claims the V', () => {
    const after = say(state, [0, 'move camp T1 r1 b1']);
    expect(truck(after.state, '0-T1').at).toBe('b1');
    expect(camp(after.state, 0).coins).toBe(4);
    expect(types(after)).toEqual(['announced', 'moved', 'claimed', 'turn-ended', 'turn-began']);
  });

  it('goes only where the ramp touches', () => {
    expect(refused(state, 0, 'move camp T1 r1 c1')).toBe('not-at-ramp');
    expect(refused(state, 0, 'move camp T1 r4 c1')).toBe('no-ramp');
    expect(refused(state, 0, 'move T1 b1')).toBe('in-camp');
    expect(refused(withTrucks(state, { '0-T1': 'b2' }), 0, 'move camp T1 r1 b1')).toBe('not-in-camp');
    expect(refused(state, 0, 'move camp T1 r1 via b1 b2')).toBe('no-navigator');
  });

  it('and by a ramp goes nothing else: a MOVE of another kind that names one is refused, as no such MOVE can be typed', () => {
    const move = (kind: 'terra' | 'city', ramp: Move['ramp']): Move => ({
      kind,
      trucks: [pieceId('0-T1')],
      ramp,
      via: null,
      to: kind === 'city' ? 'city' : 'b2',
      stack: false,
    });
    const refusedAs = (at: 'b1' | 'b3', made: Move): string | null => {
      const checked = trexlands.check(withTrucks(state, { '0-T1': at }), { do: 'move', seat: seat(0), move: made });
      return checked.ok ? null : `${checked.fault.code}: ${checked.fault.message}`;
    };
    expect([refusedAs('b1', move('terra', null)), refusedAs('b3', move('city', null))]).toEqual([null, null]);
    expect(refusedAs('b1', move('terra', 'r1'))).toBe(
      'by-no-ramp: The ramp r1 is a way from Camp; a MOVE from b1 goes by none.',
    );
    expect(refusedAs('b3', move('city', 'r1'))).toBe(
      'by-no-ramp: The ramp r1 is a way from Camp; a MOVE from b3 goes by none.',
    );
  });

  it('TX-15: meets an enemy only if every Terra touching the ramp holds one', () => {
    expect(refused(enemiesAt('a1'), 0, 'move camp T1 r1 a1')).toBe('no-battle-from-camp');
    expect(refused(enemiesAt('a1', 'b1'), 0, 'move camp T1 r1 a1')).toBeNull();
    expect(refused(enemiesAt('a1', 'b1'), 0, 'move camp T1 r2 b1')).toBe('no-battle-from-camp');
  });

  it('TX-16: an attack from Camp that fails goes back to Camp, not to the ramp', () => {
    const failed = roll(say(enemiesAt('a1', 'b1'), [0, 'move camp T1 r1 a1']).state, '0-T1', '1-T1');
    expect(truck(failed.state, '0-T1').at).toBe('camp');
    expect(eventOf(failed, 'attack-failed')).toMatchObject({ back: ['0-T1'], origin: 'camp' });
  });

  it('TX-58: may join an own truck, but enters no Terra with a Post', () => {
    const own = withTrucks(state, { '0-T2': 'b1' });
    expect(refused(own, 0, 'move camp T1 r1 b1')).toBeNull();
    const post = withTerra(state, { b1: { post: { owner: 1 as never, card: '1-outpost' } } });
    expect(refused(post, 0, 'move camp T1 r1 b1')).toBe('post-there');
    expect(refused(post, 0, 'move camp T1 r1 a1')).toBeNull();
  });
});

describe('TX-65: a rival’s Post at a ramp', () => {
  const outpost = { post: { owner: seat(1), card: '1-outpost' }, coins: 3 } as const;
  const fortress = { post: { owner: seat(1), card: '1-fortress' }, coins: 2 } as const;
  /** Two Posts and two trucks on the four Terra that the ramps touch. */
  const lockOut = withTerra(withTrucks(state, { '1-T1': 'a1', '1-T2': 'd1' }), { b1: outpost, c1: fortress });
  const entries = (at: typeof state): readonly string[] =>
    choicesOf(at, seat(0)).flatMap((choice) => (choice.do === 'move' ? [`${choice.move.ramp} ${choice.move.to}`] : []));

  it('TX-65: holds its Terra: two Posts and two trucks lock nobody out for good', () => {
    expect([...new Set(entries(lockOut))].sort()).toEqual(['r1 a1', 'r1 b1', 'r2 b1', 'r2 c1', 'r3 c1', 'r3 d1']);
  });

  it('TX-65: who enters from Camp under the exception removes it and claims nothing that time', () => {
    const after = say(lockOut, [0, 'move camp T1 r1 b1']);
    expect(types(after)).toEqual(['announced', 'moved', 'post-removed', 'turn-ended', 'turn-began']);
    expect([
      truck(after.state, '0-T1').at,
      coinsOn(after.state, 'b1'),
      camp(after.state, 0).coins,
      after.state.pit,
    ]).toEqual(['b1', 3, 3, ['1-outpost']]);
  });

  it('TX-65: makes a battle from Camp possible on the other Terra of its ramp', () => {
    const begun = say(lockOut, [0, 'move camp T1 r1 a1']);
    expect(types(begun)).toEqual(['announced', 'moved', 'battle']);
  });

  it('TX-65: of another rival counts as well, one’s own does not', () => {
    const board3 = inPlay(3);
    const ramp = board3.board.ramps[0] ?? { id: 'r1', terra: [] };
    const [one = 'a1', other = 'a1'] = ramp.terra;
    const held = withTrucks(board3, { '1-T1': one });
    const theirs = withTerra(held, { [other]: { post: { owner: seat(2), card: '2-outpost' } } });
    expect([one, other].map((id) => refused(theirs, 0, `move camp T1 ${ramp.id} ${id}`))).toEqual([null, null]);
    const own = withTerra(held, { [other]: { post: { owner: seat(0), card: '0-outpost' } } });
    expect([one, other].map((id) => refused(own, 0, `move camp T1 ${ramp.id} ${id}`))).toEqual([
      'no-battle-from-camp',
      'post-there',
    ]);
  });

  it('TX-65: is not entered from Camp while any Terra of the ramp is free', () => {
    const free = withTerra(state, { b1: outpost });
    expect(refused(free, 0, 'move camp T1 r1 b1')).toBe('post-there');
    // an own truck is no rival’s
    expect(refused(withTrucks(free, { '0-T2': 'a1' }), 0, 'move camp T1 r1 b1')).toBe('post-there');
    expect(refused(withTrucks(free, { '1-T1': 'a1' }), 0, 'move camp T1 r2 b1')).toBe('post-there');
  });

  it('TX-65: with its owner’s truck on it is fought for, and claimed by nobody that time', () => {
    const guarded = withTrucks(lockOut, { '1-T3': 'b1' });
    const won = roll(say(guarded, [0, 'move camp T1 r1 b1']).state, '0-T1');
    expect(types(won)).toContain('post-removed');
    expect([truck(won.state, '0-T1').at, coinsOn(won.state, 'b1'), camp(won.state, 0).coins]).toEqual(['b1', 3, 6]);
  });
});

describe('Terra > Terra', () => {
  const there = withTrucks(state, { '0-T1': 'b2', '0-T2': 'b3' });

  it('TX-14: one MOVE a turn, and nobody has to', () => {
    const moved = say(there, [0, 'move T1 a2']);
    expect(moved.state.phase).toMatchObject({ name: 'move', turn: { seat: 1 } });
    const passed = say(there, [0, 'pass']);
    expect(types(passed)).toEqual(['turn-ended', 'turn-began']);
    expect(passed.state.trucks).toEqual(there.trucks);
  });

  it('TX-48: a seat that cannot move passes', () => {
    const walled = withTile(
      withBorder(
        withBorder(
          withBorder(
            withTrucks(state, { '0-T1': 'a3', '0-T2': 'a3', '0-T3': 'b3', '0-T4': 'b3' }),
            'a3',
            'a2',
            'blocked',
          ),
          'a3',
          'city',
          'blocked',
        ),
        'a3',
        'b3',
        'blocked',
      ),
      'd1',
      {},
    );
    expect(refused(walled, 0, 'move T1 a2')).toBe('not-passable');
    expect(refused(walled, 0, 'pass')).toBeNull();
  });

  it('TX-20: claims all V of the Terra once the truck stands there', () => {
    const rich = withTerra(there, { a2: { coins: 3 } });
    const after = say(rich, [0, 'move T1 a2']);
    expect(eventOf(after, 'claimed')).toMatchObject({ seat: 0, terra: 'a2', coins: 3 });
    expect([coinsOn(after.state, 'a2'), camp(after.state, 0).coins]).toEqual([0, 6]);
  });

  it('TX-21: a stack is two trucks, and moves as one', () => {
    const stack = stacked(withTrucks(state, { '0-T1': 'b2', '0-T2': 'b2' }), '0-T1', '0-T2');
    expect(refused(stack, 0, 'move T1 a2')).toBe('in-stack');
    expect(refused(stack, 0, 'move T1+T3 a2')).toBe('in-stack');
    expect(refused(there, 0, 'move T1+T2 a2')).toBe('no-stack');
    const after = say(stack, [0, 'move T1+T2 a2']);
    expect([truck(after.state, '0-T1'), truck(after.state, '0-T2')]).toEqual([
      { id: '0-T1', at: 'a2', mate: '0-T2' },
      { id: '0-T2', at: 'a2', mate: '0-T1' },
    ]);
  });

  it('TX-22: stacking in one Terra or in Camp is free; on to an adjacent truck it is the MOVE', () => {
    const inCamp = say(state, [0, 'stack T1 T2']);
    expect(inCamp.state.phase).toMatchObject({ turn: { seat: 0, movesLeft: 1 } });
    expect(refused(inCamp.state, 0, 'move camp T1+T2 r1 b1')).toBeNull();
    expect(refused(there, 0, 'stack T1 T2')).toBe('not-together');
    const joined = say(there, [0, 'move T1 b3 stack']);
    expect(truck(joined.state, '0-T1')).toEqual({ id: '0-T1', at: 'b3', mate: '0-T2' });
    expect(joined.state.phase).toMatchObject({ turn: { seat: 1 } });
    expect(refused(there, 0, 'move T1 a2 stack')).toBe('nothing-to-stack-on');
  });

  it('each truck is stacked or unstacked once a turn, so that a turn ends', () => {
    const once = say(state, [0, 'stack T1 T2']).state;
    expect(refused(once, 0, 'unstack T1 T2')).toBe('restacked-already');
    expect(refused(once, 0, 'stack T1 T3')).toBe('restacked-already');
    expect(refused(once, 0, 'stack T3 T3')).toBe('not-together');
    expect(refused(once, 0, 'unstack T3 T4')).toBe('no-stack');
    expect(refused(stacked(state, '0-T1', '0-T2'), 0, 'stack T1 T3')).toBe('in-stack');
  });

  it('TX-23: two own trucks in one Terra may stay loose, and defend as a group', () => {
    const loose = say(there, [0, 'move T1 b3']);
    expect([truck(loose.state, '0-T1').mate, truck(loose.state, '0-T2').mate]).toEqual([null, null]);
    const attacked = say(withTrucks(loose.state, { '1-T1': 'a3' }), [1, 'move T1 b3']);
    expect(attacked.state.agenda[0]).toMatchObject({ defenders: ['0-T1', '0-T2'], rolling: ['1-T1', '0-T1', '0-T2'] });
  });

  it('TX-50: at most two own trucks in a Terra, loose or stacked', () => {
    const full = withTrucks(there, { '0-T3': 'b3' });
    expect(refused(full, 0, 'move T1 b3')).toBe('no-room');
    expect(refused(stacked(withTrucks(there, { '0-T3': 'b2' }), '0-T1', '0-T3'), 0, 'move T1+T3 b3')).toBe('no-room');
  });

  it.each(['1-T1', '0-T9'])('takes no truck that is not the seat’s own, such as %s', (id) => {
    const [strange, own] = [pieceId(id), pieceId('0-T1')];
    const moved = { kind: 'terra', trucks: [strange], ramp: null, via: null, to: 'a2', stack: false } as const;
    for (const action of [
      { do: 'move', seat: seat(0), move: moved },
      { do: 'stack', seat: seat(0), trucks: [own, strange] },
      { do: 'unstack', seat: seat(0), trucks: [strange, own] },
    ] as const) {
      expect(trexlands.check(withTrucks(there, { '1-T1': 'b2' }), action)).toMatchObject({
        ok: false,
        fault: { code: 'not-your-truck' },
      });
    }
  });

  it('goes nowhere that is not there, and only with own trucks, in one’s own turn', () => {
    expect(refused(there, 0, 'move T1 b2')).toBe('no-distance');
    expect(refused(there, 0, 'move T1 e2')).toBe('no-terra');
    expect(refused(there, 0, 'move T1 via a2 a3')).toBe('no-nitro');
    expect(refused(there, 1, 'move T1 a2')).toBe('not-your-turn');
    expect(refused(there, 0, 'bid 1 1')).toBe('other-phase');
    expect(refused(there, 0, 'ready')).toBe('other-phase');
    expect(refused(there, 0, 'captain wrench')).toBe('other-phase');
    expect(refused(there, 0, 'occupy')).toBe('no-raid');
  });
});

describe('Terra > City', () => {
  const near = stacked(withTrucks(state, { '0-T1': 'b3', '0-T2': 'b3', '1-T1': 'a3' }), '0-T1', '0-T2');

  it('TX-24: scores 1 X a truck, a stack two, and the trucks return to Camp', () => {
    const after = say(near, [0, 'move T1+T2 city']);
    expect(eventOf(after, 'scored')).toEqual({ type: 'scored', seat: 0, x: 2 });
    expect([camp(after.state, 0).x, after.state.cityX, truck(after.state, '0-T1').at]).toEqual([
      2,
      near.cityX - 2,
      'camp',
    ]);
  });

  it('TX-24, TX-26: takes what is left if there are fewer, and the last X ends the game at once', () => {
    const after = say({ ...near, cityX: 1 }, [0, 'move T1+T2 city']);
    expect(eventOf(after, 'scored').x).toBe(1);
    expect(after.state.outcome).toEqual({ winners: [0], by: 'x-scored' });
    expect(types(after).at(-1)).toBe('won');
    expect(refused(after.state, 1, 'pass')).toBe('match-over');
  });

  it('the last X in the City counts three among four players, one among fewer', () => {
    const last = (seats: number, cityX: number) =>
      say({ ...withTrucks(inPlay(seats), { '0-T1': 'b3' }), cityX }, [0, 'move T1 city']);
    expect([2, 3, 4].map((seats) => eventOf(last(seats, 1), 'scored').x)).toEqual([1, 1, 3]);
    expect([2, 3, 4].map((seats) => eventOf(last(seats, 2), 'scored').x)).toEqual([1, 1, 1]);
    expect(camp(last(4, 1).state, 0).x).toBe(3);
  });

  it('TX-26: whoever has the most X wins, not whoever took the last', () => {
    const after = say({ ...withCamp(near, 1, { x: 5 }), cityX: 2 }, [0, 'move T1+T2 city']);
    expect(after.state.outcome?.winners).toEqual([1]);
  });

  it('leads from a Terra straight to the City and nowhere else', () => {
    const city = { kind: 'city', trucks: [pieceId('1-T1')], ramp: null, via: null, to: 'city', stack: false } as const;
    const turn = withTrucks(say(near, [0, 'pass']).state, { '1-T2': 'camp' });
    const codeOf = (change: Partial<Move>): string => {
      const checked = trexlands.check(turn, { do: 'move', seat: seat(1), move: { ...city, ...change } });
      return checked.ok ? 'ok' : checked.fault.code;
    };
    const others = [
      {},
      { to: 'a2' },
      { stack: true },
      { via: 'a2' },
      { trucks: [pieceId('1-T2')] },
      { trucks: [] },
      { trucks: ['1-T1', '1-T2', '1-T3'].map(pieceId) },
    ] as const;
    expect(others.map(codeOf)).toEqual([
      'ok',
      'no-terra',
      'no-terra',
      'no-terra',
      'in-camp',
      'trucks-in-move',
      'trucks-in-move',
    ]);
  });

  it('TX-25: nobody is in the City to battle: enemies do not block it', () => {
    const first = say(near, [0, 'move T1+T2 city'], [1, 'move T1 city']);
    expect(camp(first.state, 1).x).toBe(1);
  });
});

describe('the Captain Navigator', () => {
  const captain = { ...withCaptain(state, 0, 'navigator'), cycle: 4 };

  it('enters the second row where the first and the second are free', () => {
    const after = say(captain, [0, 'move camp T1 r1 via b1 b2']);
    expect(truck(after.state, '0-T1').at).toBe('b2');
    expect(coinsOn(after.state, 'b1')).toBe(1);
    expect(camp(after.state, 0).captain).toEqual({ id: 'navigator', usedIn: 4 });
    expect(refused(captain, 0, 'move camp T1 r1 via b1 a1')).toBe('not-second-row');
    expect(refused(withTrucks(captain, { '1-T1': 'b1' }), 0, 'move camp T1 r1 via b1 b2')).toBe('via-not-free');
    expect(refused(withTrucks(captain, { '1-T1': 'b2' }), 0, 'move camp T1 r1 via b1 b2')).toBe('not-free');
    expect(refused(withBorder(captain, 'b1', 'b2', 'blocked'), 0, 'move camp T1 r1 via b1 b2')).toBe('not-passable');
  });

  it('does so once a game, from the fourth turn cycle on', () => {
    const used = withCamp(captain, 0, { captain: { id: 'navigator', usedIn: 4 } });
    expect(
      [{ ...captain, cycle: 3 }, captain, { ...captain, cycle: 9 }, { ...used, cycle: 9 }].map((at) =>
        refused(at, 0, 'move camp T1 r1 via b1 b2'),
      ),
    ).toEqual(['no-navigator', null, null, 'no-navigator']);
  });

  it.each([
    [2, 4],
    [3, 4],
    [4, 3],
  ])('with %i players from cycle %i on', (players, first) => {
    const board = withCaptain(inPlay(players), 0, 'navigator');
    const at = (cycle: number): string | null => refused({ ...board, cycle }, 0, 'move camp T1 r1 via b1 b2');
    expect([at(first - 1), at(first)]).toEqual(['no-navigator', null]);
  });

  it('is not used up by a MOVE that was cancelled', () => {
    const after = say(withCards(captain, 1, 'roadblock-1'), [0, 'move camp T1 r1 via b1 b2'], [1, 'play roadblock']);
    expect(camp(after.state, 0).captain?.usedIn).toBeNull();
  });
});

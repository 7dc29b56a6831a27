import { describe, expect, it } from 'vitest';
import { TRUCK_CODES } from '#games/trexlands/referee/ruling.ts';
import { rollAsked } from '#games/trexlands/rolls.ts';
import { recordTruckRulings } from '#games/trexlands/record.ts';
import { trexlands } from '#games/trexlands/trexlands.ts';
import { pieceId } from '#sim/ids.ts';
import { act, aThrow, eventOf, refused, reportOf, roll, say, setUpFor, types } from '../support.ts';

describe('ranking', () => {
  it('the example of the rule text: #1 is the first up while all others are down, the rest go on until all are ranked', () => {
    const first = roll(setUpFor(3), '1-T1');
    expect(eventOf(first, 'ranked')).toEqual({ type: 'ranked', seat: 1, rank: 1 });
    expect(rollAsked(first.state)?.trucks).toEqual(['0-T1', '2-T1']);
    const second = roll(first.state, '2-T1');
    expect(second.state.rank).toEqual([1, 2, 0]);
    expect(second.state.phase.name).toBe('captains');
  });

  it('TX-04: with none or several upright all unranked roll again; the last takes the last rank unrolled', () => {
    const start = setUpFor(4);
    for (const upright of [[], ['0-T1', '3-T1'], ['0-T1', '1-T1', '2-T1', '3-T1']]) {
      const after = roll(start, ...upright);
      expect(types(after)).toEqual(['rolled', 'undecided']);
      expect(after.state).toEqual(start);
    }
    expect(types(roll(setUpFor(2), '0-T1'))).toEqual(['rolled', 'ranked', 'ranked', 'rank-paid']);
  });

  it('later ranks begin with more V, out of the bank', () => {
    const ranked = roll(roll(setUpFor(3), '1-T1').state, '2-T1');
    expect(ranked.state.camps.map(({ coins }) => coins)).toEqual([8, 3, 6]);
    expect(ranked.state.bank.issued - setUpFor(3).bank.issued).toBe(8);
    expect(roll(setUpFor(2), '1-T1').state.camps.map(({ coins }) => coins)).toEqual([5, 3]);
  });

  it('TX-01: Wheels-Up is upright, and anything else is down', () => {
    for (const code of TRUCK_CODES.filter((c) => c !== 'wheels-up' && c !== 'unsettled')) {
      const state = setUpFor(2);
      const trucks = rollAsked(state)?.trucks ?? [];
      const after = act(state, { do: 'roll', throws: trucks.map(aThrow) }, reportOf(trucks, ['1-T1'], code));
      expect(after.state.rank).toEqual([1, 0]);
    }
  });

  it.each(['leaning', 'stacked'] as const)(
    'TX-02: %s with wheels off the table loses; TX-03: so does off the arena',
    (code) => {
      const state = setUpFor(2);
      const after = act(
        state,
        { do: 'roll', throws: (['0-T1', '1-T1'] as const).map((id) => aThrow(id as Parameters<typeof aThrow>[0])) },
        {
          ticks: 1,
          hash: 'aa',
          rulings: [],
          trucks: reportOf(rollAsked(state)?.trucks ?? [], []).trucks.map((t, i) => ({
            ...t,
            code: i === 0 ? code : 'off-arena',
          })),
        },
      );
      expect(eventOf(after, 'rolled').upright).toEqual([]);
    },
  );

  it('a roll that does not come to rest is thrown again', () => {
    const state = setUpFor(2);
    const trucks = rollAsked(state)?.trucks ?? [];
    const after = act(state, { do: 'roll', throws: trucks.map(aThrow) }, reportOf(trucks, ['0-T1'], 'unsettled'));
    expect(after).toEqual({ state, events: [{ type: 'thrown-again', thrown: ['0-T1', '1-T1'] }] });
  });

  it('takes trucks that are asked for, each once, thrown with finite numbers; whatever is not named is thrown by chance', () => {
    const state = setUpFor(2);
    const [a, b] = (rollAsked(state)?.trucks ?? []).map(aThrow);
    if (a === undefined || b === undefined) throw new Error('two trucks roll');
    const codes = [
      [a, a],
      [a, b, b],
      [a, aThrow(pieceId('0-T2'))],
      [a, { ...b, atMm: [0, Infinity, 0] as const }],
      [b, a],
      [b],
      [],
    ].map((throws) => trexlands.check(state, { do: 'roll', throws }));
    expect(codes.map((c) => (c.ok ? 'ok' : c.fault.code))).toEqual([
      'other-trucks',
      'other-trucks',
      'other-trucks',
      'bad-throw',
      'ok',
      'ok',
      'ok',
    ]);
    expect(refused(state, 0, 'pass')).toBe('roll-first');
  });

  it.each(['atMm', 'velocityMmS', 'spinDegS'] as const)(
    'takes no throw with a number of %s that is none',
    (numbers) => {
      const state = setUpFor(2);
      const throws = (rollAsked(state)?.trucks ?? []).map((id) => ({
        ...aThrow(id),
        [numbers]: numbers === 'spinDegS' ? NaN : [0, 0, NaN],
      }));
      expect(trexlands.check(state, { do: 'roll', throws })).toMatchObject({ ok: false, fault: { code: 'bad-throw' } });
    },
  );

  it('a report that contradicts itself, or names others, is a bug', () => {
    const state = setUpFor(2);
    const throws = (rollAsked(state)?.trucks ?? []).map(aThrow);
    const report = reportOf(
      throws.map((t) => t.truck),
      [],
    );
    expect(() => act(state, { do: 'roll', throws }, { ...report, trucks: report.trucks.slice(1) })).toThrow(
      'thrown were',
    );
    expect(() =>
      act(state, { do: 'roll', throws }, { ...report, trucks: report.trucks.map((t) => ({ ...t, upright: true })) }),
    ).toThrow('is reported on-side');
  });

  it('the evidence of a roll tells how each truck came to rest, in a few words and in full', () => {
    const report = reportOf(rollAsked(setUpFor(2))?.trucks ?? [], ['1-T1']);
    const [first, second] = recordTruckRulings(report.rulings);
    expect(trexlands.evidence(report)).toEqual({
      hash: '0123456789abcdef0123456789abcdef',
      ticks: 400,
      marks: [
        { tick: 300, text: 'on-side (TX-01, left) of 0-T1 at (0, 18.2, -40)', ruling: first },
        { tick: 301, text: 'wheels-up (TX-02) of 1-T1 at (12.35, 18.2, -40)', ruling: second },
      ],
    });
  });
});

describe('Captains', () => {
  const ranked = roll(roll(setUpFor(3), '1-T1').state, '2-T1').state; // 1, 2, 0

  it('are chosen in rank order, the last rank first, and no two seats have the same', () => {
    expect(refused(ranked, 1, 'captain wrench')).toBe('not-your-turn');
    const one = say(ranked, [0, 'captain wrench']).state;
    expect(refused(one, 2, 'captain wrench')).toBe('captain-taken');
    const all = say(one, [2, 'captain broker'], [1, 'captain marshal']);
    expect(all.state.camps.map((c) => c.captain?.id)).toEqual(['wrench', 'marshal', 'broker']);
    expect(all.state.phase).toMatchObject({ name: 'move', turn: { seat: 1, number: 1 } });
  });

  it('TX-05: the rank order holds all game, and the WHEEL comes back to #1', () => {
    let state = say(ranked, [0, 'captain wrench'], [2, 'captain broker'], [1, 'captain marshal']).state;
    const order: number[] = [];
    for (let i = 0; i < 6; i += 1) {
      while (state.phase.name !== 'move') {
        const { phase } = state;
        const seat =
          phase.name === 'market'
            ? phase.bidder
            : phase.name === 'arena'
              ? (phase.placing ?? state.rank.find((s) => !phase.ready.includes(s)))
              : null;
        state =
          seat === null || seat === undefined
            ? roll(state).state
            : say(state, [seat, phase.name === 'market' ? 'pass' : 'ready']).state;
      }
      order.push(state.phase.turn.seat);
      state = say(state, [state.phase.turn.seat, 'pass']).state;
    }
    expect(order).toEqual([1, 2, 0, 1, 2, 0]);
  });
});

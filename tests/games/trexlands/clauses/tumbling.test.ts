import { beforeAll, describe, expect, it } from 'vitest';
import { seedRandom } from '#engine/random.ts';
import { gatheredRoll, giveThrows, handToChance, NOTHING_GIVEN } from '#games/trexlands/gathering.ts';
import { performRoll } from '#games/trexlands/perform.ts';
import { rollAsked } from '#games/trexlands/rolls.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { eventText } from '#games/trexlands/texts.ts';
import { trexlands } from '#games/trexlands/trexlands.ts';
import type { HandThrow } from '#games/trexlands/throws.ts';
import { pieceId, seat } from '#sim/ids.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import {
  act,
  aThrow,
  choice,
  eventOf,
  inPlay,
  must,
  refused,
  reportOf,
  roll,
  say,
  setUpFor,
  types,
  withTrucks,
  type After,
} from '../support.ts';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

/** The roll that is asked for, with these trucks upright and these not tumbled. */
function rollOf(state: TrexlandsState, upright: readonly string[], placed: readonly string[]): After {
  const trucks = rollAsked(state)?.trucks ?? [];
  return act(state, { do: 'roll', throws: [] }, reportOf(trucks, upright, 'on-side', placed));
}

/** 0 attacks the truck of 1 in b2 with two of its own. */
const battle = (): TrexlandsState =>
  say(withTrucks(inPlay(2), { '0-T1': 'b1', '0-T2': 'b1', '1-T1': 'b2' }), [0, 'stack T1 T2'], [0, 'move T1+T2 b2'])
    .state;

describe('TX-63: a truck that did not tumble', () => {
  it('alone is rolled again, in the emptied arena; nothing is made of the roll before', () => {
    const begun = battle();
    const first = rollOf(begun, ['0-T1', '1-T1'], ['1-T1']);
    expect(types(first)).toEqual(['did-not-tumble']);
    expect(eventText(eventOf(first, 'did-not-tumble'))).toBe('1-T1 turned over too little and is rolled again, alone.');
    expect(rollAsked(first.state)).toMatchObject({ why: 'battle', trucks: ['1-T1'], again: true, byChance: false });
    const second = roll(first.state);
    expect(eventOf(second, 'rolled')).toEqual({
      type: 'rolled',
      why: 'battle',
      thrown: ['0-T1', '0-T2', '1-T1'],
      upright: ['0-T1'],
    });
    expect(types(second)).toContain('attack-won');
    expect(second.state.reroll).toBeNull();
  });

  it('counts for nothing as it lay: a defender that was placed on its wheels holds nothing', () => {
    const held = roll(battle(), '0-T1', '1-T1');
    expect(types(held)).toContain('attack-failed');
    const placed = roll(rollOf(battle(), ['0-T1', '1-T1'], ['1-T1']).state);
    expect(types(placed)).toContain('attack-won');
  });

  it('of several each has a roll of its own, one after the other', () => {
    const first = rollOf(setUpFor(3), ['0-T1', '1-T1'], ['0-T1', '2-T1']);
    expect(eventText(eventOf(first, 'did-not-tumble'))).toBe(
      '0-T1 and 2-T1 turned over too little and are rolled again, alone.',
    );
    expect(rollAsked(first.state)?.trucks).toEqual(['0-T1']);
    const second = roll(first.state);
    expect([types(second), rollAsked(second.state)?.trucks]).toEqual([[], ['2-T1']]);
    const third = roll(second.state);
    expect(eventOf(third, 'rolled')).toMatchObject({ thrown: ['0-T1', '1-T1', '2-T1'], upright: ['1-T1'] });
    expect(third.state.rank).toEqual([1]);
  });

  it('is thrown the third time by chance, which no hand takes from it, until it tumbles', () => {
    const once = rollOf(setUpFor(2), ['0-T1'], ['0-T1']).state;
    expect(rollAsked(once)?.byChance).toBe(false);
    const twice = rollOf(once, ['0-T1'], ['0-T1']);
    expect(eventText(eventOf(twice, 'did-not-tumble'))).toBe(
      '0-T1 turned over too little and is rolled again, alone and by chance.',
    );
    const state = twice.state;
    expect(rollAsked(state)).toMatchObject({ trucks: ['0-T1'], byChance: true });
    expect(trexlands.check(state, { do: 'roll', throws: [aThrow(pieceId('0-T1'))] })).toMatchObject({
      ok: false,
      fault: {
        code: 'by-chance',
        message: '0-T1 was rolled twice without a tumble, so that chance throws it now (TX-63).',
      },
    });
    expect(giveThrows(state, NOTHING_GIVEN, seat(0), [aThrow(pieceId('0-T1'))])).toMatchObject({
      ok: false,
      fault: { code: 'by-chance' },
    });
    expect(gatheredRoll(state, must(handToChance(state, NOTHING_GIVEN, seat(0))))).toEqual({ do: 'roll', throws: [] });
    const thrice = rollOf(state, ['0-T1'], ['0-T1']).state;
    expect(rollAsked(thrice)).toMatchObject({ trucks: ['0-T1'], byChance: true });
    expect(roll(thrice, '0-T1').state.rank).toEqual([0, 1]);
  });

  it('and did not come to rest either is thrown again with all the others, which is no time that it did not tumble', () => {
    const after = act(
      setUpFor(2),
      { do: 'roll', throws: [] },
      reportOf(rollAsked(setUpFor(2))?.trucks ?? [], [], 'unsettled', ['0-T1', '1-T1']),
    );
    expect([types(after), after.state.reroll, rollAsked(after.state)?.trucks]).toEqual([
      ['thrown-again'],
      null,
      ['0-T1', '1-T1'],
    ]);
  });

  it('is rolled on its own ground and with its own ballast', () => {
    const state = battle();
    const [battleAct] = state.agenda;
    if (battleAct?.type !== 'battle') throw new Error('there is a battle');
    const heavy = { ...state, agenda: [{ ...battleAct, ballast: [seat(1)], surface: 'gravel' as const }] };
    expect(rollAsked(rollOf(heavy, [], ['1-T1']).state)).toMatchObject({
      trucks: ['1-T1'],
      surface: 'gravel',
      ballast: ['1-T1'],
    });
    expect(rollAsked(rollOf(heavy, [], ['0-T2']).state)).toMatchObject({
      trucks: ['0-T2'],
      surface: 'gravel',
      ballast: [],
    });
  });

  it('is not waited for when its seat gives up: what the others rolled counts', () => {
    const state = rollOf(setUpFor(3), ['1-T1'], ['0-T1']).state;
    expect(refused(state, 1, 'pass')).toBe('roll-first');
    const gone = act(state, choice(0, 'concede'));
    expect([gone.state.reroll, gone.state.rank, eventOf(gone, 'rolled')]).toEqual([
      null,
      [1, 2],
      { type: 'rolled', why: 'rank', thrown: ['1-T1', '2-T1'], upright: ['1-T1'] },
    ]);
    const leader = act(rollOf(setUpFor(4), ['0-T1', '1-T1'], ['2-T1']).state, choice(0, 'concede')).state;
    expect(leader.reroll).toMatchObject({ thrown: ['1-T1', '2-T1', '3-T1'], upright: ['1-T1'] });
    const both = rollOf(setUpFor(4), ['1-T1', '2-T1'], ['0-T1', '3-T1']).state;
    const one = act(both, choice(0, 'concede')).state;
    expect([one.reroll?.thrown, rollAsked(one)?.trucks]).toEqual([['1-T1', '2-T1', '3-T1'], ['3-T1']]);
    expect(types(act(one, choice(3, 'concede')))).toEqual(['conceded', 'rolled', 'undecided']);
    const defending = act(rollOf(battle3(), [], ['1-T1']).state, choice(1, 'concede')).state;
    expect(rollAsked(defending)?.trucks).toEqual(['1-T1']); // what has given up still defends
  });

  it('is seen by everybody', () => {
    const { state } = rollOf(setUpFor(2), ['0-T1'], ['0-T1']);
    for (const who of [null, 0, 1]) expect(rollAsked(trexlands.view(state, who))).toEqual(rollAsked(state));
  });

  it('on the table: what is let fall flat by a free hand is no roll, and what is shaken almost always is', () => {
    const free = setUpFor(2, { freeThrow: true });
    const flat: HandThrow = {
      truck: pieceId('0-T1'),
      atMm: [0, 96, 0],
      quaternion: [0, 0, 0, 1],
      velocityMmS: [0, 0, 0],
      spinDegS: [0, 1500, 0],
    };
    const report = must(
      performRoll(
        physics,
        { state: free, random: seedRandom(1) },
        {
          do: 'roll',
          throws: [flat, { ...flat, truck: pieceId('1-T1'), atMm: [100, 130, 0], spinDegS: [1200, 0, 0] }],
        },
      ),
    );
    expect(report.trucks).toMatchObject([
      { id: '0-T1', upright: true, counts: false },
      { id: '1-T1', counts: true },
    ]);
    const marks = trexlands.evidence(report).marks.map(({ text }) => text.split(' at ')[0]);
    expect(marks.slice(0, 2)).toEqual(['wheels-up (TX-02) of 0-T1', 'did-not-tumble (TX-63) of 0-T1']);
    const shaken = Array.from(
      { length: 60 },
      (_, seed) =>
        must(performRoll(physics, { state: setUpFor(2), random: seedRandom(seed) }, { do: 'roll', throws: [] })).trucks,
    ).flat();
    expect(shaken.filter(({ counts }) => !counts).length).toBeLessThan(8);
  });
});

/** The same among three. */
function battle3(): TrexlandsState {
  return say(withTrucks(inPlay(3), { '0-T1': 'b1', '1-T1': 'b2' }), [0, 'move T1 b2']).state;
}

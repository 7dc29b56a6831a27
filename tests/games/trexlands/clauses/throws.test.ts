import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { seedRandom } from '#engine/random.ts';
import {
  gatheredRoll,
  giveThrows,
  handsOf,
  handToChance,
  isByHand,
  notGiven,
  NOTHING_GIVEN,
  type Gathered,
} from '#games/trexlands/gathering.ts';
import { legalActions } from '#games/trexlands/legal.ts';
import { performRoll, setupOf } from '#games/trexlands/perform.ts';
import { releases } from '#games/trexlands/releases.ts';
import { rollAsked } from '#games/trexlands/rolls.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { trexlands } from '#games/trexlands/trexlands.ts';
import type { HandThrow, Throw } from '#games/trexlands/throws.ts';
import { pieceId, seat, type PieceId } from '#sim/ids.ts';
import { rotate } from '#sim/maths/quat.ts';
import { distance, length, UNIT_Y, vec3 } from '#sim/maths/vec3.ts';
import { degrees } from '#sim/maths/trig.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { handOf } from '#games/trexlands/rolling/handThrow.ts';
import { spinRateOf } from '#sim/roll/handRelease.ts';
import { THROW_LIMITS, TRUCK_REACH, withinThrowLimits } from '#games/trexlands/rolling/throwLimits.ts';
import { poseAtRelease } from '#games/trexlands/rolling/throw.ts';
import { spinAtRelease } from '#sim/roll/release.ts';
import { act, aThrow, inPlay, must, reportOf, say, setUpFor, withTrucks } from '../support.ts';
import { runs } from '../../../effort.ts';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

/** 0 attacks the two trucks of 1 in b2 with a stack. */
const battle = (): TrexlandsState =>
  say(
    withTrucks(inPlay(2), { '0-T1': 'b1', '0-T2': 'b1', '1-T1': 'b2', '1-T2': 'b2' }),
    [0, 'stack T1 T2'],
    [0, 'move T1+T2 b2'],
  ).state;

const [zero, one] = [seat(0), seat(1)];
const [T1, T2, theirs, theirs2] = ['0-T1', '0-T2', '1-T1', '1-T2'].map(pieceId) as [PieceId, PieceId, PieceId, PieceId];
const thrownAt = (truck: PieceId, xMm: number, otherwise: Partial<HandThrow> = {}): HandThrow => ({
  ...aThrow(truck),
  atMm: [xMm, 150, 0],
  ...otherwise,
});
const codeOf = (given: ReturnType<typeof giveThrows>): string => (given.ok ? 'given' : given.fault.code);
const trucks = [T1, T2, theirs, theirs2];

describe('TX-62: each seat throws its own trucks and no other', () => {
  const state = battle();

  it('names a rival’s truck in vain, and nothing is given by that', () => {
    expect(giveThrows(state, NOTHING_GIVEN, zero, [thrownAt(T1, -100), thrownAt(theirs, 100)])).toMatchObject({
      ok: false,
      fault: { code: 'not-your-throw', message: expect.stringContaining('1-T1 is another seat’s') as unknown },
    });
    expect(codeOf(giveThrows(state, NOTHING_GIVEN, one, [thrownAt(theirs, 100)]))).toBe('given');
  });

  it('is rolled when something was given for every truck, not before; who throws nothing hands it to chance, and only their own', () => {
    const some = must(giveThrows(state, NOTHING_GIVEN, zero, [thrownAt(T1, -100)]));
    expect([gatheredRoll(state, NOTHING_GIVEN), gatheredRoll(state, some)]).toEqual([null, null]);
    const mine = must(handToChance(state, some, zero));
    expect(notGiven(state, mine)).toEqual([theirs, theirs2]);
    const whole = must(handToChance(state, mine, one));
    expect(gatheredRoll(state, whole)).toEqual({ do: 'roll', throws: [thrownAt(T1, -100)] });
    expect(handToChance(state, mine, zero)).toMatchObject({ ok: false, fault: { code: 'nothing-to-throw' } });
    expect(whole.map((given) => isByHand(given))).toEqual([true, false, false, false]);
  });

  it('throws a truck once, of this roll, within a hand’s limits, apart from what others throw', () => {
    const some: Gathered = must(giveThrows(state, NOTHING_GIVEN, zero, [thrownAt(T1, 0)]));
    expect(codeOf(giveThrows(state, some, zero, [thrownAt(T1, 100)]))).toBe('thrown-already');
    expect(codeOf(giveThrows(state, some, zero, [thrownAt(pieceId('0-T3'), 100)]))).toBe('other-trucks');
    expect(codeOf(giveThrows(state, some, one, [thrownAt(theirs, 70)]))).toBe('throw-overlap');
    expect(codeOf(giveThrows(state, some, one, [thrownAt(theirs, 78)]))).toBe('given');
    expect(codeOf(giveThrows(state, some, one, [thrownAt(theirs, 100, { spinDegS: 500 })]))).toBe(
      'throw-leastSpinRadS',
    );
    expect(codeOf(giveThrows(state, some, one, [thrownAt(theirs, 100, { velocityMmS: [0, 3001, 0] })]))).toBe(
      'throw-fastestMS',
    );
    expect(codeOf(giveThrows(inPlay(2), NOTHING_GIVEN, zero, [thrownAt(T1, 0)]))).toBe('no-roll');
    expect(handToChance(inPlay(2), NOTHING_GIVEN, zero)).toMatchObject({ ok: false, fault: { code: 'no-roll' } });
  });
});

describe('TX-62: what is given can be rolled', () => {
  const state = battle();
  const [least, most] = [THROW_LIMITS.leastSpinRadS, THROW_LIMITS.mostSpinRadS].map((radS) => degrees(radS)) as [
    number,
    number,
  ];
  /** Within a limit as it is said, and beyond it in the quanta that are written and rolled. */
  const BESIDE: readonly (readonly [limit: string, parts: readonly HandThrow[]])[] = [
    ['mostSpinRadS', [thrownAt(T1, 0, { spinDegS: most - 1e-6 })]],
    ['leastSpinRadS', [thrownAt(T1, 0, { spinDegS: least + 1e-6 })]],
    ['fastestMS', [thrownAt(T1, 0, { velocityMmS: [2121.315, 2121.325, 0] })]],
    ['lowestMm', [thrownAt(T1, 0, { atMm: [0, THROW_LIMITS.lowestMm + TRUCK_REACH * 1000 + 1e-6, 0] })]],
    ['highestMm', [thrownAt(T1, 0, { atMm: [0, THROW_LIMITS.highestMm - TRUCK_REACH * 1000 - 1e-6, 0] })]],
    ['overlap', [thrownAt(T1, 0), thrownAt(T2, 2 * TRUCK_REACH * 1000 + 1e-6)]],
  ];

  it.each(BESIDE)(
    'a throw beside the limit %s is checked as it is written: given, it is rolled; refused, nothing is given',
    (limit, parts) => {
      const given = giveThrows(state, NOTHING_GIVEN, zero, parts);
      if (!given.ok) return expect(given.fault.code).toBe(`throw-${limit}`);
      expect(setupOf({ state, random: seedRandom(1) }, { do: 'roll', throws: handsOf(given.value) })).toMatchObject({
        ok: true,
      });
    },
  );

  it('is kept in quanta: what is shown in the air is what is rolled and written', () => {
    expect(must(giveThrows(state, NOTHING_GIVEN, zero, [thrownAt(T1, 0.004, { spinDegS: -700.006 })]))).toEqual([
      thrownAt(T1, 0, { spinDegS: 700.01 }),
    ]);
  });

  it('whatever is typed: what is let pass can be rolled', () => {
    const near = (limit: number): fc.Arbitrary<number> => fc.integer({ min: -3, max: 3 }).map((n) => limit + n * 0.004);
    fc.assert(
      fc.property(
        near(most),
        near(0),
        near(150),
        near(2 * TRUCK_REACH * 1000),
        near(3000),
        (spinDegS, xMm, yMm, apartMm, speed) => {
          const parts = [
            thrownAt(T1, 0, { atMm: [xMm, yMm, 0], spinDegS, velocityMmS: [speed, 0, 0] }),
            thrownAt(T2, 0, { atMm: [xMm + apartMm, yMm, 0] }),
          ];
          const given = giveThrows(state, NOTHING_GIVEN, zero, parts);
          if (given.ok)
            expect(
              setupOf({ state, random: seedRandom(1) }, { do: 'roll', throws: handsOf(given.value) }),
            ).toMatchObject({ ok: true });
        },
      ),
      { numRuns: runs(100, 3000) },
    );
  });
});

describe('TX-62, TX-67: whoever gives up has handed every throw to chance', () => {
  /** 0 attacks in b2 the truck of 2, who has given up. */
  const attack = say(withTrucks({ ...inPlay(3), conceded: [seat(2)] }, { '0-T1': 'b1', '2-T1': 'b2' }), [
    0,
    'move T1 b2',
  ]).state;
  const gone = pieceId('2-T1');
  const flung = thrownAt(gone, 100);

  it('no hand throws its trucks: neither in its name nor in any other', () => {
    expect(giveThrows(attack, NOTHING_GIVEN, seat(2), [flung])).toMatchObject({
      ok: false,
      fault: { code: 'given-up', message: '2-T1 is thrown by chance: its seat has given up (TX-62).' },
    });
    expect(codeOf(giveThrows(attack, NOTHING_GIVEN, zero, [flung]))).toBe('not-your-throw');
    expect(handToChance(attack, NOTHING_GIVEN, seat(2))).toMatchObject({
      ok: false,
      fault: { code: 'nothing-to-throw' },
    });
    expect(codeOf(trexlands.check(attack, { do: 'roll', throws: [flung] }) as ReturnType<typeof giveThrows>)).toBe(
      'given-up',
    ); // nor in a file
  });

  it('and nobody waits for them: the roll begins when all others have thrown', () => {
    expect(notGiven(attack, NOTHING_GIVEN)).toEqual([T1]);
    const thrown = thrownAt(T1, 0);
    expect(gatheredRoll(attack, must(giveThrows(attack, NOTHING_GIVEN, zero, [thrown])))).toEqual({
      do: 'roll',
      throws: [thrown],
    });
    expect(legalActions(attack)).toEqual([{ do: 'roll', seat: zero, throws: null }]);
  });

  it('chance throws them from a free place, as it does what its seat has handed to it', () => {
    const asked = rollAsked(attack);
    if (asked === null) throw new Error('a roll is asked for');
    expect(asked.givenUp).toEqual([gone]);
    const released = releases(asked, [thrownAt(T1, 0)], seedRandom(3));
    expect(released.map(({ truck }) => truck)).toEqual([T1, gone]);
    expect(withinThrowLimits(released).ok).toBe(true);
  });

  it('a roll of nothing but such trucks is set going by anybody who still plays', () => {
    const again = act(
      attack,
      { do: 'roll', throws: [thrownAt(T1, 0)] },
      reportOf([T1, gone], ['0-T1'], 'on-side', ['2-T1']),
    ).state;
    expect(rollAsked(again)).toMatchObject({ trucks: [gone], givenUp: [gone], again: true });
    expect([notGiven(again, NOTHING_GIVEN), gatheredRoll(again, NOTHING_GIVEN)]).toEqual([[gone], null]);
    expect(codeOf(giveThrows(again, NOTHING_GIVEN, seat(2), [flung]))).toBe('given-up');
    expect(legalActions(again).map(({ seat: who }) => who)).toEqual([0, 1]);
    for (const who of [zero, one, seat(2)])
      expect(gatheredRoll(again, must(handToChance(again, NOTHING_GIVEN, who)))).toEqual({ do: 'roll', throws: [] });
  });
});

describe('TX-62: a throw is shaken', () => {
  const state = setUpFor(2);
  const turned = thrownAt(T1, 0, { quaternion: [0, 0, 0, 1] });
  const spun = thrownAt(T1, 0, { spinDegS: [0, 700, 0] });
  const refusalOf = (s: TrexlandsState, thrown: HandThrow): string | null => {
    const checked = trexlands.check(s, { do: 'roll', throws: [thrown] });
    return checked.ok ? null : checked.fault.message;
  };

  it('with an orientation or an axis it is refused, and why is said', () => {
    expect(refusalOf(state, turned)).toBe(
      '0-T1: throws are shaken (TX-62), so how it is turned as it is let go is drawn; only the house rule “free throw” lets a hand choose.',
    );
    expect(refusalOf(state, spun)).toBe(
      '0-T1: throws are shaken (TX-62), so the axis of its spin is drawn, and spin is one number; only the house rule “free throw” lets a hand choose.',
    );
    expect(refusalOf(state, thrownAt(T1, 0))).toBeNull();
    for (const thrown of [turned, spun])
      expect(codeOf(giveThrows(state, NOTHING_GIVEN, zero, [thrown]))).toBe('shaken');
  });

  it('by the house rule the hand chooses what it likes, and the rest is drawn', () => {
    const free = setUpFor(2, { freeThrow: true });
    for (const thrown of [turned, spun, thrownAt(T1, 0)]) expect(refusalOf(free, thrown)).toBeNull();
    const released = (thrown: HandThrow, seed: number): Throw | undefined =>
      releases({ trucks: [T1] }, [thrown], seedRandom(seed))[0];
    expect(released({ ...turned, spinDegS: [0, 700, 0] }, 1)).toEqual(
      released({ ...turned, spinDegS: [0, 700, 0] }, 2),
    );
    expect(released(turned, 1)?.quaternion).toEqual([0, 0, 0, 1]);
    expect(released(turned, 1)?.spinDegS).not.toEqual(released(turned, 2)?.spinDegS);
    expect(released(spun, 1)?.spinDegS).toEqual([0, 700, 0]);
    expect(released(spun, 1)?.quaternion).not.toEqual(released(spun, 2)?.quaternion);
  });

  it('its orientation must leave room whichever way it comes out', () => {
    const lowest = 80 + TRUCK_REACH * 1000;
    const height = (y: number): string =>
      codeOf(giveThrows(state, NOTHING_GIVEN, zero, [{ ...thrownAt(T1, 0), atMm: [0, y, 0] }]));
    expect([
      height(lowest - 0.1),
      height(lowest + 0.01),
      height(500 - TRUCK_REACH * 1000 - 0.01),
      height(500 - TRUCK_REACH * 1000 + 0.1),
    ]).toEqual(['throw-lowestMm', 'given', 'given', 'throw-highestMm']);
  });

  it('place, velocity and rate of spin are the hand’s; orientation and axis are drawn, every one as likely', () => {
    const thrown = thrownAt(T1, 12.5, { velocityMmS: [800, -20, 5], spinDegS: 1234.56 });
    const up = { turned: vec3(0, 0, 0), axis: vec3(0, 0, 0) };
    const faces = new Map<string, number>();
    for (let seed = 1; seed <= 3000; seed += 1) {
      const [release] = releases({ trucks: [T1] }, [thrown], seedRandom(seed));
      if (release === undefined) throw new Error('it is released');
      expect([release.atMm, release.velocityMmS]).toEqual([thrown.atMm, thrown.velocityMmS]);
      expect(Math.abs((handOf(release).spinDegS as number) - 1234.56)).toBeLessThan(0.02);
      const turnedUp = rotate(poseAtRelease(release).rotation, UNIT_Y);
      const spin = spinAtRelease(release);
      const rate = spinRateOf(thrown);
      up.turned = vec3(up.turned.x + turnedUp.x, up.turned.y + turnedUp.y, up.turned.z + turnedUp.z);
      up.axis = vec3(up.axis.x + spin.x / rate, up.axis.y + spin.y / rate, up.axis.z + spin.z / rate);
      const face = (['x', 'y', 'z'] as const).reduce((most, way) =>
        Math.abs(turnedUp[way]) > Math.abs(turnedUp[most]) ? way : most,
      );
      const key = `${face}${turnedUp[face] > 0 ? '+' : '-'}`;
      faces.set(key, (faces.get(key) ?? 0) + 1);
    }
    // The mean of 3,000 directions is within 0.01 on an axis (one deviation); five of them.
    expect(length(up.turned) / 3000).toBeLessThan(0.06);
    expect(length(up.axis) / 3000).toBeLessThan(0.06);
    // 500 of each, within five deviations of 20.
    expect([...faces.keys()].sort()).toEqual(['x+', 'x-', 'y+', 'y-', 'z+', 'z-']);
    for (const [face, count] of faces) expect(Math.abs(count - 500), face).toBeLessThan(102);
  });

  it('what is let fall flat with a spin no longer comes up 120 times of 120', () => {
    const [alone, flat] = [setUpFor(2), thrownAt(T1, 150, { atMm: [0, 118.6, 0], spinDegS: 1500 })];
    const codes = Array.from({ length: 120 }, (_, seed) => {
      const {
        trucks: [mine],
      } = must(performRoll(physics, { state: alone, random: seedRandom(seed) }, { do: 'roll', throws: [flat] }));
      return mine?.code;
    });
    const up = codes.filter((code) => code === 'wheels-up').length;
    expect(up).toBeGreaterThan(20);
    expect(up).toBeLessThan(75);
  });

  it('in the log it is the hand’s part, and nothing of what was drawn', () => {
    const text = readFileSync('tests/games/trexlands/matches/two.json', 'utf8');
    const rolls = (
      JSON.parse(text) as { readonly log: readonly { readonly do: string; readonly throws?: readonly object[] }[] }
    ).log.filter(({ do: done }) => done === 'roll');
    expect(rolls.some(({ throws = [] }) => throws.length > 0)).toBe(true);
    for (const { throws = [] } of rolls)
      for (const thrown of throws) expect(Object.keys(thrown)).toEqual(['truck', 'atMm', 'velocityMmS', 'spinDegS']);
  });
});

describe('TX-62: what one seat gives changes nothing of another’s truck', () => {
  const number = (most: number): fc.Arbitrary<number> =>
    fc.integer({ min: -most * 100, max: most * 100 }).map((n) => n / 100);
  const part = (truck: PieceId, x: number): fc.Arbitrary<HandThrow> =>
    fc.record({
      truck: fc.constant(truck),
      atMm: fc.tuple(
        number(20).map((n) => x + n),
        fc.integer({ min: 119, max: 461 }),
        number(200),
      ),
      velocityMmS: fc.tuple(number(1700), number(1700), number(1700)),
      spinDegS: fc.integer({ min: 600, max: 8500 }),
    });
  const maybe = (truck: PieceId, x: number): fc.Arbitrary<readonly HandThrow[]> =>
    fc.option(part(truck, x), { nil: null }).map((given) => (given === null ? [] : [given]));
  const mine = fc.tuple(maybe(T1, -200), maybe(T2, -100)).map((all) => all.flat());
  const others = fc.tuple(maybe(theirs, 100), maybe(theirs2, 200)).map((all) => all.flat());

  it('neither how it is turned, nor how it spins, nor how it goes; a truck left to chance gives way at most in its place', () => {
    fc.assert(
      fc.property(mine, mine, others, fc.nat(1_000_000), (now, instead, rival, seed) => {
        const of = (given: readonly HandThrow[]): readonly Throw[] =>
          releases({ trucks }, [...given, ...rival], seedRandom(seed)).filter(({ truck }) => truck.startsWith('1'));
        const [before, after] = [of(now), of(instead)];
        before.forEach((release, i) => {
          const { atMm, velocityMmS, ...rest } = release;
          const { atMm: otherAt, velocityMmS: otherVelocity, ...same } = after[i] ?? release;
          expect(same).toEqual(rest);
          if (rival.some(({ truck }) => truck === release.truck))
            expect([otherAt, otherVelocity]).toEqual([atMm, velocityMmS]);
        });
      }),
      { numRuns: runs(100, 3000) },
    );
  });

  it('whoever gives what, all are released apart from each other, and what chance throws is within a hand’s limits', () => {
    const eight = ['0', '1', '2', '3'].flatMap((s) => ['T1', 'T2'].map((t) => pieceId(`${s}-${t}`)));
    const byHand = (ids: readonly PieceId[]): readonly HandThrow[] =>
      ids.map((truck, i) => ({
        ...aThrow(truck),
        atMm: [150 * Math.cos((i * 2 * Math.PI) / ids.length), 120, 150 * Math.sin((i * 2 * Math.PI) / ids.length)],
      }));
    for (let seed = 1; seed <= runs(15, 60); seed += 1) {
      for (let count = 0; count <= 7; count += 1) {
        const all = releases({ trucks: eight }, byHand(eight.slice(0, count)), seedRandom(seed));
        expect(all.map(({ truck }) => truck)).toEqual(eight);
        expect(withinThrowLimits(all.slice(count)).ok).toBe(true);
        all.forEach((a, i) =>
          all
            .slice(0, i)
            .forEach((b) => expect(distance(vec3(...a.atMm), vec3(...b.atMm))).toBeGreaterThan(2000 * TRUCK_REACH)),
        );
      }
    }
  });

  it('the same state of the generator gives the same, another one another', () => {
    const asked = must({ ok: true, value: rollAsked(battle()) ?? { trucks } });
    expect(releases(asked, [], seedRandom(5))).toEqual(releases(asked, [], seedRandom(5)));
    expect(releases(asked, [], seedRandom(5))).not.toEqual(releases(asked, [], seedRandom(6)));
  });
});

import { rollTrucks } from '#games/trexlands/rolling/battle.ts';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { seedRandom } from '#engine/random.ts';
import { performRoll, startRoll, type RollPosition } from '#games/trexlands/perform.ts';
import { releases } from '#games/trexlands/releases.ts';
import { rollAsked } from '#games/trexlands/rolls.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { trexlands } from '#games/trexlands/trexlands.ts';
import type { HandThrow } from '#games/trexlands/throws.ts';
import { pieceId } from '#sim/ids.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { Roll } from '#sim/roll/roll.ts';
import { terrainOf } from '#sim/roll/terrain.ts';
import { aThrow, inPlay, must, say, setUpFor, withCamp, withCards, withTile, withTrucks } from './support.ts';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const trucksOf = (state: TrexlandsState) => rollAsked(state)?.trucks ?? [];
const at = (state: TrexlandsState, seed = 1): RollPosition => ({ state, random: seedRandom(seed) });
/** By hand, side by side. */
const hands = (state: TrexlandsState): readonly HandThrow[] =>
  trucksOf(state).map((truck, i) => ({ ...aThrow(truck), atMm: [90 * i - 90, 150, 0] }));

/** 0 attacks the truck of 1 in b2, on this terrain. */
function battle(terrain: 'scrub' | 'salt-flat', card: 'ballast' | null): TrexlandsState {
  const board = withTile(inPlay(2), 'b2', { terrain });
  const there = withTrucks(withCamp(board, 0, { coins: 5 }), { '0-T1': 'b1', '1-T1': 'b2' });
  if (card === null) return say(there, [0, 'move T1 b2']).state;
  return say(withCards(there, 1, 'ballast-1'), [0, 'move T1 b2'], [1, 'play ballast']).state;
}

describe('a roll of the match on the table', () => {
  it('is of the trucks that are asked for, each judged, and the rules go on from it', () => {
    const state = setUpFor(3);
    const action = { do: 'roll', throws: hands(state) } as const;
    const report = must(performRoll(physics, at(state), action));
    expect(report.trucks.map(({ id }) => id)).toEqual(['0-T1', '1-T1', '2-T1']);
    expect(report.rulings.map(({ truck, code }) => `${truck} ${code}`)).toEqual(
      report.trucks.map(({ id, code }) => `${id} ${code}`),
    );
    expect(trexlands.apply(state, action, report, { integer: () => 0 }).events[0]).toMatchObject({
      type: 'rolled',
      upright: report.trucks.filter(({ upright }) => upright).map(({ id }) => id),
    });
  });

  it.each([
    ['scrub', null],
    ['salt-flat', null],
    ['scrub', 'ballast'],
  ] as const)(
    "in a battle it is rolled on the Terra's own ground and with the ballast that was played: %s, %s",
    (surface, card) => {
      const state = battle(surface, card);
      const asked = rollAsked(state);
      expect(asked).toMatchObject({
        why: 'battle',
        trucks: ['0-T1', '1-T1'],
        surface,
        ballast: card === null ? [] : ['1-T1'],
      });
      const throws = hands(state).slice(1);
      const rolled = rollTrucks(physics, {
        terrain: must(terrainOf(surface)),
        throws: releases({ trucks: trucksOf(state) }, throws, at(state).random),
        ballasted: asked?.ballast ?? [],
      });
      expect(must(performRoll(physics, at(state), { do: 'roll', throws })).hash).toBe(rolled.hash);
    },
  );

  it('is refused where no roll is asked for, of other trucks, and where no hand could throw so, with nothing rolled', () => {
    const state = setUpFor(2);
    const throws = hands(state);
    const refusal = (s: TrexlandsState, t: readonly HandThrow[]): string => {
      const results = [
        performRoll(physics, at(s), { do: 'roll', throws: t }),
        startRoll(physics, at(s), { do: 'roll', throws: t }),
      ];
      const codes = results.map((result) => (result.ok ? 'rolled' : result.fault.code));
      expect(codes[0]).toBe(codes[1]);
      return codes[0] ?? '';
    };
    expect(refusal(inPlay(2), throws)).toBe('no-roll');
    expect(refusal(state, [...throws, ...throws])).toBe('other-trucks');
    expect(
      refusal(
        state,
        throws.map((t) => ({ ...t, spinDegS: 0 })),
      ),
    ).toBe('throw-leastSpinRadS');
    expect(
      refusal(
        state,
        throws.map((t) => ({ ...t, atMm: [0, 150, 0] as const })),
      ),
    ).toBe('throw-overlap');
  });

  it('is rolled as it is written, whoever threw it finer', () => {
    const state = setUpFor(2);
    const throws = hands(state);
    const finer = throws.map((t) => ({ ...t, atMm: [t.atMm[0] + 0.004, t.atMm[1], t.atMm[2]] as const }));
    expect(must(performRoll(physics, at(state), { do: 'roll', throws: finer })).hash).toBe(
      must(performRoll(physics, at(state), { do: 'roll', throws })).hash,
    );
  });
});

describe('a roll under way', () => {
  it('comes to the same by steps of any size, and has filmed every tick from the hands to rest', () => {
    const state = setUpFor(2);
    const action = { do: 'roll', throws: hands(state) } as const;
    const atOnce = must(performRoll(physics, at(state, 3), action));
    const under = must(startRoll(physics, at(state, 3), action));
    const free = vi.spyOn(Roll.prototype, 'free');
    expect(under.film.poseOf(pieceId('0-T1'), 0).position.y).toBeGreaterThan(0.08);
    for (let n = 1; under.step(n); n = (n % 7) + 1) expect(under.report).toBeNull();
    expect(under.done).toBe(true);
    expect(under.report).toEqual(atOnce);
    expect(under.film).toMatchObject({ pieces: ['0-T1', '1-T1'], ticks: atOnce.ticks });
    expect(under.film.poseOf(pieceId('0-T1'), atOnce.ticks).position.y).toBeLessThan(0.05);
    expect(under.step(1)).toBe(false);
    under.free();
    expect(free).toHaveBeenCalledOnce(); // its world is not needed any more
  });

  it('that nobody wants any more ends without a report, and frees its world once however often it is told', () => {
    const state = setUpFor(2);
    const under = must(startRoll(physics, at(state), { do: 'roll', throws: [] }));
    const free = vi.spyOn(Roll.prototype, 'free');
    under.step(10);
    under.free();
    under.free();
    expect(free).toHaveBeenCalledOnce();
    expect([under.step(1), under.done, under.report, under.film.ticks]).toEqual([false, false, null, 10]);
  });
});

import { describe, expect, it } from 'vitest';
import {
  conkerAngle,
  counterPlace,
  isLit,
  LAMPS,
  mazeLine,
  RACE,
  raceX,
  ROPE,
  ropeX,
  wedgeColour,
} from '#app/tables/tug-of-war/scene/machinePlaces.ts';
import { FLOOR_M, laidOf, pathSpot, placesOf, ROPE_WIDE_M, TILE_M } from '#app/tables/tug-of-war/scene/places.ts';
import { OPTIONS_BY, STANDARD_OPTIONS } from '#games/tug-of-war/options.ts';
import { extentOf, SET_IDS, SHARED } from '#games/tug-of-war/sets.ts';
import { vec3 } from '#sim/maths/vec3.ts';

const WEDGES = Array.from({ length: SHARED.clock.segments }, (_, i) => i);
const COUNTERS = Array.from({ length: SHARED.collation.counters }, (_, i) => i);

describe('a machine on the table', () => {
  const MATCHES = SET_IDS.flatMap((set) =>
    (['all', 'three', 'quick'] as const).flatMap((machines) =>
      [false, true].map((upright) => ({ set, machines, upright })),
    ),
  );

  it.each(MATCHES)('has a ground of its own on the board: $set, $machines, upright $upright', (one) => {
    const { upright, ...options } = one;
    const { board, grounds } = placesOf({ options: { ...STANDARD_OPTIONS, ...options } }, upright);
    const all = extentOf(one.set, one.machines).modules.map((id) => grounds[id]);
    for (const [i, a] of all.entries()) {
      expect(Math.abs(a.x - board.x) + a.wide / 2).toBeLessThan(board.wide / 2);
      expect(Math.abs(a.z - board.z) + a.deep / 2).toBeLessThan(board.deep / 2);
      for (const b of all.slice(i + 1)) {
        const apart = Math.abs(a.x - b.x) >= (a.wide + b.wide) / 2 || Math.abs(a.z - b.z) >= (a.deep + b.deep) / 2;
        expect(apart).toBe(true);
      }
    }
  });

  it.each(MATCHES)('is pointed at in windows of any shape: $set, $machines, upright $upright', (one) => {
    const state = { options: { ...STANDARD_OPTIONS, set: one.set, machines: one.machines } };
    const [here, there] = [placesOf(state, one.upright), placesOf(state, !one.upright)];
    for (const id of extentOf(one.set, one.machines).modules) {
      const [own, other] = [here.grounds[id], there.grounds[id]];
      const everywhere = laidOf(state, here).everywhere(vec3(own.x + 0.02, 0, own.z - 0.01));
      const seen = laidOf(state, there).here(everywhere);
      expect(
        [seen.x - other.x, seen.z - other.z].map((m) => m.toFixed(6)),
        id,
      ).toEqual(['0.020000', '-0.010000']);
    }
  });

  it('three lie in a row, and below each other in an upright window', () => {
    const shape = (upright: boolean): number => {
      const { board } = placesOf({ options: OPTIONS_BY.first }, upright);
      return board.wide / board.deep;
    };
    expect(shape(false)).toBeGreaterThan(2.5);
    expect(shape(true)).toBeLessThan(0.4);
  });
});

describe('the rope', () => {
  const { spots } = SHARED.rope;

  it('is as far to the left as to the right, and its winner stands at the outer end', () => {
    expect(ropeX(-1, 0, 'pit')).toBeCloseTo(-ropeX(1, 0, 'pit'));
    expect(ropeX(1, spots, 'pit')).toBeGreaterThan(ropeX(1, spots - 1, 'pit'));
    expect(ropeX(1, spots, 'pit')).toBeLessThan(ROPE_WIDE_M / 2);
  });

  it('has the loser in the pit, and nobody else', () => {
    expect(ropeX(1, -spots, 'pit')).toBe(0);
    for (let spot = 1 - spots; spot <= spots; spot += 1)
      expect(Math.abs(ropeX(1, spot, 'pit'))).toBeGreaterThan(ROPE.pit);
    expect(ropeX(-1, 0, 'fixed-length')).toBeCloseTo(0);
  });

  it('keeps its length between the two pullers', () => {
    const length = (spot: number): number => ropeX(1, -spot, 'pit') - ropeX(-1, spot, 'pit');
    for (let spot = 0; spot < spots; spot += 1) expect(length(spot)).toBeCloseTo(length(0));
  });
});

describe('the Race', () => {
  it('has its steps on the tile, all as far from each other', () => {
    expect(raceX(RACE.steps)).toBeCloseTo(-raceX(0));
    expect(raceX(RACE.steps)).toBeLessThan(TILE_M / 2);
    for (let step = 0; step < RACE.steps; step += 1) expect(raceX(step + 1) - raceX(step)).toBeCloseTo(RACE.step);
  });
});

describe('Collation', () => {
  it('has no two counters in one place, however many each has taken', () => {
    for (const taken of [
      [0, 0],
      [13, 12],
      [25, 0],
      [0, 24],
      [7, 3],
    ] as const) {
      const places = COUNTERS.map((i) =>
        counterPlace(i, { taken })
          .map((at) => at.toFixed(5))
          .join(),
      );
      expect(new Set(places).size).toBe(COUNTERS.length);
    }
  });

  it('has the counters of seat 0 to the left, those of seat 1 to the right, and the pile between them', () => {
    const xs = COUNTERS.map((i) => counterPlace(i, { taken: [6, 4] })[0]);
    const pile = xs.slice(6, 21);
    expect(Math.max(...xs.slice(0, 6))).toBeLessThan(Math.min(...pile));
    expect(Math.min(...xs.slice(21))).toBeGreaterThan(Math.max(...pile));
  });

  it('keeps them on its tile', () => {
    for (const taken of [
      [25, 0],
      [0, 25],
    ] as const)
      for (const i of COUNTERS) {
        const [x, z] = counterPlace(i, { taken });
        expect(Math.abs(x)).toBeLessThan(TILE_M / 2);
        expect(Math.abs(z)).toBeLessThan(TILE_M / 2);
      }
  });
});

describe('the dial', () => {
  const coloured = (filled: number, colour: 'red' | 'blue'): readonly number[] =>
    WEDGES.filter((i) => wedgeColour(i, filled) === colour);

  it('is coloured clockwise for red and the other way for blue, a wedge for a segment', () => {
    expect(coloured(3, 'red')).toEqual([0, 1, 2]);
    expect(coloured(-3, 'blue')).toEqual([5, 6, 7]);
  });

  it.each([-8, -5, -1, 0, 1, 4, 8])('shows %i in one colour alone', (filled) => {
    expect(coloured(filled, 'red')).toHaveLength(Math.max(0, filled));
    expect(coloured(filled, 'blue')).toHaveLength(Math.max(0, -filled));
  });
});

describe('the Maze and the Path', () => {
  it('have their middle square in the middle of the tray, and the outer ones on it', () => {
    expect(mazeLine(4)).toBe(0);
    expect(mazeLine(8)).toBeCloseTo(-mazeLine(0));
    expect(mazeLine(8)).toBeLessThan(FLOOR_M / 2);
  });

  it('have the tile of the upper left far and to the left', () => {
    const [first, last] = [pathSpot(0), pathSpot(63)];
    expect(first.x).toBeCloseTo(-last.x);
    expect(first.x).toBeLessThan(last.x);
    expect(first.z).toBeLessThan(last.z);
  });
});

describe('conkers and towers', () => {
  it('are pulled up by every step, and never beyond the frame', () => {
    expect(conkerAngle(0)).toBeCloseTo(0);
    for (let height = 0; height < 40; height += 1) {
      expect(conkerAngle(height + 1)).toBeGreaterThan(conkerAngle(height));
      expect(conkerAngle(height)).toBeLessThan(Math.PI / 2);
    }
    expect(conkerAngle(1000)).toBeLessThan(Math.PI / 2);
  });

  it('light as many lamps as the rules count', () => {
    const { light, steps } = SHARED.tower;
    for (let height = 0; height <= steps; height += 1)
      expect(LAMPS.filter((lamp) => isLit(lamp, height))).toHaveLength(Math.floor(height / light));
  });
});

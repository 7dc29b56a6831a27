import { beforeAll, describe, expect, it } from 'vitest';
import { playSteps } from '#sim/perform.ts';
import { Performance } from '#sim/performance.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { TABLE_ID } from '#sim/ids.ts';
import type { HouseTable } from '#sim/layout.ts';
import { STANDARD_THRESHOLDS, thresholdsOf } from '#sim/trace/thresholds.ts';
import { PIECE_FRICTION } from '#sim/surfaces.ts';
import { buildTableWorld } from '#sim/world/tableWorld.ts';
import { id, layout, piece } from '../tables.ts';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

const two = (house?: HouseTable) => ({
  ...layout([piece('0-L1', 0, 0), piece('1-M1', 60, 0)], { surface: 0.6 }),
  ...(house === undefined ? {} : { house }),
});

describe('the coefficient of piece on piece', () => {
  const coefficients = (house?: HouseTable): { piece: number; pair: number } => {
    const table = buildTableWorld(physics, two(house));
    const [of, on] = [
      table.colliders.get(id('0-L1'))?.friction() ?? NaN,
      table.colliders.get(TABLE_ID)?.friction() ?? NaN,
    ];
    table.free();
    return { piece: of, pair: of * on };
  };

  it.each([
    [undefined, PIECE_FRICTION],
    [0.05, 0.05],
    [2, 2],
    [0, 1e-6],
  ])(
    '%s is what pieces have, and the pair of piece and surface has its own all the same',
    (pieceFriction, expected) => {
      const { piece: of, pair } = coefficients(pieceFriction === undefined ? undefined : { pieceFriction });
      expect(of / expected).toBeCloseTo(1, 5);
      expect(pair).toBeCloseTo(0.6, 5);
    },
  );

  it('makes no difference to a step that touches nobody, but for the last digits', () => {
    const lies = (house?: HouseTable) => {
      const p = new Performance(physics, two(house), id('0-L1'), 'finger');
      playSteps(p, [{ corner: 'A', swivelDeg: 90 }], 'careful', () => true);
      const { resting } = p.finish();
      p.table.free();
      return resting.find((one) => one.id === '0-L1');
    };
    const [usual, slippery] = [lies(), lies({ pieceFriction: 0.1 })];
    expect(slippery?.xMm).toBeCloseTo(usual?.xMm ?? NaN, 1);
    expect(slippery?.zMm).toBeCloseTo(usual?.zMm ?? NaN, 1);
  });
});

describe('thresholds', () => {
  it('are as the rules have them where the house says nothing', () => {
    expect(thresholdsOf({})).toEqual(STANDARD_THRESHOLDS);
    expect(thresholdsOf({ house: { pieceFriction: 1 } })).toEqual(STANDARD_THRESHOLDS);
    expect(STANDARD_THRESHOLDS).toEqual({ contactMm: 0.05, liftOffMm: 0.5, uprightMm: 0.5 });
  });

  it('are the house’s, one by one', () => {
    expect(thresholdsOf({ house: { contactMm: 0.2 } })).toEqual({ contactMm: 0.2, liftOffMm: 0.5, uprightMm: 0.5 });
    expect(thresholdsOf({ house: { liftOffMm: 1, uprightMm: 2 } })).toEqual({
      contactMm: 0.05,
      liftOffMm: 1,
      uprightMm: 2,
    });
  });
});

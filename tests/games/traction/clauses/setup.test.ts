import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startMatch } from '#engine/match.ts';
import { seedRandom, withRandom } from '#engine/random.ts';
import { STANDARD_OPTIONS, STRICT_TOLERANCE, type TractionOptions } from '#games/traction/options.ts';
import { checkPads, DISTANCE_MM, furthestMm, layPads, neighbourDistances, type Ground } from '#games/traction/pads.ts';
import { setUp, type TractionSetup } from '#games/traction/setup.ts';
import { traction } from '#games/traction/traction.ts';
import { contains } from '#sim/geometry/footprint.ts';
import { seat } from '#sim/ids.ts';
import { ownerOf } from '#sim/pyramid.ts';
import { outlineOfPad, outlineOfPiece } from '#sim/world/outline.ts';
import { setupOf, started } from '../support.ts';
import { runs } from '../../../effort.ts';

const FIRST = { integer: (min: number): number => min };
const code = (setup: TractionSetup, seats: number): string | null => {
  const made = setUp(setup, seats, FIRST);
  return made.ok ? null : `${made.fault.code} ${made.fault.path}`;
};

describe('TR-01, TR-41: pieces', () => {
  it.each([2, 3, 4, 5])('%i seats have six upright pieces each, wholly on their own pad', (seats) => {
    const state = started(seats);
    expect(state.pieces).toHaveLength(6 * seats);
    for (const p of state.pieces) {
      const pad = state.pads[ownerOf(p.id)];
      expect(p.pose).toBe('upright');
      expect(pad !== undefined && contains(outlineOfPad(pad), outlineOfPiece(p))).toBe(true);
    }
  });

  it('are two of each size, sorted by id', () => {
    expect(started(2).pieces.map((p) => p.id)).toEqual(
      ['0', '1'].flatMap((s) => ['L1', 'L2', 'M1', 'M2', 'S1', 'S2'].map((n) => `${s}-${n}`)),
    );
  });

  it('stand in two rows, as seen from their owner', () => {
    expect(
      started(2)
        .pieces.slice(0, 6)
        .map((p) => [p.id, p.xMm, p.zMm, p.yawDeg]),
    ).toEqual([
      ['0-L1', -35.87, 209.55, 0],
      ['0-L2', 35.87, 247.65, 0],
      ['0-M1', 9.92, 209.55, 0],
      ['0-M2', -9.92, 247.65, 0],
      ['0-S1', 45.79, 209.55, 0],
      ['0-S2', -45.79, 247.65, 0],
    ]);
  });
});

describe('TR-02, TR-53: pads', () => {
  it('of two face each other with the long side across', () => {
    expect(layPads(2, 381)).toEqual({
      tableMm: 1600,
      pads: [
        { seat: 0, xMm: 0, zMm: 228.6, yawDeg: 0 },
        { seat: 1, xMm: 0, zMm: -228.6, yawDeg: 180 },
      ],
    });
  });

  it('of four stand at the sides, counter-clockwise from seat 0', () => {
    expect(layPads(4, 381).pads.map((p) => [p.xMm, p.zMm, p.yawDeg])).toEqual([
      [0, 371.01, 0],
      [371.01, 0, 90],
      [0, -371.01, 180],
      [-371.01, 0, -90],
    ]);
  });

  it('are at least as far from their neighbours as wanted, and a twentieth of a millimetre more at most; all on the table', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 38100, max: 91440 }), (seats, hundredths) => {
        const { pads, tableMm } = layPads(seats, hundredths / 100);
        for (const far of neighbourDistances(pads)) {
          expect(far).toBeGreaterThanOrEqual(hundredths / 100);
          expect(far).toBeLessThanOrEqual(hundredths / 100 + 0.05);
        }
        expect(tableMm).toBeLessThanOrEqual(4000);
        for (const { x, z } of pads.flatMap(outlineOfPad))
          expect(Math.max(Math.abs(x), Math.abs(z))).toBeLessThanOrEqual(tableMm / 2 - 150);
      }),
      { numRuns: runs(25, 500) },
    );
  });

  it('face the middle of the table', () => {
    for (const seats of [2, 3, 4, 5]) {
      for (const pad of layPads(seats, 600).pads) {
        const ahead = {
          x: pad.xMm - 50 * Math.sin((pad.yawDeg * Math.PI) / 180),
          z: pad.zMm - 50 * Math.cos((pad.yawDeg * Math.PI) / 180),
        };
        const radius = Math.sqrt(pad.xMm * pad.xMm + pad.zMm * pad.zMm);
        expect(Math.sqrt(ahead.x * ahead.x + ahead.z * ahead.z)).toBeCloseTo(radius - 50, 1);
      }
    }
  });

  it('get a larger table where they need it', () => {
    expect(layPads(5, 914.4).tableMm).toBe(2190);
    expect(layPads(2, 914.4).tableMm).toBe(1600);
  });

  it('have 150 mm of table behind them, rounded up to whole centimetres', () => {
    // 1,609.94 and 1,610.04 mm
    expect([728.7, 728.76].map((distanceMm) => layPads(4, distanceMm).tableMm)).toEqual([1610, 1620]);
  });

  it.each([
    [381, null],
    [914.4, null],
    [380.99, 'bad-distance $.table.distanceMm'],
    [914.41, 'bad-distance $.table.distanceMm'],
    [NaN, 'bad-distance $.table.distanceMm'],
  ])('may be %d mm apart: %s', (distanceMm, refused) => {
    expect(code({ ...setupOf(), table: { distanceMm } }, 3)).toBe(refused);
  });

  const ground = layPads(3, 500);
  const moved = (i: number, change: object): Ground => ({
    ...ground,
    pads: ground.pads.map((p, j) => (i === j ? { ...p, ...change } : p)),
  });
  it.each([
    ['as they are', ground, null],
    ['with one missing', { ...ground, pads: ground.pads.slice(0, 2) }, 'bad-pads $.table.pads'],
    [
      'with one too many',
      { ...ground, pads: [...ground.pads, { seat: seat(3), xMm: 0, zMm: 0, yawDeg: 0 }] },
      'bad-pads $.table.pads',
    ],
    ['in another order', { ...ground, pads: [...ground.pads].reverse() }, 'bad-pads $.table.pads'],
    ['with one over the edge', moved(0, { zMm: 765 }), 'bad-pads $.table.pads[0]'],
    ['with one over the side', moved(1, { xMm: 765 }), 'bad-pads $.table.pads[1]'],
    ['with two too near', moved(2, { xMm: 100, zMm: -200 }), 'bad-pads $.table.pads[1]'],
    ['with the last too near the first', moved(2, { xMm: -300, zMm: 200 }), 'bad-pads $.table.pads[2]'],
    ['with two too far', { ...moved(0, { zMm: 1500 }), tableMm: 4000 }, 'bad-pads $.table.pads[0]'],
  ])('placed by somebody: %s', (_name, table, refused) => {
    expect(code({ ...setupOf(), table }, 3)).toBe(refused);
  });

  const facing = (z: number, other: number, tableMm = 1600): Ground => ({
    tableMm,
    pads: layPads(2, 381).pads.map((pad, i) => ({ ...pad, zMm: i === 0 ? z : -other })),
  });
  it.each<[string, Ground, boolean]>([
    ['just as near as they may be', facing(228.6, 228.6), true],
    ['a hundredth of a millimetre nearer', facing(228.6, 228.59), false],
    ['just as far as they may be', facing(495.3, 495.3), true],
    ['a hundredth of a millimetre further', facing(495.31, 495.3), false],
    ['just up to the edge of the table', facing(361.9, 100, 800), true],
    ['a hundredth of a millimetre over it', facing(361.91, 100, 800), false],
    ['a hundredth of a millimetre over the other edge', facing(100, 361.91, 800), false],
  ])('placed by somebody, %s', (_name, table, allowed) => {
    expect(checkPads(table, 2).ok).toBe(allowed);
  });

  it('have a neighbour each, but for one alone', () => {
    expect([5, 3, 2].map((seats) => neighbourDistances(layPads(seats, 400).pads).length)).toEqual([5, 3, 2]);
    expect(neighbourDistances(ground.pads.slice(0, 1))).toEqual([]);
  });

  const told = (table: Ground, seats: number): string => {
    const checked = checkPads(table, seats);
    return checked.ok ? '' : checked.fault.message;
  };
  it.each<[string, Ground, string]>([
    ['nobody', { ...ground, pads: [] }, 'The table has pads for no seat; expected one for each of 3 seats, in order.'],
    [
      'seat 1',
      { ...ground, pads: ground.pads.slice(1, 2) },
      'The table has pads for seats 1; expected one for each of 3 seats, in order.',
    ],
    [
      'seats 0 and 2',
      { ...ground, pads: ground.pads.filter(({ seat: of }) => of !== 1) },
      'The table has pads for seats 0, 2; expected one for each of 3 seats, in order.',
    ],
  ])('of %s alone are told', (_name, table, message) => {
    expect(told(table, 3)).toBe(message);
  });

  it('that are too near each other are told by their seats, the last and the first as well', () => {
    expect(told(moved(2, { xMm: -300, zMm: 200 }), 3)).toMatch(/^The pads of seats 2 and 0 are /);
    expect(told(moved(2, { xMm: 100, zMm: -200 }), 3)).toMatch(/^The pads of seats 1 and 2 are /);
  });

  it('says how far apart they are', () => {
    const near = checkPads(
      { tableMm: 1600, pads: layPads(2, 381).pads.map((p) => ({ ...p, zMm: p.zMm - Math.sign(p.zMm) * 1 })) },
      2,
    );
    expect(near.ok ? '' : near.fault.message).toBe(
      'The pads of seats 0 and 1 are 379 mm apart; expected 381 to 914.4 (TR-02).',
    );
  });

  it('stay as somebody placed them', () => {
    const made = setUp({ ...setupOf(), table: ground }, 3, FIRST);
    expect(made.ok && [made.value.pads, made.value.tableMm]).toEqual([ground.pads, 1600]);
  });
});

describe('TR-03: the first player', () => {
  it('is drawn from the seed, every seat as likely', () => {
    const counts = [0, 0, 0];
    for (let seed = 0; seed < 300; seed += 1) {
      const { value } = withRandom(seedRandom(seed), (random) => setUp(setupOf(), 3, random));
      if (value.ok) counts[value.value.turn.seat] = (counts[value.value.turn.seat] ?? 0) + 1;
    }
    for (const count of counts) expect(count).toBeGreaterThan(70);
  });

  it('TR-65: is the seat that the table names, where it names one', () => {
    const named = (first: number) => {
      const setup = setupOf();
      const made = setUp({ ...setup, options: { ...setup.options, first } }, 3, { integer: (min) => min });
      return made.ok ? made.value.starter : made.fault.message;
    };
    expect([named(0), named(2)]).toEqual([0, 2]);
    expect(named(3)).toBe('The house rule first is 3; expected 0 to 2.');
  });

  it('TR-66: pads of four and five stand 15 to 36 inches from their neighbours, rivals across further', () => {
    for (const seats of [4, 5]) {
      const { pads } = layPads(seats, DISTANCE_MM.max);
      expect(Math.max(...neighbourDistances(pads))).toBeLessThan(DISTANCE_MM.max + 0.1);
      expect(furthestMm(pads)).toBeGreaterThan(DISTANCE_MM.max);
    }
  });

  it('begins the first round', () => {
    const made = setUp(setupOf(), 4, { integer: (_min, max) => max });
    expect(made.ok && [made.value.starter, made.value.turn]).toEqual([
      3,
      { number: 1, round: 1, seat: 3, acted: [], barred: [] },
    ]);
  });

  it('is the same in a match of the same seed', () => {
    const plan = {
      build: 'b',
      tickHz: 240,
      seed: 12,
      seats: [
        { name: 'A', colour: 0, kind: 'person' },
        { name: 'B', colour: 1, kind: 'person' },
      ],
      setup: setupOf(),
    } as const;
    const [one, two] = [startMatch(traction, plan), startMatch(traction, plan)];
    expect(one.ok && two.ok && one.value.state).toEqual(two.ok && two.value.state);
  });
});

describe('seats and house rules', () => {
  it.each([
    [1, 'bad-seats $.seats'],
    [2, null],
    [5, null],
    [6, 'bad-seats $.seats'],
    [2.5, 'bad-seats $.seats'],
  ])('%d seats: %s', (seats, refused) => {
    expect(code(setupOf(), seats)).toBe(refused);
  });

  const tolerance = STANDARD_OPTIONS.tolerance;
  const tables: readonly [string, Partial<TractionOptions>, string | null][] = [
    ["the talk page's ranges", { ranges: [6, 3, 1] }, null],
    ['ranges of one and eight', { ranges: [8, 1, 1] }, null],
    ['a small piece that never walks', { ranges: [0, 2, 1] }, null],
    ['a small piece that walks backwards', { ranges: [-1, 2, 1] }, 'ranges[0]'],
    ['the narrowest swivel', { mostSwivelDeg: 1 }, null],
    ['no swivel', { mostSwivelDeg: 0.99 }, 'mostSwivelDeg'],
    ['more than a full turn', { mostSwivelDeg: 360.01 }, 'mostSwivelDeg'],
    ['any distance', { mostTravelMm: null }, null],
    ['a short step', { mostTravelMm: 1 }, null],
    ['no step', { mostTravelMm: 0.99 }, 'mostTravelMm'],
    ['a long step', { mostTravelMm: 100.01 }, 'mostTravelMm'],
    ['no turn out', { penaltyTurns: 0 }, null],
    ['ten turns out', { penaltyTurns: 10 }, null],
    ['eleven turns out', { penaltyTurns: 11 }, 'penaltyTurns'],
    ['half a turn out', { penaltyTurns: 1.5 }, 'penaltyTurns'],
    ['thresholds at their least', { contactMm: 0.01, liftOffMm: 0.1, uprightMm: 0.1, pieceFriction: 0 }, null],
    ['thresholds at their most', { contactMm: 1, liftOffMm: 5, uprightMm: 15, pieceFriction: 2 }, null],
    ['touching of nothing', { contactMm: 0 }, 'contactMm'],
    ['lifting of nothing', { liftOffMm: 0.09 }, 'liftOffMm'],
    ['standing on nothing', { uprightMm: 15.01 }, 'uprightMm'],
    ['less than no friction', { pieceFriction: -0.01 }, 'pieceFriction'],
    ['nine steps for the medium', { ranges: [4, 9, 1] }, 'ranges[1]'],
    ['half a step for the large', { ranges: [4, 2, 0.5] }, 'ranges[2]'],
    ['one piece a turn', { piecesPerTurn: 1 }, null],
    ['all six a turn', { piecesPerTurn: 6 }, null],
    ['none a turn', { piecesPerTurn: 0 }, 'piecesPerTurn'],
    ['seven a turn', { piecesPerTurn: 7 }, 'piecesPerTurn'],
    ['one turn each', { turnLimit: 1 }, null],
    ['two hundred turns each', { turnLimit: 200 }, null],
    ['no turn', { turnLimit: 0 }, 'turnLimit'],
    ['too many turns', { turnLimit: 201 }, 'turnLimit'],
    ['a strict tolerance', { tolerance: STRICT_TOLERANCE }, null],
    ['no tolerance at all', { tolerance: { moveMm: 0, yawDeg: 0, pivotMm: 0 } }, null],
    ['every tolerance', { tolerance: { moveMm: 100, yawDeg: 180, pivotMm: 100 } }, null],
    ['less than no tolerance', { tolerance: { ...tolerance, moveMm: -0.01 } }, 'tolerance.moveMm'],
    ['an angle that is none', { tolerance: { ...tolerance, yawDeg: NaN } }, 'tolerance.yawDeg'],
    ['more than a half turn', { tolerance: { ...tolerance, yawDeg: 180.01 } }, 'tolerance.yawDeg'],
    ['a pivot that may go anywhere', { tolerance: { ...tolerance, pivotMm: 101 } }, 'tolerance.pivotMm'],
  ];
  it.each(tables)('%s', (_name, options, refused) => {
    expect(code(setupOf(options), 2)).toBe(refused === null ? null : `bad-option $.options.${refused}`);
  });

  it('says what a house rule may be', () => {
    const made = setUp(setupOf({ piecesPerTurn: 7 }), 2, FIRST);
    expect(made.ok ? '' : made.fault.message).toBe('The house rule piecesPerTurn is 7; expected 1 to 6.');
  });

  it('are as the rule text has them by default', () => {
    expect(STANDARD_OPTIONS).toEqual({
      ranges: [4, 2, 1],
      piecesPerTurn: 2,
      starterFirstTurnOnePiece: false,
      tackling: 'any',
      turnLimit: null,
      tolerance: { moveMm: 1, yawDeg: 2, pivotMm: 1 },
    });
  });
});

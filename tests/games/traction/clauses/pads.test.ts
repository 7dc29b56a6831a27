import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layPads } from '#games/traction/pads.ts';
import { piecesOf } from '#games/traction/pieces.ts';
import { allReturned, allToPad, penalised, returned, toPad } from '#games/traction/returns.ts';
import { homesOf, ownSlot, placedOn, SLOTS, spotOf, spotOnPad } from '#games/traction/slots.ts';
import { overlapOf } from '#games/traction/scenario/position.ts';
import type { Board, HomePlace } from '#games/traction/state.ts';
import { contains, polygonDistance } from '#sim/geometry/footprint.ts';
import { pieceId, seat } from '#sim/ids.ts';
import { MOST_OVERLAP_MM, type PadPlacement, type PiecePlacement } from '#sim/layout.ts';
import { outlineOfPad, outlineOfPiece } from '#sim/world/outline.ts';
import { runs } from '../../../effort.ts';

const PAD: PadPlacement = { seat: seat(0), xMm: 0, zMm: 0, yawDeg: 0 };
const board = (pieces: readonly PiecePlacement[] = [], home: readonly HomePlace[] = []): Board => ({
  pads: [PAD],
  home,
  pieces,
  offTable: [],
});
const at = (
  id: string,
  xMm: number,
  zMm: number,
  pose: 'upright' | 'flat' = 'upright',
  yawDeg = 0,
): PiecePlacement => ({ id: pieceId(id), xMm, zMm, yawDeg, pose });
const L1 = pieceId('0-L1');
const found = (b: Board, id: string) => b.pieces.find((p) => p.id === id);

/** Nothing overlaps or comes nearer than the clearance. */
function apart(pieces: readonly PiecePlacement[], leastMm = 0.2): boolean {
  return pieces.every((a, i) =>
    pieces.slice(i + 1).every((b) => polygonDistance(outlineOfPiece(a), outlineOfPiece(b)) >= leastMm),
  );
}

describe('the six slots of a pad', () => {
  const pads = [
    PAD,
    ...[2, 3, 4, 5].flatMap((seats) => layPads(seats, 381).pads).map((pad) => ({ ...pad, seat: seat(0) })),
  ];

  it('take every piece upright or flat, in all 64 combinations, on pads of every heading', () => {
    for (const pad of pads) {
      for (let flat = 0; flat < 64; flat += 1) {
        const pieces = SLOTS.map((slot, i) =>
          placedOn(spotOnPad(pad, slot.xMm, slot.zMm), pieceId(`0-${slot.name}`), (flat >> i) & 1 ? 'flat' : 'upright'),
        );
        expect(apart(pieces, 4.4)).toBe(true);
        for (const p of pieces) expect(contains(outlineOfPad(pad), outlineOfPiece(p))).toBe(true);
      }
    }
  });

  it('leave equal gaps in a row of flat pieces, and to its ends', () => {
    const row = ['L1', 'M1', 'S1'].map((name) => {
      const slot = SLOTS.find((s) => s.name === name);
      const xs = outlineOfPiece(
        placedOn(spotOnPad(PAD, slot?.xMm ?? 0, slot?.zMm ?? 0), pieceId(`0-${name}`), 'flat'),
      ).map((p) => p.x);
      return [Math.min(...xs), Math.max(...xs)] as const;
    });
    const ends = [-63.5, ...row.flat(), 63.5];
    for (let i = 0; i < ends.length; i += 2) expect((ends[i + 1] ?? 0) - (ends[i] ?? 0)).toBeCloseTo(4.52, 1);
  });

  it('come in the order large, medium, small', () => {
    expect(SLOTS.map((s) => s.name)).toEqual(['L1', 'L2', 'M1', 'M2', 'S1', 'S2']);
  });
});

describe('TR-20: the place at set-up', () => {
  const inSlot = at('0-L1', -35.87, -19.05);
  it.each<[string, PiecePlacement, boolean]>([
    ['is kept of a piece elsewhere on its pad', at('0-L1', 3, 4), true],
    ['is kept of one that stands in its slot, but turned', at('0-L1', -35.87, -19.05, 'upright', 30), true],
    ['is kept of one that lies elsewhere on its pad', at('0-L1', -20, 10, 'flat', 90), true],
    ['is not kept of one in the slot of its name', inSlot, false],
    [
      'is not kept of one that lies in the slot of its name',
      placedOn(spotOnPad(PAD, -35.87, -19.05), L1, 'flat'),
      false,
    ],
    ['is not kept of one partly on its pad', at('0-L1', 0, 38.1), false],
    ['is not kept of one off its pad', at('0-L1', 300, 300), false],
    ['is not kept of one of a seat without a pad', at('1-L1', 3, 4), false],
  ])('%s', (_what, piece, kept) => {
    const { id, xMm, zMm, yawDeg } = placedOn(spotOf(piece), piece.id, 'upright');
    expect(homesOf([PAD], [piece])).toEqual(kept ? [{ id, xMm, zMm, yawDeg }] : []);
  });
});

describe('TR-20: a piece that goes back to its pad', () => {
  it('goes to its own slot', () => {
    expect(found(toPad(board([at('0-L1', 300, 300)]), L1, 'upright'), '0-L1')).toEqual(at('0-L1', -35.87, -19.05));
  });

  it('goes to its own place beside whatever it does not stand in by more than a file allows, and nowhere else so near', () => {
    // half of both bases, less the overlap
    const beside = (mm: number) => board([at('0-L1', 300, 300), at('1-M1', -35.87 + 22.62 - mm, -19.05)]);
    expect(found(toPad(beside(0.09), L1, 'upright'), '0-L1')).toEqual(at('0-L1', -35.87, -19.05));
    const displaced = toPad(beside(0.12), L1, 'upright');
    expect(found(displaced, '0-L1')).not.toEqual(at('0-L1', -35.87, -19.05));
    expect(apart(displaced.pieces)).toBe(true);
  });

  it('lies along the row, its tip to the right of its owner, in the middle of its cell', () => {
    expect(found(penalised(board([at('0-L1', 300, 300)]), L1), '0-L1')).toEqual(at('0-L1', -58.98, -19.05, 'flat', 90));
  });

  it('does so on a pad of any heading', () => {
    const turned = { ...board([at('0-L1', 300, 300)]), pads: [{ ...PAD, xMm: 100, zMm: -50, yawDeg: 120 }] };
    expect(found(toPad(turned, L1, 'upright'), '0-L1')).toEqual(at('0-L1', 101.44, -9.41, 'upright', 120));
    expect(found(toPad(turned, L1, 'flat'), '0-L1')).toEqual(at('0-L1', 112.99, 10.61, 'flat', -150));
  });

  it('goes where it lay at set-up, upright or flat', () => {
    const lay = at('0-L1', -20, 10, 'flat', 90);
    const home = homesOf([PAD], [lay]);
    expect(found(toPad(board([at('0-L1', 300, 300)], home), L1, 'flat'), '0-L1')).toEqual(lay);
    expect(found(toPad(board([at('0-L1', 300, 300)], home), L1, 'upright'), '0-L1')).toEqual(
      at('0-L1', 3.11, 10, 'upright', 0),
    );
  });

  it('goes to the slot of its name where its place at set-up is taken', () => {
    const taken = board([at('0-L1', 300, 300), at('0-S1', 3, 4)], [at('0-L1', 3, 4)]);
    expect(found(toPad(taken, L1, 'upright'), '0-L1')).toEqual(at('0-L1', -35.87, -19.05));
  });

  it('goes to the slot of its name before any other, whichever comes first', () => {
    const M2 = pieceId('0-M2');
    const taken = board([at('0-M2', 300, 300), at('0-S1', 30, 0)], [at('0-M2', 30, 0)]);
    expect(found(toPad(taken, M2, 'upright'), '0-M2')).toEqual(at('0-M2', -9.92, 19.05));
  });

  it('goes where it stood at set-up, if that was elsewhere', () => {
    const chosen = board([at('0-L1', 300, 300)], [at('0-L1', 3, 4, 'upright', 15)]);
    expect(found(toPad(chosen, L1, 'upright'), '0-L1')).toEqual(at('0-L1', 3, 4, 'upright', 15));
  });

  it('takes the first free slot when its own is taken', () => {
    const taken = board([at('0-S1', -35.87, -19.05)]);
    expect(found(toPad(taken, L1, 'upright'), '0-L1')).toMatchObject({ xMm: 35.87, zMm: 19.05 });
    const more = board([at('0-S1', -35.87, -19.05), at('0-S2', 35.87, 19.05)]);
    expect(found(toPad(more, L1, 'upright'), '0-L1')).toMatchObject({ xMm: 9.92, zMm: -19.05 });
  });

  it('skips a slot in which it does not fit', () => {
    const taken = board([at('0-S1', -35.87, -19.05), at('0-M2', 35.87, 19.05), at('0-S2', -3, -19.05)]);
    // lying across M2's slot
    expect(found(toPad(taken, L1, 'flat'), '0-L1')).toMatchObject({ xMm: -33.03, zMm: 19.05, yawDeg: 90 });
  });

  it.each([
    [0.19, false],
    [0.21, true],
  ])('needs two tenths of a millimetre of room elsewhere than in its own place: %d mm', (gap, fits) => {
    const right = 35.87 + 12.7 + 7.14375 + gap; // a small piece to the right of the other large one's slot
    const b = board([at('1-M1', -35.87, -19.05), at('0-S1', right, 19.05)]);
    expect(found(toPad(b, L1, 'upright'), '0-L1')?.xMm === 35.87).toBe(fits);
  });

  it('counts strangers on the pad', () => {
    expect(found(toPad(board([at('1-S1', -35.87, -19.05)]), L1, 'upright'), '0-L1')).toMatchObject({ xMm: 35.87 });
  });

  it('counts who stands half on the pad, and not who stands beside it', () => {
    expect(found(toPad(board([at('1-L1', -66, -19.05)]), L1, 'flat'), '0-L1')).toMatchObject({
      yawDeg: 90,
      xMm: 12.76,
    });
    expect(found(toPad(board([at('1-L1', -80, -19.05)]), L1, 'flat'), '0-L1')).toMatchObject({ xMm: -58.98 });
  });

  it('does not stand in its own way', () => {
    expect(found(toPad(board([at('0-L1', -35, -19)]), L1, 'upright'), '0-L1')).toEqual(at('0-L1', -35.87, -19.05));
  });

  it('takes any free place, the nearest to its own, when all slots are taken', () => {
    const five = ['L2', 'M1', 'M2', 'S1', 'S2'].map((name) => {
      const slot = SLOTS.find((s) => s.name === name);
      return at(`0-${name}`, slot?.xMm ?? 0, slot?.zMm ?? 0);
    });
    const crowded = board([...five, at('1-S1', -35.87, -19.05)]);
    const placed = toPad(crowded, L1, 'upright');
    const l1 = found(placed, '0-L1');
    expect(apart(placed.pieces)).toBe(true);
    expect(l1).toEqual(at('0-L1', -14, -20));
    expect(toPad(crowded, L1, 'upright')).toEqual(placed);
  });

  /** Strangers that leave a corridor from front to back, 27.4 mm wide. */
  const corridor = [1, 2, 3].flatMap((s, i) => [
    at(`${s}-L1`, -26.6, (i - 1) * 25.7),
    at(`${s}-L2`, 26.6, (i - 1) * 25.7),
  ]);

  it('turns to fit where only its length is in the way', () => {
    const placed = toPad(board(corridor), L1, 'flat');
    const l1 = found(placed, '0-L1');
    expect(apart(placed.pieces)).toBe(true);
    expect(l1 !== undefined && contains(outlineOfPad(PAD), outlineOfPiece(l1))).toBe(true);
    expect(l1?.yawDeg === 0 || l1?.yawDeg === 180).toBe(true);
  });

  const small = (...places: readonly (readonly [id: string, x: number, z: number])[]) =>
    board(places.map(([id, x, z]) => at(id, x, z)));
  it.each([
    [
      'as seen by its owner',
      small(['1-S1', -19, -30], ['1-S2', 21, -17], ['2-S1', 8, 4], ['2-S2', -53, -6], ['3-S1', -31, 7]),
      [-14, -21.11, 0],
    ],
    [
      'as seen by its owner, at the edge',
      small(['1-S1', 5, -10], ['1-S2', -51, -17], ['2-S1', 39, 13], ['2-S2', -37, 9]),
      [-26, -37.11, 0],
    ],
    [
      'to the right',
      small(['1-S1', -11, 4], ['1-S2', -29, -25], ['2-S1', 10, 2], ['3-S1', -5, -25]),
      [-59.11, -10, 90],
    ],
    [
      'the other way round',
      small(['1-S1', 40, 19], ['2-S1', -51, -10], ['2-S2', -38, 10], ['3-S1', -13, -12]),
      [-22, 37.11, 180],
    ],
    [
      'the other way round, at the left',
      small(
        ['1-S1', -33, -23],
        ['1-S2', 39, 6],
        ['2-S1', 13, 26],
        ['2-S2', -28, -1],
        ['3-S1', -12, 8],
        ['3-S2', 20, -16],
      ),
      [-50, 9.11, 180],
    ],
    [
      'to the left',
      small(['1-S1', 41, 27], ['1-S2', -34, 28], ['2-S1', -34, -2], ['3-S1', -44, -25], ['3-S2', -6, -20]),
      [-0.89, 12, -90],
    ],
  ] as const)('lies %s where that brings it nearest to its own place', (_name, crowded, [x, z, yaw]) => {
    const placed = toPad(crowded, L1, 'flat');
    expect(found(placed, '0-L1')).toEqual(at('0-L1', x, z, 'flat', yaw));
    expect(apart(placed.pieces)).toBe(true);
  });

  it('finds the last strip at the edge', () => {
    const ids = [0, 1, 2, 3, 4].flatMap((s) => [`${s}-L1`, `${s}-L2`]);
    const full = board(ids.map((id, i) => at(id, -51 + (i % 5) * 25.5, i < 5 ? -21.6 : 4)));
    expect(found(toPad(full, pieceId('0-S1'), 'upright'), '0-S1')).toEqual(at('0-S1', 46, 26));
  });

  it("makes its owner's pieces move up where they leave no place at all", () => {
    const placed = toPad(board([...corridor, at('0-S1', 0, 0), at('0-S2', 90, 0)]), L1, 'flat');
    expect(apart(placed.pieces)).toBe(true);
    expect(placed.offTable).toEqual([]);
    expect(found(placed, '0-S1')).toEqual(at('0-S1', 48, -20));
    expect(found(placed, '0-L1')?.pose).toBe('flat');
    for (const id of ['0-S1', '0-L1']) {
      const p = found(placed, id);
      expect(p !== undefined && contains(outlineOfPad(PAD), outlineOfPiece(p))).toBe(true);
    }
    expect(found(placed, '0-S2')).toEqual(at('0-S2', 90, 0)); // not on the pad, not in the way
    expect(placed.pieces.filter((p) => !p.id.startsWith('0-'))).toEqual(corridor);
  });

  it('has nowhere to go where even that does not help', () => {
    const placed = toPad(board([...corridor, at('4-S1', 0, 0), at('0-S1', 6, -20)]), L1, 'flat');
    expect(placed.offTable).toEqual(['0-L1']);
    expect(found(placed, '0-S1')).toBeDefined();
  });

  it('has nowhere to go without a pad', () => {
    const placed = toPad(board([at('1-L1', 0, 100), at('0-L1', 5, 100)]), pieceId('1-L1'), 'upright');
    expect(placed.pieces.map((p) => p.id)).toEqual(['0-L1']);
    expect(placed.offTable).toEqual(['1-L1']);
    expect(toPad(placed, pieceId('1-L1'), 'flat').offTable).toEqual(['1-L1']);
    expect(toPad(placed, pieceId('2-S1'), 'flat').offTable).toEqual(['1-L1', '2-S1']);
    expect(toPad(toPad(placed, pieceId('2-S1'), 'flat'), pieceId('1-M1'), 'flat').offTable).toEqual([
      '1-L1',
      '1-M1',
      '2-S1',
    ]);
  });

  it('has nowhere to go where strangers fill the pad', () => {
    const strangers = Array.from({ length: 15 }, (_, i) =>
      at(
        `${1 + (i % 4)}-${['L1', 'L2', 'M1', 'M2'][Math.floor(i / 4)] ?? 'L1'}`,
        -52 + (i % 5) * 26,
        -26 + Math.floor(i / 5) * 26,
      ),
    );
    expect(toPad(board(strangers), L1, 'flat').offTable).toEqual(['0-L1']);
  });

  it('finds a place for all six, whatever stood where; only in its own place a piece may touch another', () => {
    const isOwn = ({ id, xMm, zMm }: PiecePlacement): boolean =>
      ['upright', 'flat'].some((pose) => {
        const own = placedOn(ownSlot(PAD, id), id, pose as PiecePlacement['pose']);
        return own.xMm === xMm && own.zMm === zMm;
      });
    const fit = (a: PiecePlacement, b: PiecePlacement): boolean =>
      apart([a, b], 0.05) || ((isOwn(a) || isOwn(b)) && overlapOf(a, b) <= MOST_OVERLAP_MM);
    const place = fc.record({
      xMm: fc.integer({ min: -60, max: 60 }),
      zMm: fc.integer({ min: -35, max: 35 }),
      yawDeg: fc.integer({ min: -179, max: 180 }),
      flat: fc.boolean(),
    });
    fc.assert(
      fc.property(fc.array(place, { minLength: 6, maxLength: 6 }), (places) => {
        const sent = piecesOf(seat(0)).reduce<Board>((b, id, i) => {
          const wish = places[i];
          if (wish === undefined) return b;
          const piece = at(id, wish.xMm, wish.zMm, 'upright', wish.yawDeg); // it walked there, if there is room
          if (apart([...b.pieces, piece], 0.05)) return { ...b, pieces: [...b.pieces, piece] };
          return toPad(b, id, wish.flat ? 'flat' : 'upright');
        }, board());
        expect(sent.pieces).toHaveLength(6);
        expect(sent.offTable).toEqual([]);
        expect(sent.pieces.every((a, i) => sent.pieces.slice(i + 1).every((b) => fit(a, b)))).toBe(true);
      }),
      { numRuns: runs(30, 1000) },
    );
  });
});

describe('returning', () => {
  it('stands a piece upright (TR-13), but leaves a penalised one as it lies (TR-45)', () => {
    expect(found(returned(board([at('0-L1', 200, 0)]), L1), '0-L1')).toEqual(at('0-L1', -35.87, -19.05));
    const lying = board([at('0-L1', 2, 3, 'flat', 40)]);
    expect(returned(lying, L1)).toEqual(lying);
  });

  // Lying along the pad's right end: at 63.5 mm its base is at the pad's edge.
  const beyond = (mm: number) => at('0-L1', 63.5 + mm, 0, 'flat', 90);
  const ownPlace = at('0-L1', -58.98, -19.05, 'flat', 90);
  const rivals = { ...PAD, seat: seat(1), zMm: 400 };
  it.each<[string, PiecePlacement, PiecePlacement]>([
    ['by half a millimetre on its pad stays', at('0-L1', -63, 0, 'flat', -90), at('0-L1', -63, 0, 'flat', -90)],
    ['beside its pad goes there, and lies there', beyond(1), ownPlace],
    ['far from its pad as well', beyond(300), ownPlace],
    ["on a rival's pad as well", at('0-L1', 0, 400, 'flat'), ownPlace],
  ])('TR-45: one that lies %s', (_what, lying, then) => {
    const both = { ...board([lying]), pads: [PAD, rivals] };
    expect(found(returned(both, L1), '0-L1')).toEqual(then);
  });

  it('TR-45: one that lies, and whose seat has no pad, leaves the table', () => {
    expect(returned({ ...board([at('0-L1', 0, 0, 'flat')]), pads: [rivals] }, L1).offTable).toEqual(['0-L1']);
  });

  it('TR-17, TR-45: of a tackle’s pieces those that stood stand on their pads, and those that lay lie there', () => {
    const hit = board([at('0-L1', 200, 0), at('0-M1', 250, 0, 'flat'), at('0-S1', 40, -20, 'flat')]);
    const { pieces } = allReturned(hit, ['0-S1', '0-M1', '0-L1'].map(pieceId));
    expect([...pieces].sort((a, b) => (a.id < b.id ? -1 : 1)).map(({ id, pose, xMm }) => [id, pose, xMm])).toEqual([
      ['0-L1', 'upright', -35.87],
      ['0-M1', 'flat', -8.23],
      ['0-S1', 'flat', 40],
    ]);
  });
});

it('TR-20: several that are set upright at once come home in whatever order they are named', () => {
  const home = [
    { id: pieceId('0-L1'), xMm: -20, zMm: 0, yawDeg: 0 },
    { id: pieceId('0-M1'), xMm: 20, zMm: 0, yawDeg: 0 },
  ];
  const lying = board([at('0-L1', 20, 0, 'flat'), at('0-M1', -20, 0, 'flat')], home);
  const both = [pieceId('0-L1'), pieceId('0-M1')];
  for (const order of [both, [...both].reverse()])
    expect(['0-L1', '0-M1'].map((id) => found(allToPad(lying, order), id)?.xMm)).toEqual([-20, 20]);
  // Both slots are taken: the first by name has the first choice of the others.
  const away = ['0-L1', '0-L2'].map((id, i) => at(id, 200, 50 * i));
  const taken = board([at('1-S1', -35.87, -19.05), at('1-S2', 35.87, 19.05), ...away]);
  const large = away.map(({ id }) => id);
  for (const order of [large, [...large].reverse()])
    expect(large.map((id) => found(allToPad(taken, order), id)?.xMm)).toEqual([9.92, -9.92]);
});

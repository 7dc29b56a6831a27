import { readFile } from 'node:fs/promises';
import { describe, expect, it, test } from 'vitest';
import { coloursFor } from '#engine/seats.ts';
import { TERRAINS } from '#games/trexlands/board/terraDeck.ts';
import { TRUCK, WHEELS } from '#sim/roll/truck.ts';
import { SEAT_LOOKS } from '#play/seatLooks.ts';
import { PIECE_STATES } from '#app/scene/looks/pieceStates.ts';
import { boardSolids } from '#app/tables/trexlands/scene/board/boardSolids.ts';
import { TERRAIN_SIGNS } from '#app/tables/trexlands/scene/terrain/signs.ts';
import { dune, gravel, paving, saltFlat, scrub } from '#app/tables/trexlands/scene/terrain/painters.ts';
import { ring, Solids, type Point } from '#play/table/toy/solids.ts';
import { TRUCK_BOUNDS, TRUCK_BOXES } from '#play/trexlands/truck/truckBoxes.ts';
import { truckModel } from '#app/tables/trexlands/scene/truck/truckSkin.ts';
import { TRUCK_STATES, withLine } from '#app/tables/trexlands/scene/truck/truckStates.ts';
import { difference, parseColour, seenBy, SIGHTS, type Sight } from '../../../engine/colourVision.ts';
import { tileAtOnce } from '../../scene/tileAtOnce.ts';
import { setUpFor } from '../../../games/trexlands/support.ts';

const PIXELS = 96;
/** What the model's chamfers and fittings take off or add. */
const CHAMFER_M = 0.001;
const PAINTERS = { 'salt-flat': saltFlat, scrub, gravel, dune, city: paving } as const;
const paint = (name: keyof typeof PAINTERS): Uint8Array =>
  tileAtOnce({ painter: () => PAINTERS[name](7), pixels: PIXELS, tileM: 0.22 });

function meanColour(bytes: Uint8Array): string {
  const part = (c: number): string => {
    let sum = 0;
    for (let i = c; i < bytes.length; i += 4) sum += bytes[i] ?? 0;
    return Math.round((sum * 4) / bytes.length)
      .toString(16)
      .padStart(2, '0');
  };
  return `#${part(0)}${part(1)}${part(2)}`;
}

/** Mean change of colour from one row or column to another. */
function step(bytes: Uint8Array, from: number, to: number, across: 'rows' | 'columns'): number {
  let sum = 0;
  for (let i = 0; i < PIXELS; i += 1) {
    const at = (k: number): number => 4 * (across === 'rows' ? k * PIXELS + i : i * PIXELS + k);
    for (let c = 0; c < 3; c += 1) sum += Math.abs((bytes[at(from) + c] ?? 0) - (bytes[at(to) + c] ?? 0));
  }
  return sum / PIXELS;
}

describe.each(Object.keys(PAINTERS) as (keyof typeof PAINTERS)[])('the ground of %s', (name) => {
  const bytes = paint(name);

  test('is painted the same every time', () => {
    expect(Buffer.from(paint(name)).equals(Buffer.from(bytes))).toBe(true);
  });

  test.each(['rows', 'columns'] as const)('meets itself without a seam between %s', (across) => {
    const inside = Array.from({ length: PIXELS - 1 }, (_, k) => step(bytes, k, k + 1, across));
    expect(step(bytes, PIXELS - 1, 0, across)).toBeLessThan(1.2 * Math.max(...inside));
  });

  test('lets every fleet stand out, for every kind of eyes', () => {
    const ground = parseColour(meanColour(bytes));
    for (const sight of Object.keys(SIGHTS) as Sight[]) {
      for (const { colour, id } of SEAT_LOOKS.slice(0, coloursFor({ min: 2, max: 4 })))
        expect(
          difference(seenBy(sight, ground), seenBy(sight, parseColour(colour))),
          `${id} on ${name}, ${sight}`,
        ).toBeGreaterThan(15);
    }
  });
});

it('every terrain has a sign of its own', () => {
  expect(new Set(TERRAINS.map((terrain) => TERRAIN_SIGNS[terrain])).size).toBe(TERRAINS.length);
});

describe('solids', () => {
  const across = ([ax, ay, az]: Point, [bx, by, bz]: Point, [cx, cy, cz]: Point): Point => {
    const [ux, uy, uz, vx, vy, vz] = [bx - ax, by - ay, bz - az, cx - ax, cy - ay, cz - az];
    return [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
  };
  /** Whether every facet looks away from a point within. */
  const looksOut = ({ facets }: Solids, [mx, my, mz]: Point): boolean =>
    facets.every(({ corners }) => {
      const [a, b, c] = corners as [Point, Point, Point];
      const [nx, ny, nz] = across(a, b, c);
      return nx * (a[0] - mx) + ny * (a[1] - my) + nz * (a[2] - mz) > 0;
    });

  it('look outwards, wherever they are put', () => {
    const solids = new Solids();
    solids.at({ x: 1, z: 2, yaw: 0.7 }, () => solids.box([-0.1, 0, -0.2], [0.1, 0.3, 0.2], { colour: '#000000' }));
    expect(solids.facets.length).toBe(10);
    expect(looksOut(solids, [1, 0.1, 2])).toBe(true);
    const session = new Solids();
    session.stump(
      [
        { outline: ring(9, 1), y: 0 },
        { outline: ring(9, 0.5), y: 1 },
      ],
      { colour: '#000000' },
    );
    expect(looksOut(session, [0, 0.2, 0])).toBe(true);
  });

  it('a spot turns its x counter-clockwise seen from above', () => {
    const solids = new Solids();
    solids.at({ x: 0, z: 0, yaw: Math.PI / 2 }, () =>
      solids.facet(
        [
          [1, 0, 0],
          [2, 0, 0],
          [2, 1, 0],
        ],
        { colour: '#000000' },
      ),
    );
    expect(solids.facets[0]?.corners[0]?.map((m) => m.toFixed(6).replace('-0.000000', '0.000000'))).toEqual([
      '0.000000',
      '0.000000',
      '-1.000000',
    ]);
  });

  it('a board has a wall where a border is blocked, boards over it where it is ramped, and nothing where it is open', () => {
    const { board, seats } = setUpFor(2);
    const shape = { seats, city: board.city };
    const facetsWith = (kind: 'open' | 'blocked' | 'ramp'): number =>
      boardSolids(shape, {
        tiles: [],
        ramps: [],
        borders: board.borders.slice(0, 1).map((border) => ({ ...border, kind })),
      }).facets.length;
    expect(facetsWith('blocked')).toBeGreaterThan(facetsWith('open'));
    expect(facetsWith('ramp')).toBeGreaterThan(facetsWith('open'));
    expect(facetsWith('ramp')).not.toBe(facetsWith('blocked'));
  });
});

describe('the truck’s model in the page', () => {
  const file = async (name: string): Promise<ArrayBuffer> => Uint8Array.from(await readFile(`models/${name}`)).buffer;
  const stuffs = Object.fromEntries(
    ['paint', 'trim', 'tyre', 'hub', 'glass', 'lamp', 'tail', 'load'].map((name) => [name, { colour: name }]),
  );

  it('is as large as what the simulation rolls, wheels and all', async () => {
    const corners = truckModel(await file('truck.glb'), stuffs).facets.flatMap((facet) => facet.corners);
    const vertices = TRUCK.parts.flatMap(({ shape }) => shape.vertices);
    for (const [axis, i] of [
      ['x', 0],
      ['y', 1],
      ['z', 2],
    ] as const) {
      const off = (most: (...values: number[]) => number): number =>
        Math.abs(most(...corners.map((corner) => corner[i])) - most(...vertices.map((v) => v[axis])));
      expect(off(Math.min), axis).toBeLessThan(CHAMFER_M);
      expect(off(Math.max), axis).toBeLessThan(CHAMFER_M);
    }
  });

  it('casts the shadow of as much as the simulation has: its boxes reach as far as the colliders', () => {
    const vertices = TRUCK.parts.flatMap(({ shape }) => shape.vertices);
    for (const [axis, i] of [
      ['x', 0],
      ['y', 1],
      ['z', 2],
    ] as const) {
      expect(TRUCK_BOUNDS.low[i], axis).toBeCloseTo(Math.min(...vertices.map((v) => v[axis])), 3);
      expect(TRUCK_BOUNDS.high[i], axis).toBeCloseTo(Math.max(...vertices.map((v) => v[axis])), 3);
    }
    expect(TRUCK_BOXES.length).toBe(3);
  });

  it('is made of every stuff it names, tyres four times, and says where a fleet’s mark goes', async () => {
    const { facets, marks } = truckModel(await file('truck.glb'), stuffs);
    expect(new Set(facets.map(({ stuff }) => stuff.colour))).toEqual(new Set(Object.keys(stuffs)));
    const tyres = facets.filter(({ stuff }) => stuff.colour === 'tyre').length;
    expect(tyres % 4).toBe(0);
    const wheels = TRUCK.parts
      .filter(({ name }) => WHEELS.some((wheel) => wheel === name))
      .flatMap(({ shape }) => shape.vertices);
    const across = facets
      .filter(({ stuff }) => stuff.colour === 'tyre')
      .flatMap(({ corners }) => corners.map(([x]) => x));
    expect(Math.max(...across)).toBeCloseTo(Math.max(...wheels.map(({ x }) => x)), 3); // on its axle
    expect(Math.min(...across)).toBeCloseTo(Math.min(...wheels.map(({ x }) => x)), 3);
    expect(marks.map(({ name }) => name)).toEqual(['roof', 'right', 'left']);
  });

  it('is refused where it is none', async () => {
    const pyramid = await file('pyramid-s.glb');
    expect(() => truckModel(pyramid, stuffs)).toThrow('not a truck model');
  });
});

it('no two states of a truck look the same', () => {
  const looks = PIECE_STATES.map((state) => JSON.stringify(TRUCK_STATES[state]));
  expect(new Set(looks).size).toBe(looks.length);
});

it('for eyes that need it every solid truck has a line around it', () => {
  for (const state of PIECE_STATES)
    expect(withLine(TRUCK_STATES[state]).linePx > 0, state).toBe(TRUCK_STATES[state].solid === 1);
});

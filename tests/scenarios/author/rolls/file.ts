import { chanceFor, seedRandom } from '#engine/random.ts';
import type { PlacedTruck } from '#games/trexlands/scenario/scenario.ts';
import { pieceId } from '#sim/ids.ts';
import { hundredth, millionth } from '#sim/maths/quantise.ts';
import { fromAxisAngle, rotate, type Quat } from '#sim/maths/quat.ts';
import { sub, type Vec3 } from '#sim/maths/vec3.ts';
import { TRUCK, TRUCK_MIDDLE } from '#sim/roll/truck.ts';
import { standardThrows } from '#games/trexlands/rolling/standardThrow.ts';
import { quantiseThrow, type Throw } from '#games/trexlands/rolling/throw.ts';
import { fileText } from '../file.ts';

/** One scenario of trucks: `trexlands/TX-01/name-of-the-dispute` and what it says. */
export interface RollCase {
  readonly name: string;
  readonly title: string;
  readonly terrain: string | { readonly friction: number; readonly restitution: number };
  /** None where the trucks are placed instead. */
  readonly throws: readonly Throw[];
  readonly rests?: readonly PlacedTruck[];
  /** Of the truck with ballast, if one has it. */
  readonly ballasted: string | null;
  /**
   * One a truck: `0-T1 on-side left`, `1-T1 leaning on rim, 2 wheels`, `0-T1 wheels-up, no roll`; wheels are said where
   * the code does not, and that it did not tumble.
   */
  readonly labels: readonly string[];
}

const IDS = ['0-T1', '1-T1', '2-T1', '3-T1', '0-T2', '1-T2', '2-T2', '3-T2'];

/** The standard throw of so many trucks that this seed draws. */
export const drawn = (seed: number, trucks = 1): readonly Throw[] =>
  standardThrows(IDS.slice(0, trucks).map(pieceId), chanceFor(seedRandom(seed), 0));

/** A throw by hand: level over the middle, spinning flat, at rest, or otherwise. */
export const thrown = (otherwise: Partial<Omit<Throw, 'truck'>> = {}, truck = '0-T1'): Throw =>
  quantiseThrow({
    truck: pieceId(truck),
    atMm: [0, 130, 0],
    quaternion: [0, 0, 0, 1],
    velocityMmS: [0, 0, 0],
    spinDegS: [0, 600, 0],
    ...otherwise,
  });

/**
 * Somebody has put a truck down, turned so, at a place over the arena: by its lowest point, on the table or so much
 * higher.
 */
export function put(turned: Quat, { xMm = 0, zMm = 0, overMm = 0, id = '0-T1' } = {}): PlacedTruck {
  const at = (v: Vec3): Vec3 => rotate(turned, sub(v, TRUCK_MIDDLE));
  const lowest = Math.min(...TRUCK.parts.flatMap(({ shape }) => shape.vertices.map((v) => at(v).y)));
  const { x, y, z, w } = turned;
  return {
    id: pieceId(id),
    atMm: [xMm, hundredth(overMm - lowest * 1000), zMm],
    quaternion: [millionth(x), millionth(y), millionth(z), millionth(w)],
  };
}

export const about = (axis: Vec3, deg: number): Quat => fromAxisAngle(axis, (deg * Math.PI) / 180);

const CLAUSES: Readonly<Record<string, string>> = {
  'wheels-up': 'TX-02',
  stacked: 'TX-02',
  unsettled: 'TX-02',
  'off-arena': 'TX-03',
};
const ALL_WHEELS = 4;

/** What a label expects of the answer; of a truck that was placed nothing is said of a roll. */
function expectation(label: string, placed: boolean): { readonly rulings: readonly object[]; readonly truck: object } {
  const [, id, code = '', way, other, wheels, none] =
    /^(\S+) ([a-z-]+)(?: (left|right|nose|tail))?(?: on (\S+?))?(?:, (\d) wheels?)?(, no roll)?$/.exec(label) ?? [];
  if (id === undefined) throw new Error(`no label: ${label}`);
  const upright = code === 'wheels-up';
  return {
    rulings: [
      { clause: CLAUSES[code] ?? 'TX-01', code, piece: id, other: other ?? null, way: way ?? null },
      ...(none === undefined ? [] : [{ clause: 'TX-63', code: 'did-not-tumble', piece: id }]),
    ],
    truck: {
      id,
      upright,
      counts: placed ? undefined : none === undefined && code !== 'unsettled',
      wheelsDown: upright ? ALL_WHEELS : wheels === undefined ? undefined : Number(wheels),
    },
  };
}

export function rollText({ title, terrain, throws, rests, ballasted, labels }: RollCase): string {
  const expected = labels.map((label) => expectation(label, rests !== undefined));
  const again = labels.some((label) => label.includes('unsettled'));
  return fileText([
    ['format', 'tumbletop/scenario'],
    ['version', 1],
    ['game', 'trexlands'],
    ['title', title],
    ['terrain', terrain],
    [
      'trucks',
      (rests?.map(({ id }) => id) ?? throws.map(({ truck }) => truck)).map((id) => ({
        id,
        ballast: id === ballasted ? true : undefined,
      })),
    ],
    ['actions', [rests === undefined ? { do: 'battle-roll', throws } : { do: 'rest', trucks: rests }]],
    [
      'expect',
      [
        {
          legal: true,
          again,
          rulings: expected.flatMap(({ rulings }) => rulings),
          trucks: expected.map(({ truck }) => truck),
        },
      ],
    ],
  ]);
}

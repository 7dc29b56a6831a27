/** Two trucks of two fleets on scrub, and ways to change it. */
export type Json = Record<string, unknown>;

export const throwOf = (truck: string, changes: Json = {}): Json => ({
  truck,
  atMm: [-90, 120, 0],
  quaternion: [0, 0, 0, 1],
  velocityMmS: [800, 0, 0],
  spinDegS: [1000, 0, 0],
  ...changes,
});

export const ROLL_EXAMPLE: Json = {
  format: 'tumbletop/scenario',
  version: 1,
  game: 'trexlands',
  title: 'two trucks meet over the middle',
  terrain: 'scrub',
  trucks: [{ id: '0-T1' }, { id: '1-T2', ballast: true }],
  actions: [
    {
      do: 'battle-roll',
      throws: [
        throwOf('0-T1'),
        throwOf('1-T2', { atMm: [90, 120, 0], quaternion: [0, 0.707107, 0, 0.707107], velocityMmS: [-800, 0, 0] }),
      ],
    },
  ],
  expect: [
    {
      legal: true,
      again: false,
      rulings: [{ piece: '0-T1', clause: 'TX-01' }],
      trucks: [{ id: '0-T1', upright: false, within: 1 }],
    },
  ],
};

/** On its wheels, whose middle is 15 mm up. */
export const placedTruck = (id: string, changes: Json = {}): Json => ({
  id,
  atMm: [0, 15, 0],
  quaternion: [0, 0, 0, 1],
  ...changes,
});

/** One that stands on its wheels where nobody threw it. */
export const REST_EXAMPLE: Json = {
  format: 'tumbletop/scenario',
  version: 1,
  game: 'trexlands',
  title: 'put down on its wheels',
  terrain: 'scrub',
  trucks: [{ id: '0-T1' }],
  actions: [{ do: 'rest', trucks: [placedTruck('0-T1')] }],
  expect: [
    {
      legal: true,
      again: false,
      ticks: 0,
      rulings: [{ piece: '0-T1', code: 'wheels-up', clause: 'TX-02', tick: 0 }],
      trucks: [{ id: '0-T1', upright: true, wheelsDown: { atLeast: 4 } }],
    },
  ],
};

export const rests = (...trucks: Json[]): Json => ({
  ...structuredClone(REST_EXAMPLE),
  trucks: trucks.map(({ id }) => ({ id })),
  actions: [{ do: 'rest', trucks }],
  expect: [],
});

type Key = string | number;

/** A copy in which the value at `path` is another; undefined takes the key away. */
export function withChange(path: readonly Key[], value: unknown): Json {
  const copy = structuredClone(ROLL_EXAMPLE);
  const parent = path.slice(0, -1).reduce<Record<Key, unknown>>((at, key) => at[key] as Record<Key, unknown>, copy);
  const last = path.at(-1) ?? '';
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
}

export const rollExample = (changes: Json = {}): Json => ({ ...structuredClone(ROLL_EXAMPLE), ...changes });

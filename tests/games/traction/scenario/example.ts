/** The example of the format's description, and ways to change it. */
export type Json = Record<string, unknown>;

export const EXAMPLE: Json = {
  format: 'tumbletop/scenario',
  version: 1,
  game: 'traction',
  title: 'a half turn, then a tackle that meets its victim',
  surface: 'mousepad',
  tolerance: { moveMm: 1, yawDeg: 2, pivotMm: 1 },
  options: { ranges: [4, 2, 1] },
  pads: [
    { seat: 0, xMm: 0, zMm: 300, yawDeg: 0 },
    { seat: 1, xMm: 0, zMm: -300, yawDeg: 0 },
  ],
  pieces: [
    { id: '0-S1', xMm: 90, zMm: 0, yawDeg: 0, pose: 'upright' },
    { id: '0-L1', xMm: 0, zMm: 0, yawDeg: 0, pose: 'upright' },
    { id: '1-M1', xMm: -12, zMm: 42, yawDeg: 0, pose: 'upright' },
  ],
  seat: 0,
  actions: [
    { do: 'walk', piece: '0-S1', steps: [{ corner: 'D', swivelDeg: 180 }], hand: 'careful' },
    { do: 'tackle', piece: '0-L1', corner: 'A', swivelDeg: 180 },
  ],
  expect: [{ legal: true }, { legal: true, tackled: ['1-M1'] }],
};

type Key = string | number;

/** A copy in which the value at `path` is another; undefined takes the key away. */
export function withChange(file: Json, path: readonly Key[], value: unknown): Json {
  const copy = structuredClone(file);
  const last = path.at(-1) ?? '';
  const parent = path.slice(0, -1).reduce<Record<Key, unknown>>((at, key) => at[key] as Record<Key, unknown>, copy);
  if (value === undefined) delete parent[last];
  else parent[last] = value;
  return copy;
}

/** The example with this in place of its key or keys. */
export const example = (changes: Json = {}): Json => ({ ...structuredClone(EXAMPLE), ...changes });

export const text = (file: unknown): string => JSON.stringify(file);

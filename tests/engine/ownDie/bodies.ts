import { ownDieOf } from '#engine/ownDie/ownDie.ts';
import type { OwnBody, OwnDie } from '#engine/ownDie/schema.ts';
import { readOwnDie } from '#lab/rolls/readOwnDie.ts';
import { must } from '../../games/truck-off/support.ts';

type Named = readonly [name: string, normal: readonly [number, number, number]];

/** By what is down. */
export const SIX: readonly Named[] = [
  ['1', [0, 0, 1]],
  ['6', [0, 0, -1]],
  ['2', [0, 1, 0]],
  ['5', [0, -1, 0]],
  ['3', [1, 0, 0]],
  ['4', [-1, 0, 0]],
];

/** A body file of a box, a weight in it, with these names of its sides. */
export const boxFile = (faces: readonly Named[] = SIX, halfMm = [8, 8, 8], title = 'loaded die'): object => ({
  format: 'tumbletop/body',
  version: 2,
  title,
  densityGCm3: 1.05,
  parts: [
    { box: { halfMm } },
    { cylinder: { radiusMm: 2, halfMm: 1.5, axis: 'y', atMm: [0, -2, 0] }, cavity: true },
    { box: { halfMm: [1, 1, 1], atMm: [0, -2, 0] }, densityGCm3: 11.3 },
  ],
  faces: faces.map(([name, normal]) => ({ name, normal })),
});

/** It falls on the side under its weight more often than on any other. */
export const loaded = (): OwnDie => must(readOwnDie(boxFile(), 6));

/** The same with something of its body changed, as whoever makes such a file can. */
export const changed = (change: Partial<OwnBody>): OwnDie => ownDieOf({ ...loaded().body, ...change });

const POINTS = 220;

/** Larger than a link takes: as round as a hull of so many points can be, its lower half a 1 and its upper a 2. */
export function ball(radius = 8): object {
  const pointsMm = Array.from({ length: POINTS - 40 }, (_, i) => {
    const y = 1 - (2 * i + 1) / (POINTS - 40);
    const [r, turn] = [Math.sqrt(1 - y * y), i * 2.399963];
    return [radius * r * Math.cos(turn), radius * y, radius * r * Math.sin(turn)];
  });
  return { format: 'tumbletop/body', version: 1, title: 'ball', densityGCm3: 1, parts: [{ hull: { pointsMm } }] };
}

import { z } from 'zod';
import data from '#sim/data/truck.json' with { type: 'json' };
import { truckFrom, type TruckMeasures, type TruckSpec } from '#sim/roll/truck.ts';
import { titleSchema } from './files/titleField.ts';

export const TRUCK_FORMAT = 'tumbletop/truck';
export const TRUCK_VERSION = 1;

const usualOf = (name: string): number => data.parts.find((part) => part.name === name)?.massG ?? 0;
const [cabFootMm, cabTopMm] = heightsOf('cab');
const lengthMm = 2 * Math.max(...outlineXs());
const slugG = data.weights[0]?.massG ?? 0;
const slugHeightMm = data.weights[0]?.atMm[1] ?? 0;

function heightsOf(name: string): readonly [number, number] {
  const heights = data.parts.find((part) => part.name === name)?.outlineMm.map(([, y = 0]) => y) ?? [0];
  return [Math.min(...heights), Math.max(...heights)];
}

function outlineXs(): readonly number[] {
  return data.parts.flatMap(({ outlineMm }) => outlineMm.map(([x = 0]) => x));
}

/** Measures of a truck that can be changed, each with its own bounds (house values) and the usual truck's value. */
export const TRUCK_MEASURES = [
  { key: 'lengthMm', label: 'Length', unit: 'mm', min: 40, max: 120, step: 1, usual: lengthMm },
  { key: 'widthMm', label: 'Width', unit: 'mm', min: 16, max: 60, step: 1, usual: 2 * data.wheel.outerMm },
  { key: 'heightMm', label: 'Height', unit: 'mm', min: 24, max: 70, step: 1, usual: cabTopMm },
  {
    key: 'wheelRadiusMm',
    label: 'Radius of the wheels',
    unit: 'mm',
    min: 6,
    max: 14,
    step: 0.1,
    usual: data.wheel.radiusMm,
  },
  { key: 'wheelG', label: 'Weight of a wheel', unit: 'g', min: 0.5, max: 20, step: 0.1, usual: data.wheel.massG },
  { key: 'bodyG', label: 'Weight of the body', unit: 'g', min: 1, max: 60, step: 0.5, usual: usualOf('body') },
  { key: 'cabG', label: 'Weight of the cab', unit: 'g', min: 0.5, max: 40, step: 0.5, usual: usualOf('cab') },
  { key: 'loadG', label: 'Weight of the load', unit: 'g', min: 0.5, max: 40, step: 0.5, usual: usualOf('load') },
  { key: 'slugG', label: 'Weight inside', unit: 'g', min: 0, max: 60, step: 0.5, usual: slugG },
  {
    key: 'slugHeightMm',
    label: 'Height of the weight inside',
    unit: 'mm',
    min: 2,
    max: 35,
    step: 0.5,
    usual: slugHeightMm,
  },
] as const;

type Key = (typeof TRUCK_MEASURES)[number]['key'];

const bounded = (key: Key) => {
  const { min, max, usual } = TRUCK_MEASURES.find((measure) => measure.key === key) ?? { min: 0, max: 0, usual: 0 };
  return z.number().min(min).max(max).default(usual);
};

/** A truck with measures of its own: where nothing is said, it is the truck of every fleet. */
export const truckSchema = z.strictObject({
  format: z.literal(TRUCK_FORMAT),
  version: z.literal(TRUCK_VERSION),
  title: titleSchema.default(''),
  lengthMm: bounded('lengthMm'),
  widthMm: bounded('widthMm'),
  heightMm: bounded('heightMm'),
  wheelRadiusMm: bounded('wheelRadiusMm'),
  wheelG: bounded('wheelG'),
  bodyG: bounded('bodyG'),
  cabG: bounded('cabG'),
  loadG: bounded('loadG'),
  slugG: bounded('slugG'),
  slugHeightMm: bounded('slugHeightMm'),
});
export type TruckFile = z.infer<typeof truckSchema>;

/**
 * The usual truck's measures, stretched: lengths along it with its length, widths with its width; the cab alone grows
 * with the height.
 */
export function measuresOf(file: TruckFile): TruckMeasures {
  const [along, across] = [file.lengthMm / lengthMm, file.widthMm / (2 * data.wheel.outerMm)];
  const upwards = (file.heightMm - cabFootMm) / (cabTopMm - cabFootMm);
  const masses: Readonly<Record<string, number>> = { body: file.bodyG, cab: file.cabG, load: file.loadG };
  const { wheel } = data;
  return {
    middleMm: data.middleMm,
    wheel: {
      corners: wheel.corners,
      radiusMm: file.wheelRadiusMm,
      innerMm: wheel.innerMm * across,
      outerMm: wheel.outerMm * across,
      axlesMm: wheel.axlesMm.map((x) => x * along),
      massG: file.wheelG,
    },
    parts: data.parts.map((part) => ({
      name: part.name,
      massG: masses[part.name] ?? part.massG,
      halfMm: part.halfMm * across,
      leanPerMm: part.name === 'cab' ? (part.leanPerMm * across) / upwards : part.leanPerMm * across,
      outlineMm: part.outlineMm.map(([x = 0, y = 0]) => [
        x * along,
        part.name === 'cab' ? cabFootMm + (y - cabFootMm) * upwards : y,
      ]),
    })),
    weights: [{ massG: file.slugG, atMm: [0, file.slugHeightMm, 0] }],
  };
}

export const truckOfFile = (file: TruckFile): TruckSpec => truckFrom(measuresOf(file));

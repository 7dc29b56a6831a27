import { radians, sinCosDeg } from '#sim/maths/trig.ts';
import { measuredMean, uncertaintyOfStep, type Measured } from '#lab/statistics/measured.ts';
import type { CalibrateParameters } from './parameters.ts';

/** A measured tilt, and the coefficient that it stands for: its tangent. */
export interface Reading {
  /** Degrees or mm, as it was read. */
  readonly read: number;
  readonly friction: number;
}

export interface ReadingsAnswer extends Measured {
  readonly readings: readonly Reading[];
  /** Standard uncertainty of the coefficient by what one can read at all; all readings share it. */
  readonly shared: number;
}

/** Friction is the tangent of the slope on which a thing slides; null where no slopes were measured. */
export function fromReadings({
  anglesDeg,
  risesMm,
  runMm,
  lengthMm,
  resolution,
}: CalibrateParameters): ReadingsAnswer | null {
  const step = uncertaintyOfStep(resolution);
  if (anglesDeg !== undefined) {
    const readings = anglesDeg.map((read) => ({ read, friction: tangent(read) }));
    return measured(readings, (mean) => (1 + mean * mean) * radians(step));
  }
  if (risesMm === undefined) return null;
  if (runMm !== undefined) {
    const readings = risesMm.map((read) => ({ read, friction: read / runMm }));
    return measured(readings, (mean) => (step / runMm) * Math.sqrt(1 + mean * mean));
  }
  const long = lengthMm ?? 0;
  const readings = risesMm.map((read) => ({ read, friction: read / Math.sqrt(long * long - read * read) }));
  // the derivatives of rise / sqrt(length^2 - rise^2) by both, in terms of the coefficient itself
  return measured(readings, (mean) => (step / long) * (1 + mean * mean) * Math.sqrt(1 + 2 * mean * mean));
}

function measured(readings: readonly Reading[], sharedAt: (mean: number) => number): ReadingsAnswer {
  const frictions = readings.map(({ friction }) => friction);
  const shared = sharedAt(frictions.reduce((sum, one) => sum + one, 0) / frictions.length);
  return { readings, shared, ...measuredMean(frictions, shared) };
}

function tangent(deg: number): number {
  const { sin, cos } = sinCosDeg(deg);
  return sin / cos;
}

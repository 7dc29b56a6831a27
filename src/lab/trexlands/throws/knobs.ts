import { z } from 'zod';
import type { Knobs } from '#games/trexlands/bestThrow/ways.ts';
import { normalize } from '#sim/maths/quat.ts';
import { normalizeOr, UNIT_Y, vec3 } from '#sim/maths/vec3.ts';

const PLACES = 1e4;

const three = z.tuple([z.int(), z.int(), z.int()]);

/** A throw in ten thousandths: of mm, m/s and rad/s, of an axis and of an orientation of length 1. */
export const wholeKnobs = z.strictObject({
  at: three,
  velocity: three,
  rate: z.int(),
  axis: three,
  turned: z.tuple([z.int(), z.int(), z.int(), z.int()]),
});
export type WholeKnobs = z.infer<typeof wholeKnobs>;

const whole = (value: number): number => Math.round(PLACES * value) + 0;

export const wholeOf = ({ at, velocity, rate, axis, turned }: Knobs): WholeKnobs => ({
  at: [whole(at.x), whole(at.y), whole(at.z)],
  velocity: [whole(velocity.x), whole(velocity.y), whole(velocity.z)],
  rate: whole(rate),
  axis: [whole(axis.x), whole(axis.y), whole(axis.z)],
  turned: [whole(turned.x), whole(turned.y), whole(turned.z), whole(turned.w)],
});

export function knobsOf({ at, velocity, rate, axis, turned: [x, y, z_, w] }: WholeKnobs): Knobs {
  const parts = ([a, b, c]: WholeKnobs['at']) => vec3(a / PLACES, b / PLACES, c / PLACES);
  return {
    at: parts(at),
    velocity: parts(velocity),
    rate: rate / PLACES,
    axis: normalizeOr(parts(axis), UNIT_Y),
    turned: normalize({ x: x / PLACES, y: y / PLACES, z: z_ / PLACES, w: w / PLACES }),
  };
}

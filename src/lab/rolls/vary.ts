import { z } from 'zod';
import { add, vec3 } from '#sim/maths/vec3.ts';
import { degrees } from '#sim/maths/trig.ts';
import type { BodySpec } from '#sim/roll/body.ts';
import { quantiseRelease, type Release } from '#sim/roll/release.ts';
import type { Terrain } from '#sim/roll/terrain.ts';
import { each } from '../each.ts';

const MM = 1e-3;
const MOST_VALUES = 40;

/** The engine's own limit, as in throw files. */
const MOST_SPIN_DEG_S = degrees(180);

/** A roll but for its chance. */
export interface Rolled {
  readonly spec: BodySpec;
  readonly release: Release;
  readonly terrain: Terrain;
}

interface Lever {
  /** For people. */
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly set: (rolled: Rolled, value: number) => Rolled;
}

const withSurface =
  (key: 'friction' | 'restitution') =>
  ({ terrain, ...rolled }: Rolled, value: number): Rolled => ({
    ...rolled,
    terrain: { ...terrain, id: 'varied', [key]: value },
  });

/** Moved along the body's own y, which is up in files and for the built-in bodies. */
export const liftedCom = (spec: BodySpec, mm: number): BodySpec => {
  const com = add(spec.com, vec3(0, mm * MM, 0));
  return { ...spec, com, solid: { ...spec.solid, com } };
};

function spun({ release, ...rolled }: Rolled, times: number): Rolled {
  const [x, y, z_] = release.spinDegS;
  const most = MOST_SPIN_DEG_S / Math.max(MOST_SPIN_DEG_S, times * Math.sqrt(x * x + y * y + z_ * z_));
  const by = times * most;
  return { ...rolled, release: quantiseRelease({ ...release, spinDegS: [by * x, by * y, by * z_] }) };
}

function higher({ release, ...rolled }: Rolled, mm: number): Rolled {
  const [x, y, z_] = release.atMm;
  return { ...rolled, release: quantiseRelease({ ...release, atMm: [x, y + mm, z_] }) };
}

/** The figures that may be varied, and within which ends (those of throw and body files). */
export const LEVERS = {
  friction: { label: 'coefficient of friction', least: 0, most: 2, set: withSurface('friction') },
  restitution: { label: 'restitution', least: 0, most: 0.9, set: withSurface('restitution') },
  com: {
    label: 'centre of mass, mm higher',
    least: -100,
    most: 100,
    set: (rolled, mm) => ({ ...rolled, spec: liftedCom(rolled.spec, mm) }),
  },
  height: { label: 'thrown from mm higher', least: 0, most: 2000, set: higher },
  spin: { label: 'times the spin', least: 0, most: 10, set: spun },
} as const satisfies Readonly<Record<string, Lever>>;

export type Varied = keyof typeof LEVERS;
export const VARIED: readonly Varied[] = ['friction', 'restitution', 'com', 'height', 'spin'];

/** One figure of a throw that is varied, with the chance of every trial as it was. */
export const varySchema = z
  .strictObject({ what: z.enum(VARIED), values: each(z.number(), MOST_VALUES) })
  .superRefine(({ what, values }, context) => {
    const { least, most } = LEVERS[what];
    values.forEach((value, i) => {
      if (value < least || value > most)
        context.addIssue({ code: 'custom', path: ['values', i], message: `${least} to ${most}` });
    });
  });

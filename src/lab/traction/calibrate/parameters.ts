import { z } from 'zod';
import { coefficient, whole } from '#engine/files/numbers.ts';
import { coefficients } from '#engine/scenario/fields.ts';
import { surfaceNameSchema } from '#engine/surfaceFile.ts';
import { HANDS } from '#sim/assist/assist.ts';
import { STEADINESSES } from '#sim/hand/steadiness.ts';
import { SIZES } from '#sim/pyramid.ts';
import { each } from '#lab/each.ts';
import { BARE_RESTITUTION } from '../cells.ts';
import { GRIPS } from '#lab/form/grips.ts';
import data from './doses.json' with { type: 'json' };

const MOST_READINGS = 200;
const MOST_GROUPS = 20;
const MOST_STEPS = 100_000;
const MOST_FRICTIONS = 100;

/** Beyond the last one a match has no surface: its coefficient goes to 2. */
const ANGLE_DEG = { min: 1, max: 63 } as const;
/** Twice the longest that a desk is. */
const MOST_MM = 4000;
const FINEST = 0.001;

const lengthMm = z.number().min(1).max(MOST_MM);

/** Steps that somebody took by hand on the surface, all alike. */
const stepsField = z
  .strictObject({
    size: z.enum(SIZES),
    /** The simulated hand that comes nearest to theirs. */
    hand: z.enum(HANDS).default('careful'),
    grip: z.enum(GRIPS).default('finger'),
    /** Of so many steps, those whose corner held. */
    held: whole(0, MOST_STEPS),
    of: whole(1, MOST_STEPS),
  })
  .refine(({ held, of }) => held <= of, { path: ['held'], message: 'at most as many as were taken' });

/** Those that a person's own hand may be, who does not know which. */
const LIKELY_HANDS = STEADINESSES.filter((level) => data.steadiness.includes(level));

/** One of three ways to know a surface; a job has one. */
const WAYS = ['anglesDeg', 'risesMm', 'steps'] as const;

export const calibrateParameters = z
  .strictObject({
    name: surfaceNameSchema.default('measured surface'),
    restitution: coefficients.restitution.default(BARE_RESTITUTION),
    /** At each a piece began to slide and went on. */
    anglesDeg: z.array(z.number().min(ANGLE_DEG.min).max(ANGLE_DEG.max)).min(1).max(MOST_READINGS).optional(),
    /** How high the raised end of the board was then, and how far from the low end: along the table, or the board. */
    risesMm: z.array(lengthMm).min(1).max(MOST_READINGS).optional(),
    runMm: lengthMm.optional(),
    lengthMm: lengthMm.optional(),
    /** The step to which readings were taken, degrees or mm. */
    resolution: z.number().min(FINEST).max(ANGLE_DEG.max).default(1),
    steps: z.array(stepsField).min(1).max(MOST_GROUPS).optional(),
    /** Coefficients at which such steps are simulated, and the steadinesses that the person's hand may have. */
    friction: each(coefficient(0, 2), MOST_FRICTIONS)
      .min(2)
      .default(data.friction)
      .overwrite((list) => list.toSorted((a, b) => a - b)),
    steadiness: each(z.enum(STEADINESSES), STEADINESSES.length).default([...LIKELY_HANDS]),
  })
  .superRefine((given, context) => {
    const wrong = (path: PropertyKey[], message: string): void => context.addIssue({ code: 'custom', path, message });
    const [way, other] = WAYS.filter((key) => given[key] !== undefined);
    if (way === undefined) return wrong([], `a measurement: one of ${WAYS.join(', ')}`);
    if (other !== undefined) return wrong([other], `only one of ${WAYS.join(', ')}`);
    const { risesMm, runMm, lengthMm: long, steps } = given;
    if (risesMm !== undefined) {
      if (runMm === undefined && long === undefined)
        return wrong(['runMm'], 'the distance along the table, or lengthMm, that along the board');
      if (runMm !== undefined && long !== undefined) return wrong(['lengthMm'], 'runMm or lengthMm, not both');
      const steep = risesMm.findIndex((rise) =>
        runMm === undefined ? rise >= STEEPEST * (long ?? 0) : rise > 2 * runMm,
      );
      if (steep >= 0) return wrong(['risesMm', steep], 'a rise of at most 63 degrees over that distance');
    }
    const twice = steps?.findIndex((one, i) => steps.slice(0, i).some((before) => isAlike(before, one))) ?? -1;
    if (twice >= 0) wrong(['steps', twice], 'each kind of step only once; add its counts up');
  });

const STEEPEST = 0.894; // sine of the angle whose tangent is 2

export type CalibrateParameters = z.infer<typeof calibrateParameters>;
export type Steps = z.infer<typeof stepsField>;

const isAlike = (a: Steps, b: Steps): boolean => a.size === b.size && a.hand === b.hand && a.grip === b.grip;

/** The steps that are simulated: each kind of step by each steadiness, at every coefficient. None where nothing is. */
export const kindsOf = ({ steps = [], steadiness }: CalibrateParameters) =>
  steps.flatMap((kind) => steadiness.map((level) => ({ kind, steadiness: level })));

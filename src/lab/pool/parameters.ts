import { z } from 'zod';
import { bodyParameter } from '../rolls/bodyParameter.ts';
import { MOST_BODIES, rollsParameters, type RollsParameters } from '../rolls/parameters.ts';
import { STANDARD_THROW, throwSchema } from '../rolls/throwFile.ts';
import { readingOf, READING_IDS, type Reading } from './readings.ts';

const MOST_READINGS = 12;

export const poolParameters = z.strictObject({
  /** Thrown together in every trial. */
  bodies: z.array(bodyParameter).min(2).max(MOST_BODIES).default(['d6', 'd6']),
  throw: throwSchema.default(STANDARD_THROW),
  /** Readings, such as `sum`, `count=6` or `atLeast=5`. */
  read: z
    .array(
      z.string().refine((id) => readingOf(id) !== null, {
        message: `one of ${READING_IDS.join(', ')}, or count=FACE, or atLeast=NUMBER`,
      }),
    )
    .min(1)
    .max(MOST_READINGS)
    .default(['sum', 'highest', 'lowest', 'doubles']),
});
export type PoolParameters = z.infer<typeof poolParameters>;

/** The same bodies, as they are rolled. */
export const rollsOf = ({ bodies, throw: thrown }: PoolParameters): RollsParameters =>
  rollsParameters.parse({ bodies, throw: thrown });

export const readingsOf = ({ read }: PoolParameters): readonly Reading[] =>
  read.flatMap((id) => {
    const reading = readingOf(id);
    return reading === null ? [] : [reading];
  });

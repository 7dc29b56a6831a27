import { z } from 'zod';
import { titleSchema } from '../files/titleField.ts';
import { hashField } from '../matchFile/fields.ts';

export const BODY_FORMAT = 'tumbletop/body';

/** House values: as much as a room's message has room for, with six dice in it. */
const MOST_POINTS = 300;
const MOST_HULLS = 30;
const MOST_FACES = 80;

const FURTHEST_MM = 1000; // how far a hand and a tray reach is said in a sentence of its own
const mm = () => z.number().min(-FURTHEST_MM).max(FURTHEST_MM);
const point = () => z.tuple([mm(), mm(), mm()]);
const part = () => z.number().min(-1).max(1);
const moment = () => z.number().positive().max(1e9);
const product = () => z.number().min(-1e9).max(1e9);

/** A body file of hulls alone, with its mass as given: all that a throw needs of a body, and nothing else. */
const ownBodySchema = z.strictObject({
  format: z.literal(BODY_FORMAT),
  version: z.literal(2),
  title: titleSchema,
  parts: z
    .array(z.strictObject({ hull: z.strictObject({ pointsMm: z.array(point()).min(4).max(MOST_POINTS) }) }))
    .min(1)
    .max(MOST_HULLS)
    .refine(
      (parts) => parts.reduce((sum, { hull }) => sum + hull.pointsMm.length, 0) <= MOST_POINTS,
      `hulls of ${MOST_POINTS} points together at most`,
    ),
  massG: z.number().min(0.2).max(200),
  comMm: point(),
  inertiaGMm2: z.tuple([moment(), moment(), moment()]),
  productsGMm2: z.tuple([product(), product(), product()]),
  faces: z
    .array(
      z.strictObject({
        name: z.string().min(1).max(40),
        normal: z
          .tuple([part(), part(), part()])
          .refine(([x, y, z_]) => Math.abs(x * x + y * y + z_ * z_ - 1) < 0.01, 'a direction of length 1'),
      }),
    )
    .min(1)
    .max(MOST_FACES),
});
export type OwnBody = z.output<typeof ownBodySchema>;

/** A die that somebody has made, as a match carries it. */
export const ownDieSchema = z.strictObject({ hash: hashField, body: ownBodySchema }).meta({ id: 'own-die' });
export type OwnDie = z.output<typeof ownDieSchema>;

import { z } from 'zod';
import { quantised, yawDeg } from '#engine/files/numbers.ts';
import { REACH_MM } from './limits.ts';
import { pieceIdSchema, seatSchema } from './named.ts';

/** How files say where something is on the table. */
export const mm = () => quantised(-REACH_MM, REACH_MM);
export const padSchema = z.strictObject({ seat: seatSchema, xMm: mm(), zMm: mm(), yawDeg: yawDeg() });
export const homeSchema = z.strictObject({ id: pieceIdSchema, xMm: mm(), zMm: mm(), yawDeg: yawDeg() });
export const pieceSchema = z.strictObject({
  id: pieceIdSchema,
  xMm: mm(),
  zMm: mm(),
  yawDeg: yawDeg(),
  pose: z.enum(['upright', 'flat']),
});

import { z } from 'zod';
import { SEATS_MAX } from '#engine/scenario/limits.ts';
import { BODY_PARTS, WHEELS } from '#sim/roll/truck.ts';
import { FLEET } from '../fleet.ts';
import { say } from './texts.ts';

/** Names of trucks and their parts in files, and the clauses of the rules. */
const TRUCK_ID = `[0-${SEATS_MAX - 1}]-T[1-${FLEET.trucks}]`;
export const truckIdSchema = z.string().regex(new RegExp(`^${TRUCK_ID}$`), say.aTruckId(SEATS_MAX, FLEET.trucks));
/** The things that a truck can be held up by. */
export const holderSchema = z
  .string()
  .regex(new RegExp(`^(?:${TRUCK_ID}|rim|table)$`), say.aHolder)
  .nullable();
export const clauseSchema = z.string().regex(/^TX-\d{2}$/, say.aClause);
export const partSchema = z.enum([...WHEELS, ...BODY_PARTS]).nullable();
export const waySchema = z.enum(['left', 'right', 'nose', 'tail']).nullable();

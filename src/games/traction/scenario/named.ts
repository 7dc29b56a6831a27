import { z } from 'zod';
import { whole } from '#engine/files/numbers.ts';
import { PYRAMID_FEATURES } from '#sim/geometry/features.ts';
import { PYRAMID_ID } from '#sim/pyramid.ts';
import { SEATS_MAX } from './limits.ts';
import { say } from './texts.ts';

/** Names of the things on a table in files, and the clauses of the rules. */
export const seatSchema = whole(0, SEATS_MAX - 1);
export const pieceIdSchema = z.string().regex(new RegExp(`^${PYRAMID_ID}$`), say.aPieceId);
export const bodyIdSchema = z.string().regex(new RegExp(`^(?:${PYRAMID_ID}|pad-[0-4]|table)$`), say.aBodyId);
export const clauseSchema = z.string().regex(/^TR-\d{2}$/, say.aClause);
export const featureSchema = z.enum([...PYRAMID_FEATURES, 'pad', 'table']).nullable();

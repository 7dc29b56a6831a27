import { z } from 'zod';
import { bareGround, cellFields, cellsOver, isOneKindOfGround, ONE_KIND_OF_GROUND, type Cell } from '../cells.ts';

/** The things that are varied; a cell is a surface, a size and a hand. */
export const frictionParameters = z.strictObject(cellFields).refine(isOneKindOfGround, ONE_KIND_OF_GROUND);
export type FrictionParameters = z.infer<typeof frictionParameters>;

/** Coefficients around the threshold, where none are named. */
const AROUND = [0.3, 0.32, 0.34, 0.36, 0.38, 0.4, 0.42, 0.44, 0.46, 0.48, 0.5].map(bareGround);

export const cellsOf = (parameters: FrictionParameters): readonly Cell[] => cellsOver(parameters, AROUND);

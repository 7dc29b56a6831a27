import { z } from 'zod';
import { DIE_CODES } from '#referee/dice.ts';
import { DIE_NAMES } from '#sim/roll/dice.ts';
import { quantised, whole } from '../files/numbers.ts';
import { placeField, sentenceField, tickField } from '../matchFile/fields.ts';
import { REACH_MM } from '../scenario/limits.ts';
import { DEG_S_MOST, MM_S_MOST, triple } from '../scenario/releaseSchema.ts';

/** A die that leaves the table falls for as long as a roll may take: 314 m in 8 s. */
const FALL_MM = 400_000;

/** A hand's part in the throw of a die: shaken, so that all else is drawn. */
export const shakenShape = {
  atMm: triple(REACH_MM),
  velocityMmS: triple(MM_S_MOST),
  spinDegS: quantised(0, DEG_S_MOST),
};

/** The ruling of a die (`RecordedDie`) by one of these clauses; no die of the game shows more than `mostFace`. */
export const dieRulingSchema = <const C extends string>(clauses: readonly [C, ...C[]], mostFace: number) =>
  z.strictObject({
    clause: z.enum(clauses),
    code: z.enum(DIE_CODES),
    piece: z.enum(DIE_NAMES),
    other: z.enum([...DIE_NAMES, 'rim', 'table']).nullable(),
    face: whole(1, mostFace).nullable(),
    tick: tickField,
    atMm: placeField(FALL_MM),
    text: sentenceField,
  });

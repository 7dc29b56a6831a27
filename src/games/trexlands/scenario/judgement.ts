import { z } from 'zod';
import { judgementOf } from '#engine/scenario/judgement.ts';
import { ROLL_CODES } from '../referee/ruling.ts';
import { WHEELS } from '#sim/roll/truck.ts';
import { clauseSchema, holderSchema, partSchema, truckIdSchema, waySchema } from './named.ts';
import { say } from './texts.ts';

/** The answer to a scenario of trucks, as written: lengths in mm to 0.01, quaternions to 0.000001, times in ticks. */
const place = z.tuple([z.number(), z.number(), z.number()]);

const ruling = z.strictObject({
  clause: clauseSchema,
  code: z.enum(ROLL_CODES),
  piece: truckIdSchema,
  /** The support of a truck that leans or is stacked, and the parts that touch there. */
  other: holderSchema,
  feature: partSchema,
  otherFeature: partSchema,
  /** Which way it lies, for one on its side or its end. */
  way: waySchema,
  /** From this tick on it was at rest. */
  tick: z.int().min(0),
  /** Its centre of mass. */
  atMm: place,
  text: z.string(),
});

const truck = z.strictObject({
  id: truckIdSchema,
  upright: z.boolean(),
  /**
   * Whether it was a roll at all: the truck tumbled, and everything came to rest in time. Not said of one that was
   * placed.
   */
  counts: z.boolean().meta({ description: say.counts }).optional(),
  /** How far it turned about horizontal axes from its release to its rest. */
  turnedDeg: z.number().min(0).meta({ description: say.turned }).optional(),
  wheelsDown: z.int().min(0).max(WHEELS.length),
  onTable: z.boolean(),
  /** Its middle and how it is turned, as in a throw. */
  atMm: place,
  quaternion: z.tuple([z.number(), z.number(), z.number(), z.number()]),
});

const rollJudgement = z.strictObject({
  legal: z.boolean().meta({ description: say.legal }),
  again: z.boolean().meta({ description: say.again }),
  ticks: z.int().min(0),
  rulings: z.array(ruling),
  trucks: z.array(truck),
});

export const rollJudgementSchema = judgementOf(rollJudgement).meta({
  title: 'Tumbletop judgement of trucks, version 1',
  description: say.judgementSchema,
});

export type RollJudgement = z.output<typeof rollJudgementSchema>;
export type JudgedRoll = RollJudgement['actions'][number];

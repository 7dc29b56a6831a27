import { z } from 'zod';
import { judgementOf } from '#engine/scenario/judgement.ts';
import { RULING_CODES } from '../referee/ruling.ts';
import { bodyIdSchema, clauseSchema, featureSchema, pieceIdSchema, seatSchema } from './named.ts';
import { say } from './texts.ts';

/** The answer to a scenario, as written: lengths mm, angles degrees, both to 0.01; times in ticks. */
const ruling = z.strictObject({
  clause: clauseSchema,
  code: z.enum(RULING_CODES),
  piece: pieceIdSchema,
  other: bodyIdSchema.nullable(),
  feature: featureSchema,
  otherFeature: featureSchema,
  tick: z.int().min(0),
  atMm: z.tuple([z.number(), z.number(), z.number()]),
  text: z.string(),
});

const step = z.strictObject({ travelMm: z.number(), pivotSlipMm: z.number(), swivelDeg: z.number() });

const lay = z.strictObject({
  xMm: z.number(),
  zMm: z.number(),
  yawDeg: z.number(),
  pose: z.enum(['upright', 'flat', 'tilted']),
});

const nearest = z.strictObject({
  id: bodyIdSchema,
  mm: z.number().min(0),
  tick: z.int().min(0),
  feature: featureSchema,
  otherFeature: featureSchema,
});

const standingPiece = z.strictObject({
  id: pieceIdSchema,
  xMm: z.number(),
  zMm: z.number(),
  yawDeg: z.number(),
  pose: z.enum(['upright', 'flat']),
  onPad: seatSchema.nullable(),
});

/** A piece that went back to a pad which the file does not have. */
const offTable = z.strictObject({ id: pieceIdSchema, offTable: z.literal(true) });

/**
 * A shove: how far the hand was told to push, and how far the piece came; null where it no longer stands or lies as it
 * did.
 */
const push = z.strictObject({
  askedMm: z.tuple([z.number(), z.number()]),
  movedMm: z.tuple([z.number(), z.number()]).nullable(),
});

const actionJudgement = z.strictObject({
  legal: z.boolean().meta({ description: say.legal }),
  ticks: z.int().min(0),
  rulings: z.array(ruling),
  steps: z.array(step),
  lay,
  push: push.optional().meta({ description: say.push }),
  nearest: z.array(nearest).meta({ description: say.nearest }),
  pivotSlipMm: z.number().nullable().meta({ description: say.pivotSlipMm }),
  mostTiltDeg: z.number().meta({ description: say.mostTiltDeg }),
  mostOtherMoveMm: z.number().meta({ description: say.mostOtherMoveMm }),
  slipMargin: z.number().nullable().meta({ description: say.slipMargin }),
  tackled: z.array(pieceIdSchema),
  penalised: z.array(pieceIdSchema),
  restored: z.array(pieceIdSchema),
  winner: seatSchema.nullable(),
  pieces: z.array(z.union([standingPiece, offTable])),
});

export const judgementSchema = judgementOf(actionJudgement).meta({
  title: 'Tumbletop judgement, version 1',
  description: say.judgementSchema,
});

export type Judgement = z.output<typeof judgementSchema>;
export type ActionJudgement = Judgement['actions'][number];
export type JudgedPiece = ActionJudgement['pieces'][number];
export type JudgedRuling = ActionJudgement['rulings'][number];

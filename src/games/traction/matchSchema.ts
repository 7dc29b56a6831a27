import { z } from 'zod';
import { quantised, whole } from '#engine/files/numbers.ts';
import {
  hashField,
  headerFields,
  MOST_ACTIONS,
  placeField,
  recordedFields,
  sentenceField,
  tickField,
} from '#engine/matchFile/fields.ts';
import { coefficients } from '#engine/scenario/fields.ts';
import { FAR_MM } from '#engine/scenario/limits.ts';
import { say } from '#engine/scenario/texts.ts';
import { surfaceNameSchema } from '#engine/surfaceFile.ts';
import { RULING_CODES } from './referee/ruling.ts';
import { SURFACES } from '#sim/surfaces.ts';
import { HAND_SHAPES, ONE_HAND, oneHand } from './handFile.ts';
import { STANDARD_OPTIONS, OPTION_RANGES, TACKLING } from './options.ts';
import { DISTANCE_MM, SEATS } from './pads.ts';
import { PIECE_NAMES } from './pieces.ts';
import { handsField, ONE_WAY_TO_TACKLE, oneWayToTackle, variantFields } from './variantSchema.ts';
import { PIECES_MAX, TABLE_MM_MAX, TABLE_MM_MIN } from './scenario/limits.ts';
import { bodyIdSchema, clauseSchema, featureSchema, pieceIdSchema, seatSchema } from './scenario/named.ts';
import { homeSchema, padSchema, pieceSchema } from './scenario/placed.ts';
import { say as sayOf } from './scenario/texts.ts';

/**
 * The match file, key by key; the keys of every game's files are the engine's (fields.ts). A schema's own message ends
 * the sentence "expected ...". Faults of the whole set-up (distances of pads) are found by the set-up itself, in
 * readSetup.ts.
 */
const MOST_RULINGS = 200;

/** A surface that is called by a preset's name is that preset. */
const spelledOut = z
  .strictObject({
    id: z.enum([...SURFACES.map((s) => s.id), 'custom']).default('custom'),
    ...coefficients,
    name: surfaceNameSchema.exactOptional(),
  })
  .superRefine((surface, context) => {
    if (surface.name !== undefined && surface.id !== 'custom')
      context.addIssue({ code: 'custom', path: ['name'], message: 'no name beside that of a preset' });
    const preset = SURFACES.find(({ id }) => id === surface.id) ?? surface;
    for (const key of ['friction', 'restitution'] as const) {
      if (surface[key] === preset[key]) continue;
      context.addIssue({
        code: 'custom',
        path: [key],
        message: `${preset[key]}, which is what ${JSON.stringify(preset.id)} has, or the id "custom"`,
      });
    }
  });

const PRESETS = SURFACES.map((s) => s.id);
const surface = z.union([z.enum(PRESETS), spelledOut], { error: say.aPreset(PRESETS) });

const table = z.union(
  [
    z.strictObject({ distanceMm: quantised(DISTANCE_MM.min, DISTANCE_MM.max) }),
    z.strictObject({ tableMm: quantised(TABLE_MM_MIN, TABLE_MM_MAX), pads: z.array(padSchema).max(SEATS.max) }),
  ],
  { error: '{ "distanceMm": 381 to 914.4 }, or { "tableMm", "pads" }' },
);

/** The start of a match that does not begin on the pads; `table` then holds the pads, wherever they are. */
const position = z.strictObject({
  seat: seatSchema,
  pieces: z.array(pieceSchema).max(PIECES_MAX),
  home: z.array(homeSchema).max(PIECES_MAX).meta({ description: sayOf.home }).optional(),
  conceded: z.array(seatSchema).max(SEATS.max).meta({ description: sayOf.conceded }).optional(),
});

const range = ({ min, max }: { readonly min: number; readonly max: number }) => whole(min, max);
const measure = ({ min, max }: { readonly min: number; readonly max: number }) => quantised(min, max);
const steps = range(OPTION_RANGES.steps);
const { tolerance: usual } = STANDARD_OPTIONS;
const tolerance = z.strictObject({
  moveMm: measure(OPTION_RANGES.moveMm).default(usual.moveMm),
  yawDeg: measure(OPTION_RANGES.yawDeg).default(usual.yawDeg),
  pivotMm: measure(OPTION_RANGES.pivotMm).default(usual.pivotMm),
});

const options = z
  .strictObject({
    ranges: z.tuple([steps, steps, steps]).exactOptional(),
    piecesPerTurn: range(OPTION_RANGES.piecesPerTurn).exactOptional(),
    starterFirstTurnOnePiece: z.boolean().exactOptional(),
    tackling: z.enum(TACKLING).exactOptional(),
    turnLimit: range(OPTION_RANGES.turnLimit).nullable().exactOptional(),
    tolerance: tolerance.exactOptional(),
    ...variantFields,
    hands: handsField,
    first: seatSchema.exactOptional(),
  })
  .refine(oneWayToTackle, ONE_WAY_TO_TACKLE);

const ruling = z.strictObject({
  clause: clauseSchema,
  code: z.enum(RULING_CODES),
  piece: pieceIdSchema,
  other: bodyIdSchema.nullable(),
  feature: featureSchema,
  otherFeature: featureSchema,
  tick: tickField,
  atMm: placeField(FAR_MM),
  distanceMm: quantised(0, FAR_MM).nullable(),
  text: sentenceField,
});

const recorded = recordedFields(ruling, MOST_RULINGS);
const hash = hashField;

const action = z.discriminatedUnion('do', [
  z.strictObject({ ...HAND_SHAPES.walk, ...recorded }).refine(oneHand, ONE_HAND),
  z.strictObject({ ...HAND_SHAPES.tackle, ...recorded }).refine(oneHand, ONE_HAND),
  z.strictObject({ ...HAND_SHAPES.disturb, ...recorded }),
  z.strictObject({
    do: z.literal('arrange'),
    seat: seatSchema,
    pieces: z.array(pieceSchema).length(PIECE_NAMES.length),
    hash,
  }),
  z.strictObject({
    do: z.literal('right'),
    pieces: z
      .array(pieceIdSchema)
      .min(1)
      .max(6)
      .refine((ids) => new Set(ids).size === ids.length, 'every piece once'),
    hash,
  }),
  z.strictObject({ do: z.literal('penalise'), chooser: seatSchema, piece: pieceIdSchema.nullable(), hash }),
  z.strictObject({ do: z.literal('end-turn'), hash }),
  z.strictObject({ do: z.literal('concede'), seat: seatSchema, hash }),
]);

export const matchSchema = z
  .strictObject({
    ...headerFields('traction', SEATS),
    table,
    surface,
    position: position.optional(),
    options: options.default({}),
    log: z.array(action).max(MOST_ACTIONS),
  })
  .meta({
    title: 'Tumbletop match of Traction, version 1',
    description:
      'Everything of one match: what was agreed before it, and every action. Replaying the actions gives the match again.',
  });

/** A match file as the schema reads it. */
export type MatchFile = z.output<typeof matchSchema>;
export type ActionFile = MatchFile['log'][number];

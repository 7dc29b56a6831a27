import { z } from 'zod';
import { ok, type Result } from '#sim/result.ts';
import { expectFormat } from './files/expectFormat.ts';
import { faultOfIssue } from './files/faultOfIssue.ts';
import { coefficient } from './files/numbers.ts';
import { readJson } from './files/readJson.ts';
import { hiddenIn } from './hidden.ts';
import { coefficients } from './scenario/fields.ts';
import { say } from './scenario/texts.ts';

export const SURFACE_FORMAT = 'tumbletop/surface';
const SURFACE_VERSION = 1;

const NAME_LENGTH = 40; // characters: what a line of a list has room for
const MOST_MEASURED = 10; // of the ends of an interval: an angle of 84 degrees

/** The name that somebody gives a surface of their own. */
export const surfaceNameSchema = z
  .string()
  .min(1)
  .max(NAME_LENGTH)
  .superRefine((name, context) => {
    const hidden = hiddenIn(name);
    if (hidden !== null) context.addIssue({ code: 'custom', message: say.nothingHidden(hidden) });
    else if (name.trim() !== name) context.addIssue({ code: 'custom', message: say.noSpaceAround });
  });

const end = coefficient(0, MOST_MEASURED).nullable().default(null);

/** A surface that was measured, in a file of its own. */
export const surfaceFileSchema = z
  .strictObject({
    format: z.literal(SURFACE_FORMAT),
    version: z.literal(SURFACE_VERSION),
    name: surfaceNameSchema,
    ...coefficients,
    /** 95 % interval of the friction; an end is null where nothing bounds it. */
    low: end,
    high: end,
  })
  .refine(({ low, friction }) => low === null || low <= friction, { path: ['low'], message: say.lowBelow })
  .refine(({ high, friction }) => high === null || high >= friction, { path: ['high'], message: say.highAbove });

/** A measured surface with a name; plain data. */
export interface MeasuredSurface {
  readonly name: string;
  readonly friction: number;
  readonly restitution: number;
  readonly low: number | null;
  readonly high: number | null;
}

/**
 * Reads a surface file. Faults: those of JSON, `unknown-format`, `unknown-version`, and the first key that is wrong.
 */
export function parseSurface(text: string): Result<MeasuredSurface> {
  const json = readJson(text);
  return json.ok ? surfaceIn(json.value) : json;
}

/** The same of JSON that was read. */
export function surfaceIn(json: unknown): Result<MeasuredSurface> {
  const known = expectFormat(json, SURFACE_FORMAT, SURFACE_VERSION);
  if (!known.ok) return known;
  const read = surfaceFileSchema.safeParse(json);
  if (!read.success) return { ok: false, fault: faultOfIssue(read.error, json) };
  const { name, friction, restitution, low, high } = read.data;
  return ok({ name, friction, restitution, low, high });
}

/** As a file; `parseSurface` gives it back. */
export const makeSurface = (surface: MeasuredSurface): string =>
  `${JSON.stringify({ format: SURFACE_FORMAT, version: SURFACE_VERSION, ...surface }, null, 2)}\n`;

import { z } from 'zod';
import { faultOfIssue } from '../../engine/files/readJson.ts';
import { ok, type Result } from '../../sim/result.ts';
import { GAMES, gameOf, type AnyMatch, type AnyRecording, type SomeFiles } from '../tables/gameFiles.ts';
import { LONGEST_MINIATURE, type Glance, type SavedMatch, type Summary } from './savedMatch.ts';

// What goes on the shelf and comes off it. With schemas in it, this comes behind the page's shell.

export { readAnyMatch } from './readAnyMatch.ts';

const LONGEST_SURFACE = 40; // of the presets' ids, with room
const count = z.number().int().nonnegative();

const glance = z.strictObject({
  game: z.enum(GAMES).exactOptional(),
  seats: z.array(z.strictObject({ name: z.string(), colour: count })).min(1),
  actions: count,
  turn: count.nullable(),
  winners: z.array(count).nullable(),
  surface: z.string().max(LONGEST_SURFACE).exactOptional(),
  miniature: z.string().max(LONGEST_MINIATURE).exactOptional(),
});
const key = { id: z.string().min(1), savedAt: z.number().nonnegative() };
const summarySchema = z.strictObject({ ...key, glance });
const savedMatchSchema = z.strictObject({ ...key, text: z.string().min(1), glance });

/** Reads what lay on the shelf. Faults as of any file, with the path in the record. */
export const readSavedMatch = (value: unknown): Result<SavedMatch> => readBy(savedMatchSchema, value);

/** The same of a summary. */
export const readSummary = (value: unknown): Result<Summary> => readBy(summarySchema, value);

function readBy<T>(schema: z.ZodType<T>, value: unknown): Result<T> {
  const read = schema.safeParse(value);
  return read.success ? ok(read.data) : { ok: false, fault: faultOfIssue(read.error, value) };
}

/** The match as it is put on the shelf. */
export function saveOf(id: string, match: AnyMatch, savedAt: number, { recordMatch, makeMatch, glanceOfSetup, glanceOfState }: SomeFiles): SavedMatch {
  const glance = { ...glanceOf(match), ...glanceOfSetup(match.header.setup), ...glanceOfState(match.state) };
  return { id, savedAt, text: makeMatch(recordMatch(match)), glance };
}

/** A file that was read but not yet replayed, as it is put on the shelf. */
export function saveOfRecording(id: string, recording: AnyRecording, savedAt: number, { makeMatch, glanceOfSetup }: SomeFiles): SavedMatch {
  const glance = { ...glanceOf(recording), ...glanceOfSetup(recording.header.setup), turn: null, winners: null };
  return { id, savedAt, text: makeMatch(recording), glance };
}

function glanceOf(thing: AnyMatch | AnyRecording): Pick<Glance, 'game' | 'seats' | 'actions'> {
  const game = gameOf(thing);
  const { header, log } = thing;
  return { ...(game === 'traction' ? {} : { game }), seats: header.seats.map(({ name, colour }) => ({ name, colour })), actions: log.length };
}

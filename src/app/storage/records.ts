import { z } from 'zod';
import { faultOfIssue } from '../../engine/files/readJson.ts';
import type { MatchHeader } from '../../engine/match.ts';
import { makeMatch, recordMatch, type TractionRecording } from '../../games/traction/matchFile.ts';
import type { TractionMatch, TractionTypes } from '../../games/traction/traction.ts';
import { ok, type Result } from '../../sim/result.ts';
import { LONGEST_MINIATURE, makeMiniature } from './miniature.ts';
import type { Glance, SavedMatch, Summary } from './savedMatch.ts';

// What goes on the shelf and comes off it. With the rules and schemas in it, this comes behind the page's shell.

export { parseMatch } from '../../games/traction/matchFile.ts';

const LONGEST_SURFACE = 40; // of the presets' ids, with room
const count = z.number().int().nonnegative();

const glance = z.strictObject({
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
export function saveOf(id: string, match: TractionMatch, savedAt: number): SavedMatch {
  return { id, savedAt, text: makeMatch(recordMatch(match)), glance: glanceOfMatch(match) };
}

/** A file that was read but not yet replayed, as it is put on the shelf. */
export function saveOfRecording(id: string, recording: TractionRecording, savedAt: number): SavedMatch {
  const glance = { seats: seatsOf(recording.header), actions: recording.log.length, turn: null, winners: null, surface: recording.header.setup.surface.id };
  return { id, savedAt, text: makeMatch(recording), glance };
}

const glanceOfMatch = ({ header, log, state }: TractionMatch): Glance => ({
  seats: seatsOf(header),
  actions: log.length,
  turn: state.turn.number,
  winners: state.outcome?.winners ?? null,
  surface: state.surface.id,
  miniature: makeMiniature(state),
});

const seatsOf = ({ seats }: MatchHeader<TractionTypes>): Glance['seats'] => seats.map(({ name, colour }) => ({ name, colour }));

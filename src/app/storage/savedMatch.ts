import { z } from 'zod';
import { faultOfIssue } from '../../engine/files/readJson.ts';
import type { MatchHeader } from '../../engine/match.ts';
import { makeMatch, recordMatch, type TractionRecording } from '../../games/traction/matchFile.ts';
import type { TractionMatch, TractionTypes } from '../../games/traction/traction.ts';
import { ok, type Result } from '../../sim/result.ts';

/** What lies beside every save, so that a list need not read it: a long match is megabytes of text. */
export interface Summary {
  readonly id: string;
  readonly savedAt: number; // ms since 1970
  readonly glance: Glance;
}

/** A match on the shelf. The text is the match file and the only thing a match is resumed from. */
export interface SavedMatch extends Summary {
  readonly text: string;
}

/** What a list shows without reading the text. */
export interface Glance {
  readonly seats: readonly { readonly name: string; readonly colour: number }[];
  readonly actions: number;
  readonly turn: number | null; // null for a file that has not been replayed yet
  readonly winners: readonly number[] | null; // null while it is running, or not known
}

const count = z.number().int().nonnegative();

const glance = z.strictObject({
  seats: z.array(z.strictObject({ name: z.string(), colour: count })).min(1),
  actions: count,
  turn: count.nullable(),
  winners: z.array(count).nullable(),
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

export const summaryOf = ({ id, savedAt, glance }: SavedMatch): Summary => ({ id, savedAt, glance });

/** The match as it is put on the shelf. */
export function saveOf(id: string, match: TractionMatch, savedAt: number): SavedMatch {
  return { id, savedAt, text: makeMatch(recordMatch(match)), glance: glanceOfMatch(match) };
}

/** A file that was read but not yet replayed, as it is put on the shelf. */
export function saveOfRecording(id: string, recording: TractionRecording, savedAt: number): SavedMatch {
  const glance = { seats: seatsOf(recording.header), actions: recording.log.length, turn: null, winners: null };
  return { id, savedAt, text: makeMatch(recording), glance };
}

const glanceOfMatch = ({ header, log, state }: TractionMatch): Glance => ({
  seats: seatsOf(header),
  actions: log.length,
  turn: state.turn.number,
  winners: state.outcome?.winners ?? null,
});

const seatsOf = ({ seats }: MatchHeader<TractionTypes>): Glance['seats'] => seats.map(({ name, colour }) => ({ name, colour }));

/** Whether there is something left to play; a file that was not replayed yet may be. */
export const isRunning = ({ glance }: Summary): boolean => glance.winners === null;

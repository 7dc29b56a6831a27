import { z } from 'zod';
import { withSeen } from '#engine/hidden.ts';
import { faultOfIssue } from '#engine/files/readJson.ts';
import { ok, type Result } from '#sim/result.ts';
import { gameOf, type AnyMatch, type AnyRecording, type Games, type SomeFiles } from './gameFiles.ts';
import { isForeign } from './playedHere.ts';
import { readAnyMatch, tellAnyMatch, type ToldMatch } from './readAnyMatch.ts';
import { LONGEST_MINIATURE, type Glance, type SavedMatch, type Summary } from './savedMatch.ts';

// Records to and from the storage. With schemas in it, this comes behind the page's shell.

export { readAnyMatch, tellAnyMatch } from './readAnyMatch.ts';
export { openingFault, storeClosed, silence, storageFault } from './storageFault.ts';
export { readTitle, titleIn } from './titles.ts';
export { createUnbegunNotes } from './unbegun.ts';

const LONGEST_SURFACE = 40; // of the presets' ids, with room
const LONGEST_NAME = 200; // of a player, with room
const LONGEST_BUILD = 1000; // as in a match file
const MOST_SEATS = 10; // with room
const LATEST_MS = 8.64e15; // what a date can say
const count = z.number().int().nonnegative();
/** An older save may have a name in which something is hidden: it shows. */
const name = z
  .string()
  .max(LONGEST_NAME)
  .overwrite((text) => withSeen(text));

const shownInList = {
  seats: z
    .array(z.strictObject({ name, colour: count }))
    .min(1)
    .max(MOST_SEATS),
  actions: count,
  turn: count.nullable(),
  winners: z.array(count).nullable(),
  surface: z.string().max(LONGEST_SURFACE).exactOptional(),
  mode: z.string().max(LONGEST_SURFACE).exactOptional(),
  miniature: z.string().max(LONGEST_MINIATURE).exactOptional(),
  rules: z.number().int().min(1).exactOptional(),
  set: z.literal('first').exactOptional(),
  build: z.string().max(LONGEST_BUILD).exactOptional(),
} as const;
/** As addresses have it (`ui/route.ts`): what is called otherwise could not be opened. */
const key = {
  id: z.string().regex(/^[\w-]{1,64}$/, 'up to 64 letters, digits and dashes'),
  savedAt: z.number().nonnegative().max(LATEST_MS),
};

/** Reads what lay in the store, of these games. Faults as of any file, with the path in the record. */
export interface Readers {
  readonly readSavedMatch: (value: unknown) => Result<SavedMatch>;
  readonly readSummary: (value: unknown) => Result<Summary>;
}

export function readersOf(games: Games): Readers {
  const glance = z.strictObject({ game: z.enum(games.map(({ id }) => id)).exactOptional(), ...shownInList });
  const summarySchema = z.strictObject({ ...key, glance });
  const savedMatchSchema = z.strictObject({ ...key, text: z.string().min(1), glance });
  return {
    readSavedMatch: (value) => readBy(savedMatchSchema, value),
    readSummary: (value) => readBy(summarySchema, value),
  };
}

function readBy<T>(schema: z.ZodType<T>, value: unknown): Result<T> {
  const read = schema.safeParse(value);
  return read.success ? ok(read.data) : { ok: false, fault: faultOfIssue(read.error, value) };
}

/** The match as it is put in the store. */
export function saveOf(
  id: string,
  match: AnyMatch,
  savedAt: number,
  { recordMatch, makeMatch, glanceOfSetup, glanceOfState, actionsToTell }: SomeFiles,
): SavedMatch {
  const glance = {
    ...glanceOf(match),
    actions: actionsToTell(match),
    ...glanceOfSetup(match.header.setup),
    ...glanceOfState(match.state),
  };
  return { id, savedAt, text: makeMatch(recordMatch(match)), glance };
}

/** A file that was read but not yet replayed, as it is put in the store. */
export function saveOfRecording(
  id: string,
  recording: AnyRecording,
  savedAt: number,
  { makeMatch, glanceOfSetup }: SomeFiles,
): SavedMatch {
  const glance = { ...glanceOf(recording), ...glanceOfSetup(recording.header.setup), turn: null, winners: null };
  return { id, savedAt, text: makeMatch(recording), glance };
}

/** A file that can only be read, as it is put in the store: its text as it came. */
export function saveOfText(
  id: string,
  { game, rulesVersion, build, seats, actions }: ToldMatch,
  text: string,
  savedAt: number,
): SavedMatch {
  const glance: Glance = {
    game,
    rules: rulesVersion,
    build,
    seats: seats.map(({ name: called, colour }) => ({ name: called, colour })),
    actions: actions.length,
    turn: null,
    winners: null,
  };
  return { id, savedAt, text, glance };
}

/**
 * The text of a match file, as it is put in the store: to be played, or only to be read where it is of other rules.
 * Faults: those of `readAnyMatch` and `tellAnyMatch`.
 */
export async function saveOfAny(
  games: Games,
  id: string,
  text: string,
  savedAt: number,
  build: string,
): Promise<Result<SavedMatch>> {
  const read = await readAnyMatch(games, text, build, { own: true });
  if (read.ok) return ok(saveOfRecording(id, read.value, savedAt, await gameOf(games, read.value).files()));
  const told = isForeign(read.fault) ? await tellAnyMatch(games, text, { own: true }) : read;
  return told.ok ? ok(saveOfText(id, told.value, text, savedAt)) : told;
}

function glanceOf(
  thing: AnyMatch | AnyRecording,
): Pick<Glance, 'game' | 'seats' | 'actions' | 'rules' | 'set' | 'build'> {
  const { header, log } = thing;
  const { game, rulesVersion: rules, rules: set, build } = header;
  return {
    game,
    rules,
    ...(set === 'first' && { set }),
    build,
    seats: header.seats.map(({ name, colour }) => ({ name, colour })),
    actions: log.length,
  };
}

/** The save, saying by which rules and on which build it was played; null where its text does not. */
export async function withOrigin(games: Games, saved: SavedMatch): Promise<SavedMatch | null> {
  const told = await tellAnyMatch(games, saved.text, { own: true });
  return told.ok
    ? { ...saved, glance: { ...saved.glance, rules: told.value.rulesVersion, build: told.value.build } }
    : null;
}

import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { z } from 'zod';
import { readJson } from '#engine/files/readJson.ts';
import { OWN_MATCH_LIMIT } from '#engine/matchFile/format.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { texts } from '../texts.ts';

// All matches of a browser in one file: a ZIP archive of match files as anybody can open it. Beside them lies what a
// match file has no place for.

/** A match as it goes into an archive and comes out of it. Nothing of it is believed. */
export interface Archived {
  readonly name: string;
  readonly text: string;
  /** When it was saved, ms since 1970; null where the archive does not say. */
  readonly savedAt: number | null;
  readonly title: string | null;
}

const INDEX = 'matches.json';
const INDEX_FORMAT = 'tumbletop/matches';
const LATEST_MS = 8.64e15; // what a date can say

/** An entry that is damaged costs what it says, and not the match. */
const indexSchema = z.object({
  format: z.literal(INDEX_FORMAT),
  matches: z.record(
    z.string(),
    z
      .object({ savedAt: z.number().nonnegative().max(LATEST_MS).nullable(), title: z.string().nullable() })
      .catch({ savedAt: null, title: null }),
  ),
});

/** Far more than years of play fill (house values). */
const MOST_BYTES = 256 * 1024 * 1024;
const MOST_MATCHES = 5000;

/** A ZIP archive with a file for every match. Their names have to differ. */
export function makeArchive(matches: readonly Archived[]): Uint8Array<ArrayBuffer> {
  const index = {
    format: INDEX_FORMAT,
    version: 1,
    matches: Object.fromEntries(matches.map(({ name, savedAt, title }) => [name, { savedAt, title }])),
  };
  return zipSync({
    [INDEX]: strToU8(`${JSON.stringify(index, null, 2)}\n`),
    ...Object.fromEntries(matches.map(({ name, text }) => [name, strToU8(text)])),
  });
}

/** Every ZIP archive with something in it begins so. */
const ZIP = [0x50, 0x4b, 3, 4] as const;

export const isArchive = (start: Uint8Array): boolean => ZIP.every((byte, i) => start[i] === byte);

/** An archive's matches, unpacked one after the other. */
export interface ReadArchive {
  readonly names: readonly string[];
  /** Faults: `file-too-large`, `archive-damaged`. */
  matchOf(name: string): Result<Archived>;
}

/** Faults: `file-too-large`, `archive-damaged`, `no-match`. */
export function readArchive(bytes: Uint8Array): Result<ReadArchive> {
  if (bytes.length > MOST_BYTES) return fault('file-too-large', texts.files.tooLarge(bytes.length, MOST_BYTES));
  const sizes = sizesIn(bytes);
  if (sizes === null) return fault('archive-damaged', texts.archive.damaged);
  const names = [...sizes.keys()].filter((name) => name.endsWith('.json') && name !== INDEX);
  if (names.length === 0) return fault('no-match', texts.archive.noMatch);
  if (names.length > MOST_MATCHES) return fault('file-too-large', texts.archive.tooMany(names.length, MOST_MATCHES));
  const textOf = (name: string): Result<string> => {
    const size = sizes.get(name) ?? 0;
    if (size > OWN_MATCH_LIMIT) return fault('file-too-large', texts.files.tooLarge(size, OWN_MATCH_LIMIT));
    const text = unpacked(bytes, name);
    return text === null ? fault('archive-damaged', texts.archive.damaged) : ok(text);
  };
  const index = indexIn(sizes.has(INDEX) ? textOf(INDEX) : null);
  return ok({
    names,
    matchOf: (name) => {
      const text = textOf(name);
      if (!text.ok) return text;
      const { savedAt = null, title = null } = index.get(name) ?? {};
      return ok({ name, text: text.value, savedAt, title });
    },
  });
}

/** The length of each file as the archive tells it: not more than that is ever unpacked. */
function sizesIn(bytes: Uint8Array): ReadonlyMap<string, number> | null {
  const sizes = new Map<string, number>();
  const note = ({ name, originalSize }: { readonly name: string; readonly originalSize: number }): boolean => {
    sizes.set(name, originalSize);
    return false;
  };
  try {
    unzipSync(bytes, { filter: note });
    return sizes;
  } catch {
    return null; // no archive, or one that is cut off
  }
}

function unpacked(bytes: Uint8Array, wanted: string): string | null {
  try {
    const part = unzipSync(bytes, { filter: ({ name }) => name === wanted })[wanted];
    return part === undefined ? null : strFromU8(part);
  } catch {
    return null;
  }
}

type Index = z.infer<typeof indexSchema>['matches'];

/** A Map, so that a name under which every object has something is a name like any other. */
function indexIn(text: Result<string> | null): ReadonlyMap<string, Index[string]> {
  const json = text?.ok === true ? readJson(text.value) : null;
  const read = json?.ok === true ? indexSchema.safeParse(json.value) : null;
  return new Map(read?.success === true ? Object.entries(read.data.matches) : []);
}

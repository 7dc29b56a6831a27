import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { strToU8 } from 'fflate';
import { expectFormat } from '../files/expectFormat.ts';
import { FILE_LIMITS, readJson, utf8Bytes } from '../files/readJson.ts';
import { linkDamaged, linkTooLarge } from '../files/link.ts';
import type { LinkParts } from '../files/shortLink.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import { NumberReader, NumberWriter } from '#sim/short/numbers.ts';
import type { GameTypes } from '../game.ts';
import { startMatch, type LogEntry, type MatchHeader } from '../match.ts';
import type { RecordedAction, Recording } from '../replay.ts';
import { MATCH_FORMAT, MATCH_VERSION } from './format.ts';
import type { MatchForm, MatchJson, RecordingOf, ShortStart, WholeMatches } from './matchForm.ts';
import type { HeaderFile } from './readHeader.ts';

/**
 * A match for a link: its actions, and of their outcomes only a check each. Rulings, ticks and hashes come out again
 * when it is replayed, which it has to be before anything of it is believed.
 */
export const SHORT_FORMAT = 'tumbletop/match-link';

/** A match out of a link; the evidence and the hashes of its actions say nothing, `checks` stand for them. */
export interface ShortRecording<T extends GameTypes> extends Recording<T> {
  readonly checks: readonly string[];
}

/** Own pieces that take more are no part of a link, bytes (house value). */
const MOST_OWN_BYTES = 1024;

/** How matches of a game go into links. */
export interface ShortMatches<T extends GameTypes, R extends RecordedAction<T>> {
  /** Faults: `file-too-large`, where the reader of the link would refuse it as too long; `own-pieces`. */
  readonly shortMatch: (recording: RecordingOf<T, R>) => Result<LinkParts>;
  /** Faults: those of a match file and its header; `link-damaged`; `file-too-large`. */
  readonly readShort: (parts: LinkParts, build: string | null) => Result<ShortRecording<T>>;
  /** The check of an action that was played: of everything that a file would say of it. */
  readonly checkOf: (entry: LogEntry<T>) => string;
}

const CHECK_BYTES = 3; // a different outcome passes at its own action once in 16 million times, and then at the next
const NO_HASH = '0'.repeat(32);

export function shortMatches<
  T extends GameTypes,
  R extends RecordedAction<T>,
  F extends HeaderFile & { readonly log: readonly unknown[] },
>(form: MatchForm<T, R, F>, { matchOf, makeMatch }: WholeMatches<T, R>): ShortMatches<T, R> {
  const { shorten, restore } = form.short ?? {};
  const checkBytes = (recorded: R): Uint8Array =>
    sha256(strToU8(JSON.stringify(form.makeAction(recorded)))).slice(0, CHECK_BYTES);
  return {
    shortMatch: ({ header, log }) => {
      const own = utf8Bytes(JSON.stringify(form.ownPieces?.(header.setup) ?? ''));
      if (own > MOST_OWN_BYTES) return fault('own-pieces', `The match carries own pieces of ${own} bytes.`);
      const out = new NumberWriter();
      const head = JSON.parse(makeMatch({ header, log: [] })) as MatchJson;
      const files = log.map((recorded) => withoutOutcome(form.makeAction(recorded)));
      if (isTooLarge({ ...head, log: files.map(withAnyOutcome) })) return linkTooLarge();
      const short = shorten?.(startOf(form, header), log, files, out) ?? files;
      const text = JSON.stringify({ ...head, format: SHORT_FORMAT, log: short });
      return ok({ text, numbers: out.bytes(), checks: joined(log.map(checkBytes)) });
    },
    readShort: ({ text, numbers, checks }, build) => {
      const head = headOf(text);
      if (!head.ok) return head;
      const { log, ...rest } = head.value;
      const read = matchOf({ ...rest, log: [] }, build);
      if (!read.ok) return read;
      if (!isObjects(log) || log.length * CHECK_BYTES !== checks.length) return linkDamaged();
      const { header } = read.value;
      const start = startMatch(form.game, header);
      if (!start.ok) return start;
      const restored = restore ? restore({ header, random: start.value.random }, log, new NumberReader(numbers)) : log;
      if (restored === null) return linkDamaged();
      if (restored === 'too-large') return linkTooLarge();
      const whole = { ...rest, log: restored.map(withAnyOutcome) };
      if (isTooLarge(whole)) return linkTooLarge();
      const recording = matchOf(whole, build);
      return recording.ok ? ok({ ...recording.value, checks: eachOf(checks) }) : recording;
    },
    checkOf: (entry) => bytesToHex(checkBytes(form.record(entry))),
  };
}

function headOf(text: string): Result<MatchJson> {
  const json = readJson(text, FILE_LIMITS);
  if (!json.ok) return json;
  const head = expectFormat(json.value, SHORT_FORMAT, MATCH_VERSION);
  return head.ok ? ok({ ...head.value, format: MATCH_FORMAT }) : head;
}

const isObjects = (log: unknown): log is readonly MatchJson[] =>
  Array.isArray(log) && log.every((entry) => typeof entry === 'object' && entry !== null && !Array.isArray(entry));

function startOf<T extends GameTypes>(
  { game }: Pick<MatchForm<T, never, never>, 'game'>,
  header: MatchHeader<T>,
): ShortStart<T> {
  const started = startMatch(game, header);
  if (!started.ok) throw new Error(`a match that was played begins: ${started.fault.message}`);
  return { header, random: started.value.random };
}

/** Measured without rulings, which a link does not have: its reader measures the same. */
const isTooLarge = (whole: object): boolean => JSON.stringify(whole).length > FILE_LIMITS.bytes;

/** The ticks stay: they tell a physical action. */
function withoutOutcome(file: object): object {
  const kept: Record<string, unknown> = { ...file };
  for (const key of ['rulings', 'bodies', 'hash']) delete kept[key];
  return kept;
}

const withAnyOutcome = (file: object): object =>
  'ticks' in file ? { ...file, rulings: [], bodies: NO_HASH, hash: NO_HASH } : { ...file, hash: NO_HASH };

const joined = (parts: readonly Uint8Array[]): Uint8Array => Uint8Array.from(parts.flatMap((part) => [...part]));

const eachOf = (checks: Uint8Array): readonly string[] =>
  Array.from({ length: checks.length / CHECK_BYTES }, (_, i) =>
    bytesToHex(checks.slice(i * CHECK_BYTES, (i + 1) * CHECK_BYTES)),
  );

import { deflateSync, strFromU8, strToU8 } from 'fflate';
import { fault, ok, type Fault, type Result } from '#sim/result.ts';
import { checkOf, decoded, encoded, inflated, linkDamaged, linkTooLarge, SHORT_VERSIONS } from './link.ts';
import { LINK_LENGTH_MOST } from './linkLimits.ts';
import { USUAL_WORDS } from './usualWords.ts';

/**
 * A match as part of an address, shorter than its file: `3.`, a check of six letters, a dot, and in base64url the
 * length of the text as it is packed (four bytes), the text (RFC 1951, as if the usual words stood before it), the
 * number of checks' bytes (four), the checks, and the numbers. Links that begin with `2.` are the same without the
 * usual words.
 */
export interface LinkParts {
  readonly text: string;
  /** The shortened part of the text (`sim/short`). */
  readonly numbers: Uint8Array;
  /** A few bytes an action, by which a replay knows that it comes out as it did. */
  readonly checks: Uint8Array;
}

const [, NEWEST] = SHORT_VERSIONS;
const usualWords = (): Uint8Array<ArrayBuffer> => Uint8Array.from(strToU8(USUAL_WORDS));

export const isShortLink = (packed: string): boolean =>
  SHORT_VERSIONS.some((version) => packed.startsWith(`${version}.`));

/** Fault: `link-too-long`. */
export function packShort({ text, numbers, checks }: LinkParts): Result<string> {
  const deflated = deflateSync(strToU8(text), { level: 9, dictionary: usualWords() });
  const bytes = Uint8Array.from([...lengthOf(deflated), ...deflated, ...lengthOf(checks), ...checks, ...numbers]);
  const packed = `${NEWEST}.${checkOf(bytes)}.${encoded(bytes)}`;
  if (packed.length <= LINK_LENGTH_MOST) return ok(packed);
  return tooLong('would have', packed.length);
}

/** Nothing of it is understood or believed yet. Faults: `link-too-long`, `link-damaged`, `file-too-large`. */
export function unpackShort(packed: string): Result<LinkParts> {
  if (packed.length > LINK_LENGTH_MOST) return tooLong('has', packed.length);
  const [, check = '', data = '', ...more] = packed.split('.');
  const bytes = more.length === 0 ? decoded(data) : null;
  if (bytes === null || checkOf(bytes) !== check) return linkDamaged();
  const text = partOf(bytes, 0);
  const checks = text && partOf(bytes, text.end);
  if (!text || !checks) return linkDamaged();
  const inflatedText = inflated(text.part, usualWords()); // version 2 never refers to them
  if (inflatedText === null) return linkDamaged();
  if (inflatedText === 'too-large') return linkTooLarge();
  return ok({ text: strFromU8(inflatedText), checks: checks.part, numbers: bytes.slice(checks.end) });
}

const tooLong = (has: string, characters: number): { readonly ok: false; readonly fault: Fault } =>
  fault('link-too-long', `The link ${has} ${characters} characters; expected at most ${LINK_LENGTH_MOST}.`);

const LENGTH_BYTES = 4;

function lengthOf(part: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(LENGTH_BYTES);
  new DataView(bytes.buffer).setUint32(0, part.length, true);
  return bytes;
}

function partOf(bytes: Uint8Array, at: number): { readonly part: Uint8Array; readonly end: number } | null {
  const from = at + LENGTH_BYTES;
  if (from > bytes.length) return null;
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(at, true);
  return from + length > bytes.length ? null : { part: bytes.slice(from, from + length), end: from + length };
}

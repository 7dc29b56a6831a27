import { sha256 } from '@noble/hashes/sha2.js';
import { base64urlnopad } from '@scure/base';
import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import { fault, ok, type Fault, type Result } from '#sim/result.ts';
import { LINK_LENGTH_MOST } from './linkLimits.ts';
import { FILE_LIMITS } from './readJson.ts';
import { show } from './shown.ts';

/**
 * A file as part of an address: `1.` (the version), a check of six letters, a dot, and the text, deflated (RFC 1951),
 * in base64url. All of it may stand in a link's fragment, which no server ever sees.
 */
const VERSION = '1';
/** Those of a match without what its replay finds again (shortLink.ts), the newest last. */
export const SHORT_VERSIONS = ['2', '3'] as const;
/** As much as is left of a link that was cut off in its version or before it. */
const CUT_OFF: readonly string[] = ['', VERSION, ...SHORT_VERSIONS];
const CHECK_BYTES = 4; // one damaged link in four thousand million passes for whole

/**
 * Packs a file's text. Faults: `link-too-long`, where it would be longer than a link may be; `file-too-large`, where
 * its reader would refuse it.
 */
export function packLink(text: string): Result<string> {
  const bytes = strToU8(text);
  if (bytes.length > FILE_LIMITS.bytes) return linkTooLarge();
  const packed = `${VERSION}.${checkOf(bytes)}.${encoded(deflateSync(bytes, { level: 9 }))}`;
  if (packed.length <= LINK_LENGTH_MOST) return ok(packed);
  return fault(
    'link-too-long',
    `The link would have ${packed.length} characters; expected at most ${LINK_LENGTH_MOST}.`,
  );
}

/**
 * Unpacks a file's text. Nothing of it is understood or believed yet, and never more than a file's length is unpacked,
 * however little it came from. Faults: `link-too-long`, `link-version`, `link-damaged`, `file-too-large`.
 */
export function unpackLink(packed: string): Result<string> {
  if (packed.length > LINK_LENGTH_MOST) {
    return fault('link-too-long', `The link has ${packed.length} characters; expected at most ${LINK_LENGTH_MOST}.`);
  }
  const [version = '', check = '', data = '', ...more] = packed.split('.');
  if (CUT_OFF.includes(packed)) return linkDamaged();
  if (version !== VERSION) return otherVersion(version);
  const deflated = more.length === 0 ? decoded(data) : null;
  const bytes = deflated && inflated(deflated);
  if (!bytes) return linkDamaged();
  if (bytes === 'too-large') return linkTooLarge();
  return checkOf(bytes) === check ? ok(strFromU8(bytes)) : linkDamaged();
}

type Refusal = { readonly ok: false; readonly fault: Fault };

export const linkDamaged = (): Refusal =>
  fault(
    'link-damaged',
    'The link is damaged: it was cut off or changed on its way. Ask whoever sent it for the whole link, or for the file of the match or of what else it holds.',
  );

export const linkTooLarge = (): Refusal =>
  fault('file-too-large', `The link holds more than ${FILE_LIMITS.bytes} bytes; expected at most that.`);

const [OLD_SHORT, NEWEST] = SHORT_VERSIONS;
const READ_HERE = `expected version ${VERSION}, ${OLD_SHORT} or ${NEWEST}, which this program reads`;

function otherVersion(begins: string): Refusal {
  const isNewer = /^\d{1,9}$/.test(begins) && Number(begins) > Number(NEWEST);
  return fault(
    'link-version',
    isNewer
      ? `The link is of version ${begins}, made by a newer Tumbletop; ${READ_HERE}.`
      : `This is no link of Tumbletop: it begins with ${show(begins.slice(0, 20))}; ${READ_HERE}.`,
  );
}

/** Six letters that tell a damaged text. */
export const checkOf = (bytes: Uint8Array): string => base64urlnopad.encode(sha256(bytes).slice(0, CHECK_BYTES));

export const encoded = (bytes: Uint8Array): string => base64urlnopad.encode(bytes);

export function decoded(data: string): Uint8Array | null {
  try {
    return base64urlnopad.decode(data);
  } catch {
    return null; // a letter that is none of the alphabet's, or too few
  }
}

const PIECE = 1024; // bytes; one of these becomes a megabyte at most

/**
 * Of at most a file's length. Piece by piece, so that a small link cannot become a large memory. `before`: the words
 * that its maker took to stand before the text.
 */
export function inflated(deflated: Uint8Array, before = new Uint8Array()): Uint8Array | 'too-large' | null {
  const parts: Uint8Array[] = [];
  let length = 0;
  let ended = false;
  const inflate = new Inflate({ dictionary: before }, (part, final) => {
    parts.push(part);
    length += part.length;
    ended ||= final;
  });
  try {
    for (let at = 0; at < deflated.length && length <= FILE_LIMITS.bytes; at += PIECE) {
      inflate.push(deflated.subarray(at, at + PIECE), at + PIECE >= deflated.length);
    }
  } catch {
    return null; // no deflated text at all, or one that is cut off
  }
  if (length > FILE_LIMITS.bytes) return 'too-large';
  return ended ? joined(parts, length) : null;
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const all = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

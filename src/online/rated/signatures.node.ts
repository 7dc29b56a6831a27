import { createPublicKey, verify } from 'node:crypto';
import { fault } from '#sim/result.ts';
import type { Signatures } from '../rooms/ladder.ts';

/** Of a point that is not compressed: one byte that says so, and 32 for each coordinate. */
const COORDINATE = 32;

/**
 * Signatures of players' keys. `publicUrl`: where others reach this server, so that nothing counts that was signed for
 * another one; null: that is not known, and every origin counts.
 */
export function signaturesFor(publicUrl: string | null): Signatures {
  const own = publicUrl === null ? null : new URL(publicUrl).origin;
  return (key, origin, text, signature) => {
    if (own !== null && origin !== own)
      return fault('other-origin', `This was signed at ${origin}; this server is at ${own}.`);
    return isSigned(key, text, signature)
      ? null
      : fault('not-signed', 'The signature does not fit: it is not of that key, or for something else.');
  };
}

function isSigned(key: string, text: string, signature: string): boolean {
  const point = Buffer.from(key, 'base64url').subarray(1);
  const [x, y] = [point.subarray(0, COORDINATE), point.subarray(COORDINATE)].map((half) => half.toString('base64url'));
  try {
    const jwk = { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' };
    const publicKey = createPublicKey({ key: jwk, format: 'jwk' });
    const spoken = { key: publicKey, dsaEncoding: 'ieee-p1363' } as const;
    return verify('sha256', Buffer.from(text, 'utf8'), spoken, Buffer.from(signature, 'base64url'));
  } catch {
    return false; // no such point is on the curve
  }
}

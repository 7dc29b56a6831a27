import type { RigidBody } from '@dimforge/rapier3d-compat';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';

const FLOATS_A_BODY = 13;
const HEX_DIGITS = 32; // 128 bits: collisions are out of the question, and a line of a log stays readable

/** A world with its pieces, sorted by id. */
interface Pieces {
  readonly pieces: readonly { readonly body: RigidBody }[];
}

/**
 * Hash of the pieces' state: position, rotation, linear and angular velocity as float32, in id order. Never of the
 * engine's snapshot, whose bytes hold more than the state.
 */
export function stateHash(table: Pieces): string {
  const floats = new Float32Array(table.pieces.length * FLOATS_A_BODY);
  table.pieces.forEach(({ body }, i) => {
    const t = body.translation();
    const r = body.rotation();
    const v = body.linvel();
    const w = body.angvel();
    floats.set([t.x, t.y, t.z, r.x, r.y, r.z, r.w, v.x, v.y, v.z, w.x, w.y, w.z], i * FLOATS_A_BODY);
  });
  return bytesToHex(sha256(littleEndian(floats))).slice(0, HEX_DIGITS);
}

function littleEndian(floats: Float32Array): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(floats.length * 4));
  floats.forEach((f, i) => bytes.setFloat32(i * 4, f, true));
  return new Uint8Array(bytes.buffer);
}

// An animated WebP made of still ones: a container of their frames. Its format: the WebP Container Specification.
import { Buffer } from 'node:buffer';

/**
 * A part of the picture that changes, and how long it then stays as it is.
 * @typedef {{ still: Uint8Array, leftPx: number, topPx: number, widthPx: number, heightPx: number, ms: number }} Frame
 *   still: a WebP file of that part; left and top are even
 */

const HAS_ANIMATION = 0b10;
/** Of a frame: it covers what was there, and stays. */
const COVERS = 0b10;
/** A chunk of odd length has a byte more. */
const PAD = Buffer.alloc(1);
const CHUNK_HEAD = 8;
const RIFF_HEAD = 12;

/**
 * @param {{ widthPx: number, heightPx: number, frames: readonly Frame[] }} picture shown again and again
 * @returns {Buffer}
 */
export function animatedWebp({ widthPx, heightPx, frames }) {
  const size = Buffer.alloc(10);
  size.writeUInt8(HAS_ANIMATION, 0);
  size.writeUIntLE(widthPx - 1, 4, 3);
  size.writeUIntLE(heightPx - 1, 7, 3);
  // Background, and how often it is shown: 0 is for ever.
  const animation = Buffer.alloc(6);
  const body = Buffer.concat([
    Buffer.from('WEBP'),
    chunk('VP8X', size),
    chunk('ANIM', animation),
    ...frames.map((frame) => chunk('ANMF', frameData(frame))),
  ]);
  return chunk('RIFF', body);
}

/** @param {Frame} frame */
function frameData({ still, leftPx, topPx, widthPx, heightPx, ms }) {
  const head = Buffer.alloc(16);
  head.writeUIntLE(leftPx / 2, 0, 3);
  head.writeUIntLE(topPx / 2, 3, 3);
  head.writeUIntLE(widthPx - 1, 6, 3);
  head.writeUIntLE(heightPx - 1, 9, 3);
  head.writeUIntLE(ms, 12, 3);
  head.writeUInt8(COVERS, 15);
  const pictures = chunksOf(still).filter(({ name }) => ['ALPH', 'VP8 ', 'VP8L'].includes(name));
  return Buffer.concat([head, ...pictures.map(({ name, data }) => chunk(name, data))]);
}

/** @param {string} name @param {Uint8Array} data */
function chunk(name, data) {
  const head = Buffer.alloc(CHUNK_HEAD);
  head.write(name, 'latin1');
  head.writeUInt32LE(data.length, 4);
  return Buffer.concat([head, data, ...(data.length % 2 === 1 ? [PAD] : [])]);
}

/**
 * @param {Uint8Array} file a WebP
 * @returns {{ name: string, data: Buffer }[]}
 */
function chunksOf(file) {
  const bytes = Buffer.from(file);
  const chunks = [];
  for (let at = RIFF_HEAD; at + CHUNK_HEAD <= bytes.length;) {
    const length = bytes.readUInt32LE(at + 4);
    chunks.push({
      name: bytes.toString('latin1', at, at + 4),
      data: bytes.subarray(at + CHUNK_HEAD, at + CHUNK_HEAD + length),
    });
    at += CHUNK_HEAD + length + (length % 2);
  }
  return chunks;
}

/**
 * @param {Uint8Array} file an animated WebP
 * @returns {{ widthPx: number, heightPx: number, frames: number, ms: number }}
 */
export function measuresOf(file) {
  const chunks = chunksOf(file);
  const size = chunks.find(({ name }) => name === 'VP8X')?.data;
  if (size === undefined) throw new Error('the file is no animated WebP');
  const frames = chunks.filter(({ name }) => name === 'ANMF');
  return {
    widthPx: size.readUIntLE(4, 3) + 1,
    heightPx: size.readUIntLE(7, 3) + 1,
    frames: frames.length,
    ms: frames.reduce((all, { data }) => all + data.readUIntLE(12, 3), 0),
  };
}

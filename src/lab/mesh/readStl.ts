import { fault, ok, type Result } from '#sim/result.ts';
import { show } from '#engine/files/shown.ts';
import { MOST_TRIANGLES, type Mesh } from './mesh.ts';
import { coordinatesIn, lineFault, linesOf, tooMany } from './textLines.ts';

const HEAD = 80;
const START = HEAD + 4;
const FACET = 50;
const CORNERS = 3;

/**
 * Triangles of an STL file, binary or ASCII: a file is binary if it has as many bytes as its count of triangles says,
 * however it begins. Faults: `bad-mesh`.
 */
export function readStl(bytes: Uint8Array): Result<Mesh> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = bytes.length >= START ? view.getUint32(HEAD, true) : 0;
  if (bytes.length >= START && bytes.length === START + FACET * count) return binary(view, count);
  if (beginsSolid(bytes)) return ascii(bytes);
  if (bytes.length < START) return fault('bad-mesh', `It has ${bytes.length} bytes, which no STL file has.`);
  const wanted = START + FACET * count;
  return fault(
    'bad-mesh',
    `It has ${bytes.length} bytes, and says that it has ${count} triangles, which take ${wanted}.`,
  );
}

const SOLID = [...'solid'].map((letter) => letter.charCodeAt(0));
const LOWER = 0x20;

function beginsSolid(bytes: Uint8Array): boolean {
  let from = 0;
  while ((bytes[from] ?? 0) === 0x20 || ((bytes[from] ?? 0) >= 0x09 && (bytes[from] ?? 0) <= 0x0d)) from += 1;
  return SOLID.every((code, i) => ((bytes[from + i] ?? 0) | LOWER) === code);
}

function binary(view: DataView, count: number): Result<Mesh> {
  if (count > MOST_TRIANGLES) return tooMany(count);
  const points = new Float64Array(count * CORNERS * CORNERS);
  for (let t = 0; t < count; t += 1)
    for (let i = 0; i < CORNERS * CORNERS; i += 1) {
      const value = view.getFloat32(START + FACET * t + 4 * (CORNERS + i), true);
      if (!Number.isFinite(value)) return fault('bad-mesh', `A corner of its triangle ${t + 1} is at ${value}.`);
      points[CORNERS * CORNERS * t + i] = value;
    }
  return ok({ points, triangles: Uint32Array.from({ length: count * CORNERS }, (_, i) => i) });
}

function ascii(bytes: Uint8Array): Result<Mesh> {
  const points: number[] = [];
  let corners = 0; // of the triangle that is open
  let isEnded = false;
  for (const { words, number } of linesOf(bytes)) {
    const word = words[0]?.toLowerCase();
    if (word === 'vertex') {
      const place = words.length === CORNERS + 1 ? coordinatesIn(words.slice(1)) : null;
      if (place === null) return lineFault(number, 'a vertex and three numbers', words);
      points.push(...place);
      corners += 1;
    } else if (word === 'endloop') {
      if (corners !== CORNERS) return lineFault(number, 'a triangle to end with three corners', words);
      if (points.length > MOST_TRIANGLES * CORNERS * CORNERS) return tooMany(points.length / CORNERS / CORNERS);
      corners = 0;
    } else if (word === 'solid') isEnded = false;
    else if (word === 'endsolid') isEnded = true;
    else if (word !== 'facet' && word !== 'outer' && word !== 'endfacet')
      return lineFault(number, 'a word of an STL file', words);
  }
  if (corners !== 0 || !isEnded)
    return fault('bad-mesh', `It ends before its last line, which is ${show('endsolid')}.`);
  return ok({ points, triangles: Uint32Array.from({ length: points.length / CORNERS }, (_, i) => i) });
}

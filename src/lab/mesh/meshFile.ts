import { fault, ok, type Result } from '#sim/result.ts';
import { FURTHEST_MM } from '../rolls/partFile.ts';
import { MOST_BYTES, type Mesh } from './mesh.ts';
import { readObj } from './readObj.ts';
import { readStl } from './readStl.ts';
import { MM_OF, unitOf, type Unit } from './unit.ts';

/** A file by its name and what is in it. */
export interface MeshFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/**
 * A mesh in mm, the middle of its extents at the origin. Faults: those of its format and of its surface, without the
 * file's name; `unclear-unit`, where its size could be meant in either; `strange-size`.
 */
export function meshOfFile({ name, bytes }: MeshFile, unit: Unit | null): Result<Mesh> {
  if (bytes.length > MOST_BYTES)
    return fault('file-too-large', `It has ${bytes.length} bytes; expected at most ${MOST_BYTES}.`);
  const read = /\.obj$/i.test(name) ? readObj(bytes) : readStl(bytes);
  if (!read.ok) return read;
  const { points, triangles } = read.value;
  const [low, high] = [new Float64Array(3).fill(Infinity), new Float64Array(3).fill(-Infinity)];
  for (let t = 0; t < triangles.length; t += 1)
    for (let axis = 0; axis < 3; axis += 1) {
      const value = points[3 * (triangles[t] ?? 0) + axis] ?? 0;
      low[axis] = Math.min(low[axis] ?? 0, value);
      high[axis] = Math.max(high[axis] ?? 0, value);
    }
  const extent = Math.max(...high.map((value, axis) => value - (low[axis] ?? 0)));
  if (triangles.length === 0) return fault('bad-mesh', 'It has no triangles.');
  const said = unit ?? unitOf(extent);
  if (said === null && extent <= 2 * FURTHEST_MM)
    return fault('unclear-unit', `It is ${short(extent)} long, which may be millimetres or inches: say which.`);
  const mm = MM_OF[said ?? 'mm'];
  if (extent * mm > 2 * FURTHEST_MM)
    return fault('strange-size', `It is ${short(extent * mm)} mm long; expected at most ${2 * FURTHEST_MM}.`);
  const middle = [0, 1, 2].map((axis) => ((low[axis] ?? 0) + (high[axis] ?? 0)) / 2);
  return ok({ points: Float64Array.from(points, (value, i) => (value - (middle[i % 3] ?? 0)) * mm), triangles });
}

const short = (value: number): string => String(Number(value.toPrecision(3)));

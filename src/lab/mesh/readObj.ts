import { fault, ok, type Result } from '#sim/result.ts';
import { MOST_TRIANGLES, type Mesh } from './mesh.ts';
import { coordinatesIn, lineFault, linesOf, tooMany } from './textLines.ts';

const CORNERS = 3;
const MOST_POINTS = MOST_TRIANGLES * CORNERS;

/**
 * Triangles of a Wavefront OBJ file: its points (`v`) and faces (`f`), of which those with more corners are cut into
 * triangles from their first corner on; how it looks, and lines, are left out. Faults: `bad-mesh`.
 */
export function readObj(bytes: Uint8Array): Result<Mesh> {
  const points: number[] = [];
  const triangles: number[] = [];
  for (const { words, number } of continued(linesOf(bytes))) {
    const [kind, ...rest] = words;
    if (kind === 'v') {
      const place = rest.length >= CORNERS ? coordinatesIn(rest.slice(0, CORNERS)) : null;
      if (place === null) return lineFault(number, 'v and three numbers', words);
      points.push(...place);
      if (points.length > MOST_POINTS * CORNERS) return tooMany(MOST_TRIANGLES);
    } else if (kind === 'f') {
      const ring = rest.map((word) => indexOf(word, points.length / CORNERS));
      if (ring.length < CORNERS || ring.includes(-1))
        return lineFault(number, 'f and three or more points that are there', words);
      const [first = 0] = ring;
      for (let i = 2; i < ring.length; i += 1) triangles.push(first, ring[i - 1] ?? 0, ring[i] ?? 0);
      if (triangles.length > MOST_TRIANGLES * CORNERS) return tooMany(triangles.length / CORNERS);
    }
  }
  if (triangles.length === 0) return fault('bad-mesh', 'It has no faces (lines that begin with f).');
  return ok({ points, triangles });
}

/** Of a corner such as `7`, `7/2`, `7//3` or `-1`, which is the last point so far; -1 for a point that is not there. */
function indexOf(word: string, count: number): number {
  const [own = ''] = word.split('/', 1);
  if (!/^-?\d{1,9}$/.test(own)) return -1;
  const number = Number(own);
  const index = number < 0 ? count + number : number - 1;
  return index >= 0 && index < count ? index : -1;
}

/** Lines that end in a backslash go on in the next one. */
function* continued(lines: ReturnType<typeof linesOf>): ReturnType<typeof linesOf> {
  let before: readonly string[] = [];
  for (const { words, number } of lines) {
    const all = [...before, ...words];
    before = all.at(-1) === '\\' ? all.slice(0, -1) : [];
    if (before.length === 0) yield { words: all, number };
  }
}

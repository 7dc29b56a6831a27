import { SURFACE_FORMAT, surfaceIn } from '#engine/surfaceFile.ts';
import { ownSurface } from '#sim/surfaces.ts';
import { ok, type Result } from '#sim/result.ts';

/**
 * Keys of a set-up, from a file that has them, or from a surface file, which is a set-up's surface. Faults: those of a
 * surface file.
 */
export function setupIn(json: object): Result<object> {
  if (!('format' in json) || json.format !== SURFACE_FORMAT) return ok(json);
  const surface = surfaceIn(json);
  return surface.ok ? ok({ surface: ownSurface(surface.value) }) : surface;
}

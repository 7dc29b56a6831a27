import { SURFACE_FORMAT, surfaceIn } from '#engine/surfaceFile.ts';
import { TRUCK_FORMAT } from '#engine/truckFile.ts';
import { ownSurface } from '#sim/surfaces.ts';
import { ok, type Result } from '#sim/result.ts';

/**
 * Keys of a set-up, from a file that has them, or from a surface or a truck file, which is a set-up's surface or its
 * trucks. Faults: those of a surface file.
 */
export function setupIn(json: object): Result<object> {
  const { format } = json as { readonly format?: unknown };
  if (format === TRUCK_FORMAT) return ok({ options: { truck: json } });
  if (format !== SURFACE_FORMAT) return ok(json);
  const surface = surfaceIn(json);
  return surface.ok ? ok({ surface: ownSurface(surface.value) }) : surface;
}

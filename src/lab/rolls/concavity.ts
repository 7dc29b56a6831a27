import { volumeOf } from '#sim/roll/massProperties.ts';
import { MM, solidOf, type PartFile } from './partFile.ts';

/** The share of what touches that a mesh does not fill, 0 to 1: 0 for all other parts, which are convex. */
export function concavityOf(part: PartFile): number {
  const hull = 'measured' in part ? solidOf(part) : null;
  if (hull === null || !('measured' in part)) return 0;
  return Math.max(0, 1 - (part.measured.volumeMm3 * MM ** 3) / volumeOf(hull));
}

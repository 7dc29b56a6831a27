import type { Ground, Landscape } from './landscape.ts';

/**
 * The certain outcome of a body that comes down over a face: how it will lie, as long as it cannot get over the brim.
 */
export interface Basin<Kind> {
  readonly kind: Kind;
  /** The height of the lowest pass beyond which it would come to lie otherwise, m. */
  readonly brim: number;
  /** Its lowest place, m. */
  readonly floor: number;
}

/**
 * A face that is this much higher than the way out of it, or less, is no valley: nothing can lie on it. m; rounding
 * only.
 */
const LEVEL = 1e-9;

/** Faces that can be reached from each other without going higher than the passes looked at so far. */
interface Pool<Kind> {
  readonly faces: readonly number[];
  readonly floor: number;
  /** How the body lies at its floor; null once pools that differ have met. */
  readonly kind: Kind | null;
}

/**
 * For each face of the landscape the basin that it is in: as if water rose, pools meet over the lowest passes first,
 * and where two meet in which the body lies in different ways, the basins of both are full. Minimax over the graph of
 * faces, which is the same as over all directions (landscape.ts). Null for a face from which the body can go either way
 * without rising.
 *
 * @param kindOf how the body lies with this face down
 */
export function basinsOf<Kind extends string>(
  { faces, passes }: Landscape,
  kindOf: (down: Ground) => Kind,
): readonly (Basin<Kind> | null)[] {
  const basins: (Basin<Kind> | null)[] = faces.map(() => null);
  const fill = ({ faces: flooded, floor, kind }: Pool<Kind>, brim: number): void => {
    if (kind !== null) for (const face of flooded) basins[face] = { kind, brim, floor };
  };
  const poolOf = faces.map((down, i): Pool<Kind> => ({ faces: [i], floor: down.height, kind: kindOf(down) }));
  for (const {
    faces: [left, right],
    height,
  } of [...passes].sort((a, b) => a.height - b.height)) {
    const [a, b] = [poolOf[left], poolOf[right]];
    if (!a || !b || a === b) continue;
    const [lower, upper] = a.floor <= b.floor ? [a, b] : [b, a];
    const slope = height - upper.floor <= LEVEL;
    const alike = slope || lower.kind === upper.kind;
    if (!alike) {
      fill(lower, height);
      fill(upper, height);
    }
    const met: Pool<Kind> = {
      faces: [...lower.faces, ...upper.faces],
      floor: lower.floor,
      kind: alike ? lower.kind : null,
    };
    for (const face of met.faces) poolOf[face] = met;
  }
  for (const pool of new Set(poolOf)) fill(pool, Infinity);
  return basins;
}

import { inertiaOf, type Block } from '../apparatus/tables.ts';
import { GRAVITY } from '#sim/settings.ts';

const CELLS = 24; // along each edge
const STEP_S = 1e-4;

/**
 * How far a flat block slides that spins, m: Coulomb friction of even pressure on every cell of its underside, each
 * against its own velocity, so that spin takes a share of the friction from the slide. (The pressure under a low block
 * that slides is nearly even.)
 */
export function spinningSlide(
  block: Block,
  friction: number,
  start: { readonly speed: number; readonly spin: number },
): number {
  const inertia = inertiaOf(block).y / block.mass;
  const cells = grid(block);
  let { speed, spin } = start;
  let way = 0;
  while (speed > 1e-3 || Math.abs(spin) > 1e-1) {
    const { force, moment } = frictionOf(cells, speed, spin);
    speed -= friction * GRAVITY * force * STEP_S;
    spin -= ((friction * GRAVITY * moment) / inertia) * STEP_S;
    way += speed * STEP_S;
  }
  return way;
}

interface Cell {
  readonly x: number;
  readonly z: number;
}

const grid = ({ x, z }: Block): Cell[] => {
  const at = (i: number, edge: number): number => ((i + 0.5) / CELLS - 0.5) * edge;
  const indices = Array.from({ length: CELLS }, (_, i) => i);
  return indices.flatMap((i) => indices.map((k) => ({ x: at(i, x), z: at(k, z) })));
};

/** Share of full friction along the slide, and mean moment arm of friction against the spin, m. */
function frictionOf(cells: readonly Cell[], speed: number, spin: number): { force: number; moment: number } {
  let [force, moment] = [0, 0];
  for (const { x, z } of cells) {
    const [vx, vz] = [speed + spin * z, -spin * x];
    const v = Math.sqrt(vx * vx + vz * vz) || 1;
    force += vx / v;
    moment += (z * vx - x * vz) / v;
  }
  return { force: force / cells.length, moment: moment / cells.length };
}

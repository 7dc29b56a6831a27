import { randomOf } from '#app/ui/noise.ts';

/** A place among scattered points. */
export interface Cell {
  /** How far the nearest point is, and the next one, in widths of a cell. */
  near: number;
  next: number;
  /** The nearest point's own chance, 0 to 1, and the way from it. */
  chance: number;
  dx: number;
  dy: number;
}

/**
 * Points scattered over the unit square, `count` by `count`, one in each cell of a grid (S. Worley, "A Cellular Texture
 * Basis Function", 1996), going round at its edges. The cell that it returns is filled anew by the next call.
 */
export function cells(seed: number, count: number, jitter = 0.9): (u: number, v: number) => Cell {
  const random = randomOf(seed);
  const points = Float32Array.from({ length: count * count * 3 }, random);
  const cell: Cell = { near: 0, next: 0, chance: 0, dx: 0, dy: 0 };
  const wrap = (i: number) => (i + count) % count;
  return (u, v) => {
    const [x, y] = [u * count, v * count];
    const [i, j] = [Math.floor(x), Math.floor(y)];
    cell.near = cell.next = 9;
    for (let b = j - 1; b <= j + 1; b += 1) {
      for (let a = i - 1; a <= i + 1; a += 1) {
        const k = 3 * (wrap(b) * count + wrap(a));
        const dx = x - (a + 0.5 + jitter * ((points[k] ?? 0) - 0.5));
        const dy = y - (b + 0.5 + jitter * ((points[k + 1] ?? 0) - 0.5));
        const far = dx * dx + dy * dy;
        if (far < cell.near) {
          cell.next = cell.near;
          cell.near = far;
          cell.chance = points[k + 2] ?? 0;
          cell.dx = dx;
          cell.dy = dy;
        } else if (far < cell.next) cell.next = far;
      }
    }
    cell.near = Math.sqrt(cell.near);
    cell.next = Math.sqrt(cell.next);
    return cell;
  };
}

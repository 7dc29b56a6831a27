/** A growing triangle mesh in millimetres. Triangles run counter-clockwise seen from outside. */

export type Vec3 = readonly [x: number, y: number, z: number];

export interface Vertex {
  readonly at: Vec3;
  /** Unit length. */
  readonly normal: Vec3;
}

export const add = (a: Vec3, b: Vec3): Vec3 => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const scale = (a: Vec3, k: number): Vec3 => [a[0] * k, a[1] * k, a[2] * k];

export function unit(a: Vec3): Vec3 {
  // Square roots are exact in IEEE 754; sines are not, so the models use none and build alike everywhere.
  return scale(a, 1 / Math.sqrt(a[0] * a[0] + a[1] * a[1] + a[2] * a[2]));
}

/** A flat patch of surface: a corner, two unit axes along it and the unit normal they span (across x up). */
export interface Frame {
  readonly origin: Vec3;
  readonly across: Vec3;
  readonly up: Vec3;
  readonly normal: Vec3;
}

/** The point at (u, v) on the frame's plane, `below` under its surface. */
export function onFrame(frame: Frame, u: number, v: number, below = 0): Vec3 {
  const flat = add(scale(frame.across, u), scale(frame.up, v));
  return add(add(frame.origin, flat), scale(frame.normal, -below));
}

export class Mesh {
  readonly vertices: Vertex[] = [];
  readonly triangles: number[] = [];

  /** Adds a vertex and returns its index. */
  vertex(at: Vec3, normal: Vec3): number {
    return this.vertices.push({ at, normal }) - 1;
  }

  triangle(a: number, b: number, c: number): void {
    this.triangles.push(a, b, c);
  }

  /** Two triangles over four corners in counter-clockwise order. */
  quad(a: number, b: number, c: number, d: number): void {
    this.triangle(a, b, c);
    this.triangle(a, c, d);
  }
}

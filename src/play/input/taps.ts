import { distance, type Vec3 } from '#sim/maths/vec3.ts';
import type { PlaceMm } from './placeMm.ts';
import { minus, sizeMm } from './azimuth.ts';
import { onLevel, type Ray } from './ray.ts';

interface Going {
  readonly at: PlaceMm;
  readonly slackMm: number;
  tap: boolean; // still
}

/** Pointers on the cloth: which is a tap of one finger, and which moves the eye. */
export class Taps {
  private readonly going = new Map<number, Going>();

  /** `slack`: how far a pointer strays that has only tapped, in metres for every metre from the eye. */
  constructor(private readonly slack: () => number) {}

  get size(): number {
    return this.going.size;
  }

  has(id: number): boolean {
    return this.going.has(id);
  }

  /** `tap`: whether it could be one; two fingers never are. */
  down(id: number, ray: Ray, tap: boolean): void {
    const at = onLevel(ray, 0);
    const alone = this.going.size === 0;
    for (const other of this.going.values()) other.tap = false;
    this.going.set(id, {
      at: at ?? { xMm: 0, zMm: 0 },
      slackMm: at ? this.slackMm(ray.origin, at) : 0,
      tap: tap && alone && at !== null,
    });
  }

  move(id: number, ray: Ray): void {
    const going = this.going.get(id);
    const at = onLevel(ray, 0);
    if (going && (at === null || sizeMm(minus(at, going.at)) > going.slackMm)) going.tap = false;
  }

  /** The place that was tapped; null where it was none. */
  up(id: number, ray: Ray): PlaceMm | null {
    this.move(id, ray);
    const going = this.going.get(id);
    this.going.delete(id);
    return going?.tap ? going.at : null;
  }

  /** It was no tap after all. */
  drop(id: number): void {
    this.going.delete(id);
  }

  /** All of them, which are forgotten. */
  dropAll(): readonly number[] {
    const ids = [...this.going.keys()];
    this.going.clear();
    return ids;
  }

  private slackMm(eye: Vec3, { xMm, zMm }: PlaceMm): number {
    return 1000 * this.slack() * distance(eye, { x: xMm / 1000, y: 0, z: zMm / 1000 });
  }
}

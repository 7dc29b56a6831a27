import { hypot } from '#sim/maths/trig.ts';
import type { TableHand } from './eitherHand.ts';
import type { Claim, PointerAt } from './pointer.ts';
import type { Ray } from './ray.ts';

/** A line of sight that has turned by more than this between down and up has turned the view (radians; house value). */
const STRAY_RAD = 0.02;

/**
 * A pointer over things that keep their place: what is under it is pointed at, and clicked. It never keeps a pointer
 * from the camera.
 */
export abstract class PointingHand<T> implements TableHand {
  readonly holding = null;
  private readonly downs = new Map<number, PointerAt>();

  constructor(private readonly thingOn: (ray: Ray) => T | null) {}

  protected abstract point(thing: T | null): void;
  protected abstract click(thing: T | null): void;
  abstract escape(): void;

  owns(): boolean {
    return false;
  }

  down(at: PointerAt): Claim {
    this.downs.set(at.id, at);
    if (at.kind === 'touch') this.point(this.thingOn(at.ray)); // a finger has no hover: what it lies on says what it is
    return 'camera';
  }

  move(at: PointerAt): void {
    const down = this.downs.get(at.id);
    if (down === undefined) this.point(this.thingOn(at.ray));
    else if (turned(down.ray, at.ray)) this.downs.delete(at.id);
  }

  up(at: PointerAt): void {
    const down = this.downs.get(at.id);
    this.downs.delete(at.id);
    if (down !== undefined && !turned(down.ray, at.ray)) this.click(this.thingOn(at.ray));
  }

  cancel(id: number): void {
    this.downs.delete(id);
  }

  leave(): void {
    this.point(null);
  }
}

const turned = (a: Ray, b: Ray): boolean =>
  hypot(a.direction.x - b.direction.x, a.direction.y - b.direction.y, a.direction.z - b.direction.z) > STRAY_RAD;

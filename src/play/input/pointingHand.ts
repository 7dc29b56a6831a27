import { hypot } from '#sim/maths/trig.ts';
import type { TableHand } from './eitherHand.ts';
import type { Claim, PointerAt } from './pointer.ts';
import type { Ray } from './ray.ts';

/** A line of sight that has turned by more than this between down and up has turned the view (radians; house value). */
const STRAY_RAD = 0.02;

/**
 * A pointer over things that keep their place: what is under it is pointed at, and clicked. One that goes down on a
 * thing never turns the view, whether or not that may be moved now; two fingers do.
 */
export abstract class PointingHand<T> implements TableHand {
  readonly holding = null;
  private readonly downs = new Map<number, PointerAt>();
  private readonly kept = new Set<number>();

  constructor(private readonly thingOn: (ray: Ray) => T | null) {}

  protected abstract point(thing: T | null): void;
  protected abstract click(thing: T | null): void;
  abstract escape(): void;

  /** It was not clicked but pulled, and stays where it is. */
  protected pulled(_thing: T | null): void {
    // As a rule that shows.
  }

  /** Whether it is a part of the table: there the view is turned. */
  protected isGround(_thing: T): boolean {
    return false;
  }

  owns(id: number): boolean {
    return this.kept.has(id);
  }

  down(at: PointerAt): Claim {
    this.cancel(at.id); // a pointer that goes down was up before, even if that was missed
    if (this.kept.size > 0) {
      this.kept.clear();
      this.downs.clear(); // two fingers have clicked nothing
      return 'yield';
    }
    this.downs.set(at.id, at);
    const thing = this.thingOn(at.ray);
    if (at.kind === 'touch') this.point(thing); // a finger has no hover: what it lies on says what it is
    if (thing === null || this.isGround(thing)) return 'camera';
    this.kept.add(at.id);
    return 'ours';
  }

  move(at: PointerAt): void {
    const down = this.downs.get(at.id);
    if (down !== undefined && turned(down.ray, at.ray)) {
      this.downs.delete(at.id);
      if (this.kept.has(at.id)) this.pulled(this.thingOn(down.ray));
    } else if (down === undefined && !this.kept.has(at.id)) this.point(this.thingOn(at.ray));
  }

  up(at: PointerAt): void {
    const down = this.downs.get(at.id);
    this.cancel(at.id);
    if (down !== undefined && !turned(down.ray, at.ray)) this.click(this.thingOn(at.ray));
  }

  cancel(id: number): void {
    this.downs.delete(id);
    this.kept.delete(id);
  }

  leave(): void {
    this.point(null);
  }
}

const turned = (a: Ray, b: Ray): boolean =>
  hypot(a.direction.x - b.direction.x, a.direction.y - b.direction.y, a.direction.z - b.direction.z) > STRAY_RAD;

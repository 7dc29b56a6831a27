import { hypot } from '#sim/maths/trig.ts';
import type { TableHand } from '../eitherHand.ts';
import type { PlaceMm } from '../placeMm.ts';
import type { Claim, PointerAt } from '../pointer.ts';
import type { Ray } from '../ray.ts';

/** A hand that one pointer moves until it lets go, also outside the table. Further pointers do nothing. */
export abstract class LetGoHand implements TableHand {
  private pointer: number | null = null;
  private start: PlaceMm | null = null;
  protected moved = false;
  private readonly ignored = new Set<number>();

  /** @param strayMm a pointer that comes no further than this has moved nothing */
  constructor(private readonly strayMm: number) {}

  /** Where the pointer is, mm from the middle of the ground; null where that is nowhere. */
  protected abstract placeOn(ray: Ray): PlaceMm | null;
  /** Returns whether the pointer has anything in hand now. */
  protected abstract take(ray: Ray, ms: number): boolean;
  protected abstract moveTo(at: PlaceMm, ms: number): void;
  /** Only what was moved is let go. */
  protected abstract letGo(ray: Ray, ms: number): void;
  protected abstract putBack(): void;

  get holding(): number | null {
    return this.pointer;
  }

  owns(id: number): boolean {
    return this.pointer === id || this.ignored.has(id);
  }

  down({ id, ray, ms = 0 }: PointerAt): Claim {
    this.cancel(id); // a pointer that goes down was up before, even if that was missed
    if (this.pointer !== null) this.ignored.add(id);
    else if (this.take(ray, ms)) {
      this.pointer = id;
      this.start = this.placeOn(ray);
      this.moved = false;
    } else return 'camera';
    return 'ours';
  }

  move({ id, ray, ms = 0 }: PointerAt): void {
    const at = this.pointer === id ? this.placeOn(ray) : null;
    if (at === null) return;
    const { start } = this;
    this.moved ||= start === null || hypot(at.xMm - start.xMm, at.zMm - start.zMm) > this.strayMm;
    this.moveTo(at, ms);
  }

  up(at: PointerAt): void {
    this.ignored.delete(at.id);
    if (this.pointer !== at.id) return;
    this.move(at);
    this.pointer = null;
    if (this.moved) this.letGo(at.ray, at.ms ?? 0);
    else this.putBack();
  }

  /** The browser took the pointer away: that is no letting go. */
  cancel(id: number): void {
    this.ignored.delete(id);
    if (this.pointer !== id) return;
    this.pointer = null;
    this.putBack();
  }

  leave(): void {
    // It goes on outside the table.
  }

  escape(): void {
    const { pointer } = this;
    if (pointer === null) return;
    this.cancel(pointer);
    this.ignored.add(pointer);
  }
}

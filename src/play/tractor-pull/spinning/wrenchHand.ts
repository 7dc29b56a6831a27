import { hypot } from '#sim/maths/trig.ts';
import type { TableHand } from '#play/input/eitherHand.ts';
import type { Claim, PointerAt } from '#play/input/pointer.ts';
import type { PlaceMm } from '#play/input/placeMm.ts';
import { onLevel, type Ray } from '#play/input/ray.ts';
import { MAT_M, MAT_SPOT } from '../places.ts';
import type { Session } from '../session/sessionTypes.ts';
import type { Spinning } from './spinning.ts';

const HALF_MM = (MAT_M / 2) * 1000;
/** A pointer that went down and up again without coming further than this has flicked nothing, mm (house value). */
const STRAY_MM = 12;

/** A pointer that goes down on the mat flicks the wrench as it goes when it lets go. */
export class WrenchHand implements TableHand {
  private pointer: number | null = null;
  private start: PlaceMm = { xMm: 0, zMm: 0 };
  private moved = false;
  private readonly ignored = new Set<number>();

  constructor(
    private readonly session: Session,
    private readonly spinning: Spinning,
  ) {}

  get holding(): number | null {
    return this.pointer;
  }

  owns(id: number): boolean {
    return this.pointer === id || this.ignored.has(id);
  }

  down({ id, ray, ms = 0 }: PointerAt): Claim {
    this.cancel(id);
    if (this.pointer !== null) {
      this.ignored.add(id);
      return 'ours';
    }
    const at = placeOn(ray);
    const isOnMat = at !== null && Math.max(Math.abs(at.xMm), Math.abs(at.zMm)) < HALF_MM;
    if (!isOnMat || this.session.store.getState().stage !== 'aiming' || !this.spinning.take(at, ms)) return 'camera';
    this.pointer = id;
    this.start = at;
    this.moved = false;
    return 'ours';
  }

  move({ id, ray, ms = 0 }: PointerAt): void {
    const at = this.pointer === id ? placeOn(ray) : null;
    if (at === null) return;
    this.moved ||= hypot(at.xMm - this.start.xMm, at.zMm - this.start.zMm) > STRAY_MM;
    this.spinning.moveTo(at, ms);
  }

  up(pointer: PointerAt): void {
    this.ignored.delete(pointer.id);
    if (this.pointer !== pointer.id) return;
    this.move(pointer);
    this.pointer = null;
    if (this.moved) this.spinning.letGo(pointer.ms ?? 0);
    else this.spinning.putBack();
  }

  /** The browser took the pointer away: that is no letting go. */
  cancel(id: number): void {
    this.ignored.delete(id);
    if (this.pointer !== id) return;
    this.pointer = null;
    this.spinning.putBack();
  }

  leave(): void {
    // A flick goes on outside the table.
  }

  escape(): void {
    const { pointer } = this;
    if (pointer === null) return;
    this.cancel(pointer);
    this.ignored.add(pointer);
  }
}

/** Where the pointer is on the mat, mm from its middle. */
function placeOn(ray: Ray): PlaceMm | null {
  const at = onLevel(ray, 0);
  return at && { xMm: at.xMm - MAT_SPOT.x * 1000, zMm: at.zMm - MAT_SPOT.z * 1000 };
}

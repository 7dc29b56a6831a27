import { hypot } from '#sim/maths/trig.ts';
import type { TableHand } from '#play/input/eitherHand.ts';
import type { Claim, PointerAt } from '#play/input/pointer.ts';
import { onLevel, type Ray } from '#play/input/ray.ts';
import type { PlaceMm } from '#play/input/placeMm.ts';
import { TRAY_HALF_M, traySpot } from '../places.ts';
import type { Session } from '../session/sessionTypes.ts';
import { DICE_IN_HAND, HAND_MM } from './handful.ts';
import type { Throwing } from './throwing.ts';

/** A hand that opens beside the tray and is slower than this has put back what it held, mm/s (house value). */
const SLOW_MM_S = 250;
/** A pointer that went down and up again without coming further than this has thrown nothing, mm (house value). */
const STRAY_MM = 10;
/** So far around the tray, waiting dice included, a pointer takes them up, m. */
const AROUND_M = 0.05;

/** A pointer on the dice, or anywhere on the tray, takes them all up; they are thrown as it goes when it lets go. */
export class DiceHand implements TableHand {
  private pointer: number | null = null;
  private start: PlaceMm | null = null;
  private moved = false;
  private readonly ignored = new Set<number>();

  constructor(
    private readonly session: Session,
    private readonly throwing: Throwing,
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
    const at = this.placeOn(ray, 0);
    if (at === null || DICE_IN_HAND.outsideMm(at) > (AROUND_M + TRAY_HALF_M) * 1000 - 120 || !this.throwing.take())
      return 'camera';
    this.pointer = id;
    this.moved = false;
    this.start = this.placeOn(ray);
    this.moveTo(ray, ms);
    return 'ours';
  }

  move({ id, ray, ms = 0 }: PointerAt): void {
    if (this.pointer === id) this.moveTo(ray, ms);
  }

  up({ id, ray, ms = 0 }: PointerAt): void {
    this.ignored.delete(id);
    if (this.pointer !== id) return;
    this.moveTo(ray, ms);
    this.pointer = null;
    const at = this.placeOn(ray);
    const isBeside = at === null || DICE_IN_HAND.outsideMm(at) > STRAY_MM;
    if (!this.moved || (isBeside && this.throwing.speedAt(ms) < SLOW_MM_S)) this.throwing.putBack();
    else this.throwing.letGo(ms);
  }

  /** The browser took the pointer away: that is no letting go. */
  cancel(id: number): void {
    this.ignored.delete(id);
    if (this.pointer !== id) return;
    this.pointer = null;
    this.throwing.putBack();
  }

  leave(): void {
    // Held dice stay in the hand.
  }

  escape(): void {
    const { pointer } = this;
    if (pointer === null) return;
    this.cancel(pointer);
    this.ignored.add(pointer);
  }

  private moveTo(ray: Ray, ms: number): void {
    const at = this.placeOn(ray);
    if (at === null) return;
    const { start } = this;
    this.moved ||= start === null || hypot(at.xMm - start.xMm, at.zMm - start.zMm) > STRAY_MM;
    this.throwing.moveTo(at, ms);
  }

  /** Where the pointer is at a hand's height, or another, mm from the tray's middle. */
  private placeOn(ray: Ray, heightMm = HAND_MM): PlaceMm | null {
    const { match } = this.session.store.getState();
    const at = onLevel(ray, heightMm / 1000);
    if (match === null || at === null) return null;
    const { x, z } = traySpot(match.state);
    return { xMm: at.xMm - x * 1000, zMm: at.zMm - z * 1000 };
  }
}

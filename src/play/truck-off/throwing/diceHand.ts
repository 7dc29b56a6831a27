import { onLevel, type Ray } from '#play/input/ray.ts';
import type { PlaceMm } from '#play/input/placeMm.ts';
import { LetGoHand } from '#play/input/throwing/letGoHand.ts';
import { TRAY_HALF_M } from '#play/table/dice.ts';
import { traySpot } from '../places.ts';
import type { Session } from '../session/sessionTypes.ts';
import { DICE_IN_HAND, HELD_MM } from './handful.ts';
import type { Throwing } from './throwing.ts';

/** A hand that opens beside the tray and is slower than this has put back what it held, mm/s (house value). */
const SLOW_MM_S = 250;
/** A pointer that went down and up again without coming further than this has thrown nothing, mm (house value). */
const STRAY_MM = 10;
/** So far around the tray, waiting dice included, a pointer takes them up and turns no view, m (house value). */
const AROUND_M = 0.15;

/** A pointer on the dice, or anywhere on the tray, takes them all up; they are thrown as it goes when it lets go. */
export class DiceHand extends LetGoHand {
  constructor(
    private readonly session: Session,
    private readonly throwing: Throwing,
  ) {
    super(STRAY_MM);
  }

  protected take(ray: Ray, ms: number): boolean {
    const at = this.placeOn(ray, 0);
    if (at === null || DICE_IN_HAND.outsideMm(at) > (AROUND_M + TRAY_HALF_M) * 1000 - 120) return false;
    if (!this.throwing.take()) return false;
    const held = this.placeOn(ray);
    if (held !== null) this.moveTo(held, ms);
    return true;
  }

  protected moveTo(at: PlaceMm, ms: number): void {
    this.throwing.moveTo(at, ms);
  }

  protected letGo(ray: Ray, ms: number): void {
    const at = this.placeOn(ray);
    // A hand is over what is seen under it, and over what lies below it.
    const isBeside = [at, this.placeOn(ray, 0)].every((one) => one === null || DICE_IN_HAND.outsideMm(one) > STRAY_MM);
    if (!isBeside || this.throwing.speedAt(ms) >= SLOW_MM_S) return this.throwing.letGo(ms);
    this.throwing.putBack();
    this.session.commands.tooSlow();
  }

  protected putBack(): void {
    this.throwing.putBack();
  }

  /** At the height of what is in the hand, or another. */
  protected placeOn(ray: Ray, heightMm = HELD_MM): PlaceMm | null {
    const { match } = this.session.store.getState();
    const at = onLevel(ray, heightMm / 1000);
    if (match === null || at === null) return null;
    const { x, z } = traySpot(match.state);
    return { xMm: at.xMm - x * 1000, zMm: at.zMm - z * 1000 };
  }
}

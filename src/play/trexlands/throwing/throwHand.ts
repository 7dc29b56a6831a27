import { hypot } from '#sim/maths/trig.ts';
import { rollAsked } from '#games/trexlands/rolls.ts';
import type { PieceId } from '#sim/ids.ts';
import type { TableHand } from '#play/input/eitherHand.ts';
import type { Claim, PointerAt } from '#play/input/pointer.ts';
import { onLevel, type Ray } from '#play/input/ray.ts';
import type { PlaceMm } from '#play/input/placeMm.ts';
import { BESIDE_MM, HAND_MM } from '#sim/roll/handful.ts';
import { arenaSpot } from '../places.ts';
import type { Session } from '../session/sessionTypes.ts';
import { TRUCKS_IN_HAND } from './truckful.ts';
import { pickTruck } from './pickTruck.ts';
import type { Throwing } from './throwing.ts';

/** A hand that opens beside the arena and is slower than this has put back what it held, mm/s (house value). */
const SLOW_MM_S = 300;
/** A pointer that went down and up again without coming further than this has pointed at a truck, mm (house value). */
const STRAY_MM = 12;

interface Hold {
  readonly pointer: number;
  readonly truck: PieceId;
  readonly start: PlaceMm | null;
  moved: boolean;
}

/**
 * A pointer on a truck that waits takes it up; it hangs in the hand under the pointer until that lets go, as fast as it
 * goes then. A further pointer on another truck takes that one up, too. Everything else is the camera's.
 */
export class ThrowHand implements TableHand {
  private hold: Hold | null = null;
  private readonly ignored = new Set<number>(); // fingers that took up more, and those too many

  /** @param slack how wide a finger strays, m for every metre from the eye */
  constructor(
    private readonly session: Session,
    private readonly throwing: Throwing,
    private readonly slack: () => number = () => 0,
  ) {}

  get holding(): number | null {
    return this.hold?.pointer ?? null;
  }

  owns(id: number): boolean {
    return this.hold?.pointer === id || this.ignored.has(id);
  }

  down({ id, ray, ms = 0 }: PointerAt): Claim {
    this.cancel(id); // a pointer that goes down was up before, even if that was missed
    const truck = this.truckUnder(ray);
    if (this.hold !== null) {
      this.ignored.add(id);
      if (truck !== null) this.throwing.take(truck, 'too');
      return 'ours';
    }
    if (truck === null) return 'camera';
    if (!this.throwing.take(truck, 'first')) {
      this.ignored.add(id);
      return 'ours';
    }
    this.hold = { pointer: id, truck, start: this.placeOn(ray), moved: false };
    this.moveTo(ray, ms);
    return 'ours';
  }

  move({ id, ray, ms = 0 }: PointerAt): void {
    if (this.hold?.pointer === id) this.moveTo(ray, ms);
  }

  up({ id, ray, ms = 0 }: PointerAt): void {
    this.ignored.delete(id);
    const { hold } = this;
    if (hold?.pointer !== id) return;
    this.moveTo(ray, ms);
    this.hold = null;
    const { held } = this.throwing;
    const going = held.going(ms);
    // what hangs over the arena may be seen behind its far edge, or a place in it under the near one
    const beside = this.isBeside(ray, HAND_MM) && this.isBeside(ray, 0);
    if (!hold.moved || (beside && hypot(going.x, going.z) < SLOW_MM_S)) {
      held.putBack();
      if (!hold.moved) this.throwing.commands.choose(hold.truck);
    } else this.throwing.openHand(ms, beside);
  }

  /** The browser took the pointer away: that is no letting go. */
  cancel(id: number): void {
    this.ignored.delete(id);
    if (this.hold?.pointer === id) this.putBack();
  }

  leave(): void {
    // A held truck stays in the hand.
  }

  /** Held trucks go back; the pointer does nothing more until it is up. */
  escape(): void {
    const { hold } = this;
    if (hold === null) return;
    this.putBack();
    this.ignored.add(hold.pointer);
  }

  private putBack(): void {
    this.hold = null;
    this.throwing.held.putBack();
  }

  private moveTo(ray: Ray, ms: number): void {
    const at = this.placeOn(ray);
    const { hold } = this;
    if (at === null || hold === null) return;
    hold.moved ||= hold.start === null || hypot(at.xMm - hold.start.xMm, at.zMm - hold.start.zMm) > STRAY_MM;
    this.throwing.held.moveTo(at, ms);
  }

  private isBeside(ray: Ray, heightMm: number): boolean {
    const at = this.placeOn(ray, heightMm);
    return at === null || TRUCKS_IN_HAND.outsideMm(at) > BESIDE_MM;
  }

  /** Where the pointer is at a hand's height, or another, mm from the arena's middle. */
  private placeOn(ray: Ray, heightMm = HAND_MM): PlaceMm | null {
    const { match } = this.session.store.getState();
    const at = onLevel(ray, heightMm / 1000);
    if (match === null || at === null) return null;
    const spot = arenaSpot({ seats: match.state.seats, city: match.state.board.city });
    return { xMm: at.xMm - spot.x * 1000, zMm: at.zMm - spot.z * 1000 };
  }

  /** The truck under the ray that is in the roll asked for: one that waits, or one that was let go. */
  private truckUnder(ray: Ray): PieceId | null {
    const { match, stage, spectating } = this.session.store.getState();
    if (match === null || stage !== 'aiming' || spectating) return null;
    const trucks = rollAsked(match.state)?.trucks ?? [];
    return pickTruck(
      ray,
      trucks.flatMap((id) => {
        const drawn = this.throwing.held.trucks.includes(id) ? undefined : this.session.shown.pieces.get(id);
        return drawn === undefined ? [] : [[id, drawn.after] as const];
      }),
      this.slack(),
    );
  }
}

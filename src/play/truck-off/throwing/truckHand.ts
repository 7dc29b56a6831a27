import { offerAt } from '#play/game/offer.ts';
import type { PlaceMm } from '#play/input/placeMm.ts';
import type { PointerAt } from '#play/input/pointer.ts';
import { onLevel, type Ray } from '#play/input/ray.ts';
import { LetGoHand } from '#play/input/throwing/letGoHand.ts';
import type { Sides, TruckId } from '#games/truck-off/ids.ts';
import { offersOf, pickedBy, placeMeant } from '../offers/offers.ts';
import { venueUnder } from '../places.ts';
import { chooserOf } from '../session/players.ts';
import type { Place, Session, Thing } from '../session/sessionTypes.ts';
import type { Throwing } from './throwing.ts';

/** A pointer that comes no further has pressed the truck and not moved it, mm (house value). */
const STRAY_MM = 6;

/**
 * A pointer on a truck, while a seat chooses: it carries one that can be picked to a venue, or presses it or the venue
 * that it is parked at; of any other it is said at once why not. The view never turns under it.
 */
export class TruckHand extends LetGoHand {
  /** It can be carried. */
  private truck: TruckId | null = null;
  /** A press means that. */
  private pressed: Place | null = null;

  constructor(
    private readonly session: Session,
    private readonly street: Throwing,
    private readonly thingOn: (ray: Ray) => Thing | null,
  ) {
    super(STRAY_MM);
  }

  protected take(ray: Ray): boolean {
    const { store, commands } = this.session;
    const thing = chooserOf(store.getState()) === null ? null : this.thingOn(ray);
    if (thing?.kind !== 'truck') return false;
    this.truck = offerAt(offersOf(store.getState()), thing) === null ? null : thing.truck;
    const meant = placeMeant(store.getState(), thing);
    this.pressed = this.truck === null && meant === thing ? null : meant;
    if (this.pressed === null) commands.press(thing);
    else commands.point(thing);
    return true;
  }

  protected moveTo(at: PlaceMm): void {
    const { truck } = this;
    if (truck === null || !this.moved) return;
    const { store, commands } = this.session;
    const thing = { kind: 'truck', truck } as const;
    commands.lift(truck);
    // Where it goes somewhere, it is shown from now on what it would bring there.
    if (pickedBy(offerAt(offersOf(store.getState()), thing)) === truck) commands.press(thing);
    this.street.carry(truck, at);
    const venue = this.venueAt(at);
    commands.point(venue === null ? null : { kind: 'venue', venue });
  }

  protected letGo(ray: Ray): void {
    const { truck } = this;
    const at = this.placeOn(ray);
    const venue = at === null ? null : this.venueAt(at);
    const { store, commands } = this.session;
    const before = store.getState().match;
    commands.lift(null);
    if (truck !== null) commands.carry(truck, venue);
    if (store.getState().match === before) this.putBack();
    else this.street.setDown(false);
    this.truck = null;
  }

  protected putBack(): void {
    this.truck = null;
    this.session.commands.lift(null);
    this.session.commands.point(null);
    this.street.setDown(true);
  }

  override up(at: PointerAt): void {
    const pressed = this.holding === at.id ? this.pressed : null;
    super.up(at);
    if (pressed !== null && !this.moved) this.session.commands.press(pressed);
  }

  protected placeOn(ray: Ray): PlaceMm | null {
    return onLevel(ray, 0);
  }

  private venueAt({ xMm, zMm }: PlaceMm): Sides | null {
    const { match } = this.session.store.getState();
    return match && venueUnder(match.state, xMm / 1000, zMm / 1000);
  }
}

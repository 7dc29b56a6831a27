import { sidesOf } from '#games/truck-off/dice.ts';
import { offerAt } from '#play/game/offer.ts';
import type { PlaceMm } from '#play/input/placeMm.ts';
import type { PointerAt } from '#play/input/pointer.ts';
import { onLevel, type Ray } from '#play/input/ray.ts';
import { LetGoHand } from '#play/input/throwing/letGoHand.ts';
import type { Sides } from '#games/truck-off/ids.ts';
import { offersOf, pickedBy, placeMeant } from '../offers/offers.ts';
import { venueUnder } from '../places.ts';
import { chooserOf } from '../session/players.ts';
import type { Place, Session, Thing } from '../session/sessionTypes.ts';
import { CARRIED_M, type Throwing } from './throwing.ts';

/** A pointer that comes no further has pressed the thing and not moved it, mm (house value). */
const STRAY_MM = 6;

/** A die on its venue stands for it. */
export const placeOf = (thing: Thing): Place =>
  thing.kind === 'die' ? { kind: 'venue', venue: sidesOf(thing.die) } : thing;

/**
 * A pointer on a truck or a card of the open grid, while a seat chooses: it carries one that can be picked to a place,
 * or presses it or the venue that a truck is parked at; of any other it is said at once why not. The view never turns
 * under it.
 */
export class TruckHand extends LetGoHand {
  /** It can be carried. */
  private carried: Exclude<Place, { readonly kind: 'venue' }> | null = null;
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
    if (thing?.kind !== 'truck' && thing?.kind !== 'card') return false;
    this.carried = offerAt(offersOf(store.getState()), thing) === null ? null : thing;
    const meant = placeMeant(store.getState(), thing);
    this.pressed = this.carried === null && meant === thing ? null : meant;
    if (this.pressed === null) commands.press(thing);
    else commands.point(thing);
    return true;
  }

  override move(at: PointerAt): void {
    super.move(at);
    const { carried } = this;
    // Held higher than the table it is nearer to the eye, and so under the pointer.
    const held = onLevel(at.ray, CARRIED_M);
    if (this.holding !== at.id || !this.moved || carried === null || held === null) return;
    this.hold(carried, held);
    this.session.commands.point(this.placeUnder(at.ray));
  }

  protected moveTo(): void {
    // Where it is held is not where it would be let go: `move` has both.
  }

  private hold(carried: Exclude<Place, { readonly kind: 'venue' }>, at: PlaceMm): void {
    const { store, commands } = this.session;
    if (carried.kind === 'card') {
      // It is shown from now on what it would bring where.
      if (store.getState().card !== carried.card) commands.chooseCard(carried.card);
      return this.street.carry(null, at);
    }
    const { truck } = carried;
    commands.lift(truck);
    // Where it goes somewhere, it is shown from now on what it would bring there.
    if (pickedBy(offerAt(offersOf(store.getState()), carried)) === truck) commands.press(carried);
    this.street.carry(truck, at);
  }

  protected letGo(ray: Ray): void {
    const { carried } = this;
    const place = this.placeUnder(ray);
    const { store, commands } = this.session;
    const before = store.getState().match;
    if (carried?.kind === 'truck') {
      commands.lift(null);
      commands.carry(carried.truck, place?.kind === 'venue' ? place.venue : null);
    } else if (carried !== null && place !== null && place.kind !== 'card') commands.playAt(carried.card, place);
    if (store.getState().match === before) this.putBack();
    else this.street.setDown(false);
    this.carried = null;
  }

  protected putBack(): void {
    this.carried = null;
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

  /** Under a truck a venue alone; under a card whatever it may be played at, and a venue around that. */
  private placeUnder(ray: Ray): Place | null {
    const { store } = this.session;
    const thing = this.carried?.kind === 'card' ? this.thingOn(ray) : null;
    if (thing !== null) return placeMeant(store.getState(), placeOf(thing));
    const at = this.placeOn(ray);
    const { match } = store.getState();
    const venue: Sides | null = at && match && venueUnder(match.state, at.xMm / 1000, at.zMm / 1000);
    return venue === null ? null : { kind: 'venue', venue };
  }
}

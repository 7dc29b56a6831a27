import { hypot } from '#sim/maths/trig.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import type { PieceId } from '#sim/ids.ts';
import { offerAt } from '#play/game/offer.ts';
import type { PlaceMm } from '#play/input/placeMm.ts';
import type { PointerAt } from '#play/input/pointer.ts';
import { onLevel, type Ray } from '#play/input/ray.ts';
import { LetGoHand } from '#play/input/throwing/letGoHand.ts';
import { offersOf } from '../offers/offers.ts';
import { placeUnder } from '../offers/placeUnder.ts';
import { posesOf } from '../poses.ts';
import type { TableOffer } from '../offers/tableOffer.ts';
import type { Session, Thing } from '../session/sessionTypes.ts';
import { drawnOf, trucksOffered } from './ownFirst.ts';
import { pickTruck } from './pickTruck.ts';

/** A pointer that comes no further has pressed the truck and not moved it, mm (house value). */
const STRAY_MM = 8;
/** So high a truck is carried, and the one on it over it, m (house value; data/truck.json: 40 mm tall). */
const CARRIED_M = 0.02;
const ROOF_M = 0.04;
/** So near to another truck one is let go on to it, m: half a truck’s length (house value). */
const ON_IT_M = 0.026;

/**
 * A pointer on a truck that can MOVE carries it, or the stack that it is in, over the board: what it would bring stands
 * over every place; let go there it drives. The view never turns under it.
 */
export class MoveHand extends LetGoHand {
  private truck: PieceId | null = null;

  constructor(
    private readonly session: Session,
    private readonly thingOn: (ray: Ray) => Thing | null,
    /** How wide a finger strays, m for every metre from the eye. */
    private readonly slack: () => number = () => 0,
  ) {
    super(STRAY_MM);
  }

  protected take(ray: Ray): boolean {
    const told = this.session.store.getState();
    if (told.looked !== null || told.aimed !== null) return false;
    const truck = this.truckAt(ray, offersOf(told));
    if (truck === null) return false;
    this.truck = truck;
    this.session.commands.point({ kind: 'truck', truck });
    return true;
  }

  /** The truck under the ray that can MOVE; beside them all, where nothing else is to be picked, the nearest. */
  private truckAt(ray: Ray, offers: readonly TableOffer[]): PieceId | null {
    const own = trucksOffered(offers);
    const thing = this.thingOn(ray);
    if (thing?.kind === 'truck') return own.includes(thing.truck) ? thing.truck : null;
    if (thing?.kind === 'card' || (thing !== null && offerAt(offers, thing) !== null)) return null;
    return pickTruck(ray, drawnOf(this.session, own), this.slack());
  }

  protected moveTo(at: PlaceMm): void {
    const { truck } = this;
    if (truck === null || !this.moved) return;
    const { store, commands, shown } = this.session;
    if (!store.getState().chosen.includes(truck)) commands.choose(truck);
    const { chosen, carried } = store.getState();
    if (!chosen.includes(truck)) return; // a lesson is about another one
    if (!carried) commands.carry(true);
    chosen.forEach((id, i) => {
      const pose = shown.pieces.get(id)?.after;
      if (pose === undefined) return;
      const over = { ...pose, position: vec3(at.xMm / 1000, CARRIED_M + i * ROOF_M, at.zMm / 1000) };
      shown.show(id, over, over, 1);
    });
    commands.point(this.targetAt(at));
  }

  protected letGo(ray: Ray): void {
    const at = this.placeOn(ray);
    const target = at === null ? null : this.targetAt(at);
    const { commands, store } = this.session;
    const before = store.getState().match;
    if (this.truck !== null && target !== null && store.getState().carried) commands.press(target);
    if (store.getState().fault !== null) commands.point(null); // its reason alone is read
    this.setDown(store.getState().match === before);
  }

  protected putBack(): void {
    this.setDown(true);
  }

  /** `goesBack`: to where the match has it, as nothing has come of it. */
  private setDown(goesBack: boolean): void {
    this.truck = null;
    const { commands, shown, store } = this.session;
    const { match, carried } = store.getState();
    if (!carried) return;
    commands.carry(false);
    commands.point(null); // what it was carried over is no longer meant
    if (goesBack && match !== null) shown.place(posesOf(match.state));
  }

  override up(at: PointerAt): void {
    const pressed = this.holding === at.id ? this.truck : null;
    super.up(at);
    if (pressed === null || this.moved) return;
    const { commands, store } = this.session;
    commands.choose(store.getState().chosen.includes(pressed) ? null : pressed);
  }

  protected placeOn(ray: Ray): PlaceMm | null {
    return onLevel(ray, 0);
  }

  /** A truck on which the carried one may be put, where it is let go on it; else the place. */
  private targetAt({ xMm, zMm }: PlaceMm): Thing | null {
    const told = this.session.store.getState();
    if (told.match === null) return null;
    const offers = offersOf(told);
    const poses = posesOf(told.match.state);
    const on = offers.find(({ at, next }) => {
      const spot = at.kind === 'truck' && 'act' in next ? poses.get(at.truck)?.position : undefined;
      return spot !== undefined && hypot(spot.x - xMm / 1000, spot.z - zMm / 1000) < ON_IT_M;
    });
    if (on !== undefined) return on.at;
    const place = placeUnder(told.match.state, xMm / 1000, zMm / 1000);
    return place !== null && offerAt(offers, place) === null && isWhereItStands(told, place) ? null : place;
  }
}

/** Let go where it was taken up it goes nowhere, and nothing is said. */
const isWhereItStands = ({ match, chosen }: ReturnType<Session['store']['getState']>, place: Thing): boolean =>
  place.kind === 'terra' && match?.state.trucks.find(({ id }) => id === chosen[0])?.at === place.terra;

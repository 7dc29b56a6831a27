import { asked } from '../../../../games/trexlands/asked.ts';
import { CITY, ownerOf, type Place } from '../../../../games/trexlands/ids.ts';
import type { TableHand } from '../../../input/eitherHand.ts';
import type { Claim, PointerAt } from '../../../input/pointer.ts';
import type { Ray } from '../../../input/ray.ts';
import type { Session, Thing } from '../session/sessionTypes.ts';

/** A line of sight that has turned by more than this between down and up has turned the view (radians; house value). */
const STRAY_RAD = 0.02;

/**
 * A pointer over the board: what is under it is pointed at; a click chooses a truck, or where it goes. It never keeps a
 * pointer from the camera.
 */
export class BoardHand implements TableHand {
  readonly holding = null;
  private readonly downs = new Map<number, PointerAt>();

  constructor(
    private readonly session: Session,
    private readonly thingOn: (ray: Ray) => Thing | null,
  ) {}

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

  escape(): void {
    this.session.commands.choose(null);
    this.point(null);
  }

  private point(thing: Thing | null): void {
    const { pointed } = this.session.store.getState();
    if (JSON.stringify(pointed) !== JSON.stringify(thing)) this.session.commands.point(thing);
  }

  private click(thing: Thing | null): void {
    const { commands, store } = this.session;
    const { chosen, match, stage, aimed } = store.getState();
    this.point(thing);
    if (thing === null || match === null || stage !== 'choosing') return;
    const place = this.placeOf(thing);
    if (
      thing.kind === 'truck' &&
      (chosen.length === 0 || place === null || asked(match.state).includes(ownerOf(thing.truck)))
    ) {
      // To follow a hint one touches the truck that it has chosen: that stays, with its mark.
      if (aimed !== null && chosen.includes(thing.truck)) return;
      commands.choose(chosen.includes(thing.truck) ? null : thing.truck);
    } else if (place !== null && chosen.length > 0) commands.moveTo(place);
  }

  /** Where a click on the thing would have a truck go. */
  private placeOf(thing: Thing): Place | null {
    if (thing.kind === 'terra') return thing.terra;
    if (thing.kind === 'city') return CITY;
    if (thing.kind !== 'truck') return null;
    const at = this.session.store.getState().match?.state.trucks.find(({ id }) => id === thing.truck)?.at ?? 'camp';
    return at === 'camp' ? null : at;
  }
}

const turned = (a: Ray, b: Ray): boolean =>
  Math.hypot(a.direction.x - b.direction.x, a.direction.y - b.direction.y, a.direction.z - b.direction.z) > STRAY_RAD;

import { asked } from '#games/trexlands/asked.ts';
import { CITY, ownerOf, type Place } from '#games/trexlands/ids.ts';
import { PointingHand } from '#play/input/pointingHand.ts';
import type { Ray } from '#play/input/ray.ts';
import type { Session, Thing } from '#play/trexlands/session/sessionTypes.ts';

/** Things that lie on the board, the Camps and the table. */
const PIECES: readonly Thing['kind'][] = ['truck', 'card', 'wheel'];

/** A pointer over the board: what is under it is pointed at; a click chooses a truck, or where it goes. */
export class BoardHand extends PointingHand<Thing> {
  constructor(
    private readonly session: Session,
    thingOn: (ray: Ray) => Thing | null,
  ) {
    super(thingOn);
  }

  escape(): void {
    this.session.commands.choose(null);
    this.point(null);
  }

  protected override isGround({ kind }: Thing): boolean {
    return !PIECES.includes(kind);
  }

  protected override point(thing: Thing | null): void {
    const { pointed } = this.session.store.getState();
    if (JSON.stringify(pointed) !== JSON.stringify(thing)) this.session.commands.point(thing);
  }

  protected override click(thing: Thing | null): void {
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

import { PointingHand } from '#play/input/pointingHand.ts';
import type { Ray } from '#play/input/ray.ts';
import type { Session, Thing } from '#play/truck-off/session/sessionTypes.ts';

/** A pointer over the street: a click chooses the target of the card that is played. */
export class StreetHand extends PointingHand<Thing> {
  constructor(
    private readonly session: Session,
    thingOn: (ray: Ray) => Thing | null,
  ) {
    super(thingOn);
  }

  escape(): void {
    this.session.commands.chooseCard(null);
    this.point(null);
  }

  protected override point(thing: Thing | null): void {
    const { pointed } = this.session.store.getState();
    if (JSON.stringify(pointed) !== JSON.stringify(thing)) this.session.commands.point(thing);
  }

  protected override click(thing: Thing | null): void {
    const { commands, store } = this.session;
    const { card, stage } = store.getState();
    if (thing === null || stage !== 'choosing' || card === null) return;
    if (thing.kind === 'truck') commands.aimAt({ truck: thing.truck });
    else if (thing.kind === 'venue') commands.aimAt({ venue: thing.venue });
  }
}

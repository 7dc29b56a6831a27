import { PointingHand } from '#play/input/pointingHand.ts';
import type { Ray } from '#play/input/ray.ts';
import type { Session, Thing } from '#play/tractor-pull/session/sessionTypes.ts';

/** A pointer over the field and the garage: a click chooses what is asked for. */
export class FieldHand extends PointingHand<Thing> {
  constructor(
    private readonly session: Session,
    thingOn: (ray: Ray) => Thing | null,
  ) {
    super(thingOn);
  }

  escape(): void {
    const { picked } = this.session.store.getState();
    if (picked !== null) this.session.commands.choose({ kind: 'space', space: picked });
    this.point(null);
  }

  protected override point(thing: Thing | null): void {
    const { pointed } = this.session.store.getState();
    if (JSON.stringify(pointed) !== JSON.stringify(thing)) this.session.commands.point(thing);
  }

  protected override click(thing: Thing | null): void {
    if (thing !== null) this.session.commands.choose(thing);
  }
}

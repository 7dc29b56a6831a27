import { PointingHand } from '#play/input/pointingHand.ts';
import type { Ray } from '#play/input/ray.ts';
import type { Session, Thing } from '#play/tug-of-war/session/sessionTypes.ts';

/** A pointer over the machines: a click plans the turn there, or aims a card at a tile of the Path. */
export class MachineHand extends PointingHand<Thing> {
  constructor(
    private readonly session: Session,
    thingOn: (ray: Ray) => Thing | null,
  ) {
    super(thingOn);
  }

  escape(): void {
    this.session.commands.planAt(null);
    this.point(null);
  }

  protected override point(thing: Thing | null): void {
    const { pointed } = this.session.store.getState();
    if (JSON.stringify(pointed) !== JSON.stringify(thing)) this.session.commands.point(thing);
  }

  protected override click(thing: Thing | null): void {
    const { commands, store } = this.session;
    const { plan, match } = store.getState();
    if (thing === null || match?.state.phase.name !== 'play') return;
    if (thing.kind === 'tile' && plan.module === 'path' && plan.laid.length > 0) commands.aim(thing.tile);
    else commands.planAt(thing.kind === 'tile' ? 'path' : thing.module);
  }
}

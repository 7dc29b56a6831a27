import { PointingHand } from '../input/pointingHand.ts';
import type { Ray } from '../input/ray.ts';

/** A session in which things can be pointed at. */
interface Pointing<T> {
  readonly store: { getState(): { readonly pointed: T | null } };
  readonly commands: { point(thing: T | null): void };
}

/** A pointer over the things of a session's table. */
export class ThingHand<T> extends PointingHand<T> {
  constructor(
    private readonly session: Pointing<T>,
    thingOn: (ray: Ray) => T | null,
    private readonly clicked: (thing: T) => void,
    /** Drops a choice that is not whole. */
    private readonly dropped: () => void,
  ) {
    super(thingOn);
  }

  escape(): void {
    this.dropped();
    this.point(null);
  }

  protected override point(thing: T | null): void {
    const { pointed } = this.session.store.getState();
    if (JSON.stringify(pointed) !== JSON.stringify(thing)) this.session.commands.point(thing);
  }

  protected override click(thing: T | null): void {
    if (thing !== null) this.clicked(thing);
  }
}

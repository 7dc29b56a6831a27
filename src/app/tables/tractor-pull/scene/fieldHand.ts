import { FirstHand } from '#play/input/firstHand.ts';
import { ThingHand } from '#play/game/thingHand.ts';
import type { Ray } from '#play/input/ray.ts';
import type { Session, Thing } from '#play/tractor-pull/session/sessionTypes.ts';
import type { Spinning } from '#play/tractor-pull/spinning/spinning.ts';
import { WrenchHand } from '#play/tractor-pull/spinning/wrenchHand.ts';

/** A pointer flicks the wrench; over the field and the garage a click chooses what is asked for. */
export const fieldHand = (session: Session, spinning: Spinning, thingOn: (ray: Ray) => Thing | null): FirstHand => {
  const { commands, store } = session;
  const dropped = (): void => {
    const { picked } = store.getState();
    if (picked !== null) commands.choose({ kind: 'space', space: picked });
  };
  const field = new ThingHand(session, thingOn, (thing) => commands.choose(thing), dropped);
  return new FirstHand(new WrenchHand(session, spinning), field);
};

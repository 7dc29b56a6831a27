import { ThingHand } from '#play/game/thingHand.ts';
import type { Ray } from '#play/input/ray.ts';
import type { Session, Thing } from '#play/tug-of-war/session/sessionTypes.ts';

/** A pointer over the machines: a click plans the turn there and then pushes, or aims a card. */
export const machineHand = (session: Session, thingOn: (ray: Ray) => Thing | null): ThingHand<Thing> => {
  const { commands, store } = session;
  const clicked = (thing: Thing): void => {
    const { plan } = store.getState();
    const isAimed = thing.kind !== 'tile' || (plan.module === 'path' && plan.laid.length > 0);
    commands.press(isAimed ? thing : { kind: 'machine', module: 'path' });
  };
  return new ThingHand(session, thingOn, clicked, () => commands.planAt(null));
};

import { ThingHand } from '#play/game/thingHand.ts';
import type { Ray } from '#play/input/ray.ts';
import type { Session, Thing } from '#play/tug-of-war/session/sessionTypes.ts';

/** A pointer over the machines: a click plans the turn there, or aims a card at a tile of the Path. */
export const machineHand = (session: Session, thingOn: (ray: Ray) => Thing | null): ThingHand<Thing> => {
  const { commands, store } = session;
  const clicked = (thing: Thing): void => {
    const { plan, match } = store.getState();
    if (match?.state.phase.name !== 'play') return;
    if (thing.kind === 'tile' && plan.module === 'path' && plan.laid.length > 0) commands.aim(thing.tile);
    else commands.planAt(thing.kind === 'tile' ? 'path' : thing.module);
  };
  return new ThingHand(session, thingOn, clicked, () => commands.planAt(null));
};

import { FirstHand } from '#play/input/firstHand.ts';
import { ThingHand } from '#play/game/thingHand.ts';
import type { Ray } from '#play/input/ray.ts';
import type { Session, Thing } from '#play/truck-off/session/sessionTypes.ts';
import { DiceHand } from '#play/truck-off/throwing/diceHand.ts';
import type { Throwing } from '#play/truck-off/throwing/throwing.ts';

/** A pointer takes up dice; over the street a click chooses the target of the card that is played. */
export const streetHand = (session: Session, throwing: Throwing, thingOn: (ray: Ray) => Thing | null): FirstHand => {
  const { commands, store } = session;
  const clicked = (thing: Thing): void => {
    const { card, stage } = store.getState();
    if (stage !== 'choosing' || card === null) return;
    if (thing.kind === 'truck') commands.aimAt({ truck: thing.truck });
    else if (thing.kind === 'venue') commands.aimAt({ venue: thing.venue });
  };
  const street = new ThingHand(session, thingOn, clicked, () => commands.chooseCard(null));
  return new FirstHand(new DiceHand(session, throwing), street);
};

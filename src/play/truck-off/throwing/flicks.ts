import { throwableIn } from '#games/truck-off/dice.ts';
import type { Flicks } from '#play/game/flicks.ts';
import { isOf } from '#play/session/players.ts';
import type { TruckOffTable } from '../tableTypes.ts';

/** Dice that are thrown into the tray. */
export const flicks: Flicks<TruckOffTable> = {
  inHand: ({ match, stage, spectating }) => {
    const roll = match?.undo === null && stage === 'aiming' && !spectating ? match.state.roll : null;
    return roll !== null && match !== null && isOf(match.header, 'person', roll.by)
      ? throwableIn(roll.dice).map((sides) => `d${sides}`)
      : [];
  },
  take: (_, hand, at, ms) => {
    hand.moveTo(at, ms);
    return hand.take();
  },
  moveTo: (hand, at, ms) => hand.moveTo(at, ms),
  letGo: (hand, ms) => hand.letGo(ms),
  putBack: (hand) => hand.putBack(),
};

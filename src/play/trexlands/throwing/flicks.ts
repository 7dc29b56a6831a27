import { nameOf } from '#games/trexlands/ids.ts';
import { rollAsked, throwable } from '#games/trexlands/rolls.ts';
import type { Flicks } from '#play/game/flicks.ts';
import { isOf } from '#play/session/players.ts';
import type { SessionState } from '../session/sessionTypes.ts';
import type { TrexlandsTable } from '../tableTypes.ts';
import { gameTexts } from '../texts.ts';
import { upNext } from './upNext.ts';

/** Trucks that are tumbled into the arena. */
export const flicks: Flicks<TrexlandsTable> = {
  inHand: (told) => waitingIn(told).map((truck) => gameTexts.throwing.inHand(nameOf(truck))),
  take: (session, hand, at, ms) => {
    const [truck] = waitingIn(session.store.getState());
    if (truck === undefined || !hand.take(truck, 'first')) return false;
    hand.held.moveTo(at, ms);
    return true;
  },
  moveTo: (hand, at, ms) => hand.held.moveTo(at, ms),
  letGo: (hand, ms) => hand.openHand(ms, false),
  putBack: (hand) => hand.held.putBack(),
};

/** Trucks of this screen that a hand may still throw. */
function waitingIn({ match, stage, thrown, spectating }: SessionState) {
  if (match === null || match.undo !== null || stage !== 'aiming' || spectating) return [];
  const next = upNext(match.state, thrown);
  const asked = rollAsked(match.state);
  if (next === null || asked === null || next.isNobodys || throwable(asked).length === 0) return [];
  return isOf(match.header, 'person', next.seat) ? next.waiting : [];
}

import type { Flicks } from '#play/game/flicks.ts';
import { tractorPull } from '#games/tractor-pull/tractorPull.ts';
import { personsIn } from '#play/session/players.ts';
import type { TractorPullTable } from '../tableTypes.ts';
import { dock } from '../texts/table.ts';

/** The wrench, which lies in the middle and is flicked there. */
export const flicks: Flicks<TractorPullTable> = {
  inHand: ({ match, stage, spectating }) =>
    match !== null && match.undo === null && stage === 'aiming' && !spectating && isHere(match) ? [dock.wrench] : [],
  take: (_, hand, at, ms) => hand.take(at, ms),
  moveTo: (hand, at, ms) => hand.moveTo(at, ms),
  letGo: (hand, ms) => hand.letGo(ms),
  putBack: (hand) => hand.putBack(),
};

const isHere = ({ header, state }: NonNullable<TractorPullTable['state']['match']>): boolean =>
  personsIn(header, tractorPull.asked(state)).length > 0;

import type { TakeBack } from '#engine/game.ts';
import type { TruckOffAction } from './actions.ts';
import { asked } from './asked.ts';
import type { TruckOffState } from './state.ts';

/**
 * A secret selection is one's own until the last one is made, which shows them all. Cards that were secret and are
 * shown, and what chance has decided, stay: a throw that was taken back would fall as it did, and be known. A card of
 * the open grid and the dice of a tie are taken back if all agree.
 */
export function takeBack(before: TruckOffState, action: TruckOffAction): TakeBack {
  switch (action.do) {
    case 'trucks':
    case 'cards':
      return asked(before).length > 1 ? 'free' : 'never';
    case 'play':
    case 'discard':
      return isOpen(before) ? 'consent' : 'never';
    case 'dice':
      return 'consent';
    case 'roll':
      return 'never';
    case 'concede':
      return mayShow(before) ? 'never' : 'consent';
  }
}

/** A seat less may be the last selection, or the end of a round. */
const mayShow = (before: TruckOffState): boolean =>
  before.phase.name === 'trucks' || before.phase.name === 'cards' ? asked(before).length < 2 : before.specials !== null;

/** Before the last card of a round, after which Daily Specials may be drawn. */
const isOpen = ({ phase, specials }: TruckOffState): boolean =>
  phase.name === 'pick' && (phase.left > 1 || specials === null);

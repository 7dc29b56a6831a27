import type { TakeBack } from '#engine/game.ts';
import type { TractorPullAction } from './actions.ts';
import { asked } from './asked.ts';
import type { TractorPullState } from './state.ts';

/**
 * A secret choice is one's own until the other one's, which shows both. What brings cards to light, or may, and what
 * chance has decided stays; what changes nothing but what lies open is taken back if the other one agrees.
 */
export function takeBack(before: TractorPullState, action: TractorPullAction): TakeBack {
  switch (action.do) {
    case 'face':
    case 'deploy':
      return asked(before).length > 1 ? 'free' : 'never';
    case 'recruit':
      return isOpen(before, action.pair) ? 'consent' : 'never';
    case 'concede':
      return 'consent';
    case 'spin': // it would turn as it did, and be known
    case 'location': // the garage is laid
    case 'install': // TP-41: a secret until it was laid, and the other one has seen it
    case 'done':
    case 'eject': // a card may be drawn after it, or the next wave begin
    case 'resolve':
    case 'pass':
    case 'award':
      return 'never';
  }
}

const isOpen = ({ garage }: TractorPullState, pair: string): boolean =>
  garage.find(({ id }) => id === pair)?.up.every((up) => up) ?? false;

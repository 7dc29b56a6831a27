import type { TakeBack } from '#engine/game.ts';
import type { TugOfWarAction } from './actions.ts';
import type { TugOfWarState } from './state.ts';

/** Nothing is revealed by a choice, so that all may be taken back by consent; but chance and the clock have spoken. */
export function takeBack({ phase }: TugOfWarState, action: TugOfWarAction): TakeBack {
  if (action.do === 'time') return 'never';
  const isDrawn = action.do === 'first' && action.first === null && phase.name === 'first' && phase.declined.length > 0;
  return isDrawn ? 'never' : 'consent';
}

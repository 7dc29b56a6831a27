import { rewind } from '#engine/undo.ts';
import type { TractorPullAction } from '#games/tractor-pull/actions.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import type { SeenTractorPull, TractorPullMatch } from '#games/tractor-pull/tractorPull.ts';

/** Whether one has chosen what the other must not know of yet (TP-02, TP-37). */
const isChoosing = ({ phase, players, outcome }: TractorPullState): boolean =>
  outcome === null && (phase.name === 'faces' || phase.name === 'deploy') && players.some(({ decided }) => decided);

/** The match as far as everybody may watch it again: while one has chosen in secret, to where that began. */
export function publicPart(match: TractorPullMatch): TractorPullMatch {
  const told = actionsToTell(match);
  return told < match.log.length ? rewind(match, told) : match;
}

const isSecret = (action: TractorPullAction): boolean => action.do === 'face' || action.do === 'deploy';

/** The same of a recording, as far as it tells by itself: choices at its end may still be secret. */
export const recordedToTell = (log: readonly { readonly action: TractorPullAction }[]): number =>
  log.findLastIndex(({ action }) => !isSecret(action)) + 1;

/** How many actions of the match everybody may know of. */
export function actionsToTell({ state, log }: SeenTractorPull): number {
  const from = isChoosing(state) ? log.findLastIndex(({ before }) => !isChoosing(before.state)) : -1;
  return from < 0 ? log.length : from;
}

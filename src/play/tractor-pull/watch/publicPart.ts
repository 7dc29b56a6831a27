import { rewind } from '#engine/undo.ts';
import type { TractorPullAction } from '#games/tractor-pull/actions.ts';
import type { TractorPullState } from '#games/tractor-pull/state.ts';
import type { TractorPullMatch } from '#games/tractor-pull/tractorPull.ts';

/** Whether one has chosen what the other must not know of yet (TP-02, TP-37). */
const isChoosing = ({ phase, players, outcome }: TractorPullState): boolean =>
  outcome === null && (phase.name === 'faces' || phase.name === 'deploy') && players.some(({ decided }) => decided);

/** The match as far as everybody may watch it again: while one has chosen in secret, to where that began. */
export function publicPart(match: TractorPullMatch): TractorPullMatch {
  if (!isChoosing(match.state)) return match;
  const from = match.log.findLastIndex(({ before }) => !isChoosing(before.state));
  return from < 0 ? match : rewind(match, from);
}

const isSecret = (action: TractorPullAction): boolean => action.do === 'face' || action.do === 'deploy';

/** The same of a recording, as far as it tells by itself: choices at its end may still be secret. */
export const recordedToTell = (log: readonly { readonly action: TractorPullAction }[]): number =>
  log.findLastIndex(({ action }) => !isSecret(action)) + 1;

/** How many actions of the match everybody may know of. */
export const actionsToTell = (match: TractorPullMatch): number => publicPart(match).log.length;

import type { TractorPullTypes } from '#games/tractor-pull/tractorPull.ts';
import { toldWithSecrets } from '#play/replay/secretChoices.ts';

/** Faces are picked, and rows deployed, in secret (TP-02, TP-37). */
export const { isSecret, publicPart, actionsToTell, recordedToTell } = toldWithSecrets<TractorPullTypes>(
  ({ phase, players, outcome }) =>
    outcome === null && (phase.name === 'faces' || phase.name === 'deploy') && players.some(({ decided }) => decided),
  (action) => action.do === 'face' || action.do === 'deploy',
);

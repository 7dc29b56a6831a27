import type { TractorPullMove } from '#bots/tractor-pull/moves.ts';
import type { TractorPullTypes } from '#games/tractor-pull/tractorPull.ts';
import type { SessionParts } from '#play/session/sessionOf.ts';
import type { Core } from './core.ts';
import { choosesOpenly, leavesChoice } from './secrets.ts';

type Parts = SessionParts<TractorPullTypes, TractorPullMove>;

/** Bots at the table of Tractor Pull: a move is told for a moment before it is made, but for what is secret. */
export const botsHere = (core: Core): Parts['bots'] => ({
  isSeen: () => !core.shown.busy && core.state.stage !== 'telling',
  isQuiet: ({ state }) => !choosesOpenly(state), // a reason would tell what is chosen
  reach: (move) => core.set({ aimed: move }),
  mayTellWhy: ({ state }, move) => choosesOpenly(state) && move.do !== 'spin',
  move: (move) => (move.do === 'spin' ? core.runner.begin(move) : core.play(move)),
});

/** A hint at the table of Tractor Pull: its buttons are marked, and on the table what it is for. */
export const hintsHere = (core: Core): Parts['hints'] => ({
  show: (move) => core.set({ aimed: move }),
  stays: leavesChoice,
});

import type { TugOfWarMove } from '#bots/tug-of-war/moves.ts';
import type { TugOfWarTypes } from '#games/tug-of-war/tugOfWar.ts';
import type { SessionParts } from '#play/session/sessionOf.ts';
import type { Core } from './core.ts';
import { planOf } from './plan.ts';

type Parts = SessionParts<TugOfWarTypes, TugOfWarMove>;

/** Bots at the table of Tug of War: their cards are seen laid at a machine for a moment before they are sent. */
export const botsHere = (core: Core): Parts['bots'] => ({
  isSeen: () => core.isSeen,
  reach: (move) => laying(core, move, true),
  move: (move) => (move.do === 'time' || move.do === 'concede' ? core.play(move) : core.act(move)),
});

/** A hint lays its cards as a plan, but over nothing that lies: it comes late, and would be pushed unseen. */
export const hintsHere = (core: Core): Parts['hints'] => ({
  show: (move) => laying(core, move, core.state.plan.laid.length === 0),
});

function laying(core: Core, move: TugOfWarMove, isFree: boolean): void {
  if (move.do === 'time' || move.do === 'concede') return;
  core.set({ aimed: move, ...(isFree && move.do === 'play' ? { plan: planOf(move) } : {}) });
}

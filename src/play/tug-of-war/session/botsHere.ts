import type { TugOfWarMove } from '#bots/tug-of-war/moves.ts';
import type { TugOfWarTypes } from '#games/tug-of-war/tugOfWar.ts';
import type { SessionParts } from '#play/session/sessionOf.ts';
import type { Core } from './core.ts';
import { planOf } from './plan.ts';

type Parts = SessionParts<TugOfWarTypes, TugOfWarMove>;

/** Bots at the table of Tug of War: their cards are seen laid at a machine for a moment before they are sent. */
export const botsHere = (core: Core): Parts['bots'] => ({
  isSeen: () => core.isSeen,
  reach: (move) => laying(core, move),
  move: (move) => (move.do === 'time' || move.do === 'concede' ? core.play(move) : core.act(move)),
});

/** A hint lays its cards as a plan, with what would come of it; the player sends it, or plans otherwise. */
export const hintsHere = (core: Core): Parts['hints'] => ({
  show: (move) => laying(core, move),
});

function laying(core: Core, move: TugOfWarMove): void {
  if (move.do === 'time' || move.do === 'concede') return;
  core.set({ aimed: move, ...(move.do === 'play' ? { plan: planOf(move) } : {}) });
}

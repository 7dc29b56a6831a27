import type { TrexlandsMove } from '#bots/trexlands/moves.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { isPlacing } from '#games/trexlands/queries.ts';
import type { SeenTrexlands, TrexlandsTypes } from '#games/trexlands/trexlands.ts';
import type { SessionParts } from '#play/session/sessionOf.ts';
import type { Core } from './core.ts';

type Parts = SessionParts<TrexlandsTypes, TrexlandsMove>;

/** Bots at the table of Trexlands: what they choose is seen for a moment before it is played. */
export const botsHere = (core: Core): Parts['bots'] => ({
  isSeen: () => !core.shown.busy && core.state.entering === null,
  isQuiet,
  reach: (move) => core.set({ ...shownAs(move), aimed: move }),
  mayTellWhy: ({ state }, move) => move.do !== 'roll' && !isPlacing(state) && !knowsMore(state, move),
  // All trucks of a roll are bots' then: no bot throws by hand.
  move: (move) => (move.do === 'roll' ? core.runner.commands.rollForMe() : core.play(move)),
});

/** A hint at the table of Trexlands: its trucks are chosen, and its place and its button are marked. */
export const hintsHere = (core: Core): Parts['hints'] => ({
  show: (move) => core.set({ ...shownAs(move), aimed: move }),
});

/** A challenge of a card that the challenger alone has seen: its reason would tell which it is (TX-69). */
const knowsMore = ({ phase }: TrexlandsState, move: TrexlandsMove): boolean =>
  phase.name === 'arena' && phase.cards.some(({ seenBy }) => seenBy.length > 0) && move.do === 'challenge';

/**
 * A pass in a window and the end of one's challenges change nothing on the table; and how long a seat takes to place
 * private cards would tell how many there are (TX-69).
 */
const isQuiet = ({ state }: SeenTrexlands, move: TrexlandsMove): boolean =>
  isPlacing(state) || move.do === 'ready' || (move.do === 'pass' && state.agenda.length > 0);

/** The trucks in question are up, as in a hand. */
const shownAs = (move: TrexlandsMove) => ({ chosen: trucksIn(move) });

function trucksIn(move: TrexlandsMove) {
  if (move.do === 'move') return move.move.trucks;
  if (move.do === 'stack') return move.trucks.slice(0, 1); // the other one is offered to it
  return move.do === 'unstack' ? move.trucks : [];
}

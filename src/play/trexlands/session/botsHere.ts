import type { TrexlandsMove } from '#bots/trexlands/moves.ts';
import { isPlacing } from '#games/trexlands/queries.ts';
import type { SeenTrexlands, TrexlandsTypes } from '#games/trexlands/trexlands.ts';
import type { BotsHere } from '#play/session/botSeats.ts';
import type { Core } from './core.ts';

export type Think = BotsHere<TrexlandsTypes, TrexlandsMove>['think'];

/** A table without bots. */
export const noBots: Think = () => Promise.reject(new Error('no bot sits at this table'));

/** Bots at the table of Trexlands: what they choose is seen for a moment before it is played. */
export const botsHere = (core: Core, think: Think): BotsHere<TrexlandsTypes, TrexlandsMove> => ({
  think,
  isSeen: () => !core.shown.busy,
  isQuiet,
  reach: (move) => core.set({ ...shownAs(move), aimed: move }),
  mayTellWhy: ({ state }, move) => move.do !== 'roll' && !isPlacing(state),
  // All trucks of a roll are bots' then: no bot throws by hand.
  move: (move) => (move.do === 'roll' ? core.runner.commands.rollForMe() : core.play(move)),
});

/**
 * A pass in a window and the end of one's challenges change nothing on the table; and how long a seat takes to place
 * private cards would tell how many there are (TX-69).
 */
const isQuiet = ({ state }: SeenTrexlands, move: TrexlandsMove): boolean =>
  isPlacing(state) || move.do === 'ready' || (move.do === 'pass' && state.agenda.length > 0);

/** The trucks in question are up, as in a hand. */
export const shownAs = (move: TrexlandsMove) => ({ chosen: trucksIn(move), wayTo: null });

function trucksIn(move: TrexlandsMove) {
  if (move.do === 'move') return move.move.trucks;
  if (move.do === 'stack') return move.trucks.slice(0, 1); // the other one is offered to it
  return move.do === 'unstack' ? move.trucks : [];
}

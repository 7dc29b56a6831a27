import type { TruckOffMove } from '#bots/truck-off/moves.ts';
import type { TruckOffTypes } from '#games/truck-off/truckOff.ts';
import type { SessionParts } from '#play/session/sessionOf.ts';
import type { Core } from './core.ts';
import { choosesInSecret, leavesChoice } from './secrets.ts';

type Parts = SessionParts<TruckOffTypes, TruckOffMove>;

/** Bots at the table of Truck Off: a card that they play is shown with its target for a moment before. */
export const botsHere = (core: Core): Parts['bots'] => ({
  isSeen: () => !core.shown.busy,
  isQuiet: ({ state }) => choosesInSecret(state),
  reach: (move) => core.set({ aimed: move }),
  mayTellWhy: ({ state }, move) => !choosesInSecret(state) && move.do !== 'roll',
  move: (move) => (move.do === 'roll' ? core.runner.begin(move) : core.play(move)),
});

/** A hint at the table of Truck Off: its buttons are marked, and on the table its target. */
export const hintsHere = (core: Core): Parts['hints'] => ({
  show: (move) => core.set({ aimed: move }),
  stays: leavesChoice,
});

import type { TruckOffMove } from '#bots/truck-off/moves.ts';
import type { TruckOffTypes } from '#games/truck-off/truckOff.ts';
import type { AdviceHere } from '#play/session/advice.ts';
import type { BotsHere } from '#play/session/botSeats.ts';
import type { Core } from './core.ts';
import { choosesInSecret, leavesChoice } from './secrets.ts';

export type Think = BotsHere<TruckOffTypes, TruckOffMove>['think'];

/** A table without bots. */
export const noBots: Think = () => Promise.reject(new Error('no bot sits at this table'));

/** Bots at the table of Truck Off: a card that they play is shown with its target for a moment before. */
export const botsHere = (core: Core, think: Think): BotsHere<TruckOffTypes, TruckOffMove> => ({
  think,
  isSeen: () => !core.shown.busy,
  isQuiet: ({ state }) => choosesInSecret(state),
  reach: (move) => core.set({ aimed: move }),
  mayTellWhy: ({ state }, move) => !choosesInSecret(state) && move.do !== 'roll',
  move: (move) => (move.do === 'roll' ? core.runner.begin(move) : core.play(move)),
});

/** A hint at the table of Truck Off: its buttons are marked, and on the table its target. */
export const adviceHere = (core: Core, think: Think): AdviceHere<TruckOffTypes, TruckOffMove> => ({
  think,
  show: (move) => core.set({ aimed: move }),
  stays: leavesChoice,
});

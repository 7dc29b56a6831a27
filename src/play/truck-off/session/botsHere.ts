import type { TruckOffMove } from '#bots/truck-off/moves.ts';
import type { TruckOffMatch, TruckOffTypes } from '#games/truck-off/truckOff.ts';
import type { AdviceHere } from '#play/session/advice.ts';
import type { BotsHere } from '#play/session/botSeats.ts';
import type { Core } from './core.ts';

export type Think = BotsHere<TruckOffTypes, TruckOffMove>['think'];

/** A table without bots. */
export const noBots: Think = () => Promise.reject(new Error('no bot sits at this table'));

/** Bots at the table of Truck Off: a card that they play is shown with its target for a moment before. */
export const botsHere = (core: Core, think: Think): BotsHere<TruckOffTypes, TruckOffMove> => ({
  think,
  isSeen: () => !core.shown.busy,
  isQuiet: ({ state }) => isSecret(state),
  reach: (move) => core.set({ aimed: move }),
  mayTellWhy: ({ state }, move) => !isSecret(state) && move.do !== 'roll',
  move: (move) => {
    if (move.do !== 'roll') return core.play(move);
    core.desk.begin(move);
    return core.state.fault === null;
  },
});

/** Trucks and cards are selected behind everybody's back; a reason would tell which (TO-06, TO-07). */
const isSecret = ({ phase, roll }: TruckOffMatch['state']): boolean =>
  roll === null && (phase.name === 'trucks' || phase.name === 'cards');

/** Whether other seats have only selected in secret since, so that this one has the same choice as before. */
export const leavesChoice = (before: TruckOffMatch, now: TruckOffMatch, seat: number): boolean =>
  isSecret(before.state) &&
  before.header === now.header &&
  before.state.phase.name === now.state.phase.name &&
  now.log.length > before.log.length &&
  now.log.slice(before.log.length).every((entry) => entry.seat !== seat);

/** A hint at the table of Truck Off: its buttons are marked, and on the table its target. */
export const adviceHere = (core: Core, think: Think): AdviceHere<TruckOffTypes, TruckOffMove> => ({
  think,
  show: (move) => core.set({ aimed: move }),
  stays: leavesChoice,
});

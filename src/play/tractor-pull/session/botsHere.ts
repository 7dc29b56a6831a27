import type { TractorPullMove } from '#bots/tractor-pull/moves.ts';
import type { TractorPullMatch, TractorPullTypes } from '#games/tractor-pull/tractorPull.ts';
import type { AdviceHere } from '#play/session/advice.ts';
import type { BotsHere } from '#play/session/botSeats.ts';
import type { Core } from './core.ts';
import { choosesOpenly } from './secrets.ts';

export type Think = BotsHere<TractorPullTypes, TractorPullMove>['think'];

/** A table without bots. */
export const noBots: Think = () => Promise.reject(new Error('no bot sits at this table'));

/** Bots at the table of Tractor Pull: a move is told for a moment before it is made, but for what is secret. */
export const botsHere = (core: Core, think: Think): BotsHere<TractorPullTypes, TractorPullMove> => ({
  think,
  isSeen: () => !core.shown.busy && core.state.stage !== 'telling',
  isQuiet: isSecret,
  reach: (move) => core.set({ aimed: move }),
  mayTellWhy: (match, move) => !isSecret(match) && move.do !== 'spin',
  move: (move) => {
    if (move.do !== 'spin') return core.play(move);
    core.desk.begin(move);
    return core.state.fault === null;
  },
});

/** Faces, items, rows and awards are chosen behind everybody's back; a reason would tell which. */
const isSecret = ({ state }: TractorPullMatch): boolean => !choosesOpenly(state);

/** Whether the other one has only chosen in secret since, so that the seat has the same choice as before. */
export const leavesChoice = (before: TractorPullMatch, now: TractorPullMatch, seat: number): boolean =>
  isSecret(before) &&
  before.header === now.header &&
  before.state.phase.name === now.state.phase.name &&
  now.log.length > before.log.length &&
  now.log.slice(before.log.length).every((entry) => entry.seat !== seat);

/** A hint at the table of Tractor Pull: its buttons are marked, and on the table what it is for. */
export const adviceHere = (core: Core, think: Think): AdviceHere<TractorPullTypes, TractorPullMove> => ({
  think,
  show: (move) => core.set({ aimed: move }),
  stays: leavesChoice,
});

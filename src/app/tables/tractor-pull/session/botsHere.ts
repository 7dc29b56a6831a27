import type { TractorPullMove } from '../../../../bots/tractor-pull/moves.ts';
import type { TractorPullMatch, TractorPullTypes } from '../../../../games/tractor-pull/tractorPull.ts';
import type { BotsHere } from '../../../session/botSeats.ts';
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

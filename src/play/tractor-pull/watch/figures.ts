import { isSeat } from '#games/tractor-pull/ids.ts';
import { pullRopes } from '#games/tractor-pull/pull.ts';
import { winsOf } from '#games/tractor-pull/state.ts';
import type { TractorPullMatch } from '#games/tractor-pull/tractorPull.ts';
import type { Figures } from '#play/replay/analysis/standing.ts';
import { replay } from '../texts/table.ts';

type State = TractorPullMatch['state'];

/** A match that is won is more than all ropes of one (house value). */
const WON = 4;

const wins = (state: State, seat: number): number => (isSeat(seat) ? winsOf(state, seat) : 0);
/** None before the wrench has been spun (TP-04). */
const ropes = (state: State, seat: number): number =>
  state.red === null ? 0 : pullRopes(state).filter(({ winner }) => winner === seat).length;

/** Matches, and the ropes of the one that is pulled. */
export const figures: Figures<State> = {
  of: (state, seat) => WON * wins(state, seat) + ropes(state, seat),
  said: (state, seat) => replay.stands(wins(state, seat), ropes(state, seat)),
};

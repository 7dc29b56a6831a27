import '../styles.css';
import { isSeat } from '#games/tractor-pull/ids.ts';
import { pullRopes } from '#games/tractor-pull/pull.ts';
import { winsOf } from '#games/tractor-pull/state.ts';
import type { TractorPullMatch } from '#games/tractor-pull/tractorPull.ts';
import { defineReplay } from '#app/table/defineReplay.tsx';
import { play } from '#play/tractor-pull/play.ts';
import { replay } from '#play/tractor-pull/texts/table.ts';
import { TableEar } from '../sound/tableEar.ts';
import { filmOf } from './film.ts';

type State = TractorPullMatch['state'];

/** A match that is won is more than all ropes of one (house value). */
const WON = 4;

const wins = (state: State, seat: number): number => (isSeat(seat) ? winsOf(state, seat) : 0);
const ropes = (state: State, seat: number): number => pullRopes(state).filter(({ winner }) => winner === seat).length;

/** A match of Tractor Pull as it was, and how matches and ropes stood. */
export const Watching = defineReplay(play, {
  filmOf,
  ear: (speaker) => new TableEar(speaker),
  figures: {
    of: (state, seat) => WON * wins(state, seat) + ropes(state, seat),
    said: (state, seat) => replay.stands(wins(state, seat), ropes(state, seat)),
  },
});

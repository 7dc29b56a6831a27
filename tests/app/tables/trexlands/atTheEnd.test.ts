import { expect, it } from 'vitest';
import { sceneryOf } from '#app/tables/trexlands/scene/scenery.tsx';
import { boardStage } from '#app/tables/trexlands/scene/stage.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import type { TrexlandsMatch } from '#games/trexlands/trexlands.ts';
import { seat } from '#sim/ids.ts';
import { inPlay, say } from '../../../games/trexlands/support.ts';
import { ADA_AND_BO } from './fakeSession.ts';

it('at the end a truck of each fleet stands on the podium, and no longer on the board', () => {
  const state = inPlay();
  const header = ADA_AND_BO as unknown as TrexlandsMatch['header'];
  const over = { ...state, outcome: { winners: [seat(0)], by: 'cycle-limit' } } as const;
  const piecesOf = (now: TrexlandsState) => sceneryOf({ header, state: now }, null).pieces;
  expect(piecesOf(state)).toHaveLength(state.trucks.length);
  expect(piecesOf(over)).not.toContain('0-T4');
  expect(piecesOf(over)).toHaveLength(state.trucks.length - state.seats);
});

it('the picture of a match that ends in the EXCHANGE is of the board, on which all trucks stand', () => {
  const { state } = say(inPlay(), [0, 'pass'], [1, 'pass']);
  const header = ADA_AND_BO as unknown as TrexlandsMatch['header'];
  const board = boardStage({ seats: state.seats, city: state.board.city });
  const stageOf = (now: TrexlandsState) => sceneryOf({ header, state: now }, null).stage;
  expect(stageOf(state)).not.toEqual(board);
  expect(stageOf({ ...state, outcome: { winners: [seat(0)], by: 'cycle-limit' } })).toEqual(board);
});

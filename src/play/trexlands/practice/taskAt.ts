import { asPersons } from '#engine/seats.ts';
import { judgeTry, type TurnGoal } from '#games/trexlands/help/practice/goal.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import type { TrexlandsMatch } from '#games/trexlands/trexlands.ts';
import { turnOf } from '#games/trexlands/turn.ts';
import type { Physics } from '#sim/physics.ts';
import { gameTexts } from '../texts.ts';
import { keenReply } from './replies.ts';
import type { TurnTask } from './turnTask.ts';

/**
 * The turn of a match to be tried, from a position that `turnAt` has found in it, by a person, whoever plays the match.
 * The measure of success may change in `aim`.
 */
export function taskAt(
  { header }: TrexlandsMatch,
  position: TrexlandsState,
  aim: { readonly goal: TurnGoal },
  physics: Physics,
): TurnTask {
  const learner = turnOf(position)?.seat;
  if (learner === undefined) throw new Error('the position is one of a turn');
  return {
    learner,
    seats: asPersons(header.seats),
    position,
    judge: (tried) => {
      const { state } = judgeTry(aim.goal, learner, tried);
      return { state, words: state === 'open' ? '' : gameTexts.practice[state] };
    },
    reply: keenReply(physics),
  };
}

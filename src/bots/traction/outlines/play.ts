import type { MatchPlan } from '../../../engine/match.ts';
import { actionOf } from '../../../games/traction/perform.ts';
import type { TractionState } from '../../../games/traction/state.ts';
import { traction, type TractionTypes } from '../../../games/traction/traction.ts';
import { verdictOf } from '../../../games/traction/verdict.ts';
import type { Result } from '../../../sim/result.ts';
import { thoughtOut } from '../../bot.ts';
import { chanceOf } from '../../luck.ts';
import { playWithoutTable, type Next, type Step } from '../../withoutTable.ts';
import { thinkTrying } from '../bots.ts';
import { isOrder } from '../moves.ts';
import type { Trying } from '../trying.ts';
import { reportByOutlines } from './report.ts';

/** A bot that tries in its head as the match goes, by outlines: no table, no tremor. */
// oxlint-disable-next-line require-yield
const byOutlines: Trying = function* byOutlines(state, order) {
  return verdictOf(reportByOutlines(state, order), state.options.tackling);
};

/**
 * A match in which steps go as outlines say, one level a seat, to its end or to so many actions: the last position.
 * There is no gesture in it and no record of it.
 */
export const playByOutlines = (
  plan: MatchPlan<TractionTypes>,
  levels: readonly string[],
  mostActions: number,
  onStep: (step: Step<TractionTypes>) => void,
): Result<TractionState> =>
  playWithoutTable(traction, plan, (state, n) => next(state, plan.seed, n, levels), mostActions, onStep);

function next(state: TractionState, seed: number, n: number, levels: readonly string[]): Next<TractionTypes> {
  const [seat] = traction.asked(state);
  const level = levels[seat ?? -1];
  if (seat === undefined || level === undefined) throw new Error('a match that is not over asks a seat');
  const seen = { view: traction.view(state, seat), seat, chance: chanceOf(seed, seat, n) };
  const { move } = thoughtOut(thinkTrying(level, byOutlines, seen));
  if (!isOrder(move)) return { action: move, performed: null };
  const { piece, hand } = move;
  const action = actionOf(move, { piece, grip: 'finger', strokes: [] }, handIn(state), hand);
  return { action, performed: reportByOutlines(state, move) };
}

const handIn = ({ options }: TractionState) => (options.hands === 'free' ? 'free' : 'assisted');

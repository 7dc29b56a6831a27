import { thoughtOut } from '#bots/bot.ts';
import { chanceOf } from '#bots/luck.ts';
import { playWithoutTable, type Next, type Step } from '#bots/withoutTable.ts';
import type { MatchPlan } from '#engine/match.ts';
import type { Seed } from '#engine/random.ts';
import { actionOf } from '#games/traction/perform.ts';
import type { TractionState } from '#games/traction/state.ts';
import { traction, type TractionTypes } from '#games/traction/traction.ts';
import { verdictOf } from '#games/traction/verdict.ts';
import type { Result } from '#sim/result.ts';
import { thinkTrying } from '../bots.ts';
import type { Thinks } from '../careless.ts';
import { isOrder } from '../moves.ts';
import type { Trying } from '../trying.ts';
import { reportByOutlines } from './report.ts';

/** A bot that tries in its head as the match goes, by outlines: no table, no tremor. */
// oxlint-disable-next-line require-yield
const byOutlines: Trying = function* byOutlines(state, order) {
  return verdictOf(reportByOutlines(state, order), state.options.tackling);
};

/** Players of a match by outlines: one level a seat, and the way of the careless ones. */
interface Players {
  readonly levels: readonly string[];
  readonly careless: Thinks;
}

/**
 * A match in which steps go as outlines say, to its end or to so many actions: the last position. There is no gesture
 * in it and no record of it.
 */
export const playByOutlines = (
  plan: MatchPlan<TractionTypes>,
  players: Players,
  mostActions: number,
  onStep: (step: Step<TractionTypes>) => void,
): Result<TractionState> =>
  playWithoutTable(traction, plan, (state, n) => next(state, plan.seed, n, players), mostActions, onStep);

function next(state: TractionState, seed: Seed, n: number, { levels, careless }: Players): Next<TractionTypes> {
  const [seat] = traction.asked(state);
  const level = levels[seat ?? -1];
  if (seat === undefined || level === undefined) throw new Error('a match that is not over asks a seat');
  const seen = { view: traction.view(state, seat), seat, chance: chanceOf(seed, seat, n) };
  const { move } = thoughtOut(thinkTrying(level, byOutlines, seen, careless));
  if (!isOrder(move)) return { action: move, performed: null };
  const { piece, hand } = move;
  const action = actionOf(move, { piece, grip: 'finger', strokes: [] }, handIn(state), hand);
  return { action, performed: reportByOutlines(state, move) };
}

const handIn = ({ options }: TractionState) => (options.hands === 'free' ? 'free' : 'assisted');

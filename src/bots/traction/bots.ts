import { actionOf, performingSteps } from '#games/traction/perform.ts';
import { seatHand, steadinessIn } from '#games/traction/seatHand.ts';
import type { TractionState } from '#games/traction/state.ts';
import { traction, type TractionTypes } from '#games/traction/traction.ts';
import type { Physics } from '#sim/physics.ts';
import { ok, type Result } from '#sim/result.ts';
import type { Ticking } from '#sim/ticking.ts';
import type { Seen, Thinking, Thought } from '../bot.ts';
import type { BeforeMove, Bots, Done, Imagined } from '../bots.ts';
import { CARELESS_CLEAR_MM, carelessBy, runningBy, type Thinks } from './careless.ts';
import { guessing } from './guess.ts';
import { keenWith } from './keen.ts';
import { HINT, LEVELS } from './levels.ts';
import { withMargin } from './margin.ts';
import { isOrder, type TractionMove } from './moves.ts';
import { steadyWith } from './steady.ts';
import type { Trying } from './trying.ts';

/** The bots of Traction, which order steps of their hands. */
export const tractionBots = botsPassingBy(CARELESS_CLEAR_MM);

/** The same bots, of which the careless one passes everything else by so much, mm. */
export function botsPassingBy(clearMm: number): Bots<TractionTypes, TractionMove> {
  return botsWith(carelessBy(clearMm));
}

/** The same as they were before sets of rules had names: the careless one ran, and answered nothing. */
export const botsBefore = (clearMm = CARELESS_CLEAR_MM): Bots<TractionTypes, TractionMove> =>
  botsWith(runningBy(clearMm));

function botsWith(careless: Thinks): Bots<TractionTypes, TractionMove> {
  return {
    game: traction,
    levels: LEVELS,
    think: (level, imagined, seen) => {
      const guess = guessing(imagined);
      const { options } = seen.view;
      const byTheRules: Trying = (state, order, chance) => guess({ ...state, options }, order, chance);
      return thinkTrying(level, byTheRules, planning(imagined, seen), careless);
    },
    carryingOut,
    steadinessIn,
  };
}

/** The thoughts of a bot of this level that tries its steps so. */
export function thinkTrying(
  level: string,
  trying: Trying,
  seen: Seen<TractionState>,
  careless: Thinks,
): Thinking<Thought<TractionMove>> {
  if (level === 'careless') return careless(seen);
  return level === 'steady' ? steadyWith(trying)(seen) : keenWith(trying, level === HINT)(seen);
}

/** Planned with a margin for the hand's tremor, but tried by the rules as they are. */
const planning = ({ steadiness }: Imagined, seen: Seen<TractionState>): Seen<TractionState> => ({
  ...seen,
  view: withMargin(seen.view, steadiness),
});

function* carryingOut(
  physics: Physics,
  match: BeforeMove<TractionTypes>,
  move: TractionMove,
): Ticking<Result<Done<TractionTypes>>> {
  if (!isOrder(move)) return ok({ action: move, performed: null });
  const performed = yield* performingSteps(physics, match.state, { ...move, own: seatHand(match, move) });
  if (!performed.ok) return performed;
  const { report, performed: done } = performed.value;
  const hand = match.state.options.hands === 'free' ? 'free' : 'assisted';
  return ok({ action: actionOf(move, done.gesture, hand, move.hand), performed: report });
}

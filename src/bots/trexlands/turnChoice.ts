import type { Choice, MoveAction } from '#games/trexlands/actions.ts';
import { CITY } from '#games/trexlands/ids.ts';
import { enemiesIn } from '#games/trexlands/queries.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { turnOf } from '#games/trexlands/turn.ts';
import { scoredBy } from '#games/trexlands/scoring.ts';
import { startBattle } from '#games/trexlands/battle/start.ts';
import type { Seat } from '#sim/ids.ts';
import type { Chance } from '#sim/maths/chance.ts';
import type { Reason, Thinking, Thought } from '../bot.ts';
import { oddsOfAttack } from './battles.ts';
import { FIRST, followUp, type Then } from './followUp.ts';
import { chosen, expected } from './imagine.ts';
import { optionsOf, type Manner } from './options.ts';
import { percent, reasonOf } from './reasons.ts';
import type { Worth } from './worth.ts';

/** A choice with the expected worth of the turn that begins with it. */
export interface Weighed {
  readonly choice: Choice;
  readonly worth: number;
}

/** So much more than with no card must a turn be worth that a card is played (house value). */
const WORTH_A_CARD = 0.004;

/** How a turn is thought about. */
export interface TurnMind {
  readonly worth: Worth;
  /** Its judgement of a choice is off by up to such a share; but an X that it can have it takes. */
  readonly blur?: number;
  readonly manner?: Manner;
}

/** The choices of a seat's own turn, each thought on to the end of the turn, the best first. */
export function* weighedTurn(
  state: TrexlandsState,
  seat: Seat,
  mind: TurnMind,
  chance: Chance,
): Thinking<readonly Weighed[]> {
  const all: Weighed[] = [];
  for (const choice of optionsOf(state, seat, FIRST, mind.manner)) {
    all.push({ choice, worth: worthOfOption(state, seat, choice, mind) });
    yield;
  }
  return ordered(all, mind.blur ?? 0, chance);
}

/** The best first, as a judge sees it whose eye is not the best. */
function ordered(all: readonly Weighed[], blur: number, chance: Chance): readonly Weighed[] {
  const seen = all.map((weighed) => ({ weighed, as: seenAs(weighed, blur, chance) }));
  return seen.toSorted((a, b) => b.as - a.as).map(({ weighed }) => weighed);
}

const seenAs = ({ choice, worth }: Weighed, blur: number, chance: Chance): number =>
  blur === 0 ? worth : scores(choice) ? worth + SURE : worth * (1 + blur * chance());

/** More than any doubt: all chances are under 1. */
const SURE = 2;
const scores = (choice: Choice): boolean => choice.do === 'move' && choice.move.to === CITY;

/** The best of its turn, with the reason. */
export function* inTurn(state: TrexlandsState, seat: Seat, mind: TurnMind, chance: Chance): Thinking<Thought<Choice>> {
  const all = yield* weighedTurn(state, seat, mind, chance);
  const idle = all.find(({ choice }) => choice.do === 'pass')?.worth ?? 0;
  const plain = all.find(({ choice }) => choice.do !== 'play');
  const [first] = all;
  if (plain === undefined || first === undefined) throw new Error('a turn may always be passed');
  if (all.length === 1) return { move: first.choice, reason: reasonOf('only-one') };
  const best = first.choice.do === 'play' && first.worth < plain.worth + WORTH_A_CARD ? plain : first;
  return { move: best.choice, reason: reasonFor(state, best, best.choice.do === 'play' ? plain.worth : idle) };
}

function reasonFor(state: TrexlandsState, { choice, worth }: Weighed, without: number): Reason {
  const gain = percent(worth - without);
  switch (choice.do) {
    case 'move':
      return reasonForMove(state, choice, gain);
    case 'play':
      return reasonOf('card', { card: choice.card, gain });
    case 'stack':
    case 'unstack':
      return reasonOf('stack', { gain });
    default:
      return reasonOf('no-move', { gain });
  }
}

function reasonForMove(state: TrexlandsState, { seat, move }: MoveAction, gain: number): Reason {
  if (move.to === CITY) return reasonOf('score', { x: scoredBy(state, seat, move.trucks.length), gain });
  if (enemiesIn(state, move.to, seat).length === 0) return reasonOf('drive', { gain });
  const [act] = startBattle(state, seat, move, move.to, 'camp').state.agenda;
  const odds = act?.type === 'battle' ? percent(oddsOfAttack(state, act)) : 0;
  return reasonOf('attack', { odds, gain });
}

/** A choice, and the best that can follow it in this turn. */
export const worthOfOption = (state: TrexlandsState, seat: Seat, choice: Choice, mind: TurnMind): number =>
  expected(chosen(state, choice), (after) => worthOfTurn(after, seat, followUp(choice), mind));

/** The best that the seat can make of the rest of its turn; the worth of the position once it is over. */
function worthOfTurn(state: TrexlandsState, seat: Seat, then: Then, mind: TurnMind): number {
  const turn = turnOf(state);
  if (turn === null || turn.seat !== seat || turn.movesLeft === 0 || state.outcome !== null || state.agenda.length > 0)
    return mind.worth(state, seat);
  return optionsOf(state, seat, then, mind.manner).reduce(
    (best, choice) => Math.max(best, worthOfOption(state, seat, choice, mind)),
    -Infinity,
  );
}

import type { Choice } from '#games/trexlands/actions.ts';
import { choicesOf } from '#games/trexlands/legal.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import type { Seat } from '#sim/ids.ts';
import type { Reason, Thinking, Thought } from '../bot.ts';
import { chosen, expected } from './imagine.ts';
import { percent, reasonOf } from './reasons.ts';
import type { Weighed } from './turnChoice.ts';
import type { Worth } from './worth.ts';

/** So much must a card gain in a window that it is played (house value). */
const WORTH_A_CARD = 0.006;

/** A card or a Captain in a window, a raider's choice: the best, where it is worth more than to pass. */
export function* inWindow(state: TrexlandsState, seat: Seat, worth: Worth): Thinking<Thought<Choice>> {
  const all: Weighed[] = [];
  for (const choice of choicesOf(state, seat)) {
    all.push({ choice, worth: worthOfChoice(state, seat, choice, worth) });
    yield;
  }
  const [best, second] = all.toSorted((a, b) => b.worth - a.worth);
  if (best === undefined) throw new Error('a seat that is asked may do something');
  const pass = all.find(({ choice }) => choice.do === 'pass');
  const isTooLittle = pass !== undefined && best.choice.do === 'play' && best.worth < pass.worth + WORTH_A_CARD;
  const taken = isTooLittle ? pass : best;
  const other = taken.choice.do === 'pass' ? taken : (pass ?? second ?? taken);
  return { move: taken.choice, reason: reasonFor(taken.choice, percent(taken.worth - other.worth)) };
}

function worthOfChoice(state: TrexlandsState, seat: Seat, choice: Choice, worth: Worth): number {
  const after = choice.do === 'pass' ? state : chosen(state, choice);
  return expected(after, (settled) => worth(settled, seat));
}

function reasonFor(choice: Choice, gain: number): Reason {
  switch (choice.do) {
    case 'play':
      return reasonOf('card', { card: choice.card, gain });
    case 'wrench':
      return reasonOf('reroll', { truck: choice.truck, gain });
    case 'occupy':
      return reasonOf(choice.stay ? 'stay' : 'withdraw', { gain });
    default:
      return reasonOf('no-card');
  }
}

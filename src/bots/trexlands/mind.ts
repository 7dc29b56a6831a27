import { CAPTAINS, type CaptainId } from '#games/trexlands/captains.ts';
import type { Choice } from '#games/trexlands/actions.ts';
import { choicesOf } from '#games/trexlands/legal.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import type { Seat } from '#sim/ids.ts';
import type { Seen, Thinking, Thought } from '../bot.ts';
import { inArena, type Dealer } from './arenaChoice.ts';
import { inMarket, type Bidder } from './marketChoice.ts';
import type { Manner } from './options.ts';
import { reasonOf } from './reasons.ts';
import { integersOf, oneOf } from './player.ts';
import { inTurn } from './turnChoice.ts';
import { inWindow } from './windowChoice.ts';
import type { Worth } from './worth.ts';

/** How a bot plays that weighs positions. */
export interface Mind {
  readonly manner?: Manner;
  readonly worth: Worth;
  /** The share by which its judgement of a choice in its turn may be off. */
  readonly blur?: number;
  readonly bidder: Bidder;
  readonly dealer: Dealer;
  /** By the number of seats, the dearest first. */
  captains(seats: number): readonly CaptainId[];
}

/** Chooses for a seat that the match asks for a choice. */
export function* thinking(mind: Mind, { view, seat: number, chance }: Seen<TrexlandsState>): Thinking<Thought<Choice>> {
  const seat = number as Seat;
  if (view.agenda.length === 0 && view.phase.name === 'move') return yield* inTurn(view, seat, mind, chance);
  const choices = choicesOf(view, seat);
  const [only, ...more] = choices;
  if (only === undefined) throw new Error(`seat ${seat} is asked and may do nothing`);
  if (more.length === 0) return { move: only, reason: reasonOf('only-one') };
  if (view.agenda.length > 0) return yield* inWindow(view, seat, mind.worth);
  switch (view.phase.name) {
    case 'captains':
      return mind.manner?.captain === 'any'
        ? { move: oneOf(choices, integersOf(chance)), reason: reasonOf('whim') }
        : captain(mind, choices, view.seats);
    case 'market':
      if (isVain(mind, view)) return leave(choices);
      return inMarket(view, view.phase, seat, mind.bidder);
    case 'arena':
      if (isVain(mind, view)) return leave(choices);
      return inArena(view, view.phase, seat, mind.dealer, chance);
    default:
      throw new Error(`nothing is chosen in the phase ${view.phase.name}`);
  }
}

function captain(mind: Mind, choices: readonly Choice[], seats: number): Thought<Choice> {
  const liked = [...mind.captains(seats), ...CAPTAINS];
  const free = choices.flatMap((choice) => (choice.do === 'captain' ? [choice] : []));
  const best = liked.flatMap((id) => free.filter((choice) => choice.captain === id))[0];
  if (best === undefined) throw new Error('there are more Captains than seats');
  return { move: best, reason: reasonOf('captain', { captain: best.captain }) };
}

/** Whether a card is of no use: nobody plays one after the last cycle, but V decide between equal X (TX-60). */
const isVain = ({ manner }: Mind, { cycle, options }: TrexlandsState): boolean =>
  manner?.exchange === 'never' || cycle === options.cycleLimit;

/** No bid, no placement, no challenge. */
function leave(choices: readonly Choice[]): Thought<Choice> {
  const left = choices.find(
    (choice) => choice.do === 'pass' || choice.do === 'ready' || (choice.do === 'broker' && !choice.take),
  );
  if (left === undefined) throw new Error('the Exchange may always be left');
  return { move: left, reason: reasonOf('no-bid') };
}

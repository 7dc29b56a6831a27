import type { Choice } from '#games/truck-off/actions.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import type { Seen, Thinking, Thought } from '../bot.ts';
import { chooseCards } from './cardChoice.ts';
import { pickCard } from './gridChoice.ts';
import type { Mind } from './mind.ts';
import { chooseDice } from './tieChoice.ts';
import { executeCard } from './turnChoice.ts';
import { chooseTrucks } from './venueChoice.ts';

/** Chooses for a seat that the match asks for a choice. */
export function* thinking(mind: Mind, { view, seat, chance }: Seen<TruckOffState>): Thinking<Thought<Choice>> {
  switch (view.phase.name) {
    case 'trucks':
      return chooseTrucks(view, seat, mind.chooser, chance);
    case 'cards':
      return yield* chooseCards(view, seat, mind, chance);
    case 'execute':
      return yield* executeCard(view, seat, mind, chance);
    case 'pick':
      return yield* pickCard(view, seat, mind, chance);
    case 'tie':
      return chooseDice(view, seat, chance);
    case 'roll':
      throw new Error('nothing is chosen while dice are thrown');
  }
}

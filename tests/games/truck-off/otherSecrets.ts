import { shuffled, type RandomSource } from '#engine/random.ts';
import type { Player, TruckOffState } from '#games/truck-off/state.ts';

/** The position with every secret of the others replaced by another that it could be. */
export function otherSecrets(state: TruckOffState, looker: number | null, random: RandomSource): TruckOffState {
  return {
    ...state,
    players: state.players.map((player, seat) => (seat === looker ? player : replaced(player, state, random))),
    specials: state.specials && { ...state.specials, pile: shuffled(state.specials.pile, random) },
  };
}

function replaced(player: Player, { options, phase, venues }: TruckOffState, random: RandomSource): Player {
  const openly = options.openCards === true && phase.name !== 'cards'; // all but a selection lies open (TO-54)
  const together = [...player.hand, ...player.chosen];
  const cards = openly ? [...player.chosen, ...player.hand] : shuffled(together, random);
  // while all select, the number of selected cards is secret as well
  const chosen = phase.name === 'cards' ? random.integer(0, player.decided ? cards.length : 0) : player.chosen.length;
  const numbers = shuffled(
    venues.map(({ sides }) => sides),
    random,
  );
  return {
    ...player,
    hand: cards.slice(chosen),
    chosen: cards.slice(0, chosen),
    picked: numbers.slice(0, player.picked.length),
  };
}

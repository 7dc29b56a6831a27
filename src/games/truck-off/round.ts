import { discardOn, drawFrom } from '#engine/deck.ts';
import { shuffled, type RandomSource } from '#engine/random.ts';
import { HOME, withPlayers, withTruck, withVenue } from './changes.ts';
import { BARRY, truckId, type Sides, type TruckId } from './ids.ts';
import { NUMBERS } from './numbers.ts';
import { roundsOf } from './options.ts';
import { playerOf, seatAfter, stillPlaying, venueOf } from './queries.ts';
import { askedFor } from './rolls.ts';
import { specialOf } from './specials/specials.ts';
import { beforeTrucks } from './specials/before.ts';
import { activeIn } from './specials/window.ts';
import type { TruckOffState } from './state.ts';
import { andThen, applied, type Applied } from './applied.ts';
import { finalCount } from './ending.ts';

/** Daily Specials are drawn, and trucks are to be selected. */
export function beginRound(state: TruckOffState, random: RandomSource): Applied {
  const began = applied(
    { ...withPlayers(state, { decided: false }), phase: { name: 'trucks' } },
    { type: 'round-began', round: state.round, first: state.first },
  );
  return andThen(
    andThen(began, (s) => specialsDrawn(s, random)),
    beforeTrucks,
  );
}

/** TO-42: two a round; one at the same venue replaces the one before. TO-43: the discards are shuffled if need be. */
function specialsDrawn(state: TruckOffState, random: RandomSource): Applied {
  let so = applied(state);
  for (let i = 0; i < NUMBERS.specialsARound; i += 1) so = andThen(so, (s) => specialDrawn(s, random));
  return so;
}

function specialDrawn(state: TruckOffState, random: RandomSource): Applied {
  const drawn = state.specials && drawFrom(state.specials, random);
  if (drawn === null) return applied(state);
  const { venue: sides } = specialOf(drawn.card);
  const { special: replaced } = venueOf(state, sides);
  const specials = replaced === null ? drawn.left : discardOn(drawn.left, replaced);
  return applied(withVenue({ ...state, specials }, sides, { special: drawn.card }), {
    type: 'special-drawn',
    special: drawn.card,
    replaced,
  });
}

/** TO-06: all selected trucks at once, and two of Barry's at random (TO-39). */
export function reveal(state: TruckOffState, random: RandomSource): Applied {
  const numbers = state.venues.map(({ sides }) => sides);
  const own = stillPlaying(state).flatMap((seat) =>
    playerOf(state, seat).picked.flatMap((number) => (number === null ? [] : [truckId(seat, number)])),
  );
  const trucks = [...own, ...(state.barry === null ? [] : trucksOfBarry(numbers, random))];
  const placed = trucks.reduce<TruckOffState>((s, id) => withTruck(s, id, { at: numberIn(id, numbers) }), state);
  return applied(withPlayers(placed, { picked: [], decided: false }), { type: 'revealed', trucks });
}

const trucksOfBarry = (numbers: readonly Sides[], random: RandomSource): readonly TruckId[] => {
  const drawn = shuffled(numbers, random).slice(0, NUMBERS.trucksARound);
  return numbers.filter((number) => drawn.includes(number)).map((number) => truckId(BARRY, number));
};

const numberIn = (id: TruckId, numbers: readonly Sides[]): Sides | null =>
  numbers.find((number) => id.endsWith(`-${number}`)) ?? null;

/** TO-49: the first player throws all venue dice but those that a Daily Special turns to a number. */
export function askForDice(state: TruckOffState): TruckOffState {
  const fixed = activeIn(state, 'instead', 'roll').map(({ venue }) => venue.sides);
  const dice = state.venues.map(({ sides }) => sides).filter((sides) => !fixed.includes(sides));
  return askedFor({ ...state, phase: { name: 'roll', again: false } }, state.first, dice, 'venues');
}

/** TO-28: tokens, trucks and shut venues go back; the first player token moves clockwise (TO-40). */
export function endRound(state: TruckOffState, random: RandomSource): Applied {
  const ended = applied(cleared(state), { type: 'round-ended', round: state.round });
  if (state.round === roundsOf(state)) return andThen(ended, finalCount); // TO-29, TO-54
  return andThen(ended, (s) => beginRound({ ...s, round: s.round + 1, first: seatAfter(s, s.first) }, random));
}

const cleared = (state: TruckOffState): TruckOffState => ({
  ...state,
  trucks: state.trucks.map((truck) => ({ ...truck, ...HOME })),
  venues: state.venues.map((venue) => ({ ...venue, die: null, shut: false, promotes: 0 })),
});

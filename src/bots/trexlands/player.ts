import type { RandomSource } from '#engine/random.ts';
import type { Choice } from '#games/trexlands/actions.ts';
import { choicesOf } from '#games/trexlands/legal.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import type { Chance } from '#sim/maths/chance.ts';
import type { Seat } from '#sim/ids.ts';

/**
 * A computer player, which chooses for a seat from what it sees. Pure: the same view and chance, the same choice. Rolls
 * are the table's.
 */
export type Player = (view: TrexlandsState, seat: Seat, random: RandomSource) => Choice;

export function oneOf<T>(things: readonly T[], random: RandomSource): T {
  const thing = things[random.integer(0, things.length - 1)];
  if (thing === undefined) throw new Error('there is nothing to choose from');
  return thing;
}

/** Whole numbers of a bot's chance. */
export const integersOf = (chance: Chance): RandomSource => ({
  integer: (min, max) => min + Math.floor(chance() * (max - min + 1)),
});

/** Any kind of action that is possible, then any action of the kind: so that rare kinds come up, too. */
export const randomPlayer: Player = (view, seat, random) => {
  const choices = choicesOf(view, seat);
  const kind = oneOf([...new Set(choices.map((choice) => choice.do))], random);
  return oneOf(
    choices.filter((choice) => choice.do === kind),
    random,
  );
};

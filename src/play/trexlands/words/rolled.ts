import { oddsOf } from '#bots/trexlands/odds.ts';
import { rollAsked } from '#games/trexlands/rolls.ts';
import type { SeenTrexlands } from '#games/trexlands/trexlands.ts';
import type { Rolled } from '#play/say/rolled.ts';
import { rolledTexts } from '../texts/rolled.ts';

/** The trucks of rolls that counted, by the chances of the standard throw on that ground: hands may do better. */
export function rolledIn({ before, performed }: SeenTrexlands['log'][number]): readonly Rolled[] {
  const asked = performed === null ? null : rollAsked(before.state);
  if (performed === null || asked === null) return [];
  return performed.trucks.flatMap(({ id, upright, counts }): Rolled[] => {
    if (!counts) return [];
    const ballasted = asked.ballast.includes(id);
    const chance = oddsOf(asked.surface, ballasted, before.state.options);
    const { wheels, other, truckOn } = rolledTexts;
    return [
      {
        thing: truckOn(asked.surface, ballasted, before.state.options.truck !== undefined),
        face: upright ? wheels : other,
        chances: [
          [wheels, chance],
          [other, 1 - chance],
        ],
      },
    ];
  });
}

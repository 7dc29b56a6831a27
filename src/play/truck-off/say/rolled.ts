import { sidesOf } from '#games/truck-off/dice.ts';
import { ownDieIn } from '#games/truck-off/ownDice.ts';
import type { SeenTruckOff } from '#games/truck-off/truckOff.ts';
import type { Rolled } from '#play/say/rolled.ts';
import { ownDie } from '../texts/ownDie.ts';

/** The dice that were read; one that is thrown again counts for nothing. An own die's chances are those by geometry. */
export const rolledIn = ({ performed, before }: SeenTruckOff['log'][number]): readonly Rolled[] =>
  (performed?.readings ?? []).flatMap(({ id, value }): Rolled[] => {
    if (value === null) return [];
    const sides = sidesOf(id);
    const face = String(value);
    const own = ownDieIn(before.state.options, sides);
    if (own !== null) {
      const chances = own.spec.faces.map(({ name }) => [name, own.chances[Number(name) - 1] ?? 0] as const);
      return [{ thing: ownDie.rolled(`d${sides}`), face, chances }];
    }
    const chances = Array.from({ length: sides }, (_, i) => [String(i + 1), 1 / sides] as const);
    return [{ thing: `d${sides}`, face, chances }];
  });

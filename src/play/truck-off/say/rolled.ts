import { sidesOf } from '#games/truck-off/dice.ts';
import type { SeenTruckOff } from '#games/truck-off/truckOff.ts';
import type { Rolled } from '#play/say/rolled.ts';

/** The dice that were read; one that is thrown again counts for nothing. */
export const rolledIn = ({ performed }: SeenTruckOff['log'][number]): readonly Rolled[] =>
  (performed?.readings ?? []).flatMap(({ id, value }): Rolled[] => {
    if (value === null) return [];
    const sides = sidesOf(id);
    const chances = Array.from({ length: sides }, (_, i) => [String(i + 1), 1 / sides] as const);
    return [{ thing: `d${sides}`, face: String(value), chances }];
  });

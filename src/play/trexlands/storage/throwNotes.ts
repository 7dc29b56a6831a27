import { z } from 'zod';
import { isByHand, type Gathered } from '#games/trexlands/gathering.ts';
import { ownerOf } from '#games/trexlands/ids.ts';
import { makeCommand } from '#games/trexlands/notation.ts';
import type { TextStorage } from '#play/settings/textStorage.ts';
import { createPositionNotes, type PositionNotes } from '#play/storage/positionNotes.ts';

/** Words of a seat about its trucks in a roll, in notation: these throws, or the rest by chance. */
interface Said {
  readonly seat: number;
  readonly line: string;
}

/** Notes of trucks that were let go and wait for the others. */
export type ThrowNotes = PositionNotes<{ readonly said: readonly Said[] }>;

const STORED_AS = 'tumbletop.trexlands.throws';
const noted = z.object({
  said: z.array(z.object({ seat: z.number().int().nonnegative(), line: z.string().startsWith('roll') })),
});

export const createThrowNotes = (openStorage: () => TextStorage): ThrowNotes =>
  createPositionNotes(STORED_AS, noted, openStorage);

/** The words of the seats that come to this; of a seat that has handed trucks to chance, all that were left. */
export function saidOf(thrown: Gathered): readonly Said[] {
  const seats = [...new Set(thrown.map(({ truck }) => ownerOf(truck)))];
  return seats.flatMap((seat) => {
    const own = thrown.filter(({ truck }) => ownerOf(truck) === seat);
    const throws = own.filter(isByHand);
    const lines = [
      ...(throws.length > 0 ? [makeCommand({ do: 'roll', seat, throws })] : []),
      ...(throws.length < own.length ? [makeCommand({ do: 'roll', seat, throws: null })] : []),
    ];
    return lines.map((line) => ({ seat, line }));
  });
}

import { z } from 'zod';
import { shuffled, type RandomSource } from '#engine/random.ts';
import data from '../data/board.json' with { type: 'json' };
import { CITY } from '../ids.ts';
import { provenance } from '../provenance.ts';
import type { Border } from './board.ts';

const most = z.int().min(1).nullable();
const { cityOpen } = z
  .strictObject({ ...provenance, cityOpen: z.strictObject({ 2: most, 3: most, 4: most }) })
  .parse(data);

/** The most of the City's borders that are open, by the number of players; null for no limit (data/board.json). */
export const mostOpen = (seats: number): number | null =>
  seats === 2 ? cityOpen[2] : seats === 3 ? cityOpen[3] : cityOpen[4];

/**
 * The borders with as many of the City's blocked, by chance, as the board's data asks for; a ramp stays only where more
 * than half of them may be passed, as half of them will be open (TX-57).
 */
export function withCityClosed(borders: readonly Border[], seats: number, random: RandomSource): readonly Border[] {
  const limit = mostOpen(seats);
  if (limit === null) return borders;
  const ofCity = shuffled(
    borders.filter(({ beyond }) => beyond === CITY),
    random,
  );
  const open = ofCity.filter(({ kind }) => kind === 'open').slice(0, limit);
  const ramps = ofCity
    .filter(({ kind }) => kind === 'ramp')
    .slice(0, Math.max(0, limit - Math.max(open.length, ofCity.length / 2)));
  return borders.map((border) =>
    border.beyond !== CITY || open.includes(border) || ramps.includes(border) ? border : { ...border, kind: 'blocked' },
  );
}

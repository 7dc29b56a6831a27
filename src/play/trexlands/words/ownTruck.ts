import { oddsOf } from '#bots/trexlands/odds.ts';
import { isolated } from '#engine/isolated.ts';
import type { TruckFile } from '#engine/truckFile.ts';
import { BASE_TERRAIN } from '#games/trexlands/board/terraDeck.ts';
import { trucksBy } from '#games/trexlands/ownTruck.ts';
import type { AgreedWords } from '#play/form/agreed.ts';
import { ownTruck } from '../texts/ownTruck.ts';

const GRAMS = 1000;
const PERCENT = 100;

/** The own truck of a match in words; nothing where it has the usual ones. */
export function ownTruckTold(truck: TruckFile | undefined): readonly AgreedWords[] {
  if (truck === undefined) return [];
  const { title, lengthMm, widthMm, heightMm } = truck;
  const grams = trucksBy(truck).plain.mass * GRAMS;
  const percent = PERCENT * oddsOf(BASE_TERRAIN, false, { truck });
  const name = title === '' ? '' : isolated(title);
  return [{ label: ownTruck.label, words: ownTruck.told(name, grams, lengthMm, widthMm, heightMm, percent) }];
}

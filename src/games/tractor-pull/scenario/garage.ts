import { misfit } from '#engine/files/misfit.ts';
import type { VehicleId } from '../almanac/vehicles.ts';
import { PAIRS } from '../ids.ts';
import { NUMBERS } from '../numbers.ts';
import { pairOf } from '../setup.ts';
import type { Pair } from '../state.ts';
import type { PositionFile } from './schema.ts';

interface Laid {
  readonly garage: readonly Pair[];
  /** Cards that are nowhere yet. */
  readonly left: readonly VehicleId[];
}

/** As the file has it. */
export const garageOf = (laid: readonly (readonly VehicleId[])[], left: readonly VehicleId[]): Laid => ({
  garage: PAIRS.flatMap((id, i) => (laid[i]?.length === NUMBERS.cardsAPair ? [pairOf(id, laid[i])] : [])),
  left,
});

/** Pairs that have been recruited by then. */
function recruitedBy({ phase, wave }: PositionFile): number {
  const waves = phase === 'deploy' || phase === 'pull' ? wave : phase === 'recruit' ? wave - 1 : 0;
  return waves * NUMBERS.pairsASeat * 2;
}

/** Of any cards, the first pairs taken. */
export function usualGarage(file: PositionFile, cards: readonly VehicleId[]): Laid {
  const pairs = PAIRS.slice(recruitedBy(file));
  const used = Math.min(pairs.length, Math.floor(cards.length / 2));
  return {
    garage: pairs.slice(0, used).map((id, i) => pairOf(id, cards.slice(2 * i, 2 * i + 2))),
    left: cards.slice(2 * used),
  };
}

/** TP-07, TP-08: as many pairs are gone as have been recruited. */
export function strangeGarage(file: PositionFile): ReturnType<typeof misfit> | null {
  const { garage, phase } = file;
  if (garage === undefined) return null;
  if (phase === 'spin' || phase === 'location')
    return misfit(['position', 'garage'], 'there', 'nothing, as it is laid afterwards');
  const gone = garage.filter((pair) => pair === '.').length;
  const most = Math.min(PAIRS.length, recruitedBy(file));
  return gone === most
    ? null
    : misfit(['position', 'garage'], `${gone} times "."`, `${most}, as so many were recruited`);
}

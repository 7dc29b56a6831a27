import type { Path } from '#engine/files/jsonPath.ts';
import { misfit } from '#engine/files/misfit.ts';
import { cardOf, type CardKind } from '../cards.ts';
import { BARRY, numberOf, ownerOf, type Owner, type TruckId } from '../ids.ts';
import { NUMBERS } from '../numbers.ts';
import type { Refusal } from './cards.ts';
import type { PositionFile } from './schema.ts';
import { say } from './texts.ts';
import { isGone, ownersIn } from './venues.ts';

/**
 * The cards that a position shows to have been executed in its round: by tokens, shut venues, and trucks that are not
 * where they were selected. A bound from below: a match may have executed more.
 */
interface Trace {
  readonly path: Path;
  /** Kinds of cards any of which may have done it. */
  readonly kinds: readonly CardKind[];
  readonly count: number;
  readonly shown: string;
}

/** A card of each of these kinds lies on the table, or has turned a venue over. */
export const neededBy = ({ venues, doubles }: PositionFile): readonly CardKind[] => [
  ...venues.flatMap(({ promotes }) => Array.from({ length: promotes }, () => 'promote' as const)),
  ...doubles.map(() => 'double' as const),
  ...venues.flatMap(({ shut }) => (shut ? (['shut-venue'] as const) : [])),
];

/** Null where the cards that may have been executed are enough for all that the position shows. */
export function moreThanPlayed(file: PositionFile, played: readonly CardKind[]): Refusal | null {
  const barrys = trucksOf(file, BARRY);
  if (barrys.length > NUMBERS.trucksARound)
    return misfit(['position', 'venues'], `${barrys.length} trucks of Barry`, say.barryAtMostTwo);
  const over = tracesOf(file).find(({ kinds, count }) => count > amongst(played, kinds));
  if (over !== undefined) {
    const names = over.kinds.map((kind) => cardOf(kind).name).join(', ');
    return misfit(over.path, over.shown, say.playedAtMost(names, amongst(played, over.kinds)));
  }
  return sentHomeByNone(file, played);
}

const amongst = (played: readonly CardKind[], kinds: readonly CardKind[]): number =>
  played.filter((kind) => kinds.includes(kind)).length;

function tracesOf(file: PositionFile): readonly Trace[] {
  const { venues, doubles } = file;
  const promotes = venues.reduce((sum, one) => sum + one.promotes, 0);
  const promoted = Math.max(
    0,
    venues.findLastIndex((one) => one.promotes > 0),
  );
  const shut = venues.filter((one) => one.shut).length;
  const shutLast = Math.max(
    0,
    venues.findLastIndex((one) => one.shut),
  );
  const placed = ownersIn(file).reduce<number>(
    (sum, owner) => sum + Math.max(0, trucksOf(file, owner).length - NUMBERS.trucksARound),
    0,
  );
  const elsewhere = elsewhereIn(file);
  return [
    {
      path: ['position', 'venues', promoted, 'promotes'],
      kinds: ['promote'],
      count: promotes,
      shown: `${promotes} in all`,
    },
    { path: ['position', 'doubles'], kinds: ['double'], count: doubles.length, shown: `${doubles.length} in all` },
    { path: ['position', 'venues', shutLast, 'shut'], kinds: ['shut-venue'], count: shut, shown: `${shut} in all` },
    {
      path: ['position', 'venues'],
      kinds: ['place'],
      count: placed,
      shown: `${placed} trucks more than were selected`,
    },
    {
      path: ['position', 'venues'],
      kinds: ['move', 'move-rival', 'place'],
      count: elsewhere,
      shown: `${elsewhere} trucks that are not at the venue with their number`,
    },
  ];
}

const trucksOf = ({ venues }: PositionFile, owner: Owner): readonly TruckId[] =>
  venues.flatMap(({ trucks }) => trucks).filter((truck) => ownerOf(truck) === owner);

const elsewhereIn = ({ venues }: PositionFile): number =>
  venues.reduce((sum, { venue, trucks }) => sum + trucks.filter((truck) => numberOf(truck) !== venue).length, 0);

/** A trigger sends any number of trucks home, Truck is shut one. */
function sentHomeByNone(file: PositionFile, played: readonly CardKind[]): Refusal | null {
  const missing = missingIn(file);
  const [owner] = missing;
  if (owner === undefined || played.includes('trigger')) return null;
  return missing.length > amongst(played, ['shut-truck'])
    ? misfit(['position', 'venues'], `${trucksOf(file, owner).length} trucks of that owner`, say.gone(owner))
    : null;
}

/** An owner for each truck that was selected and is not active. */
const missingIn = (file: PositionFile): readonly Owner[] =>
  ownersIn(file)
    .filter((owner) => !isGone(file.conceded, owner))
    .flatMap((owner) =>
      Array.from({ length: Math.max(0, NUMBERS.trucksARound - trucksOf(file, owner).length) }, () => owner),
    );

/** The fewest cards that can have come to this, whatever they were. */
export function fewestPlayed(file: PositionFile): number {
  const extra = ownersIn(file).reduce<number>((sum, owner) => {
    const { length } = trucksOf(file, owner);
    const elsewhere = file.venues
      .flatMap(({ venue, trucks }) => trucks.filter((truck) => numberOf(truck) !== venue))
      .filter((truck) => ownerOf(truck) === owner).length;
    return sum + elsewhere + Math.max(0, length - elsewhere - NUMBERS.trucksARound);
  }, 0);
  return neededBy(file).length + extra + (missingIn(file).length > 0 ? 1 : 0);
}

import { specialOf, type Special } from '#games/truck-off/specials/specials.ts';
import { BARRY, numberOf, ownerOf, type Owner, type Sides } from '#games/truck-off/ids.ts';
import type { TruckOffState, Venue } from '#games/truck-off/state.ts';
import { chancesAt } from './odds.ts';
import type { CardKind } from '#games/truck-off/cards.ts';

/**
 * The round in a bot's head, in numbers alone, so that thousands of ways to go on can be tried: venues, trucks and
 * owners by their places in lists. Nothing in it changes: `after` makes the next one.
 */
export interface Sketch {
  /** Barry's place among the owners is behind the seats'. */
  readonly owners: number;
  readonly seats: number;
  readonly first: number;
  readonly sides: readonly Sides[];
  /** Of each venue's die, from 1 on; null for a fair one. */
  readonly chances: readonly (readonly number[] | null)[];
  readonly specials: readonly (Special | null)[];
  /** Of each truck: its owner, and the venue of its number. */
  readonly owner: Int8Array;
  readonly home: Int8Array;
  /** The venue where a truck is active; `NOWHERE` for an inactive one. */
  readonly at: Int8Array;
  readonly doubles: Int8Array;
  /** The number that a die shows; `UNKNOWN` before it is thrown. */
  readonly die: Int8Array;
  readonly shut: Int8Array;
  readonly promotes: Int8Array;
  /** By owner, before the payouts that are still to come. */
  readonly money: readonly number[];
}

export const NOWHERE = -1;
export const UNKNOWN = 0;

/** A card on one of its objects: places of a truck and a venue, `NOWHERE` for none. */
export interface Play {
  readonly kind: CardKind;
  readonly truck: number;
  readonly venue: number;
}

export const placeOfOwner = (owner: Owner, seats: number): number => (owner === BARRY ? seats : owner);

/** The round as a seat sees it. */
export function sketchOf({ seats, first, venues, trucks, players, barry, options }: TruckOffState): Sketch {
  const sides = venues.map((venue) => venue.sides);
  const specials = venues.map(({ special }) => (special === null ? null : specialOf(special)));
  return {
    owners: seats + (barry === null ? 0 : 1),
    seats,
    first,
    sides,
    chances: sides.map((n) => chancesAt(options, n)),
    specials,
    owner: Int8Array.from(trucks, ({ id }) => placeOfOwner(ownerOf(id), seats)),
    home: Int8Array.from(trucks, ({ id }) => sides.indexOf(numberOf(id))),
    at: Int8Array.from(trucks, ({ at }) => (at === null ? NOWHERE : sides.indexOf(at))),
    doubles: Int8Array.from(trucks, ({ doubles }) => doubles),
    die: Int8Array.from(venues, (venue, v) => venue.die ?? fixedFace(specials[v] ?? null)),
    shut: Int8Array.from(venues, ({ shut }: Venue) => (shut ? 1 : 0)),
    promotes: Int8Array.from(venues, ({ promotes }) => promotes),
    money: [...players.map(({ money }) => money), ...(barry === null ? [] : [barry])],
  };
}

/** A die that a Daily Special turns to a number is never thrown. */
const fixedFace = (special: Special | null): number => (special?.effect === 'fixed' ? special.amount : UNKNOWN);

/** With so much more money for one owner. */
export const withMoney = (sketch: Sketch, owner: number, more: number): Sketch => ({
  ...sketch,
  money: sketch.money.map((money, i) => (i === owner ? money + more : money)),
});

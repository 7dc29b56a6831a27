import { promoteFor } from '#games/truck-off/numbers.ts';
import { addedBy } from '#games/truck-off/payout.ts';
import type { Special } from '#games/truck-off/specials/specials.ts';
import { meanFace } from './odds.ts';
import { NOWHERE, UNKNOWN, type Sketch } from './sketch.ts';

/** The money of every owner if the round ended now; a die that is not thrown counts with its mean. */
export function moneyAtEnd(sketch: Sketch): readonly number[] {
  const trucks = trucksAtVenues(sketch);
  return paidOut(sketch, trucks, sharesOf(sketch, trucks));
}

/** How many trucks there are at each venue. */
export function trucksAtVenues({ at, sides }: Sketch): Int8Array {
  const trucks = new Int8Array(sides.length);
  for (let t = 0; t < at.length; t += 1) {
    const place = at[t] ?? NOWHERE;
    if (place !== NOWHERE) trucks[place] = (trucks[place] ?? 0) + 1;
  }
  return trucks;
}

/** The pay of a truck at each venue. */
export function sharesOf(sketch: Sketch, trucks: Int8Array): Float64Array {
  const shares = new Float64Array(trucks.length);
  for (let venue = 0; venue < trucks.length; venue += 1) shares[venue] = shareAt(sketch, venue, trucks);
  return shares;
}

/** The pay of a truck at a venue; 0 where none is paid, and where a Daily Special says who is paid what. */
export function shareAt(sketch: Sketch, venue: number, trucks: Int8Array): number {
  const there = trucks[venue] ?? 0;
  if (there === 0 || sketch.shut[venue] === 1 || sketch.specials[venue]?.phase === 'payout') return 0;
  return shareOf(sketch, venue, there);
}

/** The money of every owner after all payouts. Those by Daily Specials come first: the order decides the last bit. */
export function paidOut(sketch: Sketch, trucks: Int8Array, shares: Float64Array): readonly number[] {
  const { at, owner, doubles, shut, specials } = sketch;
  const money = [...sketch.money];
  for (let venue = 0; venue < specials.length; venue += 1) {
    const special = specials[venue] ?? null;
    if (special?.phase !== 'payout' || trucks[venue] === 0 || shut[venue] === 1) continue;
    payBySpecial(sketch, venue, special, money);
  }
  for (let t = 0; t < at.length; t += 1) {
    const place = at[t] ?? NOWHERE;
    const share = place === NOWHERE ? 0 : (shares[place] ?? 0);
    if (share > 0) add(money, owner[t] ?? 0, share * (1 << (doubles[t] ?? 0)));
  }
  return money;
}

/** Adds the payout of a venue, by the rules of TO-11 to TO-16. */
export function payAt(sketch: Sketch, venue: number, money: number[]): void {
  const trucks = new Int8Array(sketch.sides.length);
  trucks[venue] = trucksAtVenues(sketch)[venue] ?? 0;
  const none = money.map(() => 0);
  const paid = paidOut({ ...sketch, money: none }, trucks, sharesOf(sketch, trucks));
  for (let to = 0; to < paid.length; to += 1) add(money, to, paid[to] ?? 0);
}

const add = (money: number[], owner: number, amount: number): void => {
  money[owner] = (money[owner] ?? 0) + amount;
};

/** The pay of a truck where so many share. */
function shareOf({ sides, die, promotes, chances }: Sketch, venue: number, trucks: number): number {
  const more = (promotes[venue] ?? 0) * promoteFor(trucks);
  const face = die[venue] ?? UNKNOWN;
  if (face !== UNKNOWN) return Math.floor((face + more) / trucks);
  const own = chances[venue] ?? null;
  return own === null ? meanShare(sides[venue] ?? 1, more, trucks) : ownMeanShare(own, more, trucks);
}

/** The same of a die whose numbers have these chances. */
const ownMeanShare = (chances: readonly number[], more: number, trucks: number): number =>
  chances.reduce((sum, chance, i) => sum + chance * Math.floor((i + 1 + more) / trucks), 0);

const means = new Map<number, number>();
const MOST = 1000; // no sum and no number of trucks comes near it

/** The mean of the rounded-down share over all faces of a die. */
export function meanShare(sides: number, more: number, trucks: number): number {
  const key = (sides * MOST + more) * MOST + trucks;
  const known = means.get(key);
  if (known !== undefined) return known;
  let sum = 0;
  for (let face = 1; face <= sides; face += 1) sum += Math.floor((face + more) / trucks);
  means.set(key, sum / sides);
  return sum / sides;
}

/** The same with a Daily Special of the payout (TO-44). */
function payBySpecial(sketch: Sketch, venue: number, special: Special, money: number[]): void {
  const { at, owner, home, doubles, first } = sketch;
  const { effect, amount } = special;
  let [all, own] = [0, 0];
  for (let t = 0; t < at.length; t += 1)
    if (at[t] === venue) {
      all += 1;
      if (home[t] === venue) own += 1;
    }
  const there = effect === 'send-strangers' && all >= special.trucks ? own : all;
  const sharing = effect === 'own-number' ? own : there;
  if (effect === 'tip-own')
    for (let t = 0; t < at.length; t += 1) if (at[t] === venue && home[t] === venue) add(money, owner[t] ?? 0, amount);
  if (sharing === 0) return;
  const total = totalOf(sketch, venue, there, special);
  const share = effect === 'flat' ? amount : partOf(total, sharing, sketch.die[venue] !== UNKNOWN, special);
  for (let t = 0; t < at.length; t += 1) {
    if (at[t] !== venue || (sharing === own && home[t] !== venue)) continue;
    const isTwice = (effect === 'alone-twice' && sharing === 1) || (effect === 'own-twice' && home[t] === venue);
    add(money, owner[t] ?? 0, share * (1 << (doubles[t] ?? 0)) * (isTwice ? 2 : 1));
  }
  if (effect === 'rest-to-first') add(money, first, total - share * sharing);
}

function totalOf({ sides, die, promotes, chances }: Sketch, venue: number, trucks: number, special: Special): number {
  const face = die[venue] ?? UNKNOWN;
  const mean = meanFace(sides[venue] ?? 0, chances[venue] ?? null);
  const added = special.when === 'before' ? addedBy(special, trucks) : 0;
  return (face === UNKNOWN ? mean : face) + (promotes[venue] ?? 0) * promoteFor(trucks) + added;
}

/** In equal parts; of a total that is only known by its mean, half of what rounding takes at most is taken off. */
function partOf(total: number, trucks: number, isKnown: boolean, { effect }: Special): number {
  const rounding = (trucks - 1) / (2 * trucks);
  if (effect === 'round-up') return isKnown ? Math.ceil(total / trucks) : total / trucks + rounding;
  return isKnown ? Math.floor(total / trucks) : Math.max(0, total / trucks - rounding);
}

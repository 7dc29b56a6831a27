import { promoteFor } from '../../games/truck-off/numbers.ts';
import { addedBy } from '../../games/truck-off/payout.ts';
import type { Special } from '../../games/truck-off/specials/specials.ts';
import { NOWHERE, UNKNOWN, type Sketch } from './sketch.ts';

/** The money of every owner if the round ended now; a die that is not thrown counts with its mean. */
export function moneyAtEnd(sketch: Sketch): readonly number[] {
  const { at, owner, doubles, shut, specials, sides } = sketch;
  const money = [...sketch.money];
  const there = new Int8Array(sides.length);
  for (const place of at) if (place >= 0) there[place] = (there[place] ?? 0) + 1;
  const shares = new Float64Array(sides.length);
  for (let venue = 0; venue < sides.length; venue += 1) {
    const trucks = there[venue] ?? 0;
    if (trucks === 0 || shut[venue] === 1) continue;
    const special = specials[venue] ?? null;
    if (special?.phase === 'payout') payBySpecial(sketch, venue, special, money);
    else shares[venue] = shareOf(sketch, venue, trucks);
  }
  for (let t = 0; t < at.length; t += 1) {
    const share = shares[at[t] ?? NOWHERE] ?? 0;
    if (share > 0) add(money, owner[t] ?? 0, share * (1 << (doubles[t] ?? 0)));
  }
  return money;
}

/** Adds the payout of a venue, by the rules of TO-11 to TO-16. */
export function payAt(sketch: Sketch, venue: number, money: number[]): void {
  const elsewhere = sketch.at.map((place) => (place === venue ? place : NOWHERE));
  const paid = moneyAtEnd({ ...sketch, at: elsewhere, money: money.map(() => 0) });
  for (const [to, amount] of paid.entries()) add(money, to, amount);
}

const add = (money: number[], owner: number, amount: number): void => {
  money[owner] = (money[owner] ?? 0) + amount;
};

/** The pay of a truck where so many share. */
function shareOf({ sides, die, promotes }: Sketch, venue: number, trucks: number): number {
  const more = (promotes[venue] ?? 0) * promoteFor(trucks);
  const face = die[venue] ?? UNKNOWN;
  return face === UNKNOWN ? meanShare(sides[venue] ?? 1, more, trucks) : Math.floor((face + more) / trucks);
}

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
  const all = [...at.keys()].filter((t) => at[t] === venue);
  const own = all.filter((t) => home[t] === venue);
  const there = effect === 'send-strangers' && all.length >= special.trucks ? own : all;
  const sharing = effect === 'own-number' ? own : there;
  if (effect === 'tip-own') for (const t of own) add(money, owner[t] ?? 0, amount);
  if (sharing.length === 0) return;
  const total = totalOf(sketch, venue, there.length, special);
  const share = effect === 'flat' ? amount : partOf(total, sharing.length, sketch.die[venue] !== UNKNOWN, special);
  for (const t of sharing) {
    const isTwice = (effect === 'alone-twice' && sharing.length === 1) || (effect === 'own-twice' && own.includes(t));
    add(money, owner[t] ?? 0, share * (1 << (doubles[t] ?? 0)) * (isTwice ? 2 : 1));
  }
  if (effect === 'rest-to-first') add(money, first, total - share * sharing.length);
}

function totalOf({ sides, die, promotes }: Sketch, venue: number, trucks: number, special: Special): number {
  const face = die[venue] ?? UNKNOWN;
  const mean = ((sides[venue] ?? 0) + 1) / 2;
  const added = special.when === 'before' ? addedBy(special, trucks) : 0;
  return (face === UNKNOWN ? mean : face) + (promotes[venue] ?? 0) * promoteFor(trucks) + added;
}

/** In equal parts; of a total that is only known by its mean, half of what rounding takes at most is taken off. */
function partOf(total: number, trucks: number, isKnown: boolean, { effect }: Special): number {
  const rounding = (trucks - 1) / (2 * trucks);
  if (effect === 'round-up') return isKnown ? Math.ceil(total / trucks) : total / trucks + rounding;
  return isKnown ? Math.floor(total / trucks) : Math.max(0, total / trucks - rounding);
}

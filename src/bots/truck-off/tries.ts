import { moneyAtEnd, paidOut, shareAt, sharesOf, trucksAtVenues } from './pay.ts';
import { after } from './plays.ts';
import { NOWHERE, UNKNOWN, type Play, type Sketch } from './sketch.ts';

/**
 * The money of every owner at the end of a round after one play or another: `moneyAtEnd` of `after`, to the same bits.
 * Only where a play acts is anything reckoned anew, as a bot looks at so many of them.
 */
export function triesOf(sketch: Sketch): (play: Play) => readonly number[] {
  const [at, doubles, die] = [sketch.at.slice(), sketch.doubles.slice(), sketch.die.slice()];
  const [shut, promotes] = [sketch.shut.slice(), sketch.promotes.slice()];
  const tried: Sketch = { ...sketch, at, doubles, die, shut, promotes };
  const trucks = trucksAtVenues(sketch);
  const shares = sharesOf(sketch, trucks);

  /** With another number at one venue, which is put back. */
  const withNumber = (numbers: Int8Array, venue: number, value: number): readonly number[] => {
    const [was, share] = [numbers[venue] ?? 0, shares[venue] ?? 0];
    numbers[venue] = value;
    shares[venue] = shareAt(tried, venue, trucks);
    const money = paidOut(tried, trucks, shares);
    numbers[venue] = was;
    shares[venue] = share;
    return money;
  };
  const move = (truck: number, to: number): void => {
    const from = at[truck] ?? NOWHERE;
    at[truck] = to;
    for (const [venue, more] of [
      [from, -1],
      [to, 1],
    ] as const) {
      if (venue === NOWHERE) continue;
      trucks[venue] = (trucks[venue] ?? 0) + more;
      shares[venue] = shareAt(tried, venue, trucks);
    }
  };
  /** With a truck at another venue, and so many tokens on it. */
  const withTruck = (truck: number, venue: number, tokens: number): readonly number[] => {
    const [from, had] = [at[truck] ?? NOWHERE, doubles[truck] ?? 0];
    move(truck, venue);
    doubles[truck] = tokens;
    const money = paidOut(tried, trucks, shares);
    move(truck, from);
    doubles[truck] = had;
    return money;
  };

  return (play) => {
    const { kind, truck, venue } = play;
    switch (kind) {
      case 'reroll':
        return withNumber(die, venue, UNKNOWN);
      case 'shut-venue':
        return withNumber(shut, venue, 1);
      case 'promote':
        return withNumber(promotes, venue, (promotes[venue] ?? 0) + 1);
      case 'move':
      case 'move-rival':
      case 'place':
        return withTruck(truck, venue, doubles[truck] ?? 0);
      case 'double':
        return withTruck(truck, at[truck] ?? NOWHERE, (doubles[truck] ?? 0) + 1);
      case 'shut-truck':
        return withTruck(truck, NOWHERE, 0);
      case 'trigger':
        return moneyAtEnd(after(sketch, play));
    }
  };
}

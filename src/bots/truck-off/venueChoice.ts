import type { ChooseTrucksAction } from '#games/truck-off/actions.ts';
import { stillPlaying } from '#games/truck-off/queries.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import type { Chance } from '#sim/maths/chance.ts';
import type { Thought } from '../bot.ts';
import { meanFace } from './odds.ts';
import { payAt } from './pay.ts';
import { reasonOf } from './reasons.ts';
import { NOWHERE, sketchOf, UNKNOWN, type Sketch } from './sketch.ts';

/** How likely a rival has a truck at each venue; two in all. */
type Belief = readonly number[];

/** How a level chooses trucks. */
export interface Chooser {
  /** The part of what it expects of rivals that it has thought through: how they choose who think the same of it. */
  readonly foresees: number;
  /** The share by which its judgement of a venue may be off. */
  readonly blur: number;
}

/** A truck's pay at a venue, by the number of others there. */
type Shares = readonly (readonly number[])[];

/** Two venues by the pay that is to be expected there, with as many rivals as are likely. */
export function chooseTrucks(
  view: TruckOffState,
  seat: number,
  { foresees, blur }: Chooser,
  chance: Chance,
): Thought<ChooseTrucksAction> {
  const sketch = sketchOf(view);
  const rivals = stillPlaying(view).filter((one) => one !== seat).length;
  const shares = sharesOf(sketch, seat, rivals + (view.barry === null ? 0 : 1));
  const expect = (belief: Belief): readonly number[] => expectedOf(shares, belief, rivals, view.barry !== null);
  const naive = naiveBelief(sketch);
  const thought = foresees > 0 ? settled(naive, expect) : naive;
  const expected = expect(naive.map((p, v) => p + foresees * ((thought[v] ?? p) - p)));
  const judged = expected.map((money) => money * (1 + blur * (2 * chance() - 1)));
  const [a, b] = bestTwo(judged);
  const [first, second] = [sketch.sides[a], sketch.sides[b]];
  if (first === undefined || second === undefined) throw new Error('there are two venues');
  const money = Math.round((expected[a] ?? 0) + (expected[b] ?? 0));
  return {
    move: { do: 'trucks', seat, trucks: [first, second] },
    reason: reasonOf('trucks', { first, second, money }),
  };
}

/** The places of the two best, in their order. */
function bestTwo(values: readonly number[]): readonly [number, number] {
  const [a = 0, b = 0] = [...values.keys()].toSorted((x, y) => (values[y] ?? 0) - (values[x] ?? 0));
  return a < b ? [a, b] : [b, a];
}

/** Trucks go where the most money is, in proportion. */
function naiveBelief({ sides, die, chances }: Sketch): Belief {
  const means = sides.map((n, v) =>
    die[v] === UNKNOWN || die[v] === undefined ? meanFace(n, chances[v] ?? null) : die[v],
  );
  const sum = means.reduce((so, mean) => so + mean, 0);
  return means.map((mean) => Math.min(1, (2 * mean) / sum));
}

const ROUNDS_OF_THOUGHT = 200;

/** Everybody answers what everybody has done so far (G. W. Brown's fictitious play, 1951). */
function settled(from: Belief, expect: (belief: Belief) => readonly number[]): Belief {
  let belief = from;
  for (let i = 0; i < ROUNDS_OF_THOUGHT; i += 1) {
    const best = bestTwo(expect(belief));
    belief = belief.map((p, v) => p + ((best.includes(v) ? 1 : 0) - p) / (i + 2));
  }
  return belief;
}

/** All trucks at a venue have its number at first. */
function sharesOf(sketch: Sketch, seat: number, others: number): Shares {
  return sketch.sides.map((_, venue) => {
    const own = [...sketch.owner.keys()].filter((t) => sketch.home[t] === venue);
    const [mine, theirs] = [own.filter((t) => sketch.owner[t] === seat), own.filter((t) => sketch.owner[t] !== seat)];
    return Array.from({ length: others + 1 }, (_, n) => {
      const there = [...mine, ...theirs.slice(0, n)];
      const money = sketch.money.map(() => 0);
      payAt({ ...sketch, at: sketch.at.map((_, t) => (there.includes(t) ? venue : NOWHERE)) }, venue, money);
      return money[seat] ?? 0;
    });
  });
}

/** The mean of a truck's pay at each venue; Barry's two trucks may be anywhere. */
const expectedOf = (shares: Shares, belief: Belief, rivals: number, barry: boolean): readonly number[] =>
  shares.map((share, v) => {
    const there = Array.from({ length: rivals }, () => belief[v] ?? 0);
    const numbers = numbersOf(barry ? [...there, 2 / shares.length] : there);
    return numbers.reduce((sum, p, n) => sum + p * (share[n] ?? 0), 0);
  });

/** How likely so many come, each by its own chance. */
const numbersOf = (chances: readonly number[]): readonly number[] =>
  chances.reduce<readonly number[]>(
    (so, p) => [...so, 0].map((q, n) => q * (1 - p) + (n > 0 ? (so[n - 1] ?? 0) * p : 0)),
    [1],
  );

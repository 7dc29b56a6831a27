/** Readings of dice that are thrown together, and how often the same would come of dice that never meet. */

/** The chance of each outcome of one die, by its name. */
export type Chances = ReadonlyMap<string, number>;

/** Something that is read off a pool. */
export interface Reading {
  /** As jobs and commands name it. */
  readonly id: string;
  /** The value of these outcomes; null where an outcome that it needs as a number is none. */
  readonly of: (outcomes: readonly string[]) => number | null;
  /** The chance of each value, of dice that are independent: exact. */
  readonly independent: (dice: readonly Chances[]) => ReadonlyMap<number, number>;
}

const NUMBER = /^-?\d{1,6}$/;

/** The number on a face; null where there is none. */
export const numberOn = (face: string): number | null => (NUMBER.test(face) ? Number(face) : null);

type Add = (so: number, next: number) => number;

/** Dice one after the other: the chance of each value so far, and of each with one die more. */
function folded(dice: readonly Chances[], valueOf: (face: string) => number | null, add: Add, start: number | null) {
  let all: ReadonlyMap<number | null, number> = new Map([[start, 1]]);
  for (const die of dice) {
    const next = new Map<number | null, number>();
    for (const [so, chance] of all)
      for (const [face, own] of die) {
        const value = valueOf(face);
        if (value === null) continue; // it counts nowhere, as in rolls
        const to = so === null ? value : add(so, value);
        next.set(to, (next.get(to) ?? 0) + chance * own);
      }
    all = next;
  }
  return new Map([...all].flatMap(([value, chance]) => (value === null ? [] : [[value, chance] as const])));
}

function numbersOf(outcomes: readonly string[]): readonly number[] | null {
  const numbers = outcomes.map(numberOn);
  return numbers.every((one) => one !== null) ? numbers : null;
}

const byNumbers = (id: string, read: (numbers: readonly number[]) => number, add: Add): Reading => ({
  id,
  of: (outcomes) => {
    const numbers = numbersOf(outcomes);
    return numbers === null ? null : read(numbers);
  },
  independent: (dice) => folded(dice, numberOn, add, null),
});

const counted = (id: string, counts: (face: string) => boolean): Reading => ({
  id,
  of: (outcomes) => outcomes.filter(counts).length,
  independent: (dice) =>
    folded(
      dice,
      (face) => (counts(face) ? 1 : 0),
      (so, next) => so + next,
      0,
    ),
});

/** Whether two or more show the same: 1 or 0. */
const DOUBLES: Reading = {
  id: 'doubles',
  of: (outcomes) => (new Set(outcomes).size < outcomes.length ? 1 : 0),
  independent: (dice) => {
    const apart = allApart(dice);
    return new Map([
      [0, apart],
      [1, 1 - apart],
    ]);
  },
};

/** The chance that no two dice show the same: face by face, at most one of the dice that have none yet has it. */
function allApart(dice: readonly Chances[]): number {
  const faces = new Set(dice.flatMap((die) => [...die.keys()]));
  let chances: readonly number[] = [1, ...Array.from({ length: 2 ** dice.length - 1 }, () => 0)];
  for (const face of faces) {
    const next = [...chances];
    for (const [having, chance] of chances.entries())
      for (const [i, die] of dice.entries()) {
        const bit = 2 ** i;
        if (Math.floor(having / bit) % 2 === 0)
          next[having + bit] = (next[having + bit] ?? 0) + chance * (die.get(face) ?? 0);
      }
    chances = next;
  }
  return chances.at(-1) ?? 0;
}

const FIXED: readonly Reading[] = [
  byNumbers(
    'sum',
    (numbers) => numbers.reduce((sum, one) => sum + one, 0),
    (so, next) => so + next,
  ),
  byNumbers('highest', (numbers) => Math.max(...numbers), Math.max),
  byNumbers('lowest', (numbers) => Math.min(...numbers), Math.min),
  DOUBLES,
];

/** Readings without a value of their own. */
export const READING_IDS: readonly string[] = FIXED.map(({ id }) => id);

const COUNT = /^count=(.{1,40})$/;
const SUCCESS = /^atLeast=(-?\d{1,6})$/;

/** The reading of that id: one of those above, `count=FACE` or `atLeast=NUMBER`; null for any other. */
export function readingOf(id: string): Reading | null {
  const face = COUNT.exec(id)?.[1];
  if (face !== undefined) return counted(id, (own) => own === face);
  const least = SUCCESS.exec(id)?.[1];
  if (least !== undefined) return counted(id, (own) => (numberOn(own) ?? -Infinity) >= Number(least));
  return FIXED.find((one) => one.id === id) ?? null;
}

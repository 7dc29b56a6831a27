import { z } from 'zod';
import data from './data/numbers.json' with { type: 'json' };
import { SIDES, type Sides } from './ids.ts';
import { provenance } from './provenance.ts';

const sides = z.union(SIDES.map((n) => z.literal(n)));
const few = z.int().min(1).max(9);
const dice = z.array(sides).min(4);

/** The rule text's numbers. */
export const NUMBERS = z
  .strictObject({
    ...provenance,
    /** Venues by the number of players. */
    dice: z.strictObject({ 2: dice, 3: dice, 4: dice, 5: dice, 6: dice }),
    tieDice: z.tuple([z.array(sides).length(3), z.array(sides).length(3)]),
    /** Added to a promoted venue's total, by the number of its trucks, from none. */
    promote: z.array(z.int().nonnegative()).min(2),
    trucksARound: few,
    discardedCards: few,
    specialsARound: few,
    rounds: z.strictObject({ two: few, more: few }),
    two: z.strictObject({
      barryMoney: z.int().nonnegative(),
      cardsOut: few,
      grid: z.array(few),
      picksARound: few,
    }),
  })
  .parse(data);

export const SEATS = { min: 2, max: 6 } as const;

/** TO-03: the venues of so many players, and so the numbers of the trucks that are in the game. */
export function venuesFor(seats: number): readonly Sides[] {
  const { dice } = NUMBERS;
  return { 2: dice[2], 3: dice[3], 4: dice[4], 5: dice[5], 6: dice[6] }[seats] ?? [];
}

/** TO-29. */
export const roundsFor = (seats: number): number => (seats === 2 ? NUMBERS.rounds.two : NUMBERS.rounds.more);

/** TO-12, TO-13: what one promote token adds at a venue with so many trucks; beyond the table's end its last column. */
export const promoteFor = (trucks: number): number =>
  NUMBERS.promote[Math.min(trucks, NUMBERS.promote.length - 1)] ?? 0;

/** TO-31: a set of dice that breaks a tie. */
export const TIE_SETS = ['d4-d6-d20', 'd8-d10-d12'] as const;
export type TieSet = (typeof TIE_SETS)[number];

export const diceOfSet = (set: TieSet): readonly Sides[] => NUMBERS.tieDice[set === TIE_SETS[0] ? 0 : 1];

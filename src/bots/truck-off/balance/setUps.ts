import { EVEN_FIRST_MONEY, STANDARD_OPTIONS, type TruckOffOptions } from '#games/truck-off/options.ts';
import { isSameAgreement, type Counted, type CountedFile } from './counts.ts';

/** The agreement that the form proposes to so many players. */
export const proposedTo = (seats: number): TruckOffOptions =>
  seats === 2 ? { ...STANDARD_OPTIONS, firstMoney: EVEN_FIRST_MONEY } : STANDARD_OPTIONS;

/** The matches that were played by an agreement, if there are any. */
export const cellOf = (
  { cells }: CountedFile,
  seats: number,
  cell: string,
  options: TruckOffOptions,
): Counted | undefined =>
  cells.find(
    (one) => one.seats === seats && one.cell === cell && one.matches > 0 && isSameAgreement(one.options, options),
  );

/** All the matches of which one option alone differs from an agreement, as [the option's value, matches], by value. */
export function varied(
  { cells }: CountedFile,
  seats: number,
  option: 'firstMoney' | 'barryMoney',
  options: TruckOffOptions,
  usual: number,
): readonly (readonly [number, readonly Counted[]])[] {
  const like = cells.filter(
    (one) =>
      one.seats === seats &&
      one.matches > 0 &&
      isSameAgreement({ ...one.options, [option]: undefined }, { ...options, [option]: undefined }),
  );
  const of = (one: Counted): number => one.options[option] ?? usual;
  return [...new Set(like.map(of))]
    .toSorted((a, b) => a - b)
    .map((value) => [value, like.filter((one) => of(one) === value)]);
}

/** The part of a command that plays these matches again. */
export function commandOf({ seats, cell, matches, options }: Counted): string {
  const { discards, specials, ...money } = options;
  const agreed = {
    ...(discards === STANDARD_OPTIONS.discards ? {} : { discards }),
    ...(specials === STANDARD_OPTIONS.specials ? {} : { specials }),
    ...money,
  };
  const more = Object.keys(agreed).length === 0 ? '' : ` --options '${JSON.stringify(agreed)}'`;
  return `--players ${seats} --cells ${cell} --matches ${matches}${more}`;
}

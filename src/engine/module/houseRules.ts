/**
 * House rules of a game as a form offers them: keys of the set-up in a match file, each with its words. The schema of
 * the match file says which values it takes.
 */
export type HouseRule = {
  /** Where it stands among the keys of the set-up, such as `options.win`. */
  readonly at: string;
  readonly label: string;
  readonly help?: string;
} & Asked;

type Asked =
  | {
      readonly kind: 'number';
      readonly unit?: string;
      readonly min: number;
      readonly max: number;
      readonly usual: number;
    }
  /** A number of each of these, in a list. */
  | { readonly kind: 'numbers'; readonly of: readonly string[]; readonly usual: readonly number[] }
  /** `value`: as the file has it. */
  | { readonly kind: 'choice'; readonly choices: readonly RuleChoice[]; readonly usual: string | number | boolean }
  /** A row of yes and no for each of these, in it one for each. */
  | { readonly kind: 'pairs'; readonly of: readonly string[]; readonly verb: string };

export interface RuleChoice {
  readonly value: string | number | boolean;
  readonly label: string;
}

/** A rule that is in force or is not. */
export const YES_NO: readonly RuleChoice[] = [
  { value: true, label: 'yes' },
  { value: false, label: 'no' },
];

/**
 * The sets of rules that every game knows, as files name them. `text`: the rule text's own sentences, the default.
 * `tuned`: house rules that were found by measuring. `before`: the rules as they stood before sets had names.
 * `first`: a shorter first match for newcomers.
 */
export const RULE_SETS = ['text', 'tuned', 'before', 'first'] as const;
export type RuleSet = (typeof RULE_SETS)[number];

/** The sets that a new match is begun by, the default first. */
export const OFFERED_SETS = ['text', 'tuned', 'first'] as const satisfies readonly RuleSet[];
export const DEFAULT_SET: RuleSet = OFFERED_SETS[0];

/** The set of a file that names none: such files were written before sets had names. */
export const UNNAMED_SET: RuleSet = 'before';

/** The house rules that each set stands for. All that the sets of a game differ in is an option of the game's. */
export type RuleSets<O extends object> = Readonly<Record<RuleSet, O>>;

/** Keys of a match file by this set, unless they name their own; a whole file that names none means `before`. */
export const inSet = (rules: RuleSet | undefined, keys: object): object =>
  rules === undefined || 'format' in keys ? keys : { rules, ...keys };

/** The options of a set, with a file's own over them; nothing of what the file leaves out. */
export const optionsBy = <O extends object>(
  sets: RuleSets<O>,
  rules: RuleSet = UNNAMED_SET,
  own: { readonly [K in keyof O]?: O[K] | undefined } = {},
): O => ({ ...sets[rules], ...Object.fromEntries(Object.entries(own).filter(([, value]) => value !== undefined)) });

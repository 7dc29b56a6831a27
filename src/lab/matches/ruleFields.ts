import type { HouseRule } from '#engine/module/houseRules.ts';
import type { Choice, Leaf, Packing, Rule } from '../form/field.ts';
import { NUMBERS } from '../form/notation.ts';

/** A house rule of a game as a field of a form. */
export function ruleField(rule: HouseRule): Rule {
  return { leaf: leafOf(rule), usual: rule.kind === 'pairs' ? packingOf(rule.of).pack(pairsOf(rule.of)) : rule.usual };
}

function leafOf(rule: HouseRule): Leaf {
  const { at, label, help } = rule;
  const common = { at, label, ...(help === undefined ? {} : { help }) };
  switch (rule.kind) {
    case 'number':
      return {
        ...common,
        kind: 'number',
        help: [help, `From ${rule.min} to ${rule.max}.`].filter((part) => part !== undefined).join(' '),
        ...(rule.unit === undefined ? {} : { unit: rule.unit }),
      };
    case 'numbers':
      return {
        ...common,
        kind: 'list',
        help: `Of ${rule.of.join(', ')}, with commas between them.`,
        notation: NUMBERS,
        example: rule.usual.join(', '),
      };
    case 'choice':
      return {
        ...common,
        kind: 'choice',
        choices: rule.choices.map(({ value, label: words }) => ({ value: String(value), label: words })),
        means: Object.fromEntries(rule.choices.map(({ value }) => [String(value), value])),
      };
    case 'pairs':
      return { ...common, kind: 'several', choices: pairChoices(rule), packing: packingOf(rule.of) };
  }
}

const pair = (one: string, other: string): string => `${one} ${other}`;

const pairsOf = (of: readonly string[]): readonly string[] => of.flatMap((one) => of.map((other) => pair(one, other)));

const pairChoices = ({ of, verb }: Extract<HouseRule, { kind: 'pairs' }>): readonly Choice[] =>
  of.flatMap((one) => of.map((other) => ({ value: pair(one, other), label: `${one} ${verb} ${other}` })));

/** A row for each, in it yes or no for each. */
const packingOf = (of: readonly string[]): Packing => ({
  pack: (chosen) => of.map((one) => of.map((other) => chosen.includes(pair(one, other)))),
  unpack: (value) =>
    Array.isArray(value)
      ? value.flatMap((row: unknown, i) =>
          Array.isArray(row) ? of.filter((_, j) => row[j] === true).map((other) => pair(of[i] ?? '', other)) : [],
        )
      : null,
});

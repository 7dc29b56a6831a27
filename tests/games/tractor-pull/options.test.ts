import { describe, expect, it } from 'vitest';
import { HOUSE_RULES } from '#games/tractor-pull/houseRules.ts';
import { optionsSchema } from '#games/tractor-pull/matchSchema.ts';
import { OPTIONS_BY } from '#games/tractor-pull/options.ts';

describe('house rules', () => {
  it('are all that a file can say, with the value that it has where it says nothing', () => {
    const usual = HOUSE_RULES.map((rule) => [rule.at, 'usual' in rule && rule.usual]);
    const text = { ...OPTIONS_BY.text, oneMatch: false };
    expect(usual).toEqual(Object.entries(text).map(([key, value]) => [`options.${key}`, value]));
    expect(Object.keys(optionsSchema.shape)).toEqual(Object.keys(text));
  });

  it('each names its clause, and offers values that the file takes', () => {
    for (const rule of HOUSE_RULES) {
      expect(rule.label).toMatch(/^\p{Lu}.*\((?:TP-\d\d(?:, )?)+\)$/u);
      const choices = rule.kind === 'choice' ? rule.choices : [];
      for (const { value } of choices)
        expect(optionsSchema.safeParse({ [rule.at.replace('options.', '')]: value }).success).toBe(true);
    }
  });
});

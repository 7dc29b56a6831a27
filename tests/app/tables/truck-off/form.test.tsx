import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { planOf, STANDARD_DRAFT, withRules } from '#play/truck-off/form/draft.ts';
import { MoneyField } from '#app/tables/truck-off/page/MoneyField.tsx';
import { form } from '#play/truck-off/texts/form.ts';
import { countedSchema, isSameAgreement, type Counted } from '#bots/truck-off/balance/counts.ts';
import counts from '../../../../docs/truck-off/now.json' with { type: 'json' };
import { EVEN_FIRST_MONEY, STANDARD_OPTIONS, type TruckOffOptions } from '#games/truck-off/options.ts';
import { must } from '../../../games/truck-off/support.ts';

const optionsOf = (draft: Partial<typeof STANDARD_DRAFT>) =>
  must(planOf({ ...STANDARD_DRAFT, ...draft })).setup.options;

const { cells } = countedSchema.parse(counts);
function countedOf(level: string, money: Partial<TruckOffOptions>): Counted['figures'] {
  const options = { ...STANDARD_OPTIONS, ...money };
  const found = cells.find((one) => one.seats === 2 && one.cell === level && isSameAgreement(one.options, options));
  if (found === undefined) throw new Error('docs/truck-off/now.json has no such matches');
  return { ...found.figures, matches: found.matches };
}

const EVEN = { firstMoney: EVEN_FIRST_MONEY } as const;

const percent = (count = 0, total = 0): string => `${Math.round((100 * count) / total)}\u00a0%`;

/** Of the matches that Barry did not win. */
function placeOne(level: string, money: Partial<TruckOffOptions>): string {
  const { matches = 0, 'won by Barry': his = 0, 'won at place 1': first } = countedOf(level, money);
  return percent(first, matches - his);
}

/** `money`: what the form names. */
function barrys(level: string, money: Partial<TruckOffOptions>): string {
  const { matches, 'won by Barry': his } = countedOf(level, money);
  return percent(his, matches);
}

describe('the form of a match of Truck Off', () => {
  it('TO-51 gives nobody money unticked, and by the tuned rules the first of two players', () => {
    expect(optionsOf({ players: 2 })).toEqual(STANDARD_OPTIONS);
    expect(optionsOf({ ...withRules(STANDARD_DRAFT, 'tuned'), players: 2 })).toEqual({
      ...STANDARD_OPTIONS,
      firstMoney: EVEN_FIRST_MONEY,
    });
    expect(optionsOf({ players: 3, barryMoney: 30 })).toEqual(STANDARD_OPTIONS);
  });

  it('TO-51 says that nobody has money where the tuned set is played without it', () => {
    const tuned = { ...withRules(STANDARD_DRAFT, 'tuned'), players: 2, evenStart: false };
    expect(optionsOf(tuned).firstMoney).toBe(0);
    expect(optionsOf({ players: 2 }).firstMoney).toBeUndefined();
  });

  it('TO-52 lets the player begin who most recently ate from a food truck, else the lot', () => {
    expect(optionsOf({ players: 3, first: 2 }).first).toBe(2);
    expect(optionsOf({ players: 2, first: 2 }).first).toBeUndefined();
  });

  it('names Barry’s money only where it is not the rule text’s', () => {
    expect(optionsOf({ players: 2, evenStart: false, barryMoney: 30 })).toEqual({
      ...STANDARD_OPTIONS,
      barryMoney: 30,
    });
  });

  it('asks for it only where Barry plays', () => {
    const shown = (players: number): string =>
      renderToStaticMarkup(<MoneyField draft={{ ...STANDARD_DRAFT, players }} onDraft={() => undefined} />);
    expect(shown(2)).toContain('Barry');
    expect(shown(3)).toBe('');
  });

  it.each([
    [form.evenStartNote, [placeOne('keen', {}), placeOne('keen', { firstMoney: EVEN_FIRST_MONEY })]],
    [
      form.barryNote,
      [{}, EVEN, { ...EVEN, barryMoney: 30 }].flatMap((money) => [barrys('steady', money), barrys('keen', money)]),
    ],
  ])('tells the shares that were counted: %s', (said, counted) => {
    expect(said.match(/\d+\u00a0%/g)).toEqual(counted);
  });
});

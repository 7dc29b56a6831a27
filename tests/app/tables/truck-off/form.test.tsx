import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { planOf, STANDARD_DRAFT } from '../../../../src/app/tables/truck-off/page/draft.ts';
import { MoneyField } from '../../../../src/app/tables/truck-off/page/MoneyField.tsx';
import { EVEN_FIRST_MONEY, STANDARD_OPTIONS } from '../../../../src/games/truck-off/options.ts';
import { must } from '../../../games/truck-off/support.ts';

const optionsOf = (draft: Partial<typeof STANDARD_DRAFT>) =>
  must(planOf({ ...STANDARD_DRAFT, ...draft })).setup.options;

describe('the form of a match of Truck Off', () => {
  it('proposes money for the first of two players, and none where more play', () => {
    expect(optionsOf({ players: 2 })).toEqual({ ...STANDARD_OPTIONS, firstMoney: EVEN_FIRST_MONEY });
    expect(optionsOf({ players: 2, evenStart: false })).toEqual(STANDARD_OPTIONS);
    expect(optionsOf({ players: 3, barryMoney: 30 })).toEqual(STANDARD_OPTIONS);
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
});

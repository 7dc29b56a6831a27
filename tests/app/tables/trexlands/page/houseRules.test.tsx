import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { HouseRulesField } from '#app/tables/trexlands/page/HouseRulesField.tsx';
import { bestThrow } from '#games/trexlands/bestThrows.ts';
import { STANDARD_OPTIONS } from '#games/trexlands/options.ts';
import { wordsOf } from '../shownHud.tsx';

const field = (freeThrow: boolean): string =>
  renderToStaticMarkup(<HouseRulesField options={{ ...STANDARD_OPTIONS, freeThrow }} onOptions={() => undefined} />);

it('free throws are a house rule, off unless somebody ticks it, with the chance of the best one beside it (TX-64)', () => {
  const { percent, standard } = bestThrow('free', 'scrub');
  expect(wordsOf(field(false))).toContain('Free throws');
  expect(wordsOf(field(false))).toContain(`comes up in ${percent} of 100; the usual throw in ${standard}`);
  const ticked = (html: string): number => [...html.matchAll(/type="checkbox"[^>]*checked/g)].length;
  expect([ticked(field(false)), ticked(field(true))]).toEqual([1, 2]); // obstacles are on
});

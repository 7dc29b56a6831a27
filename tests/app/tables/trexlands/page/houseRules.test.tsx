import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Fields } from '#app/pages/form/Fields.tsx';
import { STANDARD_DRAFT } from '#play/trexlands/form/draft.ts';
import { HOUSE_RULES } from '#play/trexlands/form/form.ts';
import { bestThrow } from '#games/trexlands/bestThrows.ts';
import { STANDARD_OPTIONS } from '#games/trexlands/options.ts';
import type { FreeThrow } from '#games/trexlands/rolling/throwLimits.ts';
import { wordsOf } from '../shownHud.tsx';

function field(freeThrow: FreeThrow): string {
  const draft = { ...STANDARD_DRAFT, options: { ...STANDARD_OPTIONS, freeThrow } };
  return renderToStaticMarkup(<Fields fields={HOUSE_RULES} draft={draft} onDraft={() => undefined} />);
}

it('free throws are a house rule, off unless somebody ticks it, with the chance of the best one beside it (TX-64)', () => {
  const { percent, standard } = bestThrow('free', 'scrub');
  expect(wordsOf(field(false))).toContain('Free throws');
  expect(wordsOf(field(false))).toContain(`comes up in ${percent} of 100; the usual throw in ${standard}`);
  const ticked = (html: string): number => [...html.matchAll(/type="checkbox"[^>]*checked/g)].length;
  expect([ticked(field(false)), ticked(field('firm'))]).toEqual([1, 2]); // obstacles are on
});

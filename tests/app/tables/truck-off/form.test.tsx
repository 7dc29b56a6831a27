import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { planOf, standardMatch, STANDARD_DRAFT, withRules } from '#play/truck-off/form/draft.ts';
import { MONEY } from '#play/truck-off/form/form.ts';
import { Fields } from '#app/pages/form/Fields.tsx';
import { form } from '#play/truck-off/texts/form.ts';
import { EVEN_FIRST_MONEY, STANDARD_OPTIONS } from '#games/truck-off/options.ts';
import { must } from '../../../games/truck-off/support.ts';

const optionsOf = (draft: Partial<typeof STANDARD_DRAFT>) =>
  must(planOf({ ...STANDARD_DRAFT, ...draft })).setup.options;

const PAGE = readFileSync('docs/truck-off.md', 'utf8');

/** The shares of a row of the document's tables, in whole per cent, as the form names them. */
function sharesIn(heading: string, row: string): readonly string[] {
  const [, table = ''] = PAGE.split(`### ${heading}\n`);
  const line = table.split('\n').find((text) => text.startsWith(`| ${row} |`)) ?? '';
  return [...line.matchAll(/([\d.]+) % \(/g)].map(([, share]) => `${Math.round(Number(share))}\u00a0%`);
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

  it('begins by one click as it stands, and with so many persons as are named', () => {
    expect(standardMatch().seats).toHaveLength(3);
    expect(standardMatch(undefined, 2).seats.map(({ kind }) => kind)).toEqual(['person', 'person']);
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
      renderToStaticMarkup(
        <Fields fields={[MONEY]} draft={{ ...STANDARD_DRAFT, players }} onDraft={() => undefined} />,
      );
    expect(shown(2)).toContain('Barry');
    expect(shown(3)).toBe('');
  });

  it.each([
    [form.evenStartNote, sharesIn('2 keen players', 'place 1 wins')],
    [
      form.barryNote,
      [
        ...[0, 1].flatMap((column) =>
          ['steady', 'keen'].map((level) => sharesIn(`2 ${level} players`, 'Barry wins')[column]),
        ),
        ...[2, 0].map((column) => sharesIn('Barry by his money', '$30')[column]),
      ],
    ],
  ])('tells the shares that were counted: %s', (said, counted) => {
    expect(said.match(/\d+\u00a0%/g)).toEqual(counted);
  });
});

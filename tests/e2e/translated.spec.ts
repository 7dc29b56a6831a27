import { texts } from '#play/texts.ts';
import { gameTexts as tractionTexts } from '#play/traction/texts.ts';
import { gameTexts as trexlandsTexts } from '#play/trexlands/texts.ts';
import { card as tractorPullCard } from '#play/tractor-pull/texts/card.ts';
import { card as truckOffCard } from '#play/truck-off/texts/card.ts';
import { card as tugOfWarCard } from '#play/tug-of-war/texts/card.ts';
import { runs } from '../effort.ts';
import { doneIn, openLab } from './support/labPage.ts';
import { listenAt } from './support/textTable.ts';
import { openStart } from './support/tablePage.ts';
import { IN_SOAK, expect, test } from './support/test.ts';
import { strayWords, translated, type Way } from './support/translator.ts';
import { uncaught } from './support/uncaught.ts';
import { toForm, wayIn } from './support/startPage.ts';

// A browser translates the page while people use it.

const MATCHES: readonly (readonly [game: string, way: Way])[] = [
  [trexlandsTexts.card.name, 'wraps'],
  [tractionTexts.card.name, 'replaces'],
  [truckOffCard.name, 'replaces'],
  [tractorPullCard.name, 'wraps'],
  [tugOfWarCard.name, 'replaces'],
];

/**
 * A match that is not over by then has shown its panels again and again: computers may play hundreds of actions (house
 * value).
 */
const MOST_ACTIONS = 40;

/** One of them; in a soak, all. */
for (const [game, way] of MATCHES.slice(0, runs(1, MATCHES.length)))
  test(
    `a match of computers at ${game}, to its end or for ${MOST_ACTIONS} actions, while a translator ${way} all texts`,
    IN_SOAK.words,
    async ({ page }) => {
      test.slow();
      const errors = uncaught(page);
      await translated(page, way);
      await openStart(page);
      await toForm(page, game);
      const playedBy = page.locator('select.played-by');
      await expect(playedBy.nth(1)).toBeVisible();
      for (const by of await playedBy.all()) await by.selectOption({ index: 1 });
      await page.getByRole('button', { name: texts.form.play }).click();
      await page.getByRole('radio', { name: texts.bots.paces['at-once'] }).check({ force: true });
      const main = page.locator('main[data-actions]');
      const isDone = async (): Promise<boolean> =>
        (await page.locator('.end').count()) > 0 || Number(await main.getAttribute('data-actions')) >= MOST_ACTIONS;
      await expect.poll(isDone, { timeout: 240_000 }).toBe(true);
      // What was told a moment ago may still be on its way to the translator.
      await expect.poll(() => strayWords(page)).toEqual([]);
      expect(errors).toEqual([]);
    },
  );

for (const way of (['replaces', 'wraps'] as const).slice(0, runs(1, 2))) {
  test(
    `the table in words, and a form of the lab, its faults and its answer, while a translator ${way} all texts`,
    IN_SOAK.words,
    async ({ page }) => {
      await translated(page, way);
      await openStart(page);
      await page.getByRole('link', { name: texts.startFoot.asText }).click();
      await wayIn(page, texts.start.together, tractionTexts.card.name).click();
      const { say } = await listenAt(page);
      const [, walk = ''] = /: (walk .*)$/m.exec(await say('way S1')) ?? [];
      expect(walk).not.toBe('');
      for (const line of ['help', walk, 'look', 'fly', 'end', 'undo', 'new']) await say(line);
      expect(await strayWords(page)).toEqual([]);

      await openLab(page, 'rolls');
      const trials = page.getByLabel(texts.lab.trials, { exact: true });
      await page.locator('summary', { hasText: texts.lab.more }).click();
      await page.getByRole('radio', { name: texts.lab.byPrecision }).check({ force: true });
      await page.getByRole('radio', { name: texts.lab.byTrials }).check({ force: true });
      for (const wrong of ['a few', '0', '-1']) {
        await trials.fill(wrong);
        await page.getByRole('button', { name: texts.lab.start }).click();
        await expect(page.getByRole('alert')).toBeVisible();
      }
      await trials.fill('20');
      await page.getByRole('button', { name: texts.lab.start }).click();
      await doneIn(page);
      expect(await strayWords(page)).toEqual([]);
    },
  );
}

test('a text that a translator has taken is found again by what stands for it, however that came there', async ({
  page,
}) => {
  await openStart(page);
  const told = await page.evaluate(async () => {
    const seen = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
    const make = () => {
      const [place, text, mark] = [document.createElement('p'), new Text('two'), document.createElement('b')];
      place.append(new Text('one'), text, mark);
      document.body.append(place);
      const font = document.createElement('font');
      font.append('zwei');
      return { place, text, mark, font };
    };
    type Made = ReturnType<typeof make>;
    const ways: readonly ((made: Made) => void)[] = [
      ({ text, font }) => text.replaceWith(font),
      ({ place, text, font }) => (place.insertBefore(font, text), text.remove()),
      ({ text, font }) => (text.after(font), text.remove()),
      ({ text, mark, font }) => (text.remove(), mark.before(font)),
      ({ text, font }) => (text.replaceWith(font), font.replaceChildren(text)),
    ];
    const after = async (way: (made: Made) => void, act: (made: Made) => void): Promise<string> => {
      const made = make();
      await seen();
      way(made);
      await seen();
      act(made);
      await seen();
      made.place.remove();
      return made.place.textContent;
    };
    const all = (act: (made: Made) => void) => Promise.all(ways.map((way) => after(way, act)));
    const stranger = ({ place }: Made): void => {
      try {
        place.removeChild(document.createElement('i'));
        place.append('not refused');
      } catch {
        place.append('!');
      }
    };
    return {
      removed: await all(({ place, text }) => place.removeChild(text)),
      written: await all(({ text }) => (text.data = 'three')),
      before: await all(({ place, text }) => place.insertBefore(new Text(', '), text)).then((words) =>
        words.map((one) => one.replace('zwei', 'two')),
      ),
      strangers: await all(stranger).then((words) => words.map((one) => one.at(-1))),
    };
  });
  const everyWay = (words: string): readonly string[] => Array.from({ length: 5 }, () => words);
  expect(told).toEqual({
    removed: everyWay('one'),
    written: everyWay('onethree'),
    before: everyWay('one, two'),
    strangers: everyWay('!'),
  });
});

import { drawn } from '#cli/lab/drawn.ts';
import { makeResult } from '#lab/result.ts';
import { sourceOf, withSource } from '#lab/source.ts';
import { csvOf } from '#lab/table.ts';
import { packLink } from '#engine/files/link.ts';
import { texts } from '#play/texts.ts';
import { must } from '../games/traction/support.ts';
import { expectNoViolations, expectNoViolationsInAnyLook } from './support/axe.ts';
import {
  doneIn,
  hashIn,
  hashInNode,
  noSidewaysScrolling,
  openLab,
  resultInNode,
  runOf,
  saved,
  tabTo,
} from './support/labPage.ts';
import { openStart } from './support/tablePage.ts';
import { IN_SOAK, expect, test } from './support/test.ts';

test(
  'from the start page by keyboard alone: friction on three surfaces, with the hash and the files that Node comes to',
  IN_SOAK.words,
  async ({ page }) => {
    await openStart(page);
    await tabTo(page, page.getByRole('link', { name: texts.about.lab }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: texts.lab.title })).toBeVisible();
    await expectNoViolationsInAnyLook(page);
    await tabTo(page, page.getByRole('link', { name: /^Friction/ }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Friction' })).toBeVisible();
    await tabTo(page, page.getByRole('radio', { checked: true, name: 'Around the threshold' }));
    await page.keyboard.press('ArrowRight');
    await tabTo(page, page.getByLabel('Coefficients of friction'));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('0.36:0.44:0.04');
    for (const size of ['medium', 'large']) {
      await tabTo(page, page.getByRole('checkbox', { name: size }));
      await page.keyboard.press('Space');
    }
    await tabTo(page, page.getByLabel(texts.lab.trials, { exact: true }));
    await page.keyboard.type('12');
    await page.keyboard.press('Enter');
    await doneIn(page);
    const parameters = { friction: [0.36, 0.4, 0.44], sizes: ['S'] };
    const { file, answer } = await resultInNode({ experiment: 'friction', trials: 12, parameters });
    expect(await hashIn(page)).toBe(file.hash);
    await expect(page.getByRole('region', { name: texts.lab.figures }).getByRole('row')).toHaveCount(4);
    await expect(page.locator('.lab-plot svg')).toHaveCount(1);
    await expectNoViolationsInAnyLook(page);
    await test.step('its files are those of the command, byte for byte', async () => {
      expect(await saved(page, texts.lab.saveJson)).toBe(makeResult(file));
      expect(await saved(page, texts.lab.saveCsv)).toBe(csvOf(withSource(file, answer)));
      await page.getByLabel(texts.lab.csvForm).selectOption('semicolon');
      expect(await saved(page, texts.lab.saveCsv)).toBe(csvOf(withSource(file, answer), 'semicolon'));
      const [[, svg] = ['', '']] = await drawn(answer.plots, 'friction.svg', sourceOf(file, answer));
      expect(await saved(page, texts.lab.savePlot('', false))).toBe(svg);
    });
  },
);

test(
  'rolls by pointer: answers while it rolls, stops, goes on to the same end, on a phone without sideways scrolling',
  IN_SOAK.words,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openLab(page, 'rolls');
    await page.getByLabel(texts.lab.body(1)).selectOption('d6');
    await page.getByLabel(texts.lab.trials, { exact: true }).fill('1200');
    await noSidewaysScrolling(page);
    await expectNoViolations(page);
    await page.getByRole('button', { name: texts.lab.start }).click();
    await expect(page.getByRole('region', { name: texts.lab.figures })).toBeVisible(); // before a chunk is whole
    await page.getByRole('button', { name: texts.lab.stop }).click();
    await expect(runOf(page)).toHaveAttribute('data-phase', 'stopped');
    const trials = Number(await runOf(page).getAttribute('data-trials'));
    expect(trials).toBeGreaterThan(0);
    expect(trials).toBeLessThan(1200);
    const job = { experiment: 'rolls', parameters: { bodies: ['d6'] } };
    expect(await hashIn(page)).toBe(await hashInNode({ ...job, trials }));
    await page.getByRole('button', { name: texts.lab.goOn }).click();
    await doneIn(page);
    expect(await hashIn(page)).toBe(await hashInNode({ ...job, trials: 1200 }));
    await noSidewaysScrolling(page);
  },
);

test('a truck is built by keys, and rolls as it does in Node', IN_SOAK.words, async ({ page }) => {
  await openLab(page, 'rolls');
  await page.getByLabel(texts.lab.body(1)).selectOption('tumbletop/truck');
  await expect(
    page.getByRole('figure', { name: texts.labBody.drawing(['from the side', 'from the front']) }),
  ).toBeVisible();
  await tabTo(page, page.getByRole('slider', { name: 'Width' }));
  for (let mm = 24; mm < 28; mm += 1) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('slider', { name: 'Width' })).toHaveAttribute('aria-valuetext', '28 mm');
  await expectNoViolations(page);
  await page.getByLabel(texts.lab.trials, { exact: true }).fill('30');
  await page.keyboard.press('Enter');
  await doneIn(page);
  const bodies = [{ format: 'tumbletop/truck', version: 1, widthMm: 28 }];
  expect(await hashIn(page)).toBe(await hashInNode({ experiment: 'rolls', trials: 30, parameters: { bodies } }));
});

test('what is wrong is told at its field, and nothing begins', async ({ page }) => {
  await openLab(page, 'rolls');
  const trials = page.getByLabel(texts.lab.trials, { exact: true });
  await trials.fill('a few');
  await page.getByRole('button', { name: texts.lab.start }).click();
  await expect(trials).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert')).toHaveText('This is "a few"; expected a whole number.');
  await expect(trials).toBeInViewport();
  await expect(trials).toBeFocused();
  await expect(runOf(page)).toHaveCount(0);
  await expectNoViolations(page);
  await openLab(page, 'nothing');
  await expect(page.getByRole('alert')).toHaveText(texts.lab.noExperiment('nothing'));
});

test('a result opens again from its link and its file, is done again to the same bytes, and stands beside another', async ({
  page,
}) => {
  const { file } = await resultInNode({ experiment: 'rolls', trials: 40, parameters: { bodies: ['coin'] } });
  const packed = must(packLink(JSON.stringify(file)));
  await page.goto(`./?still#/lab/rolls/${packed}`);
  await expect(page.getByText(texts.lab.opened)).toBeInViewport(); // below the whole form, which it answers
  expect(await hashIn(page)).toBe(file.hash);
  await expectNoViolations(page);
  await page.getByRole('button', { name: texts.lab.start }).click();
  await expect(page.getByText(texts.lab.sameBytes('A', 'B'))).toBeVisible();
  await page.getByLabel(texts.lab.seed).fill('2');
  await expect(page.getByText(texts.lab.old)).toBeVisible();
  await page.getByRole('button', { name: texts.lab.start }).click();
  const beside = page.getByRole('region', { name: texts.lab.beside });
  await expect(beside.getByRole('columnheader', { name: texts.lab.overFirst('C', 'A') })).toBeVisible();
  await expectNoViolationsInAnyLook(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await noSidewaysScrolling(page);
  await test.step('what is no file of the lab is refused in one sentence', async () => {
    const picker = page.locator('.lab-open input');
    await picker.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"x"') });
    await expect(page.getByRole('alert')).toContainText('a.json: The file is not JSON');
    await page.goto('./?still#/lab/rolls/1.broken');
    await expect(page.getByRole('alert')).toContainText('damaged');
  });
});

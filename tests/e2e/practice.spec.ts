import { readFile } from 'node:fs/promises';
import { texts } from '#play/texts.ts';
import { gameTexts as trexlandsTexts } from '#play/trexlands/texts.ts';
import { gameTexts as tractionTexts } from '#play/traction/texts.ts';
import { PUZZLES } from '#games/trexlands/help/puzzles/puzzles.ts';
import { expectNoViolations } from './support/axe.ts';
import { openMore } from './support/openMore.ts';
import { openFile } from './support/openFile.ts';
import { playNow, startAddress, tablePage } from './support/tablePage.ts';
import { listenAt } from './support/textTable.ts';
import { BLANK, IN_SOAK, expect, test, type Page } from './support/test.ts';

const { practice } = texts;

const main = (page: Page) => page.locator('main[data-tries]');
const card = (page: Page) => page.getByRole('region', { name: practice.panel });

async function practiceIsThere(page: Page): Promise<void> {
  await expect(main(page).locator('[data-testid=table][data-ready], .table-view:empty')).toBeVisible();
}

async function type(page: Page, line: string): Promise<void> {
  await page.getByRole('button', { name: texts.table.menu, exact: true }).click();
  await page.getByLabel(texts.menu.typeMoveLabel).fill(line);
  await page.getByRole('button', { name: texts.menu.typeMoveGo, exact: true }).click();
}

test(
  'a match under way is practised: tried, put back by button and key, counted, and left for the match as it was',
  BLANK,
  async ({ page }) => {
    const table = await playNow(page);
    await table.type('walk S1 C 90');
    const before = await table.handle.position();
    const menu = await table.openMenu();
    await menu.getByRole('button', { name: practice.from }).click();
    await practiceIsThere(page);
    await expect(card(page)).toContainText(tractionTexts.practice.none);
    await expect(card(page).getByRole('button', { name: practice.again })).toBeDisabled();
    await expectNoViolations(page);

    await test.step('a legal try, put back by the button', async () => {
      await type(page, 'walk S2 C 90');
      await expect(main(page)).toHaveAttribute('data-verdict', 'solved');
      await expect(card(page)).toContainText(practice.tries(1, 1));
      await card(page).getByRole('button', { name: practice.again }).click();
      await expect(main(page)).toHaveAttribute('data-actions', '0');
      await expect(main(page)).toHaveAttribute('data-verdict', 'open');
    });

    await test.step('a foul ends a try, and the next is a key away', async () => {
      await type(page, 'walk L1 A 180');
      await expect(main(page)).toHaveAttribute('data-verdict', 'missed');
      await expect(page.getByRole('region', { name: texts.drills.outcome })).toContainText(practice.missed);
      await expect(card(page)).toContainText(practice.tries(2, 1));
      await expectNoViolations(page);
      await page.keyboard.press('Shift+U');
      await expect(main(page)).toHaveAttribute('data-actions', '0');
    });

    await test.step('every try is listed with its slips', async () => {
      await card(page).getByText(tractionTexts.practice.list).click();
      await expect(card(page).getByRole('listitem')).toHaveCount(2);
      await expect(card(page).getByRole('listitem').first()).toContainText(/^Missed: /);
      await expect(card(page).getByRole('listitem').last()).toContainText('Pivot slipped');
      await expectNoViolations(page);
    });

    await test.step('the table in words tells the tries, and puts the position back', async () => {
      await page.keyboard.press('/');
      const { log, say } = await listenAt(page);
      await say('walk S2 C 90');
      await expect(log).toContainText(practice.tries(3, 2));
      await say('new');
      await expect(main(page)).toHaveAttribute('data-actions', '0');
    });

    await card(page).getByRole('link', { name: practice.back.match }).click();
    const again = await tablePage(page);
    await again.played(1);
    expect(await again.handle.position()).toEqual(before);
  },
);

test('a moment of a replay is practised, and the way leads back to that moment', IN_SOAK.blank, async ({ page }) => {
  const table = await playNow(page);
  await table.type('walk S1 C 90');
  await table.type('walk S2 C 90');
  const menu = await table.openMenu();
  await menu.getByRole('link', { name: texts.replay.link, exact: true }).click();
  await openMore(page);
  const acts = page.getByRole('region', { name: texts.replay.actions });
  const second = acts
    .getByRole('listitem')
    .getByRole('button', { name: /^Blue’s small one walked/ })
    .nth(1);
  await second.click();
  await page.getByRole('button', { name: practice.from }).click();
  await practiceIsThere(page);
  await type(page, 'walk S2 C 90');
  await expect(main(page)).toHaveAttribute('data-tries', '1');
  await card(page).getByRole('link', { name: practice.back.watch }).click();
  await openMore(page);
  await expect(second).toHaveAttribute('aria-current', 'true');
});

/** A match of Trexlands against a careless computer, at the person's first MOVE. */
async function atFirstMove(): Promise<string> {
  const file = JSON.parse(await readFile(new URL('../games/trexlands/matches/two.json', import.meta.url), 'utf8'));
  Object.assign(file.seats[1], { kind: 'bot', level: 'careless' });
  const first = file.log.findIndex((action: { readonly do: string }) => action.do === 'move');
  return JSON.stringify({ ...file, log: file.log.slice(0, first) });
}

test(
  'a first MOVE against the computer is practised, also after the page was loaded again',
  IN_SOAK.blank,
  async ({ page }) => {
    const table = await openFile(page, await atFirstMove());
    const menu = await table.openMenu();
    await menu.getByRole('button', { name: practice.from }).click();
    await practiceIsThere(page);
    await expect(main(page)).toHaveAttribute('data-phase', 'move');
    await page.reload();
    await practiceIsThere(page);
    await type(page, 'pass');
    await expect(main(page)).toHaveAttribute('data-verdict', 'missed');
    await card(page).getByRole('link', { name: practice.back.match }).click();
    await (await tablePage(page)).played(5);
  },
);

test(
  'a position of the editor is practised, and stands there again on the way back',
  IN_SOAK.blank,
  async ({ page }) => {
    await page.goto(`${startAddress()}#/bench`);
    await expect(page.locator('.editor [data-testid=table][data-ready]')).toBeVisible();
    await page.getByRole('button', { name: tractionTexts.editor.add('Blue', 'L') }).click();
    await page.getByRole('button', { name: practice.from }).click();
    await practiceIsThere(page);
    await type(page, 'walk L1 C 90');
    await expect(main(page)).toHaveAttribute('data-verdict', 'solved');
    await card(page).getByRole('link', { name: tractionTexts.practice.backToEditor }).click();
    await expect(page.getByRole('button', { name: texts.names.piece('Blue', 'L1') })).toBeVisible();
  },
);

test('an address without a position says so, and leads to the position editor', BLANK, async ({ page }) => {
  await page.goto(`${startAddress()}#/practice/any/1.nothing`);
  await expect(page.getByRole('heading', { name: practice.title })).toBeVisible();
  await expect(page.getByRole('link', { name: texts.sharing.edit })).toBeVisible();
});

test('a puzzle of Trexlands is missed, put back, solved, and remembered', IN_SOAK.blank, async ({ page }) => {
  const { puzzles } = trexlandsTexts;
  await page.goto(`${startAddress()}#/trexlands/puzzles`);
  await page.getByRole('link', { name: texts.drills.onWith(puzzles.row, 0) }).click();
  await practiceIsThere(page);
  await expectNoViolations(page);
  const [puzzle] = PUZZLES;
  if (puzzle === undefined) throw new Error('there are puzzles');
  for (const line of puzzle.plain) await type(page, line);
  await expect(main(page)).toHaveAttribute('data-verdict', 'missed');
  await expectNoViolations(page);
  await page.getByRole('region', { name: texts.drills.outcome }).getByRole('button').click();
  await expect(main(page)).toHaveAttribute('data-verdict', 'open');
  for (const line of puzzle.solution) await type(page, line);
  await expect(main(page)).toHaveAttribute('data-verdict', 'solved');
  await expect(card(page)).toContainText(practice.tries(2, 1));
  await card(page).getByRole('link', { name: puzzles.all }).click();
  await expect(page.locator('[data-done=true]')).toHaveCount(1);
  await expectNoViolations(page);
});

import { readFile, writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import { STORED_AS } from '#play/settings/settingsStore.ts';
import { texts } from '#play/texts.ts';
import { gameTexts } from '../thirdGame/src/play/omen/texts.ts';
import { expectNoViolations } from './support/axe.ts';
import { openMore } from './support/openMore.ts';
import { servePlainly, type PlainServer } from './support/plainServer.ts';
import { listenAt } from './support/textTable.ts';
import { BLANK, expect, test, type Locator, type Page } from './support/test.ts';
import { withoutWebgl } from './support/withoutWebgl.ts';
import { withThirdGame, type WithThirdGame } from './support/withThirdGame.ts';
import { fromMenu } from './support/fromMenu.ts';
import { toForm } from './support/startPage.ts';
import { howItCame } from './support/howItCame.ts';

// A third game, added to a copy of the project by its three folders and a line in each registry: it has by that
// alone everything that the page gives its games.

let project: WithThirdGame;
let server: PlainServer;
test.beforeAll(async () => {
  project = await withThirdGame();
  server = await servePlainly(project.page);
});
test.afterAll(async () => {
  await server.close();
  await project.remove();
});

const { card, form, table, talk } = gameTexts;
const main = (page: Page): Locator => page.locator('main.tableside');
const openStart = (page: Page, query = 'still&seed=3'): Promise<unknown> => page.goto(`${server.address}?${query}`);
const drawn = (page: Page): Promise<void> =>
  expect(page.locator('[data-testid=table][data-ready]')).toBeVisible({ timeout: 90_000 });

/** By the form of the game, for one round; `clock` as it is called there. */
async function toTable(page: Page, clock: string = form.noClock): Promise<void> {
  await toForm(page, card.name);
  await expect(page.getByRole('heading', { level: 1, name: form.title })).toBeVisible();
  await page.getByRole('radiogroup', { name: form.rounds }).getByRole('radio', { name: '1' }).check();
  await page.getByRole('radiogroup', { name: form.clock }).getByRole('radio', { name: clock }).check();
  await page.getByLabel(texts.form.nameOf(2)).fill('Ada');
}

const play = (page: Page): Promise<void> => page.getByRole('button', { name: texts.form.play }).click();
const takeDevice = (page: Page): Promise<void> => page.locator('.pass-device [data-take]').click();
const hand = (page: Page): Locator => page.locator('.dock-place [data-do=foretell]');

/** Whatever is asked for, by pressing, to the end of the match. */
async function playToTheEnd(page: Page): Promise<void> {
  for (;;) {
    const end = page.locator('.end');
    const next = page
      .locator('.pass-device [data-take], .dock-place [data-do=foretell], .dock-place .button.primary')
      .first();
    await expect(end.or(next).first()).toBeVisible();
    if (await end.isVisible()) return;
    const before = await page.locator('.hud').innerText();
    await next.click();
    await expect(page.locator('.hud')).not.toHaveText(before, { useInnerText: true });
  }
}

async function atTable(page: Page, like: Readonly<Record<string, string | null>>): Promise<void> {
  for (const [name, value] of Object.entries(like)) await expect(main(page)).toHaveAttribute(name, value ?? '');
}

/** Somebody else's browser, which cannot draw a table: everything is told in words. */
async function elsewhere(browser: Browser, address: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await withoutWebgl(page);
  const settings = JSON.stringify({ version: 1, settings: { textTable: true } });
  await page.addInitScript(([name, text]) => window.localStorage.setItem(name, text), [STORED_AS, settings] as const);
  await page.goto(address);
  return page;
}

test(
  'a third game has its card, form, secret hands, keys, saves, undo, end, file, link and replay',
  BLANK,
  async ({ page, browser }, testInfo) => {
    test.slow(); // a game from its card to its replay
    await test.step('the start page has its card', async () => {
      await openStart(page);
      await expect(page.getByRole('radio', { name: card.name, exact: true })).toBeVisible();
      await expectNoViolations(page);
    });

    await test.step('its form leads to its table, which hides the hand until the device is passed on', async () => {
      await toTable(page);
      await expectNoViolations(page);
      await play(page);
      await drawn(page);
      await expect(hand(page)).toHaveCount(0);
      await expect(page.locator('.pass-device')).toContainText(texts.passing.to('Blue').replace('Blue', ''));
      await expectNoViolations(page);
      await takeDevice(page);
      await expectNoViolations(page);
    });

    await test.step('what is legal is offered, and done by a key; taken back, it has not been', async () => {
      const cards = await hand(page).evaluateAll((buttons) => buttons.map((button) => button.textContent.slice(-1)));
      expect(cards.length).toBeGreaterThan(0);
      expect(new Set(cards).size).toBe(cards.length);
      await page.keyboard.press('123456'.split('').find((key) => !cards.includes(key)) ?? '');
      await expect(page.locator('[data-fault=no-such-card]')).toBeVisible();
      await page.keyboard.press(cards[0] ?? '');
      await atTable(page, { 'data-actions': '1' });
      await expect(main(page)).not.toHaveAttribute('data-holder');
      await fromMenu(page, texts.log.title);
      await expect(page.getByRole('region', { name: texts.log.title })).toContainText('has foretold');
      await page.keyboard.press('Shift+U');
      await atTable(page, { 'data-actions': '0' });
      await expect(page.locator('.pass-device')).toBeVisible();
    });

    await test.step('a throw counts and is saved, and is there when the page is opened again', async () => {
      await takeDevice(page);
      await hand(page).first().click();
      await page.getByRole('button', { name: table.byHand, exact: true }).click();
      await atTable(page, { 'data-actions': '2', 'data-saved': '2' });
      await expect(page.getByRole('region', { name: texts.log.title })).toContainText('The die shows');
      const hash = await main(page).getAttribute('data-hash');
      await page.reload();
      await drawn(page);
      await atTable(page, { 'data-actions': '2', 'data-hash': hash });
    });

    await test.step('the match ends', async () => {
      await playToTheEnd(page);
      await expect(main(page)).toHaveAttribute('data-winners', /\d/);
      await expectNoViolations(page);
    });

    const played = {
      'data-actions': await main(page).getAttribute('data-actions'),
      'data-hash': await main(page).getAttribute('data-hash'),
    };
    await expect(main(page)).toHaveAttribute('data-saved', played['data-actions'] ?? '');

    const file = testInfo.outputPath('match.json');
    const link = await test.step('it is exported, and shared as a link', async () => {
      const downloading = page.waitForEvent('download');
      await howItCame(page);
      await page.locator('.end').getByRole('button', { name: texts.end.exportFile }).click();
      await writeFile(file, await readFile(await (await downloading).path()));
      await page.locator('.end').getByRole('button', { name: texts.end.shareIt, exact: true }).click();
      const made = await page.getByLabel(texts.sharing.link, { exact: true }).inputValue();
      await page.keyboard.press('Escape');
      return made;
    });

    await test.step('it is watched again', async () => {
      await page.locator('.end').getByRole('link', { name: texts.replay.link, exact: true }).click();
      await expect(page.locator('main.watch [data-testid=table][data-ready]')).toBeVisible();
      await openMore(page);
      await expect(page.locator('.acts li')).toHaveCount(Number(played['data-actions']));
      await page.locator('.acts li').nth(1).getByRole('button').click();
      await expect(page.getByRole('region', { name: texts.replay.rulings })).toContainText('The die shows');
      await expectNoViolations(page);
    });

    await test.step('the file and the link open elsewhere', async () => {
      const other = await elsewhere(browser, server.address);
      await other.locator('input[type=file]').setInputFiles(file);
      await atTable(other, played);
      await other.close();
      const linked = await elsewhere(browser, link);
      await linked.getByRole('button', { name: texts.sharing.open }).click();
      await atTable(linked, played);
      await linked.close();
    });

    await test.step('the list of matches shows how it stands', async () => {
      await page.goto(`${server.address}?still`);
      const saved = page.getByRole('article');
      await expect(saved).toContainText(card.name);
      await expect(saved.getByRole('img')).toHaveAccessibleName(/^Points: Blue: \d, Ada: \d\.$/);
    });
  },
);

test('it is played in words without any picture, and its clock passes over whoever is too slow', async ({ page }) => {
  await page.clock.install();
  await openStart(page, 'seed=3');
  await toTable(page, texts.countdown.left(10));
  await play(page);
  const { say } = await listenAt(page);
  expect(await say('foretell 1')).toContain(texts.refusals.notInHand);
  await page.keyboard.press('Control+A'); // a refused line is there to be mended
  await say('device');
  const told = await say('yes');
  const [, first] = /Your cards: (\d)/.exec(told) ?? [];
  expect(await say('look')).toContain('Blue');
  await page.keyboard.type(`foretell ${first}`);
  await page.keyboard.press('Enter');
  await atTable(page, { 'data-actions': '1' });
  await expect(page.getByRole('log')).not.toContainText('Your cards'); // wiped once the device goes on
  await say(talk.throw.usage);
  await expect(page.getByRole('log')).toContainText('Ada foretells');
  await page.clock.runFor(11_000);
  await expect(page.getByRole('log')).toContainText('Ada foretold nothing in time');
  await expect(page.locator('.end')).toBeVisible();
});

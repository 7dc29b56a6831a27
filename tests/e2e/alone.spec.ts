import { readFile } from 'node:fs/promises';
import { BLANK, IN_SOAK, expect, test, type Page } from './support/test.ts';
import { toYou } from '#play/say/toYou.ts';
import { texts } from '#play/texts.ts';
import { gameTexts as tractionTexts } from '#play/traction/texts.ts';
import { gameTexts as trexlandsTexts } from '#play/trexlands/texts.ts';
import { expectNoViolations } from './support/axe.ts';
import { importText } from './support/openFile.ts';
import { answer, atRound, click, movable, type RoundPage } from './support/roundPage.ts';
import { openStart, tablePage } from './support/tablePage.ts';
import { playAlone, toForm } from './support/startPage.ts';
import { howItCame } from './support/howItCame.ts';

// A person alone, against the computer.

/** Said to the only person, who plays Blue. */
const YOUR_TURN = { name: toYou(texts.turn.toMove('Blue'), 'Blue') };

/** Turns in which the careless bot reaches a pad that nobody guards, and some to spare. */
const TURNS = 12;

test('from the start page, one click, and a bot plays until it wins', IN_SOAK.blank, async ({ page }) => {
  test.slow(); // a whole match
  await openStart(page);
  await playAlone(page, tractionTexts.card.name);
  const table = await tablePage(page);
  const winners = () => table.main.getAttribute('data-winners');

  await test.step('paused it waits; it is told what it does, and why it did it', async () => {
    await table.press(tractionTexts.action.endTurn);
    await expect(page.getByRole('region', { name: texts.bots.panel })).toBeVisible();
    await table.press(texts.bots.pause); // At its first pace: at once it may be done before a slow machine presses.
    await expect(page.getByText(texts.bots.paused('Vermilion'))).toBeVisible();
    await expectNoViolations(page);
    await table.press(texts.bots.goOn);
    await page.getByText(texts.bots.paces['at-once'], { exact: true }).click();
    await expect(page.getByRole('heading', YOUR_TURN)).toBeVisible();
    await page.locator('.happened .unfold').click();
    await table.press(texts.bots.why('Vermilion'));
    await expect(page.getByLabel(texts.table.panelReferee)).toContainText('comes nearer to a rival’s pad');
    await expectNoViolations(page);
  });

  await test.step('after a reload it goes on', async () => {
    const before = await table.actions();
    await table.saved(before);
    await page.reload();
    await table.played(before);
    await table.press(tractionTexts.action.endTurn);
    await expect.poll(() => table.actions()).toBeGreaterThan(before + 1);
  });

  for (let turn = 0; turn < TURNS && (await winners()) === null; turn += 1) {
    const ended = page.getByRole('region', { name: texts.end.computerWins });
    const endTurn = page.getByRole('button', { name: tractionTexts.action.endTurn });
    await expect(ended.or(endTurn)).toBeVisible();
    if (await ended.isVisible()) break;
    await endTurn.click();
  }
  await expect(table.main).toHaveAttribute('data-winners', '1');
});

test(
  'against the computer at a level that the form has, a hint aims at the next step, and at the one after it; nobody gives up for the computer',
  IN_SOAK.blank,
  async ({ page }) => {
    await openStart(page);
    await toForm(page, tractionTexts.card.name);
    await page.getByLabel(texts.form.playedByOf(2)).selectOption('steady');
    await page.getByRole('button', { name: texts.form.play }).click();
    const table = await tablePage(page);
    await page.getByRole('button', { name: texts.advice.ask, exact: true }).click();
    await expect(page.getByText(texts.advice.said('S'))).toBeVisible({ timeout: 60_000 });
    const degrees = page.locator('.aim-degrees');
    const first = await degrees.textContent();
    await expectNoViolations(page);
    await table.press(tractionTexts.action.perform);
    await expect(page.getByRole('button', { name: tractionTexts.action.done })).toBeEnabled();
    await expect(degrees).not.toHaveText(first ?? '');
    expect(await table.actions()).toBe(0);

    await table.press(tractionTexts.action.done);
    await table.press(tractionTexts.action.endTurn);
    await expect(page.getByText(texts.bots.named('steady'))).toBeVisible();
    await expect(page.getByRole('heading', YOUR_TURN)).toBeVisible({ timeout: 60_000 });
    expect(await table.actions()).toBeGreaterThan(2);

    await page.getByRole('button', { name: texts.table.menu }).click();
    await expect(page.getByRole('button', { name: texts.menu.concede('Vermilion') })).toHaveCount(0);
    await page.getByRole('button', { name: toYou(texts.menu.concede('Blue'), 'Blue') }).click();
    await page.getByRole('button', { name: texts.menu.concedeYes, exact: true }).click();

    await test.step('the end says first who wins, then who gave up, and tells millimetres after it', async () => {
      const end = page.locator('.end');
      await expect(end.getByRole('heading')).toHaveText(texts.end.computerWins);
      const said = (await end.innerText()).split('\n').filter((line) => line.trim() !== '');
      expect(said[0]).toBe(texts.end.computerWins);
      expect(said).toContain(tractionTexts.end.by.concession(texts.names.you));
      expect(said.some((line) => / mm/.test(line))).toBe(false); // folded in a friendly match
      await howItCame(page);
      await end.getByText(tractionTexts.steadiness.ask, { exact: true }).click();
      await expect(end.getByRole('table')).toContainText(' mm');
    });
  },
);

test(
  'the card of Trexlands has a match alone: the computer’s truck waits to fall with one’s own',
  BLANK,
  async ({ page }) => {
    await openStart(page);
    await importText(page, await readFile(MATCH, 'utf8')); // a first match has no ranks to roll for
    await expect(page.locator('main.tableside')).toBeVisible();
    await openStart(page);
    await playAlone(page, trexlandsTexts.card.name);
    const { main } = await tablePage(page);
    await expect(main).toHaveAttribute('data-stage', 'aiming');
    await page.getByRole('button', { name: trexlandsTexts.throwing.rollMine }).click();
    await expect(main).toHaveAttribute('data-stage', /rolling|called/);
  },
);

/** Of a recorded match: the City is nearly empty, and the first seat has a MOVE. */
const NEARLY_OVER = 240;
const MATCH = new URL('../games/trexlands/matches/two.json', import.meta.url);
/** More presses than the rest of it takes. */
const MOST_PRESSES = 100;

/** The recorded match without its last actions; the computer plays the second seat from now on. */
async function openAgainstComputer(page: Page): Promise<RoundPage> {
  const recorded = JSON.parse(await readFile(MATCH, 'utf8')) as {
    readonly seats: readonly object[];
    readonly log: readonly unknown[];
  };
  const seats = recorded.seats.map((seat, i) => (i === 0 ? seat : { ...seat, kind: 'bot', level: 'careless' }));
  await openStart(page);
  await importText(page, JSON.stringify({ ...recorded, seats, log: recorded.log.slice(0, NEARLY_OVER) }));
  await expect(page.locator('main.tableside')).toBeVisible();
  return atRound(page);
}

/** The first truck that can goes to the last place that is offered, by the first way to it. */
async function move({ page }: RoundPage): Promise<void> {
  const truck = movable(page);
  if ((await truck.count()) === 0) return page.getByRole('button', { name: trexlandsTexts.move.pass }).click();
  await truck.click();
  await page.locator('[data-place]').last().click();
  const ways = page.locator('.choices-row button:not(.quiet):not([data-place])');
  if ((await page.locator('[data-place]').count()) === 0 && (await ways.count()) > 0) await ways.first().click();
}

const LONGEST_MOVE_MS = 5_000;

/** Chooses the quickest pace at the first move of the computer that lasts long enough for a slow machine to do so. */
async function hurry(round: RoundPage): Promise<void> {
  const pace = round.page.getByText(texts.bots.paces['at-once'], { exact: true });
  for (let i = 0; i < MOST_PRESSES; i += 1) {
    const pressed = await pace.click({ timeout: LONGEST_MOVE_MS }).then(
      () => true,
      () => false,
    );
    if (pressed) return;
    if (!(await answer(round, click)) && (await round.page.locator('.move-panel').isVisible())) await move(round);
  }
}

test(
  'Trexlands alone by pointer: a hint, the computer’s pace, its reason, and the end',
  IN_SOAK.blank,
  async ({ page }) => {
    const round = await openAgainstComputer(page);
    const hint = page.getByRole('button', { name: texts.advice.ask, exact: true });

    await test.step('a hint marks the button that it is about', async () => {
      await hint.click();
      await expect(page.locator('.choice-dock .advice')).toContainText(texts.advice.said(''));
      await expect(page.locator('.dock-place [data-hint]').first()).toBeVisible({ timeout: 60_000 });
      await expectNoViolations(page);
    });

    await test.step('the computer is watched, hurried, and asked why', async () => {
      await page.getByRole('button', { name: /^Pass/ }).click();
      await hurry(round);
      await page.locator('.happened .unfold').click();
      await page.getByRole('button', { name: /^Why did/ }).click();
      await expect(page.locator('.bot-why')).toContainText(trexlandsTexts.botReason({ code: 'whim', about: {} }));
      await expectNoViolations(page);
    });

    for (let i = 0; i < MOST_PRESSES && (await round.now())['winners'] === undefined; i += 1)
      if (!(await answer(round, click)) && (await page.locator('.move-panel').isVisible())) await move(round);
    await expect(round.main).toHaveAttribute('data-winners', /[01]/);
    await expect(page.locator('.end')).toBeVisible();
    await expectNoViolations(page);
  },
);

import { BLANK, IN_SOAK, expect, test, type Page } from './support/test.ts';
import { texts } from '#play/texts.ts';
import { gameTexts as tractionTexts } from '#play/traction/texts.ts';
import { expectNoViolations } from './support/axe.ts';
import { place, stepByTaps, tapAt } from './support/byTaps.ts';
import { fingersOn } from './support/fingers.ts';
import type { Pixel } from './support/handle.ts';
import { nearWinFile, NEAR_WIN } from './support/nearWin.ts';
import { openFile } from './support/openFile.ts';
import { frame, standStill } from './support/swings.ts';
import { playNow, tablePage, type TablePage } from './support/tablePage.ts';
import { fromMenu } from './support/fromMenu.ts';
import { playTogether } from './support/startPage.ts';

const UPRIGHT = { width: 360, height: 640 };
const SIDEWAYS = { width: 740, height: 360 };
const FINGERTIP = 44; // CSS pixels, WCAG 2.5.5

test.use({ viewport: UPRIGHT, hasTouch: true, isMobile: true });

/** A match that may soon be won, on the phone's table. */
const nearWin = (page: Page): Promise<TablePage> => openFile(page, nearWinFile());

/** Everything that can be pressed and is smaller than a fingertip. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const all = [...document.querySelectorAll<HTMLElement>('button, a[href], select, input, summary')].filter(
      (element) => element.checkVisibility() && element.clientWidth > 1,
    );
    const small = all.filter((element) => Math.min(element.offsetWidth, element.offsetHeight) < least);
    return small.map(
      (element) =>
        `${element.getAttribute('aria-label') ?? element.textContent}: ${element.offsetWidth} x ${element.offsetHeight}`,
    );
  }, FINGERTIP);

/** How far the page itself has been scrolled or zoomed. */
const page0 = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() => [window.scrollX, window.scrollY, window.visualViewport?.scale ?? 1]);

test(
  'a short match by touch alone: tap a piece, tap where it goes, confirm, until it is won',
  BLANK,
  async ({ page }) => {
    const table = await nearWin(page);
    await stepByTaps(table, NEAR_WIN.runner, NEAR_WIN.goal);
    await page.getByRole('button', { name: tractionTexts.action.done, exact: true }).tap();
    await table.played(1);
    await page.getByRole('button', { name: tractionTexts.action.endTurn, exact: true }).tap();
    await stepByTaps(table, NEAR_WIN.theirs, { xMm: -60, zMm: 110 });
    await page.getByRole('button', { name: tractionTexts.action.done, exact: true }).tap();
    await page.getByRole('button', { name: tractionTexts.action.endTurn, exact: true }).tap();
    await table.played(4);
    for (let i = 0; i < 4 && (await table.actions()) === 4; i += 1)
      await stepByTaps(table, NEAR_WIN.runner, NEAR_WIN.goal);
    await expect(table.main).toHaveAttribute('data-winners', '0');
    await expect(page.getByRole('heading', { name: texts.end.wins('Ann') })).toBeVisible();
  },
);

test(
  'the dock keeps its height and its buttons their places while a hand does the step',
  IN_SOAK.blank,
  async ({ page }) => {
    await page.clock.install();
    await page.goto('./?seed=3'); // not still: a hand takes its time
    await playTogether(page, tractionTexts.card.name, 'tap');
    const { handle } = await tablePage(page);
    const dock = page.getByRole('region', { name: texts.table.panelActions });
    await dock.getByRole('button', { name: tractionTexts.tray.ready('Small 1', 4), exact: true }).tap();
    await dock.getByRole('button', { name: tractionTexts.action.cornerName('C'), exact: true }).tap();
    await standStill(page);
    const places = () =>
      dock.locator('button:visible, select:visible').evaluateAll((all) =>
        all.map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return [one.ariaLabel, x, y, width, height].join(' ');
        }),
      );
    await expect(dock.locator('button:active')).toHaveCount(0); // A button that is pressed lies lower.
    const before = await places();
    const height = (await dock.boundingBox())?.height;
    await dock.getByRole('button', { name: tractionTexts.action.perform, exact: true }).tap();
    for (let i = 0; i < 12; i += 1) await frame(page);
    expect(await handle.stage()).toBe('moving');
    expect(await places()).toEqual(before);
    expect((await dock.boundingBox())?.height).toBe(height);
    await expect(dock.getByRole('button', { name: tractionTexts.action.perform, exact: true })).toBeDisabled();
  },
);

test(
  'how a chosen piece is moved by its handle is said in the dock, by either hand',
  IN_SOAK.blank,
  async ({ page }) => {
    await playNow(page);
    const { handleHint, handleWord, hand } = tractionTexts.action;
    await page.locator('.tray-piece').nth(2).tap();
    for (const mode of ['assisted', 'free'] as const) {
      if (mode === 'free') await page.getByRole('combobox', { name: hand }).selectOption('free');
      const hint = page.getByText(handleHint[mode], { exact: true });
      await expect(hint).toBeInViewport({ ratio: 1 });
      await expect(page.locator('.pull-line text')).toHaveText(handleWord[mode]);
    }
    await page.getByRole('button', { name: texts.table.exactLess, exact: true }).tap();
    await expect(page.getByText(handleHint.free, { exact: true })).toBeInViewport({ ratio: 1 });
    expect((await page.locator('.dock').boundingBox())?.height).toBeLessThan(214);
  },
);

test.describe('with the foot of the table free', () => {
  test.use({ settings: { exactShown: false } });

  test(
    'one finger on a piece is the piece, on the cloth the camera; two zoom and turn it; the page stays where it is',
    BLANK,
    async ({ page }) => {
      const table = await nearWin(page);
      const { handle } = table;
      const fingers = await fingersOn(page);
      const state = () =>
        page.evaluate(() => {
          const { aim, camera, intent, stage } = window.__traction?.state() ?? {};
          return { aim, camera, intent, stage };
        });

      await test.step('a finger that pulls a piece aims, and a second one loses nothing', async () => {
        const from = await handle.screenOf(NEAR_WIN.runner);
        const to = await place(table, 12, -35);
        await fingers.pull(from, to);
        const aimed = await state();
        expect(aimed).toMatchObject({ camera: 'seat', intent: { piece: NEAR_WIN.runner } });
        expect(aimed.aim).not.toBeNull();
        await fingers.at(to, { x: 60, y: 200 });
        await fingers.at(to, { x: 160, y: 260 });
        expect(await state()).toEqual(aimed);
        await fingers.lift();
        await expect(table.main).toHaveAttribute('data-stage', 'between-steps');
      });

      await test.step('a finger on the cloth turns the view and touches no piece', async () => {
        const seen = await place(table, 0, -110);
        await fingers.pull({ x: 60, y: 200 }, { x: 160, y: 230 });
        await fingers.lift();
        await expect.poll(async () => (await state()).camera).toBe('free');
        const now = await place(table, 0, -110);
        expect(Math.hypot(now.x - seen.x, now.y - seen.y)).toBeGreaterThan(10);
        expect((await state()).aim).toBeNull();
      });

      await test.step('one touch leads back to the view from the seat', async () => {
        const back = page.getByRole('button', { name: texts.menu.backToSeat, exact: true });
        await back.click(); // a tap right after a fling only stops the fling
        await expect(back).toBeHidden();
        expect((await state()).camera).toBe('seat');
        await fingers.pull({ x: 60, y: 200 }, { x: 160, y: 230 });
        await fingers.lift();
        await expect.poll(async () => (await state()).camera).toBe('free');
      });

      await test.step('two fingers bring it nearer and turn it', async () => {
        const span = async () => {
          const [a, b] = [await place(table, -20, 0), await place(table, 20, 0)];
          return { far: Math.hypot(b.x - a.x, b.y - a.y), deg: (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI };
        };
        const pair = (deg: number, radius: number): [Pixel, Pixel] => {
          const [x, y] = [radius * Math.cos((deg * Math.PI) / 180), radius * Math.sin((deg * Math.PI) / 180)];
          return [
            { x: 180 - x, y: 200 - y },
            { x: 180 + x, y: 200 + y },
          ];
        };
        const before = await span();
        const [one] = pair(0, 40);
        await fingers.at(one);
        for (let i = 0; i <= 10; i += 1) await fingers.at(...pair(4 * i, 40 + 4 * i));
        await fingers.lift();
        await expect.poll(async () => (await span()).far / before.far).toBeGreaterThan(1.2);
        expect((await span()).deg - before.deg).toBeGreaterThan(8);
      });

      expect(await page0(page)).toEqual([0, 0, 1]);
    },
  );
});

test(
  'the browser taking a finger away drops what it aimed at, and a pull down reloads nothing',
  IN_SOAK.blank,
  async ({ page }) => {
    const table = await nearWin(page);
    const canvas = page.locator('[data-testid=table] canvas');
    const from = await table.handle.screenOf(NEAR_WIN.runner);
    const to = await place(table, 12, -35);
    const fire = (type: string, { x, y }: Pixel) =>
      canvas.dispatchEvent(type, {
        pointerId: 7,
        pointerType: 'touch',
        isPrimary: true,
        button: 0,
        buttons: 1,
        clientX: x,
        clientY: y,
        bubbles: true,
      });
    await page.evaluate(() => {
      Element.prototype.setPointerCapture = () => undefined;
    }); // there is no real pointer to capture
    await fire('pointerdown', from);
    await fire('pointermove', to);
    expect(await page.evaluate(() => window.__traction?.state().aim)).not.toBeNull();
    await fire('pointercancel', to);
    expect(await page.evaluate(() => window.__traction?.state().aim)).toBeNull();
    expect(await table.handle.stage()).toBe('aiming');

    await test.step('a swipe from the edge, which the browser takes for its own, leaves the view as it was', async () => {
      const view = () => page.evaluate(() => window.__traction?.state().camera);
      const seen = await table.handle.screenOf(NEAR_WIN.runner);
      const y = 120; // over all pieces
      await fire('pointerdown', { x: 5, y });
      for (const x of [60, 140, 220]) {
        await fire('pointermove', { x, y });
        await page.evaluate(() => new Promise(requestAnimationFrame)); // the controls have seen it
      }
      await expect.poll(view).toBe('free');
      expect(await table.handle.screenOf(NEAR_WIN.runner)).not.toEqual(seen);
      await fire('pointercancel', { x: 220, y });
      expect(await view()).toBe('seat');
      await expect.poll(() => table.handle.screenOf(NEAR_WIN.runner)).toEqual(seen);
    });

    const fingers = await fingersOn(page);
    await fingers.pull({ x: 180, y: 90 }, { x: 180, y: 400 });
    await fingers.lift();
    expect(await page0(page)).toEqual([0, 0, 1]);
    await expect(table.main).toHaveAttribute('data-actions', '0');
  },
);

test(
  'held upright and sideways, everything is a fingertip wide and nothing is out of reach; the log has the whole width of a phone',
  IN_SOAK.blank,
  async ({ page }) => {
    await page.setViewportSize(UPRIGHT);
    const table = await nearWin(page);
    await fromMenu(page, texts.log.title);
    const log = page.getByRole('region', { name: texts.log.title });
    expect((await log.boundingBox())?.width).toBe((await page.locator('.dock').boundingBox())?.width);
    await log.getByRole('button', { name: texts.log.close }).tap();
    await expect(log).toBeHidden();
    for (const viewport of [UPRIGHT, SIDEWAYS]) {
      await page.setViewportSize(viewport);
      await expect
        .poll(async () => (await page.locator('.table-view canvas').boundingBox())?.width)
        .toBe(viewport.width);
      expect(await tooSmall(page)).toEqual([]);
      await expect(page.locator('.dock-ends button')).toBeInViewport({ ratio: 1 }); // the turn's end, then the step
      await tapAt(page, await table.handle.screenOf(NEAR_WIN.runner));
      await tapAt(page, await place(table, NEAR_WIN.goal.xMm, NEAR_WIN.goal.zMm));
      expect(await tooSmall(page)).toEqual([]);
      await expect(page.getByRole('button', { name: tractionTexts.action.perform, exact: true })).toBeInViewport({
        ratio: 1,
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)).toBe(false);
      await expectNoViolations(page);
      await expect(page.getByRole('list', { name: tractionTexts.tray.label('Ann') })).toBeVisible();
    }
  },
);

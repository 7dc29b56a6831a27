import { BLANK, IN_SOAK, expect, test, type Locator, type Page } from './support/test.ts';
import { texts } from '#play/texts.ts';
import { gameTexts as tractionTexts } from '#play/traction/texts.ts';
import { expectNoViolations, expectNoViolationsInAnyLook } from './support/axe.ts';
import { fingersOn } from './support/fingers.ts';
import { playNow, type TablePage } from './support/tablePage.ts';

const say = tractionTexts.arranging;
const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });
const panel = (page: Page, name = 'Blue'): Locator => page.getByRole('region', { name: say.title(name) });

/** Where the rules have the piece, to compare with. */
async function standing({ handle }: TablePage, piece: string): Promise<readonly number[]> {
  const found = (await handle.position()).pieces.find(({ id }) => id === piece);
  if (found === undefined) throw new Error(`no ${piece}`);
  return [found.xMm, found.zMm, found.yawDeg];
}

test(
  'Blue places its pieces by pointer, numbers and keys, keeps them, takes it back, puts them in their usual places, and moves',
  BLANK,
  async ({ page }) => {
    const table = await playNow(page);
    const usual = await standing(table, '0-L1');
    await button(page, say.offer).click();
    await expect(panel(page)).toBeFocused();

    await test.step('a pointer takes a piece along', async () => {
      const at = await table.handle.screenOf('0-S2');
      await page.mouse.move(at.x, at.y);
      await page.mouse.down();
      await page.mouse.move(at.x + 12, at.y, { steps: 3 });
      await page.mouse.up();
      await expect(button(page, texts.names.piece('Blue', 'S2'))).toHaveAttribute('aria-pressed', 'true');
      const after = await table.handle.screenOf('0-S2');
      expect(after.x - at.x).toBeGreaterThan(6);
      await button(page, say.usual).click();
    });

    await test.step('a place that the rules refuse is told and cannot be kept', async () => {
      await button(page, texts.names.piece('Blue', 'L1')).click();
      await page.getByLabel(say.right).fill('64');
      await expect(panel(page).getByRole('status').filter({ hasText: 'wholly on its pad' })).toBeVisible();
      await expect(button(page, say.done)).toBeDisabled();
      await expectNoViolations(page);
    });

    await test.step('typed digit by digit and moved by keys it stands where it may', async () => {
      await page.getByLabel(say.right).fill('');
      await page.getByLabel(say.right).pressSequentially('-40.5');
      await page.getByLabel(say.nearer).fill('-18');
      await expect(page.getByLabel(say.right)).toHaveValue('-40.5');
      await button(page, texts.names.piece('Blue', 'L1')).focus();
      await page.keyboard.press('ArrowUp');
      await page.keyboard.press('q');
      await page.keyboard.press('q');
      await page.keyboard.press('Shift+E');
      await expect(page.getByLabel(say.nearer)).toHaveValue('-19');
      await expect(page.getByLabel(say.turned)).toHaveValue('29');
      await expectNoViolationsInAnyLook(page);
      expect(await standing(table, '0-L1')).toEqual(usual);
    });

    await test.step('done is one action, saved and told; taken back everything stands as before', async () => {
      await button(page, say.done).click();
      await table.saved(1);
      const pad = (await table.handle.position()).pads.find(({ seat }) => seat === 0);
      expect(await standing(table, '0-L1')).toEqual([(pad?.xMm ?? 0) - 40.5, (pad?.zMm ?? 0) - 19, 29]);
      await expect(button(page, say.offer)).toBeFocused();
      await expect(page.getByText('Blue places the pieces on the pad.').first()).toBeAttached();
      await page.keyboard.press('Shift+U');
      await table.saved(0);
      expect(await standing(table, '0-L1')).toEqual(usual);
    });

    await test.step('cancelled nothing is played; after the first move there is nothing to place', async () => {
      await button(page, say.offer).click();
      await button(page, texts.names.piece('Blue', 'M1')).click();
      await page.getByLabel(say.turned).fill('20');
      // nothing of Blue's is lost
      await expect(panel(page).getByRole('button', { name: 'Vermilion', exact: true })).toBeDisabled();
      await page.keyboard.press('Escape');
      await expect(panel(page)).toBeHidden();
      await table.type('walk S1 D 90');
      await expect(button(page, say.offer)).toBeHidden();
    });
  },
);

test.describe('on a phone', BLANK, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test(
    'a finger places a piece that is not under the panel; everything there is a fingertip wide',
    IN_SOAK.words,
    async ({ page }) => {
      const table = await playNow(page);
      await button(page, say.offer).tap();
      const box = await panel(page).boundingBox();
      for (const piece of ['S1', 'S2', 'M1', 'M2', 'L1', 'L2'])
        expect((await table.handle.screenOf(`0-${piece}`)).y).toBeLessThan(box?.y ?? 0);
      const small = await panel(page).evaluate((element) =>
        [...element.querySelectorAll<HTMLElement>('button, input')]
          .filter((it) => Math.min(it.offsetWidth, it.offsetHeight) < 44)
          .map((it) => it.getAttribute('aria-label') ?? it.textContent),
      );
      expect(small).toEqual([]);
      const at = await table.handle.screenOf('0-S2');
      const fingers = await fingersOn(page);
      await fingers.pull(at, { x: at.x + 8, y: at.y });
      await fingers.lift();
      await expect(button(page, texts.names.piece('Blue', 'S2'))).toHaveAttribute('aria-pressed', 'true');
      expect((await table.handle.screenOf('0-S2')).x).toBeGreaterThan(at.x + 3);
      await expectNoViolations(page);
      await button(page, say.done).tap();
      await table.played(1);
    },
  );
});

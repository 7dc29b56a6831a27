import { BLANK, IN_SOAK, expect, test, type Locator, type Page } from './support/test.ts';
import { texts } from '#play/texts.ts';
import { gameTexts as tractionTexts } from '#play/traction/texts.ts';
import { expectNoViolations } from './support/axe.ts';
import { openStart, playNow, tablePage, type TablePage } from './support/tablePage.ts';

const { look, picture, sound, sections } = texts.settings;

const root = (page: Page): Locator => page.locator('html');
const table = (page: Page): Locator => page.locator('[data-testid=table]');
const choose = (page: Page, label: string, choice: string): Promise<void> =>
  page.getByRole('radiogroup', { name: label }).getByText(choice, { exact: true }).click();

const openTab = (page: Page, section: keyof typeof sections): Promise<void> =>
  page.getByRole('tab', { name: sections[section], exact: true }).click();

async function openSettings(at: TablePage): Promise<Locator> {
  const menu = await at.openMenu();
  await menu.getByRole('button', { name: texts.start.settings }).click();
  return at.page.getByRole('dialog', { name: texts.settings.title });
}

/** Free of panels: the pool of the lamp, which is as bright as the day, and the table from edge to edge. */
const PARTS = {
  middle: { x: 300, y: 240, width: 680, height: 200 },
  whole: { x: 0, y: 160, width: 1280, height: 350 },
} as const;

/** The mean lightness of a part of the table's picture, 0 to 255. */
async function lightness(page: Page, part: keyof typeof PARTS): Promise<number> {
  const png = await page.screenshot({ clip: PARTS[part] });
  return page.evaluate(async (base64) => {
    const image = await createImageBitmap(new Blob([Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0))]));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    context?.drawImage(image, 0, 0);
    const data = context?.getImageData(0, 0, image.width, image.height).data ?? new Uint8ClampedArray();
    return data.reduce((sum, value, i) => (i % 4 === 3 ? sum : sum + value), 0) / (0.75 * data.length);
  }, png.toString('base64'));
}

// The quality is part of what is tested.
test.use({ settings: { quality: 'auto' } });

test('settings from the start page take effect at once and are there after a reload, in any light without violations', async ({
  page,
}) => {
  await openStart(page);
  await page.getByRole('button', { name: texts.start.settings }).click();
  const dialog = page.getByRole('dialog', { name: texts.settings.title });
  for (const section of Object.values(sections)) await dialog.getByRole('tab', { name: section, exact: true }).click();
  await expect(dialog.getByRole('tabpanel', { name: sections.kept })).toBeVisible();
  await page.keyboard.press('ArrowRight'); // around the end
  await expect(dialog.getByRole('tab', { name: sections.sound })).toBeFocused();
  await expect(dialog.getByRole('tabpanel', { name: sections.sound })).toBeVisible();
  await dialog.getByLabel(sound.volume).fill('0.75');
  await expectNoViolations(page);
  await expect(root(page)).toHaveAttribute('data-theme', 'night'); // the lamp, whatever the system has
  await openTab(page, 'look');
  await choose(page, look.theme, look.themes.day);
  await choose(page, look.contrast, look.wishes.on);
  await choose(page, look.motion, look.wishes.on);
  await openTab(page, 'picture');
  await choose(page, picture.quality, picture.qualities.low);
  await expectNoViolations(page);
  await page.reload();
  for (const [name, value] of [
    ['theme', 'day'],
    ['contrast', 'more'],
    ['motion', 'reduced'],
  ] as const)
    await expect(root(page)).toHaveAttribute(`data-${name}`, value);
  await page.getByRole('button', { name: texts.start.settings }).click();
  await expect(page.getByRole('radio', { name: picture.qualities.low })).toBeChecked(); // it opens where it was left
  await openTab(page, 'sound');
  await expect(dialog.getByLabel(sound.volume)).toHaveValue('0.75');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: texts.start.settings })).toBeFocused();
});

test(
  'at the table: daylight is brighter, low quality has fewer pixels, and the match goes on',
  IN_SOAK.drawn,
  async ({ page }) => {
    const at = await playNow(page);
    await expect(table(page)).toHaveAttribute('data-quality', 'medium'); // pictures that are the same every time
    const lamp = { middle: await lightness(page, 'middle'), whole: await lightness(page, 'whole') };
    const dialog = await openSettings(at);
    await openTab(page, 'look');
    await choose(page, look.theme, look.themes.day);
    await openTab(page, 'picture');
    await choose(page, picture.quality, picture.qualities.low);
    await expect(table(page)).toHaveAttribute('data-light', 'day');
    await expect(table(page)).toHaveAttribute('data-quality', 'low');
    await dialog.getByRole('button', { name: texts.close }).click();
    const canvas = page.locator('[data-testid=table] canvas');
    await expect
      .poll(() => canvas.evaluate((element: HTMLCanvasElement) => element.width / element.clientWidth))
      .toBe(0.75);
    await expect.poll(() => lightness(page, 'whole')).toBeGreaterThan(lamp.whole / 0.85);
    expect(await lightness(page, 'middle')).toBeGreaterThan(lamp.middle);
    await at.type('walk S1 D 90');
    await at.played(1);
  },
);

test.describe('with the sound on', () => {
  test.use({ settings: { muted: false } });

  test(
    'what happens at the table is heard from the first touch on, and not while it is muted: the key M, remembered',
    IN_SOAK.blank,
    async ({ page }) => {
      // Counts what is played, whether or not this machine has a sound card.
      await page.addInitScript(() => {
        const start = AudioBufferSourceNode.prototype.start;
        AudioBufferSourceNode.prototype.start = function counted(...when) {
          const { dataset } = document.documentElement;
          if (!this.loop) dataset['played'] = String(Number(dataset['played'] ?? 0) + 1); // the room goes on and on
          return start.apply(this, when);
        };
      });
      const at = await playNow(page);
      const mute = page.getByRole('button', { name: sound.mute });
      const playedNow = async (): Promise<number> => Number(await root(page).getAttribute('data-played'));
      const before = await playedNow(); // the lamp's key
      await at.type('walk L1 C 90');
      await expect.poll(playedNow).toBeGreaterThan(before);
      await expect(mute).toHaveAttribute('aria-pressed', 'false');
      await page.keyboard.press('m');
      await expect(mute).toHaveAttribute('aria-pressed', 'true');
      const played = await playedNow();
      await at.type('walk M1 C 90');
      expect(await playedNow()).toBe(played);
      await at.saved(2);
      await page.reload();
      await tablePage(page);
      await expect(mute).toHaveAttribute('aria-pressed', 'true');
      await mute.click();
      await expect(mute).toHaveAttribute('aria-pressed', 'false');
      // Whoever types means the letter.
      const menu = await at.openMenu();
      await menu.getByLabel(texts.menu.typeMoveLabel).pressSequentially('m');
      await expect(mute).toHaveAttribute('aria-pressed', 'false');
      await test.step('no letter is a key where somebody says so, in the menu or in the settings', async () => {
        const single = page.getByRole('checkbox', { name: texts.keySettings.single.label });
        await single.uncheck();
        await page.keyboard.press('Escape');
        await expect(mute).not.toHaveAttribute('aria-keyshortcuts');
        await page.keyboard.press('m');
        await at.openMenu();
        await page.getByRole('button', { name: texts.start.settings }).click();
        await openTab(page, 'keys');
        await single.check();
        await page.keyboard.press('Escape');
        await expect(mute).toHaveAttribute('aria-keyshortcuts', 'M');
        await expect(mute).toHaveAttribute('aria-pressed', 'false');
        await page.keyboard.press('m');
        await expect(mute).toHaveAttribute('aria-pressed', 'true');
      });
    },
  );
});

test(
  'a phone vibrates when a piece is set down and at a foul, unless somebody wants less motion',
  IN_SOAK.words,
  async ({ page }) => {
    await page.addInitScript(() => {
      navigator.vibrate = (pattern) => {
        const { dataset } = document.documentElement;
        dataset['buzzes'] = `${dataset['buzzes'] ?? ''} ${String(pattern)}`.trim();
        return true;
      };
    });
    const at = await playNow(page);
    await at.type('walk L1 C 90');
    await expect(root(page)).toHaveAttribute('data-buzzes', '8');
    await at.type('walk L2 B 90');
    await expect(root(page)).toHaveAttribute('data-buzzes', /35,45,35/);
    const felt = await root(page).getAttribute('data-buzzes');
    const dialog = await openSettings(at);
    await openTab(page, 'look');
    await choose(page, look.motion, look.wishes.on);
    await openTab(page, 'sound');
    await expect(dialog.getByText(sound.vibrationCalm)).toBeVisible();
    await dialog.getByRole('button', { name: texts.close }).click();
    await at.press(tractionTexts.action.endTurn);
    await at.type('walk L1 C 90');
    expect(await root(page).getAttribute('data-buzzes')).toBe(felt);
  },
);

test('a picture that the browser has taken away is told, and drawn again', BLANK, async ({ page }) => {
  await playNow(page);
  const canvas = page.locator('.table-view canvas');
  await canvas.dispatchEvent('webglcontextlost');
  const lost = page.getByRole('alert').filter({ hasText: texts.lostPicture.text });
  await expect(lost).toBeVisible();
  await canvas.dispatchEvent('webglcontextrestored');
  await expect(lost).toHaveCount(0);
  await canvas.dispatchEvent('webglcontextlost');
  await lost.getByRole('button', { name: texts.lostPicture.again }).click();
  await expect(lost).toHaveCount(0);
  await tablePage(page);
});

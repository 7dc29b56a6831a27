import { readFile } from 'node:fs/promises';
import { IN_SOAK, expect, test, type Page } from './support/test.ts';
import { texts } from '#play/texts.ts';
import { expectNoViolations } from './support/axe.ts';
import { fileOf, playHeadless } from './support/headless.ts';
import { openMore } from './support/openMore.ts';
import { openFile } from './support/openFile.ts';
import { playNow } from './support/tablePage.ts';

/** A system's share sheet that is closed the first time, and from then on takes what it is given. */
const withSheet = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const shared: string[] = [];
    let isFirst = true;
    const share = async ({ files: [file] = [] }: ShareData): Promise<void> => {
      if (!navigator.userActivation.isActive) throw new DOMException('no press', 'NotAllowedError');
      const closed = isFirst;
      isFirst = false;
      if (closed) throw new DOMException('closed', 'AbortError');
      shared.push(`${file?.name ?? ''} ${(await file?.text()) ?? ''}`);
    };
    Object.assign(navigator, { canShare: ({ files }: ShareData) => files !== undefined, share });
    Object.assign(window, { shared });
  });
const sharedBy = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (window as unknown as { readonly shared: readonly string[] }).shared);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a file goes to the share sheet; closed, it says that nothing is saved, tries again and can download', async ({
    page,
  }) => {
    await withSheet(page);
    const table = await playNow(page);
    const menu = await table.openMenu();
    await menu.getByRole('button', { name: texts.menu.exportFile }).tap();
    const said = menu.locator('.handed-out');
    await expect(said).toHaveAttribute('data-handed', 'put-away');
    await expect(said).toContainText(/^traction-\d{4}-\d\d-\d\d\.json was not saved/);
    await expectNoViolations(page);
    const downloading = page.waitForEvent('download');
    await said.getByRole('button', { name: texts.handing.plainly }).tap();
    expect(await readFile(await (await downloading).path(), 'utf8')).toContain('tumbletop/match');
    await expect(said).toHaveAttribute('data-handed', 'downloaded');
    await said.getByRole('button', { name: texts.handing.again }).tap();
    await expect(said).toHaveAttribute('data-handed', 'shared');
    expect(await sharedBy(page)).toEqual([expect.stringMatching(/^traction-.*\.json \{[^]*tumbletop\/match/)]);
  });
});

test(
  'a browser that gives noise in the place of its pictures is told before a video, and none is made',
  IN_SOAK.blank,
  async ({ page }) => {
    await page.addInitScript(() => {
      const { getImageData } = CanvasRenderingContext2D.prototype;
      CanvasRenderingContext2D.prototype.getImageData = function (...given: Parameters<typeof getImageData>) {
        const read = getImageData.apply(this, given);
        read.data.forEach((_, i) => (read.data[i] = (i * 7919) % 256));
        return read;
      };
    });
    await openFile(page, fileOf(await playHeadless(['walk S1 D 180'])));
    await page.evaluate(() => {
      window.location.hash = window.location.hash.replace('match', 'watch');
    });
    await expect(page.locator('.watch [data-ready]')).toBeVisible();
    await openMore(page);
    await page.getByRole('button', { name: texts.video.open }).click();
    await page.getByRole('dialog', { name: texts.video.open }).getByRole('button', { name: texts.video.make }).click();
    await expect(page.locator('.filming')).toHaveText(texts.video.noise);
    await page.locator('.filming').getByRole('button', { name: texts.close }).click();
    await expect(page.getByRole('button', { name: texts.replay.play, exact: true })).toBeVisible();
  },
);

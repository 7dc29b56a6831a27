import { resolve } from 'node:path';
import { BLANK, IN_SOAK, expect, test, type Page } from './support/test.ts';
import { texts } from '#play/texts.ts';
import { gameTexts as tractionTexts } from '#play/traction/texts.ts';
import { servePlainly, type PlainServer } from './support/plainServer.ts';
import { tablePage, type TablePage } from './support/tablePage.ts';
import { watch } from './support/watch.ts';
import { playTogether } from './support/startPage.ts';

const FOLDER = resolve(process.env['TUMBLETOP_E2E_PAGE'] ?? 'dist/app');

test.use({ serviceWorkers: 'allow' });

let server: PlainServer;
test.beforeEach(async () => {
  server = await servePlainly(FOLDER);
});
test.afterEach(async ({ context }) => {
  await context.setOffline(false); // which the next test’s page would remember
  await server.close();
});

/** Opens the page and waits until all of it is on the device. */
async function openAndKeep(page: Page): Promise<void> {
  await page.goto(`${server.address}?still&seed=3`);
  await expect(page.getByText(texts.versions.kept)).toBeVisible();
}

async function playAStep(page: Page): Promise<TablePage> {
  await playTogether(page, tractionTexts.card.name);
  const table = await tablePage(page);
  await table.type('walk S1 D 180');
  await table.saved(1);
  return table;
}

test(
  'opened once, from any folder of any server, the page opens and plays without a network; it asks nobody else and breaks no policy',
  BLANK,
  async ({ page, context }) => {
    const watched = await watch(page, new URL(server.address).origin);
    await openAndKeep(page);
    await server.close();
    await context.setOffline(true);
    await page.reload();
    await playAStep(page);
    await page.reload(); // the match's own address
    await (await tablePage(page)).played(1);
    watched.expectClean();
  },
);

test(
  'the licences of everything in it are a link away, with and without a network',
  IN_SOAK.words,
  async ({ page, context }) => {
    await openAndKeep(page);
    const read = async (): Promise<string> => {
      await page.getByRole('link', { name: texts.about.notices }).click();
      await expect(page.locator('body')).toContainText('with the licence of each');
      return page.locator('body').innerText();
    };
    const there = await read();
    for (const part of ['Tumbletop', 'three@', 'react@', '@dimforge/rapier3d-simd-compat@'])
      expect(there).toContain(`\n${part}`);
    await page.goBack();
    await server.close();
    await context.setOffline(true);
    expect(await read()).toBe(there);
  },
);

test(
  'a newer version waits under a match until somebody wants it, and the match goes on in it',
  IN_SOAK.words,
  async ({ page }) => {
    await openAndKeep(page);
    const table = await playAStep(page);
    server.rewrite((file, text) => {
      if (file === 'sw.js') return text.replace(/version:`\w+`/, 'version:`next`');
      return file === 'index.html' ? text.replace('<body>', '<body data-version="next">') : text;
    });
    await page.evaluate(async () => {
      document.body.dataset['opened'] = 'before';
      // as the browser does by itself at the next visit
      await (await navigator.serviceWorker.getRegistration())?.update();
    });
    const menu = await table.openMenu();
    await expect(menu.getByText(texts.versions.newer)).toBeVisible();
    await expect(page.locator('body[data-opened=before]')).toBeAttached(); // nothing was reloaded
    await menu.getByRole('button', { name: texts.versions.load, exact: true }).click();
    await expect(page.locator('body[data-version=next]')).toBeAttached();
    await (await tablePage(page)).played(1);
  },
);

test('the page’s policy lets nothing run that is not a file of its own', async ({ page }) => {
  await page.goto(server.address);
  const broken = page.evaluate(
    () =>
      new Promise<readonly string[]>((resolve) => {
        const directives: string[] = [];
        document.addEventListener(
          'securitypolicyviolation',
          ({ effectiveDirective }) => directives.push(effectiveDirective) === 3 && resolve(directives),
        );
        const script = document.createElement('script');
        script.textContent = 'document.body.dataset.ran = "yes"';
        const style = document.createElement('style');
        style.textContent = 'body { display: none }';
        document.head.append(script, style);
        void fetch('http://127.0.0.1:9/').catch(() => undefined);
      }),
  );
  expect((await broken).toSorted()).toEqual(['connect-src', 'script-src-elem', 'style-src-elem']);
  await expect(page.locator('body')).toBeVisible();
  await expect(page.locator('body[data-ran]')).not.toBeAttached();
});

test('the icon for home screens is drawn from the one drawn by hand', IN_SOAK.words, async ({ page }) => {
  await page.goto(server.address);
  const difference = await page.evaluate(async () => {
    const pixels = async (address: string): Promise<Uint8ClampedArray> => {
      const image = new Image(192, 192);
      image.src = address;
      await image.decode();
      const context = new OffscreenCanvas(192, 192).getContext('2d');
      context?.drawImage(image, 0, 0, 192, 192);
      return context?.getImageData(0, 0, 192, 192).data ?? new Uint8ClampedArray();
    };
    const [drawn, picture] = await Promise.all([pixels('./icons/icon.svg'), pixels('./icons/icon-192.png')]);
    return drawn.reduce((sum, value, i) => sum + Math.abs(value - (picture[i] ?? 0)), 0) / drawn.length;
  });
  expect(difference).toBeLessThan(0.5); // of 255: smoothing alone
});

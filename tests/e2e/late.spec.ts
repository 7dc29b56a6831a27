import { gameTexts as tractionTexts } from '#play/traction/texts.ts';
import { card as tugOfWar } from '#play/tug-of-war/texts/card.ts';
import { texts } from '#play/texts.ts';
import { expectNoViolations } from './support/axe.ts';
import { openLab, runOf } from './support/labPage.ts';
import { openStart, playNow } from './support/tablePage.ts';
import { newerPage, takenAway } from './support/takenAway.ts';
import { listenAt } from './support/textTable.ts';
import { IN_SOAK, expect, test, type Page } from './support/test.ts';
import { playAlone, playTogether, toForm } from './support/startPage.ts';

const heading = (page: Page, name: string): Promise<void> =>
  expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** Every time that the page is loaded from now on. */
function loadings(page: Page): { readonly many: number } {
  let many = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) many += 1;
  });
  return {
    get many() {
      return many;
    },
  };
}

const toLab = (page: Page): Promise<void> => page.getByRole('link', { name: texts.about.lab }).click();

test('a page that has gone with an older version is loaded anew by itself, at its place, where nothing is under way', async ({
  page,
}) => {
  await openStart(page);
  await expect(page.getByRole('link', { name: texts.about.lab })).toBeVisible();
  await newerPage(page);
  const lab = await takenAway(page, /LabPage.*\.js/, 'none');
  const loaded = loadings(page);
  page.on('request', (request) => {
    if (request.isNavigationRequest()) void lab.back(); // the newer page has its own
  });
  await toLab(page);
  await heading(page, texts.lab.title);
  expect(loaded.many).toBe(1);
});

test(
  'where that does not help, it is said, and the page is not loaded over and over',
  IN_SOAK.words,
  async ({ page }) => {
    await openStart(page);
    await newerPage(page);
    await takenAway(page, /LabPage.*\.js/, 'page');
    const loaded = loadings(page);
    await toLab(page);
    await expect.poll(() => loaded.many).toBe(1);
    await heading(page, texts.late.newerTitle);
    await expect(page.getByRole('button', { name: texts.late.loadNewer })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('link', { name: texts.backToStart }).click();
    await heading(page, texts.product);
    await toLab(page); // what did not come stays away
    await heading(page, texts.late.newerTitle);
    expect(loaded.many).toBe(1);
  },
);

test('in a match nothing is loaded anew by itself: links, hints and sheets say what is missing, and it goes on', async ({
  page,
}) => {
  const table = await playNow(page);
  await newerPage(page);
  await takenAway(page, /(links|SettingsDialog|taskWorker|tasks)-.*\.js/, 'page');
  const loaded = loadings(page);
  const missing = page.getByRole('dialog').getByText(texts.late.newer);
  await (await table.openMenu()).getByRole('button', { name: texts.sharing.share }).click();
  await expect(missing).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: texts.close }).click();
  await table.press(texts.advice.ask);
  await expect(page.getByText(texts.advice.said(texts.late.newer)).first()).toBeVisible();
  await table.type('walk S1 D 180');
  await table.saved(1);
  expect(loaded.many).toBe(0);
});

test('without a network that is what is said; once there is one, it goes on', IN_SOAK.words, async ({ page }) => {
  await openStart(page);
  await expect(page.getByRole('link', { name: texts.about.lab })).toBeVisible();
  const away = await takenAway(page, /./, 'no network');
  await toLab(page);
  await heading(page, texts.late.noNetworkTitle);
  await page.getByRole('button', { name: texts.late.tryAgain }).click();
  await expect(page.getByText(texts.late.stillNone)).toBeVisible();
  await away.back();
  await page.getByRole('button', { name: texts.late.tryAgain }).click();
  await heading(page, texts.lab.title);
});

/** Where a browser has none; workers are told by their script. */
async function withoutWebAssembly(page: Page): Promise<void> {
  await page.addInitScript(() => Reflect.deleteProperty(window, 'WebAssembly'));
  await page.route(/(task|lab)Worker.*\.js/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `delete self.WebAssembly;${await response.text()}` });
  });
}

test(
  'a browser without WebAssembly is told before a match is begun; a game without physics is played, by the computer, too',
  IN_SOAK.words,
  async ({ page }) => {
    await withoutWebAssembly(page);
    await openStart(page);
    await expect(page.locator('[data-missing=no-webassembly]')).toContainText(tugOfWar.name);
    await toForm(page, tractionTexts.card.name);
    await heading(page, texts.machine.title);
    await expect(page.getByText(texts.machine.noWebAssembly)).toBeVisible();
    await page.getByRole('link', { name: texts.backToStart }).click();
    await playTogether(page, tractionTexts.card.name);
    await heading(page, texts.machine.title);
    await page.getByRole('link', { name: texts.backToStart }).click();
    await playAlone(page, tugOfWar.name);
    const line = page.getByLabel(texts.talking.line);
    await line.fill('clock 1');
    await line.press('Enter');
    await expect(page.locator('main.tableside')).toHaveAttribute('data-actions', /[2-9]/); // the computer’s, too
  },
);

test('the lab says it, too', IN_SOAK.words, async ({ page }) => {
  await withoutWebAssembly(page);
  await openLab(page, 'friction');
  await page.getByRole('button', { name: texts.lab.start }).click();
  await expect(runOf(page)).toHaveAttribute('data-phase', 'failed');
  await expect(runOf(page).getByRole('alert')).toHaveText(texts.machine.noWebAssembly);
});

const playTraction = (page: Page): Promise<void> => playTogether(page, tractionTexts.card.name);

test(
  'a picture that the browser gives broken is told before a match is begun, and the table played in words',
  IN_SOAK.blank,
  async ({ page }) => {
    await page.addInitScript(() => {
      WebGL2RenderingContext.prototype.getShaderPrecisionFormat = () => null;
    });
    await openStart(page);
    await playTraction(page);
    await heading(page, texts.noWebgl.title);
    await page.getByRole('button', { name: texts.noWebgl.inWords }).click();
    await expect(page.locator('main.tableside')).toHaveAttribute('data-stage', 'idle');
  },
);

test(
  'a picture whose models do not come, or that breaks as it is made, takes nothing else with it',
  IN_SOAK.blank,
  async ({ page }) => {
    const models = await takenAway(page, /\.glb/, 'page');
    await openStart(page);
    await playTogether(page, 'Truck Off'); // it has dice
    const lost = page.locator('.lost-picture');
    await expect(lost).toContainText(texts.late.missing);
    await models.back();
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await lost.getByRole('button', { name: texts.lostPicture.again }).click();
    await expect(lost).toContainText(texts.noWebgl.text);
    await lost.getByRole('button', { name: texts.noWebgl.inWords }).click();
    await listenAt(page);
    await page.reload();
    await expect(page.locator('[data-testid=table][data-ready=true]')).toBeVisible();
  },
);

test(
  'a page that breaks opens on the start page the second time, with the match kept',
  IN_SOAK.words,
  async ({ page }) => {
    const table = await playNow(page);
    await table.type('walk S1 D 180');
    await table.saved(1);
    const place = new URL(page.url()).hash;
    await page.route(/MatchPage.*\.js/, (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: 'export const MatchPage = () => { throw new Error("not made for this"); };',
      }),
    );
    await page.reload();
    await heading(page, texts.failed.title);
    await page.getByRole('button', { name: texts.failed.reload }).click();
    await heading(page, texts.product);
    await expect(page.getByText(texts.failed.before)).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expectNoViolations(page);
    await page.unroute(/MatchPage.*\.js/);
    await page.reload();
    await expect(page.getByText(texts.failed.before)).toBeHidden();
    await page.goto(`./?still${place}`);
    await table.played(1);
  },
);

test('a page whose first script does not come says so after a while', async ({ page }) => {
  await takenAway(page, /\/index-[\w-]+\.js/, 'none');
  await page.goto('./');
  const told = page.getByText('Tumbletop has not come yet.');
  await expect(told).toBeHidden();
  await told.evaluate((element) => element.getAnimations().forEach((one) => one.finish())); // twenty seconds on
  await expect(told).toBeVisible();
});

test.describe('without a picture, and not in words', () => {
  test.use({ settings: { textTable: false } });

  test('a lesson and a puzzle say what is missing, and go on in words', IN_SOAK.words, async ({ page }) => {
    for (const task of ['learn', 'puzzles/puzzle-score-1']) {
      await page.goto(`./?still#/trexlands/${task}`);
      await page.reload();
      await heading(page, texts.noWebgl.title);
    }
    await page.getByRole('button', { name: texts.noWebgl.inWords }).click();
    await expect(page.getByLabel(texts.talking.line)).toBeVisible();
  });
});

test(
  'settings of games that do not come are missed with their reason, and not asked for over and over',
  IN_SOAK.words,
  async ({ page }) => {
    await openStart(page);
    await takenAway(page, /joinedControls-.*\.js/, 'page');
    let asked = 0;
    page.on('request', (request) => (asked += Number(request.url().includes('joinedControls'))));
    await page.getByRole('button', { name: texts.start.settings }).click();
    const settings = page.getByRole('dialog', { name: texts.settings.title });
    await expect(settings.getByRole('alert')).toContainText(texts.late.missing);
    await expect(settings.getByRole('tab', { name: texts.settings.sections.sound })).toBeVisible();
    expect(asked).toBe(1);
  },
);

import { readFile } from 'node:fs/promises';
import { BLANK, IN_SOAK, expect, test, type Page } from './support/test.ts';
import { packLink } from '#engine/files/link.ts';
import { texts } from '#play/texts.ts';
import { gameTexts as tractionTexts } from '#play/traction/texts.ts';
import { must } from '../games/traction/support.ts';
import { expectNoViolations } from './support/axe.ts';
import { fileOf, playHeadless } from './support/headless.ts';
import { frameShare } from './support/frameShare.ts';
import { openFile } from './support/openFile.ts';
import { openMore } from './support/openMore.ts';
import { SOON } from './support/soon.ts';
import { playNow } from './support/tablePage.ts';

const SEAT_1_BEGINS = 4;

test(
  'a ruling shows its evidence, and the match can be watched again action by action, frame by frame',
  BLANK,
  async ({ page }) => {
    const table = await playNow(page);
    await table.type('walk S1 D 180');
    await table.type('walk L2 B 200'); // into a neighbour on its own pad
    await page.getByLabel(texts.table.panelReferee).locator('.unfold').click();
    await page.getByRole('link', { name: texts.replay.showMeOf('TR-10') }).click();

    const evidence = page.getByRole('region', { name: tractionTexts.evidence.title });
    await expect(evidence).toHaveAttribute('data-evidence', 'walk-contact');
    await expect(evidence).toContainText('touched');
    // It plays slowly up to the moment, and stops there.
    await expect(page.getByRole('button', { name: texts.replay.play, exact: true })).toBeVisible();
    const moment = page.getByRole('slider', { name: texts.replay.tick });
    await expect(moment).not.toHaveValue('0');
    await expectNoViolations(page);

    // The whole match is watched from its beginning, at the usual speed.
    const speed = page.getByLabel(texts.replay.speed);
    await expect(speed).toHaveValue('0.1');
    await evidence.getByRole('link', { name: texts.replay.whole }).click();
    await expect(evidence).toBeHidden();
    await expect(speed).toHaveValue('1');
    await expect(moment).toHaveValue('0');
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await expect(moment).toHaveValue('10');
    await page.keyboard.press(']');
    await expect(page.getByRole('slider', { name: texts.replay.action, exact: true })).toHaveValue('1');
    await expect(page.getByRole('region', { name: texts.replay.rulings }).getByTitle(/TR-10/)).toBeVisible();

    const play = page.getByRole('button', { name: texts.replay.play, exact: true });
    await expect(async () => {
      if (await play.isVisible()) await page.keyboard.press('h'); // soon after another key it is text
      await expect(play).toBeHidden({ timeout: 1000 });
    }).toPass();
    await page.keyboard.press('h');
    await expect(play).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('link', { name: texts.replay.back }).click();
    await table.played(2);
  },
);

test(
  'a match from a link plays its last moments by itself, and stands at its end where less motion is wanted',
  IN_SOAK.blank,
  async ({ page }) => {
    const link = must(packLink(fileOf(await playHeadless(['walk S1 D 180', 'walk L1 C 90']))));
    const moment = page.getByRole('slider', { name: texts.replay.tick });
    const open = async (): Promise<void> => {
      await page.goto('about:blank');
      await page.goto(`./#/link/${link}`);
      await page.getByRole('button', { name: texts.sharing.watch }).click();
      await openMore(page);
    };

    const act = page.getByRole('slider', { name: texts.replay.action, exact: true });
    await open();
    await expect(act).toHaveValue('1'); // longer than eight seconds, as the whole match is
    await expect(moment).not.toHaveValue('0');
    await expect(page.getByLabel(texts.replay.speed)).toHaveValue('1');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open();
    await expect(page.locator('.watch [data-ready]')).toBeVisible();
    await expect(page.getByRole('button', { name: texts.replay.play, exact: true })).toBeVisible();
    await expect(act).toHaveValue('1');
    await expect(moment).toHaveValue((await moment.getAttribute('max')) ?? '');
    await act.press('Home');
    await expect(moment).toHaveValue('0');
  },
);

test.describe('a coarse picture', () => {
  test.use({ settings: { quality: 'low' } });

  test('of a replay is not emptied while pieces move, however long each takes', IN_SOAK.drawn, async ({ page }) => {
    const link = must(packLink(fileOf(await playHeadless(['walk S1 D 180', 'walk L1 C 90']))));
    await page.goto(`./#/link/${link}`);
    await page.getByRole('button', { name: texts.sharing.watch }).click();
    await openMore(page);
    await page.getByLabel(texts.replay.speed).selectOption('0.05');
    await page.getByRole('slider', { name: texts.replay.action, exact: true }).press('Home');
    await page.getByRole('button', { name: texts.replay.play, exact: true }).click();
    await expect(page.getByRole('slider', { name: texts.replay.tick })).not.toHaveValue('0');
    const sizes = await page.locator('[data-testid=table] canvas').evaluate(async (canvas) => {
      let changes = 0;
      new MutationObserver((all) => (changes += all.length)).observe(canvas, { attributeFilter: ['width'] });
      const slowly = (next: () => void) => {
        const until = performance.now() + 300; // ms: longer than what is taken for a rest
        while (performance.now() < until);
        next();
      };
      for (let picture = 0; picture < 6; picture += 1)
        await new Promise<void>((next) => requestAnimationFrame(() => slowly(next)));
      return changes;
    });
    expect(sizes).toBeLessThanOrEqual(1); // from the sharp picture of a rest to the coarse one
  });
});

test(
  'a replay is seen from the chair of who acts first, and tells every act whole',
  IN_SOAK.blank,
  async ({ page }) => {
    const table = await playNow(page, SEAT_1_BEGINS);
    await table.type('walk S1 D 90, A 90, B 90');
    await page.evaluate(() => {
      window.location.hash = window.location.hash.replace('match', 'watch');
    });
    const told = page.locator('.replay-told > p');
    for (const [width, height] of [
      [1280, 800],
      [844, 390],
      [390, 844],
      [360, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(told).toContainText('Vermilion’s small one walked 3 steps, 43 mm');
      const cut = await told.evaluate((words) => ({
        across: words.scrollWidth - words.clientWidth,
        down: words.scrollHeight - words.clientHeight,
      }));
      expect(cut, `px of the words that are cut off at ${width} by ${height}`).toEqual({ across: 0, down: 0 });
    }
    await openMore(page);
    await expect(page.getByRole('combobox', { name: texts.replay.chair })).toHaveValue('1');
  },
);

test(
  'an action of a replay is saved as a video that plays, and one that is not wanted is not',
  IN_SOAK.drawn,
  async ({ page }) => {
    await page.setViewportSize({ width: 900, height: 600 }); // as small as it may be: a processor draws it
    await openFile(page, fileOf(await playHeadless(['walk S1 D 180', 'end'])));
    await page.evaluate(() => {
      window.location.hash = window.location.hash.replace('match', 'watch');
    });
    await expect(page.locator('.watch [data-ready]')).toBeVisible();
    await openMore(page);
    const dialog = page.getByRole('dialog', { name: texts.video.open });
    const ask = (): Promise<void> => page.getByRole('button', { name: texts.video.open }).click();

    await ask();
    await expect(dialog).toContainText(texts.video.length(5));
    await dialog.getByRole('combobox', { name: texts.replay.speed }).selectOption('0.05');
    await expect(dialog.getByRole('button', { name: texts.video.make })).toBeEnabled();
    await expectNoViolations(page);
    await dialog.getByRole('button', { name: texts.video.make }).click();
    await page.getByRole('button', { name: texts.video.cancel }).click();
    await expect(page.getByRole('button', { name: texts.replay.play, exact: true })).toBeVisible();

    await ask();
    await dialog.getByRole('combobox', { name: texts.replay.speed }).selectOption('4');
    const downloading = page.waitForEvent('download');
    await dialog.getByRole('button', { name: texts.video.make }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^traction-\d{4}-\d\d-\d\d\.webm$/);
    await expect(page.getByText(texts.handing.downloaded(download.suggestedFilename()))).toBeVisible();
    const bytes = (await readFile(await download.path())).toString('base64');
    const played = await page.evaluate(async (base64) => {
      const film = document.createElement('video');
      film.muted = true;
      film.src = URL.createObjectURL(
        new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: 'video/webm' }),
      );
      await new Promise((resolve, reject) => {
        film.addEventListener('loadeddata', resolve);
        film.addEventListener('error', () => reject(new Error(film.error?.message)));
      });
      const canvas = document.querySelector('canvas');
      return { width: film.videoWidth, duration: film.duration, drawn: canvas?.width };
    }, bytes);
    expect(played.width).toBe(played.drawn);
    expect(played.duration).toBeGreaterThan(0);
  },
);

const FINGERTIP = 44; // CSS pixels, WCAG 2.5.5

/**
 * What can be pressed but is out of the window, or smaller than a fingertip; links within a sentence go by its lines.
 */
const awkward = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const all = [...document.querySelectorAll<HTMLElement>('.watch :is(button, a[href], select, input, summary)')];
    const seen = all.filter(
      (element) =>
        element.checkVisibility() && element.clientWidth > 1 && element.closest('p, .sayings, .acts ol') === null,
    );
    const bad = seen.filter((element) => {
      const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
      return (
        left < 0 ||
        top < 0 ||
        right > window.innerWidth ||
        bottom > window.innerHeight ||
        Math.min(width, height) < least
      );
    });
    return bad.map(
      (element) =>
        `${element.getAttribute('aria-label') ?? element.textContent} at ${window.innerWidth} x ${window.innerHeight}`,
    );
  }, FINGERTIP);

test.describe('on a phone', BLANK, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test(
    'a replay leaves the table its place, held upright and on its side, and opens its lists when they are wanted',
    IN_SOAK.words,
    async ({ page }) => {
      await openFile(page, fileOf(await playHeadless(['walk S1 D 180', 'walk L2 B 200'])));
      await page.evaluate(() => {
        window.location.hash = window.location.hash.replace('match', 'watch');
      });
      await expect(page.locator('.watch [data-ready]')).toBeVisible();
      for (const [width, height, share] of [
        [390, 844, 0.2],
        [360, 640, 0.25],
        [844, 390, 0.2],
        [640, 360, 0.25],
      ] as const) {
        await page.setViewportSize({ width, height });
        await expect(async () => {
          const frame = await frameShare(page);
          expect(frame.cut).toEqual([]);
          expect(frame.share).toBeLessThan(share);
        }).toPass(SOON);
        expect(await awkward(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      }

      // Everything else is away at first; what is chosen in it is gone to.
      await page.setViewportSize({ width: 390, height: 844 });
      const acts = page.getByRole('region', { name: texts.replay.actions });
      await expect(acts).toBeHidden();
      await openMore(page);
      await acts.getByRole('button', { name: /^Blue’s large one / }).tap();
      await page.getByRole('button', { name: texts.replay.nextRuling }).tap();
      await expect(page.getByRole('region', { name: texts.replay.rulings }).getByTitle(/TR-10/)).toBeVisible();
      await expectNoViolations(page);
      const call = page.locator('.replay-told .call');
      const below = await call.evaluate((way) => {
        const words = way.parentElement?.getBoundingClientRect().bottom ?? 0;
        return way.getBoundingClientRect().bottom - words;
      });
      expect(below).toBeLessThanOrEqual(0); // the second line of the bar’s words is whole

      // The eye stays on the chair that was chosen.
      const chair = page.getByRole('combobox', { name: texts.replay.chair });
      await chair.selectOption('1');
      await page.getByRole('button', { name: texts.replay.previousAction }).tap();
      await page.getByRole('button', { name: texts.replay.previousAction }).tap();
      await expect(chair).toHaveValue('1');
    },
  );
});

import { BLANK, DRAWN, IN_SOAK, expect, test, type Locator, type Page } from './support/test.ts';
import { texts } from '#play/texts.ts';
import { gameTexts as tractionTexts } from '#play/traction/texts.ts';
import { packLink } from '#engine/files/link.ts';
import { must } from '../games/traction/support.ts';
import { SOAKING } from '../effort.ts';
import { expectNoViolations } from './support/axe.ts';
import { DISPUTES } from './support/disputes.ts';
import { openMore } from './support/openMore.ts';
import { TABLE_ALONE } from './support/tableAlone.ts';

/** A label's letters are the system's; a line or a dot that is missing is more than they. */
const WITH_A_LABEL = { ...TABLE_ALONE, maxDiffPixels: 300 } as const;
const DESK = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
/** Beside, and over, what is open, below the plates. */
const FREE = {
  desktop: { x: 80, y: 80, width: 780, height: 540 },
  upright: { x: 0, y: 64, width: 390, height: 260 },
} as const;

test.use({ viewport: DESK });

/** The replay of a match in a link. */
async function watch(page: Page, text: string): Promise<void> {
  await page.goto(`./?still#/link/${must(packLink(text))}`);
  await page.getByRole('button', { name: texts.sharing.watch }).click();
  await openMore(page);
  await expect(page.getByRole('region', { name: texts.replay.actions })).toBeVisible();
}

/** One of a clause's rulings, shown to the end of its moment. */
async function showMe(page: Page, clause: string): Promise<Locator> {
  await page
    .getByRole('region', { name: texts.replay.actions })
    .getByRole('link', { name: texts.replay.showMeOf(clause) })
    .first()
    .click();
  const evidence = page.getByRole('region', { name: tractionTexts.evidence.title });
  await expect(evidence).toContainText(clause);
  await shownToItsEnd(page, evidence);
  return evidence;
}

async function shownToItsEnd(page: Page, evidence: Locator): Promise<void> {
  await expect(evidence).not.toHaveAttribute('data-evidence', '');
  await page.getByLabel(texts.replay.speed).selectOption('4'); // it begins slowly
  await expect(page.getByRole('button', { name: texts.replay.play, exact: true })).toBeVisible();
}

test.describe('as a picture', DRAWN, () => {
  test.use({ settings: { quality: 'auto', theme: 'day' } });

  // What is marked is held without a picture, below.
  if (SOAKING)
    test('a contact and a crash are seen', async ({ page }) => {
      await watch(page, await DISPUTES.met());
      await showMe(page, 'TR-10');
      await expect(page).toHaveScreenshot('evidence-contact-desktop.png', { ...TABLE_ALONE, clip: FREE.desktop });
      await showMe(page, 'TR-29');
      await expect(page).toHaveScreenshot('evidence-crash-desktop.png', { ...WITH_A_LABEL, clip: FREE.desktop });
    });

  test(
    'a slide is seen, and on a phone the piece over its words, which are folded away',
    IN_SOAK.words,
    async ({ page }) => {
      await watch(page, await DISPUTES.slippery());
      const slide = await showMe(page, 'TR-07');
      await expect(slide).toHaveAttribute('data-marks', 'way:10.0 mm');
      await expect(page).toHaveScreenshot('evidence-slide-desktop.png', { ...WITH_A_LABEL, clip: FREE.desktop });
      await page.setViewportSize(PHONE);
      const words = slide.locator('details');
      await expect(words).not.toHaveAttribute('open');
      await slide.getByRole('button', { name: texts.replay.again }).click();
      await shownToItsEnd(page, slide);
      await expect(page).toHaveScreenshot('evidence-slide-upright.png', { ...WITH_A_LABEL, clip: FREE.upright });
      await words.getByText(tractionTexts.evidence.says('TR-07')).click();
      await expect(slide.getByRole('link', { name: texts.rules.practise('Grip') })).toBeVisible();
      await expectNoViolations(page);
    },
  );
});

test(
  '“Show me” shows a contact, a crash and an allowed jiggle, and another tolerance calls them otherwise',
  BLANK,
  async ({ page }) => {
    await watch(page, await DISPUTES.met());
    const contact = await showMe(page, 'TR-10');
    await expect(contact).toHaveAttribute('data-marks', 'mover:2 other:3 point'); // an edge, a side, and where
    await expect(contact).toHaveAttribute('data-victims', '1-S1');
    await expect(contact.locator('[data-call]')).toHaveAttribute('data-call', 'foul');
    await expect(contact).toContainText('A walking piece may touch no other pyramid');
    await expect(contact.getByRole('link', { name: texts.rules.practise('Keep clear') })).toHaveAttribute(
      'href',
      /#\/learn\//,
    );
    await expectNoViolations(page);

    const crash = await showMe(page, 'TR-29');
    await expect(crash).toHaveAttribute('data-marks', 'bases way:1.6 mm');
    await expect(crash).toHaveAttribute('data-victims', '0-M1');

    const jiggle = await showMe(page, 'TR-27');
    await expect(jiggle).toHaveAttribute('data-marks', 'bases way:0.69 mm of 1 mm: allowed');
    await expect(jiggle).toHaveAttribute('data-victims', '');
    await expect(jiggle.locator('[data-call]')).toHaveAttribute('data-call', 'allowed');
    await expect(jiggle.locator('[data-call]')).toHaveText(tractionTexts.evidence.allowed);

    // What another tolerance would have called.
    const preview = page.getByTestId('other-tolerance');
    await preview.getByText(tractionTexts.otherTolerance.title).click();
    const sum = preview.locator('output');
    await expect(sum).toHaveText(tractionTexts.otherTolerance.sum(0, 0, 2));
    const slider = preview.getByRole('slider', { name: tractionTexts.otherTolerance.slider });
    await slider.press('Home');
    await expect(sum).toHaveText(tractionTexts.otherTolerance.sum(2, 0, 2));
    await expect(preview.locator('[data-change=more]')).toHaveCount(2);
    await slider.press('End');
    await expect(sum).toHaveText(tractionTexts.otherTolerance.sum(0, 1, 1));
    await expect(preview.locator('[data-change=fewer]')).toContainText('nudged by 1.6 mm');
    // the mover's own contact is never excused
    await expect(preview.locator('[data-change=same]').getByTitle(/TR-10/)).toBeVisible();
    await expectNoViolations(page);
    await preview.locator('[data-change=fewer]').getByRole('link').click();
    await expect(page.getByRole('region', { name: tractionTexts.evidence.title })).toHaveAttribute(
      'data-evidence',
      'crash',
    );
    await preview.getByRole('button', { name: tractionTexts.otherTolerance.toPlayed }).click();
    await expect(sum).toHaveText(tractionTexts.otherTolerance.sum(0, 0, 2));
  },
);

import { IN_SOAK, expect, test, type Page } from './support/test.ts';
import { texts } from '#play/texts.ts';
import { gameTexts as tractionTexts } from '#play/traction/texts.ts';
import { packLink } from '#engine/files/link.ts';
import { performAndPlay } from '#engine/play.ts';
import { replayTable } from '#games/traction/replayTable.ts';
import { traction } from '#games/traction/traction.ts';
import { loadPhysics } from '#sim/physics.ts';
import { longTouch, longScenario } from '../games/traction/longActions.ts';
import { must } from '../games/traction/support.ts';
import { fileOf, playHeadless } from './support/headless.ts';
import { importText } from './support/openFile.ts';
import { putSaves } from './support/savedBefore.ts';

/** Of forty touches the first few come out as they say, so that their time is really spent. */
const TRUE_TOUCHES = 3;

/** Forty touches of two minutes each in a few thousand characters. */
async function hostileMatch(): Promise<string> {
  const physics = await loadPhysics();
  const { perform } = replayTable(physics);
  let match = await playHeadless([]);
  for (let i = 0; i < TRUE_TOUCHES; i += 1)
    match = must(
      performAndPlay(
        traction,
        match,
        { do: 'disturb', by: null, gesture: longTouch(physics, match.state, '0-L1') },
        perform,
      ),
    );
  return fileOf({
    ...match,
    log: Array.from({ length: 40 }, (_, i) => match.log[i % TRUE_TOUCHES]).filter((entry) => entry !== undefined),
  });
}

/** Resolves when the page has drawn so many frames: a page that stands still draws none. */
const frames = (page: Page, many: number): Promise<void> =>
  page.evaluate(async (count) => {
    for (let i = 0; i < count; i += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, many);

const FRAMES = 20;

let text: string;
test.beforeAll(async () => {
  text = await hostileMatch();
});

async function expectAlive(page: Page): Promise<void> {
  const bar = page.getByRole('progressbar');
  await expect(bar).toBeVisible();
  await expect(page.getByText(/s into a long action/)).toBeVisible(); // it is really being performed
  await frames(page, FRAMES);
  await expect(bar).toHaveAccessibleName(/action [0-2] of 40/); // and still is
}

test('a link of long actions does not hold up the page, can be stopped, and nothing of it is kept', async ({
  page,
}) => {
  const packed = must(packLink(text));
  expect(packed.length).toBeLessThan(24_000);
  await page.goto(`./?still#/link/${packed}`);
  await page.getByRole('button', { name: texts.sharing.open }).click();
  await expectAlive(page);
  expect(page.workers()).toHaveLength(1);
  await page.getByRole('button', { name: texts.loading.stop }).click();
  await expect.poll(() => page.workers()).toHaveLength(0);
  await expect(page.getByText(/^Stopped after [0-2] of 40 actions\. Nothing of this match is kept\.$/)).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await page.getByRole('link', { name: texts.backToStart }).click();
  await expect(page.getByText(texts.saved.none)).toBeVisible();
});

test('a file of long actions does not either', IN_SOAK.words, async ({ page }) => {
  await page.goto('./?still#/');
  await importText(page, text);
  await expectAlive(page);
  await page.getByRole('button', { name: texts.loading.stop }).click();
  await expect(page.getByText(/^Stopped after [0-2] of 40 actions\. Nothing of this match is kept\.$/)).toBeVisible();
  await expect(page.getByText(texts.saved.none)).toBeVisible();
});

test(
  'a saved match of long actions can be resumed without holding up the page, stopped, and tried again',
  IN_SOAK.words,
  async ({ page }) => {
    await page.goto('./?still#/');
    await expect(page.getByText(texts.saved.none)).toBeVisible();
    await putSaves(page, [
      {
        id: 'long',
        savedAt: 1,
        text,
        glance: {
          seats: [
            { name: 'Ann', colour: 0 },
            { name: 'Bob', colour: 1 },
          ],
          actions: 40,
          turn: null,
          winners: null,
        },
      },
    ]);
    await page.goto('./?still#/match/long');
    await expectAlive(page);
    await page.getByRole('button', { name: texts.loading.stop }).click();
    await expect(page.getByRole('heading', { name: texts.stopped.title })).toBeVisible();
    await page.getByRole('button', { name: texts.stopped.again }).click();
    await expect(page.getByText(/s into a long action/)).toBeVisible();
    await page.getByRole('button', { name: texts.loading.stop }).click();
    await expect(page.getByText(/was stopped after [0-2] of 40 actions\. Nothing has been changed\.$/)).toBeVisible();
  },
);

test('a browser without workers does the same on its own thread', IN_SOAK.words, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'Worker', { value: undefined }));
  await page.goto(`./?still#/link/${must(packLink(text))}`);
  await page.getByRole('button', { name: texts.sharing.open }).click();
  await expectAlive(page);
  await page.getByRole('button', { name: texts.loading.stop }).click();
  await expect(page.getByText(/^Stopped after [0-2] of 40 actions\. Nothing of this match is kept\.$/)).toBeVisible();
});

test(
  'a scenario of long actions is judged without holding up the position editor, and can be stopped',
  IN_SOAK.blank,
  async ({ page }) => {
    const scenario = longScenario(await loadPhysics(), 13);
    await page.goto(`./?still#/bench/${must(packLink(scenario))}`);
    await page.getByRole('button', { name: tractionTexts.editor.judge }).click();
    const stop = page.getByRole('button', { name: texts.loading.stop });
    await frames(page, 5);
    await stop.click();
    await expect(stop).toBeHidden();
    await expect(page.getByRole('button', { name: tractionTexts.editor.judge })).toBeEnabled();
  },
);

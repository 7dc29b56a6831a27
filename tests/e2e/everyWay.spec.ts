import { card as tractorPull } from '#play/tractor-pull/texts/card.ts';
import { card as truckOff } from '#play/truck-off/texts/card.ts';
import { card as tugOfWar } from '#play/tug-of-war/texts/card.ts';
import { texts } from '#play/texts.ts';
import { gameTexts as traction } from '#play/traction/texts.ts';
import { gameTexts as trexlands } from '#play/trexlands/texts.ts';
import { playAlone } from './support/startPage.ts';
import { openStart } from './support/tablePage.ts';
import { expect, IN_SOAK, SLOWER, test, type Locator, type Page } from './support/test.ts';

// Every game to its end in a first match against the computer, each way in which somebody may play.

const NAMES = [traction.card.name, trexlands.card.name, truckOff.name, tractorPull.name, tugOfWar.name];
/** More commands than the longest of these matches takes. */
const MOST_COMMANDS = 400;
/** What waits to be heard says how it goes on. */
const GO_ON = /type (go on|go)/i;
/** What follows it is what would be typed for a hint. */
const COMMAND = /(?:Say|The command for it): (.+?)\.?$/;

test.setTimeout(900_000 * SLOWER);

const over = (page: Page): Promise<boolean> => page.locator('.end').isVisible();
/** Somebody is asked, or what was told waits to be heard, or it is over. */
const waiting = (page: Page): Locator =>
  page.locator('main.tableside[data-asked~="0"], [data-next], [data-go-on], [data-reveal], .end').first();

/** What the page says after a line was typed. */
async function say(page: Page, line: string): Promise<string> {
  const said = page.getByRole('log', { name: texts.talking.log }).locator('.said');
  const before = await said.count();
  await page.getByLabel(texts.talking.line).fill(line);
  await page.keyboard.press('Enter');
  await expect(said.nth(before)).toBeAttached();
  return (await said.allInnerTexts()).slice(before).join('\n');
}

/** The command of a hint, as each game says it; of what waits to be heard, the one that is said there. */
async function hintTyped(page: Page): Promise<string> {
  const said = page.getByRole('log', { name: texts.talking.log }).locator('.said');
  const [, goOn] = GO_ON.exec(await said.last().innerText()) ?? [];
  if (goOn !== undefined) return goOn;
  const hints = page.getByRole('log', { name: texts.talking.log }).locator('.said', { hasText: COMMAND });
  const before = await hints.count();
  await say(page, 'hint');
  await expect(hints.nth(before)).toBeAttached();
  return COMMAND.exec(await hints.nth(before).innerText())?.[1] ?? '';
}

/** A way towards the rival's pad with the first piece that has one; else the turn's end. */
async function wayTyped(page: Page): Promise<string> {
  for (const piece of ['S1', 'S2', 'M1', 'M2', 'L1', 'L2']) {
    const [, walk] = /: (walk .*)$/m.exec(await say(page, `way ${piece}`)) ?? [];
    if (walk !== undefined) return walk;
  }
  return 'end';
}

for (const name of NAMES)
  test(`${name} is played to its end in words alone, by what is typed`, IN_SOAK.words, async ({ page }) => {
    await openStart(page);
    await playAlone(page, name);
    await expect(page.getByLabel(texts.talking.line)).toBeVisible();
    const next = name === traction.card.name ? wayTyped : hintTyped;
    const typed: string[] = [];
    for (let i = 0; i < MOST_COMMANDS; i += 1) {
      await expect(waiting(page)).toBeVisible();
      if (await over(page)) break;
      const command = await next(page);
      typed.push(command, await say(page, command));
    }
    await expect(page.locator('.end'), typed.slice(-6).join('\n')).toBeVisible();
  });

import { card as tractorPull } from '#play/tractor-pull/texts/card.ts';
import { card as truckOff } from '#play/truck-off/texts/card.ts';
import { card as tugOfWar } from '#play/tug-of-war/texts/card.ts';
import { texts } from '#play/texts.ts';
import { gameTexts as traction } from '#play/traction/texts.ts';
import { gameTexts as trexlands } from '#play/trexlands/texts.ts';
import type { PlaceMm } from '#play/input/placeMm.ts';
import { playByButtons } from './support/byButtons.ts';
import { tabAndEnter, walkByKeys } from './support/byKeys.ts';
import { stepByTaps } from './support/byTaps.ts';
import { click, lookOf, type Press } from './support/roundPage.ts';
import { SOON } from './support/soon.ts';
import { playAlone } from './support/startPage.ts';
import { openStart, tablePage, type TablePage } from './support/tablePage.ts';
import { expect, IN_SOAK, SLOWER, test, type Locator, type Page } from './support/test.ts';
import { stepTowards } from './support/towards.ts';

// Every game to its end against the computer in a first match, each way in which somebody may play.

const ROUND_GAMES = {
  trexlands: trexlands.card.name,
  'truck-off': truckOff.name,
  'tractor-pull': tractorPull.name,
  'tug-of-war': tugOfWar.name,
} as const;
const NAMES = [traction.card.name, ...Object.values(ROUND_GAMES)];
/** More commands than the longest of these matches takes. */
const MOST_COMMANDS = 400;
/** What waits to be heard says how it goes on. */
const GO_ON = /type (go on|go)/i;
/** What follows it is what would be typed for a hint. */
const COMMAND = /(?:Say|The command for it): (.+?)\.?$/m;

test.setTimeout(900_000 * SLOWER);
const AT_ONCE = { botPace: 'at-once' } as const;
test.use({ settings: AT_ONCE });

const over = (page: Page): Promise<boolean> => page.locator('.end').isVisible();
/** Somebody is asked, or what was told waits to be heard, or it is over. */
const waiting = (page: Page): Locator =>
  page.locator('main.tableside[data-asked~="0"], [data-next], [data-go-on], [data-reveal], .end').first();

const log = (page: Page): Locator => page.getByRole('log', { name: texts.talking.log }).locator('.said');

async function type(page: Page, line: string): Promise<void> {
  await page.getByLabel(texts.talking.line).fill(line);
  await page.keyboard.press('Enter');
}

/** What the page says after a line was typed, until it says what is `expected`. The log keeps a hundred lines. */
async function say(page: Page, line: string, expected = /./): Promise<string> {
  // What the others did may be told after it was cleared: then it is cleared again.
  await expect(async () => {
    await type(page, 'clear');
    await expect(log(page)).toHaveText([texts.talking.cleared], { timeout: 1000 });
  }).toPass();
  await type(page, line);
  await expect(log(page).nth(1)).toBeAttached();
  await expect(log(page).filter({ hasText: expected }).first()).toBeAttached();
  return (await log(page).allInnerTexts()).slice(1).join('\n');
}

/** The same of what is done; going on says nothing where nothing follows, and changes what the page shows. */
async function did(page: Page, command: string): Promise<string> {
  if (!command.startsWith('go')) return say(page, command);
  const before = await lookOf(page);
  await type(page, command);
  await expect.poll(() => lookOf(page)).not.toBe(before);
  return '';
}

/** The command of a hint, as each game says it; of what waits to be heard, the one that is said where it begins. */
async function hintTyped(page: Page): Promise<string> {
  if (await page.locator('[data-next], [data-hurry]').isVisible()) return 'go';
  const [, goOn] = GO_ON.exec((await log(page).last().textContent()) ?? '') ?? [];
  return goOn ?? COMMAND.exec(await say(page, 'hint', COMMAND))?.[1] ?? '';
}

/** A way towards the rival's pad with the first piece that has one, if none has walked in this turn; else its end. */
async function wayTyped(page: Page): Promise<string> {
  if (/Blue’s \w+ walked/.test((await log(page).allInnerTexts()).join())) return 'end';
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
      typed.push(command, await did(page, command));
    }
    await expect(page.locator('.end'), typed.slice(-6).join('\n')).toBeVisible();
  });

/** More turns than the careless computer needs. */
const MOST_TURNS = 60;

/** A step of a piece towards a place, by whatever somebody plays with. */
type StepBy = (table: TablePage, piece: string, goal: PlaceMm) => Promise<void>;

/** Each turn one piece that stands walks towards the rival's pad, until somebody has won. */
async function playTraction(page: Page, step: StepBy, press: Press): Promise<void> {
  const table = await tablePage(page);
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    await expect(page.locator('main.tableside[data-asked~="0"][data-stage=idle], .end').first()).toBeVisible();
    if (await over(page)) return;
    const { pieces, pads } = await table.handle.position();
    const walker = pieces.find(({ id, pose }) => id.startsWith('0-') && pose === 'upright');
    const goal = pads[1];
    if (walker !== undefined && goal !== undefined) await walkOff(table, walker.id, goal, step);
    if (await over(page)) return;
    const actions = await table.actions();
    await press(page.getByRole('button', { name: traction.action.endTurn, exact: true }));
    await expect.poll(() => table.actions()).toBeGreaterThan(actions);
  }
  throw new Error('nobody wins');
}

/** As many steps as the piece has, or until it touches something. */
async function walkOff(table: TablePage, piece: string, goal: PlaceMm, step: StepBy): Promise<void> {
  const before = await table.actions();
  while ((await table.actions()) === before) await step(table, piece, goal);
}

const byKeys: StepBy = async (table, piece, goal) => {
  const { page } = table;
  await page.getByTestId('table').focus();
  const isChosen = (): Promise<string | null> => page.locator(`[data-piece="${piece}"]`).getAttribute('aria-pressed');
  while ((await table.handle.stage()) !== 'between-steps' && (await isChosen()) !== 'true')
    await page.keyboard.press('ArrowRight');
  await walkByKeys(table, piece, goal, 1);
};

const byPointer: StepBy = async (table, piece, goal) =>
  table.step(piece, stepTowards(piece, await table.handle.standing(piece), goal));

/** Where a finger points: in sight from near by, and beyond the picture of the piece itself, mm. */
const AHEAD_MM = 200;

const byTaps: StepBy = async (table, piece, goal) => {
  const { xMm, zMm } = await table.handle.standing(piece);
  const part = AHEAD_MM / Math.hypot(goal.xMm - xMm, goal.zMm - zMm);
  await stepByTaps(table, piece, { xMm: xMm + part * (goal.xMm - xMm), zMm: zMm + part * (goal.zMm - zMm) });
};

/**
 * A tap so soon after one that changed what is asked counts as the second of a double one, and does nothing
 * (src/app/frame/presses.ts): whoever sees nothing come of it taps again.
 */
const tap: Press = async (target) => {
  const look = (): Promise<string> => lookOf(target.page());
  const before = await look();
  await expect(async () => {
    if ((await look()) === before) await target.tap({ timeout: 1000 * SLOWER });
    await expect.poll(look, { ...SOON, timeout: 1000 * SLOWER }).not.toBe(before);
  }).toPass();
};

interface Way {
  readonly way: string;
  readonly press: Press;
  readonly step: StepBy;
}

function plays({ way, press, step }: Way): void {
  test.describe(() => {
    test.use({ settings: { ...AT_ONCE, exactShown: step === byKeys } }); // which a keyboard opens by itself
    test(`${traction.card.name} is played to its end ${way}`, IN_SOAK.blank, async ({ page }) => {
      await openStart(page);
      await playAlone(page, traction.card.name);
      await playTraction(page, step, press);
      await expect(page.locator('.end')).toBeVisible();
    });
  });
  for (const [game, name] of Object.entries(ROUND_GAMES))
    test(`${name} is played to its end ${way}`, IN_SOAK.blank, async ({ page }) => {
      await openStart(page);
      await playAlone(page, name);
      await playByButtons(page, game, press);
      await expect(page.locator('.end')).toBeVisible();
    });
}

test.describe(() => plays({ way: 'by keys alone', press: tabAndEnter, step: byKeys }));

test.describe(() => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  plays({ way: 'by touch alone, on a phone', press: tap, step: byTaps });
});

test.describe(() => {
  test.use({ reducedMotion: 'reduce' });
  plays({ way: 'where less motion is wanted', press: click, step: byPointer });
});

import { readFile } from 'node:fs/promises';
import type { MoveAction } from '#games/trexlands/actions.ts';
import { choicesOf } from '#games/trexlands/legal.ts';
import { CITY } from '#games/trexlands/ids.ts';
import { enemiesIn } from '#games/trexlands/queries.ts';
import type { TrexlandsState } from '#games/trexlands/state.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { seat } from '#sim/ids.ts';
import { countInputs, inputsSoFar } from './support/countedInputs.ts';
import { importText } from './support/openFile.ts';
import { atRound, type RoundPage } from './support/roundPage.ts';
import { SOON } from './support/soon.ts';
import { playAlone } from './support/startPage.ts';
import { openStart } from './support/tablePage.ts';
import { BLANK, IN_SOAK, SLOWER, expect, test, type Locator, type Page } from './support/test.ts';

// A person with a pointer against the computer: how many presses and drags a cycle takes. Nothing is typed.

test.use({ settings: { exactShown: false, botPace: 'at-once' } });

/** The design's bounds: of a cycle without a battle or a bid, and of one with a battle, a bid, a bluff, a challenge. */
const MOST = { plain: 6, whole: 14 };
const ME = seat(0);
/** The longest that a computer and trucks take, ms. */
const PATIENCE_MS = 60_000 * SLOWER;
const MOST_STEPS = 80;

const stateAt = (page: Page): Promise<TrexlandsState> =>
  page.evaluate(() => window.__trexlands?.state().match?.state as never);

const isBattle = (state: TrexlandsState, { move }: MoveAction): boolean =>
  move.to !== CITY && enemiesIn(state, move.to, ME).length > 0;

/** One truck is pulled to where there is a battle, or to where there is none. */
async function pull(round: RoundPage, toBattle: boolean): Promise<void> {
  const { page } = round;
  const state = await stateAt(page);
  const moves = choicesOf(state, ME).flatMap((choice) => (choice.do === 'move' && !choice.move.stack ? [choice] : []));
  const way = moves.find((move) => isBattle(state, move) === toBattle);
  const truck = way?.move.trucks.at(-1); // of a stack the upper one, which nothing stands before
  if (way === undefined || truck === undefined) throw new Error('there is no such MOVE');
  let from = await round.screenOf(truck);
  // The eye flies to the board: the truck is where it seems to be once it is under the pointer there.
  await expect(async () => {
    from = await round.screenOf(truck);
    await page.mouse.move(from.x, from.y);
    const pointed = await page.evaluate(() => window.__trexlands?.state().pointed);
    expect(pointed).toEqual({ kind: 'truck', truck });
    expect(await round.screenOf(truck)).toEqual(from);
  }).toPass({ timeout: PATIENCE_MS });
  const to = await round.screenOf(way.move.to);
  await page.mouse.down();
  await page.mouse.move(from.x + 8, from.y - 8, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 5 });
  await page.mouse.up();
}

/** What the person does when a cycle asks for it. */
interface Plan {
  readonly battle: boolean;
  readonly bid: boolean;
  readonly bluff: boolean;
  readonly challenge: boolean;
}

const QUIET: Plan = { battle: false, bid: false, bluff: false, challenge: false };

/** The next press; each part of the plan is done once. */
async function nextPress(round: RoundPage, plan: Plan, done: Set<string>): Promise<void> {
  const { page } = round;
  const once = async (what: keyof Plan, button: Locator): Promise<boolean> => {
    if (!plan[what] || done.has(what) || !(await button.isVisible()) || !(await button.isEnabled())) return false;
    done.add(what);
    await button.click();
    return true;
  };
  const first = (selector: string): Locator => page.locator(selector).first();
  if (await first('[data-reveal], [data-go-on], [data-roll-for-me], .window-panel [data-pass]').isVisible())
    return first('[data-reveal], [data-go-on], [data-roll-for-me], .window-panel [data-pass]').click();
  if (await first('.move-panel').isVisible()) {
    if (plan.battle) done.add('battle');
    return pull(round, plan.battle);
  }
  const card = first('[data-badge*=\'"lot"\']');
  if (plan.bid && !done.has('bid') && !(await first('.market-panel [data-slot]').isVisible())) {
    if (await card.isVisible()) return card.click(); // nothing is bid on a card that nobody took up
  }
  if (await once('bid', first('.market-panel [data-slot]'))) return;
  if (await first('.market-panel [data-pass]').isVisible()) return first('.market-panel [data-pass]').click();
  const amount = first('[data-badge*="laying"]');
  if (await amount.isVisible()) return amount.click();
  if (await once('bluff', first('[data-lay=fortress], [data-lay=raid], [data-lay=gatecrash]'))) return;
  if (await once('challenge', first('[data-challenge]'))) return;
  await first('button[data-ready], .arena-panel [data-nobody]').click();
}

const ASKS = [
  '[data-reveal]',
  '[data-go-on]',
  '[data-roll-for-me]',
  '.window-panel [data-pass]',
  '.move-panel',
  '.market-panel [data-pass]',
  'button[data-ready]',
  '.arena-panel [data-nobody]',
].join(', ');

/** From a MOVE to the next one; how many inputs that took, and what was done. */
async function playCycle(
  round: RoundPage,
  plan: Plan,
): Promise<{ readonly inputs: number; readonly done: Set<string> }> {
  const { page } = round;
  await expect(page.locator('.move-panel')).toBeVisible({ timeout: PATIENCE_MS });
  const { cycle } = await stateAt(page);
  const before = await inputsSoFar(page);
  const done = new Set<string>();
  for (let i = 0; i < MOST_STEPS; i += 1) {
    const look = await lookOf(page);
    await nextPress(round, plan, done);
    await expect.poll(() => lookOf(page), { ...SOON, timeout: PATIENCE_MS }).not.toBe(look);
    await expect(page.locator(ASKS).first()).toBeVisible({ timeout: PATIENCE_MS });
    if ((await stateAt(page)).cycle > cycle && (await page.locator('.move-panel').isVisible())) break;
  }
  return { inputs: (await inputsSoFar(page)) - before, done };
}

/** All that a press can change. */
const lookOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const told = window.__trexlands?.state();
    const dock = document.querySelector('.dock-place')?.textContent ?? '';
    return JSON.stringify([told?.stage, told?.match?.log.length, told?.reveal?.shown, told?.laid, dock]);
  });

test('a cycle without a battle or a bid takes six presses and drags at most', BLANK, async ({ page }) => {
  await countInputs(page);
  await openStart(page);
  await playAlone(page, gameTexts.card.name);
  await expect(page.locator('[data-testid=table][data-ready]')).toBeVisible({ timeout: 90_000 });
  const { inputs } = await playCycle(atRound(page), QUIET);
  expect(inputs).toBeGreaterThan(0);
  expect(inputs).toBeLessThanOrEqual(MOST.plain);
});

/** Of the recorded match: two of the person's trucks stand beside the rival's, and there are V for all of it. */
const BEFORE_BATTLE = 125;
const MATCH = new URL('../games/trexlands/matches/two.json', import.meta.url);

test(
  'with a battle, a bid, a bluff and a challenge it takes fourteen at most, and who is out is asked no more',
  IN_SOAK.blank,
  async ({ page }) => {
    test.slow();
    await countInputs(page);
    const recorded = JSON.parse(await readFile(MATCH, 'utf8')) as {
      readonly seats: readonly object[];
      readonly log: readonly unknown[];
    };
    const seats = recorded.seats.map((one, i) => (i === 0 ? one : { ...one, kind: 'bot', level: 'careless' }));
    await openStart(page);
    await importText(page, JSON.stringify({ ...recorded, seats, log: recorded.log.slice(0, BEFORE_BATTLE) }));
    await expect(page.locator('[data-testid=table][data-ready]')).toBeVisible({ timeout: 90_000 });
    const plan: Plan = { battle: true, bid: true, bluff: true, challenge: true };
    const { inputs, done } = await playCycle(atRound(page), plan);
    expect([...done]).toEqual(expect.arrayContaining(['battle', 'bid', 'bluff']));
    expect(inputs).toBeLessThanOrEqual(MOST.whole);
  },
);

import { texts } from '#play/texts.ts';
import { gameTexts as tractionTexts } from '#play/traction/texts.ts';
import { walkReachMm } from '#games/traction/reach.ts';
import { pieceId } from '#sim/ids.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { BLANK, expect, test } from './support/test.ts';
import { countInputs, inputsSoFar } from './support/countedInputs.ts';
import { playAlone } from './support/startPage.ts';
import { openStart, tablePage, type TablePage } from './support/tablePage.ts';

// A match against the computer, by a pointer alone: a drag walks all the steps of a piece.

const MOST_A_TURN = 4;
/** Turns in which one of both reaches a pad, and some to spare. */
const TURNS = 14;
const STEPS = 4;
/** Of a walk's reach: a hand that drags a little less far than it could. */
const SHARE = 0.9;
const MOVES = 10;
/** Of the height: where `screenOf` touches a piece. */
const TOUCHED_AT = 0.4;

/** One drag straight towards the rival's pad, as far as the piece walks. */
async function dragOn({ page, handle, main }: TablePage, piece: string): Promise<void> {
  const { xMm, zMm } = await handle.standing(piece);
  const pad = (await handle.position()).pads.find(({ seat }) => seat !== 0);
  if (pad === undefined) throw new Error('the rival has a pad');
  const far = Math.hypot(pad.xMm - xMm, pad.zMm - zMm);
  const share = Math.min(1, (SHARE * walkReachMm(pieceId(piece), STEPS)) / far);
  const level = 1000 * TOUCHED_AT * pyramidOf(pieceId(piece)).height;
  const from = await handle.screenOf(piece);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  for (let i = 1; i <= MOVES; i += 1) {
    const by = (share * i) / MOVES;
    const { x, y } = await handle.screenAt(xMm + by * (pad.xMm - xMm), zMm + by * (pad.zMm - zMm), level);
    await page.mouse.move(x, y);
    await page.evaluate(() => new Promise(requestAnimationFrame)); // the page has seen it
  }
  await page.mouse.up();
  await expect(main).toHaveAttribute('data-stage', /idle|between-steps/);
}

test('a match against the computer takes a person at most four inputs a turn', BLANK, async ({ page }) => {
  test.slow(); // a whole match
  await countInputs(page);
  await openStart(page);
  await playAlone(page, tractionTexts.card.name);
  const table = await tablePage(page);
  const { main, handle } = table;
  const endTurn = page.getByRole('button', { name: tractionTexts.action.endTurn, exact: true });
  const end = page.locator('section.end');
  const before = await inputsSoFar(page);
  let turns = 0;
  while (turns < TURNS && (await end.count()) === 0) {
    turns += 1;
    const { turn } = await handle.position();
    for (const piece of ['0-S1', '0-S2']) {
      const { turn: now, outcome } = await handle.position();
      if (outcome !== null || now.number !== turn.number) break;
      await dragOn(table, piece);
      if ((await page.locator('.foul-question').count()) > 0)
        await page.getByRole('button', { name: tractionTexts.action.cancelStep, exact: true }).click();
      const done = page.getByRole('button', { name: tractionTexts.action.done, exact: true });
      if ((await main.getAttribute('data-stage')) === 'between-steps') await done.click();
    }
    const { turn: now, outcome } = await handle.position();
    if (outcome === null && now.number === turn.number) await endTurn.click();
    await expect(
      end.or(main.and(page.locator(`[data-seat="0"][data-stage=idle]:not([data-turn="${turn.number}"])`))),
    ).toBeVisible();
  }
  await expect(end).toBeVisible();
  expect(((await inputsSoFar(page)) - before) / turns).toBeLessThanOrEqual(MOST_A_TURN);
  await expect(page.getByRole('button', { name: texts.end.sameAgain, exact: true })).toBeVisible();
});

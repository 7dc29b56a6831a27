import { room as roomTexts } from '#play/texts/room.ts';
import { texts } from '#play/texts.ts';
import { gameTexts as tractionTexts } from '#play/traction/texts.ts';
import { gameTexts as trexlandsTexts } from '#play/trexlands/texts.ts';
import { runs, SEED } from '../effort.ts';
import { nextButton } from './support/byButtons.ts';
import { dragStep } from './support/drag.ts';
import { FarRoom, inTime, sitDown, waited } from './support/farRoom.ts';
import { atRound, here, lookOf, type RoundPage } from './support/roundPage.ts';
import { SOON } from './support/soon.ts';
import { toForm } from './support/startPage.ts';
import { IN_SOAK, SLOWER, expect, test, type Page } from './support/test.ts';
import { main, press } from './support/tugOfWarTable.ts';
import { tablePage, type TablePage } from './support/tablePage.ts';
import { stepTowards, type Step } from './support/towards.ts';

/** Whoever can be back has not to wait longer, s (the issue's); asserted is only that they are back. */
const figures: string[] = [];
const figure = async (what: string, holds: () => Promise<unknown>): Promise<void> => {
  figures.push(`${what}: ${(await waited(holds)).toFixed(1)} s`);
};

/** Three pages at once, on lines that are lost again and again, are waited for longer. */
const patiently = expect.configure({ timeout: 120_000 * SLOWER });

let room: FarRoom;
test.beforeEach(async () => {
  figures.length = 0;
  room = await FarRoom.start(3, SEED);
});
test.afterEach(async () => {
  process.stdout.write(`${[...figures, room.lost].join('; ')}\n`);
  await room.remove();
});

/** Two at the table and one who looks on, in a room for the match that the form agrees on. */
async function threeThere(
  [page, other, looking]: readonly [Page, Page, Page],
  game: string,
  choose: () => Promise<void>,
): Promise<void> {
  await page.goto(`${room.address(0)}?still#/`);
  await toForm(page, game);
  await page.locator('summary', { hasText: texts.form.rules }).click();
  await choose();
  await page.getByRole('button', { name: texts.start.elsewhere }).click();
  const link = await page.getByLabel(roomTexts.link).inputValue();
  await sitDown(page, 1, 'Ada');
  await other.goto(room.by(1, link));
  await sitDown(other, 2, 'Bo');
  await looking.goto(room.by(2, `${link}/watch`));
}

const RANGE = 8;
/** Straight ahead of the first large piece of seat 0, in the rival's pad. */
const GOAL = { xMm: -35, zMm: -215 };
const ASIDE = { xMm: 120, zMm: -240 };

test(
  'two play Traction to its end on hostile lines, one loses theirs in mid-walk, and the server is killed',
  IN_SOAK.blank,
  async ({ page, elsewhere }) => {
    test.setTimeout(600_000 * SLOWER);
    const pages = [page, await elsewhere(), await elsewhere()] as const;
    await threeThere(pages, tractionTexts.card.name, async () => {
      const ranges = page.getByRole('radiogroup', { name: tractionTexts.form.ranges });
      await ranges.getByText(tractionTexts.form.rangesCustom, { exact: true }).click();
      await page.getByLabel(tractionTexts.form.rangeOf('L')).fill(String(RANGE));
    });
    for (const at of pages) await patiently(at.locator('main.tableside')).toBeVisible();
    const tables = await Promise.all(pages.map(tablePage));
    const [ada, bo, looking] = tables as [TablePage, TablePage, TablePage];
    const first = Number(await ada.main.getAttribute('data-asked'));
    const [runner, rival] = first === 0 ? [ada, bo] : [bo, ada];
    const line = room.proxies[first];
    const side = first === 0 ? 1 : -1;
    const ahead = ({ xMm, zMm }: typeof GOAL): typeof GOAL => ({ xMm: side * xMm, zMm: side * zMm });
    const all = async (actions: number): Promise<void> => {
      for (const table of tables) await patiently(table.main).toHaveAttribute('data-actions', String(actions));
    };
    const towards = async (table: TablePage, piece: string, to: typeof GOAL): Promise<Step> =>
      stepTowards(piece, await table.handle.standing(piece), to);
    const goes = `${first}-L1`;
    const step = async (): Promise<void> => {
      const { corner, swivelDeg } = await towards(runner, goes, ahead(GOAL));
      await dragStep(runner.page, goes, corner, swivelDeg);
    };
    const walk = async (meanwhile: (steps: number) => Promise<void>): Promise<void> => {
      for (let i = 1; i < RANGE && (await runner.main.getAttribute('data-winners')) === null; i += 1) {
        await step();
        // A step that wins ends the walk, which has to arrive at the server before the table goes on.
        await patiently(runner.main).toHaveAttribute('data-stage', /idle|between-steps/);
        await meanwhile(i);
      }
    };

    await test.step('the line of who walks goes silent in mid-walk: the walk goes on, and arrives', async () => {
      await walk(async (steps) => {
        if (steps === 3) line?.goAway();
      });
      await step(); // with which the walk is over: it counts once it has arrived at the server
      await expect(runner.page.getByText(roomTexts.line.away)).toBeVisible();
      await expect(rival.main).toHaveAttribute('data-actions', '0');
      line?.comeBack();
      await figure('back after a silent line', () => inTime(runner.page));
      await all(1);
    });

    await test.step('the other one has their turn', async () => {
      await runner.press(tractionTexts.action.endTurn);
      await all(2);
      const aside = `${1 - first}-S2`;
      await rival.step(aside, await towards(rival, aside, ahead(ASIDE)));
      await rival.press(tractionTexts.action.done);
      await all(3);
      await rival.press(tractionTexts.action.endTurn);
      await all(4);
    });

    await test.step('the server dies in mid-walk and comes again, and the walk wins the match', async () => {
      await walk(async (steps) => {
        if (steps === 1) {
          await room.server.kill();
          await expect(rival.page.getByText(roomTexts.line.away)).toBeVisible();
        }
        if (steps !== 2) return;
        await room.server.open();
        await figure('back after a killed server', () => Promise.all(pages.map(inTime)));
      });
      await all(5);
    });

    for (const { main } of tables) await expect(main).toHaveAttribute('data-winners', String(first));
    const hashes = await Promise.all(tables.map(({ handle }) => handle.hashes()));
    expect(hashes[0]).toHaveLength(5);
    expect(hashes[1]).toEqual(hashes[0]);
    expect(hashes[2]).toEqual(hashes[0]);
    await expect(looking.page.getByText(/^Checked: chance/)).toBeVisible();
  },
);

/** One thing that this screen is asked for is done, if it is asked for any. */
async function act({ page }: RoundPage): Promise<boolean> {
  const next = await nextButton(page, 'trexlands', 0);
  if (next === null) return false;
  const before = await lookOf(page);
  await here(next).catch(() => undefined); // the other one was quicker, and it is gone
  await expect.poll(() => lookOf(page), SOON).not.toBe(before);
  return true;
}

const isOver = async ({ page }: RoundPage): Promise<boolean> => page.locator('.end').isVisible();

test(
  'two play Trexlands on hostile lines, and the server is killed in between',
  IN_SOAK.blank,
  async ({ page, elsewhere }) => {
    test.setTimeout(runs(600_000, 3_600_000) * SLOWER);
    const pages = [page, await elsewhere(), await elsewhere()] as const;
    await threeThere(pages, trexlandsTexts.card.name, async () => {
      await page.getByRole('radio', { name: trexlandsTexts.form.limit(5) }).check();
    });
    const rounds = pages.map(atRound);
    for (const { page: at } of rounds.slice(0, 2)) await patiently(at.locator('.dock-place')).toBeVisible();
    const most = runs(16, Infinity);
    const counted = async (): Promise<number> => Number((await rounds[0]?.now())?.['actions']);
    let killed = 0;
    for (let did = 0; !(await Promise.all(rounds.map(isOver))).every(Boolean) && did < most;) {
      for (const round of rounds.slice(0, 2)) if (await act(round)) did += 1;
      if (did < 8 * 4 ** killed) continue;
      killed += 1;
      await room.server.kill();
      await Promise.all(pages.map((at) => expect(at.getByText(roomTexts.line.away)).toBeVisible()));
      await room.server.open();
      await figure(`back after action ${await counted()}`, () => Promise.all(pages.map(inTime)));
    }
    expect(killed).toBeGreaterThan(0);
    const actions = await counted();
    for (const { main: at } of rounds) await patiently(at).toHaveAttribute('data-actions', String(actions));
  },
);

test('a phone that slept in the middle of a match is back in its seat, with everything that happened', async ({
  page,
  elsewhere,
}) => {
  test.slow();
  const other = await elsewhere();
  await page.goto(`${room.address(0)}#/room/new/tug-of-war`);
  const link = await page.getByLabel(roomTexts.link).inputValue();
  await sitDown(page, 1, 'Ada');
  await other.goto(room.by(1, link));
  await sitDown(other, 2, 'Bo');
  const isAsked = (at: Page): Promise<boolean> => at.locator('[data-machine=clock]').isVisible();
  await expect.poll(async () => (await isAsked(page)) || (await isAsked(other))).toBe(true);
  const [awake, asleep, line] = (await isAsked(page)) ? [page, other, room.proxies[1]] : [other, page, room.proxies[0]];
  const tools = await asleep.context().newCDPSession(asleep);
  await expect(asleep.locator('.command-line input')).toBeVisible(); // It comes later and moves the panels.

  await test.step('it falls asleep: nothing runs in it, nothing reaches it', async () => {
    line?.goAway();
    await tools.send('Page.setWebLifecycleState', { state: 'frozen' });
    await layOne(awake, 'race');
    await patiently(main(awake)).toHaveAttribute('data-actions', '1');
    await room.server.kill();
    await room.server.open();
  });

  await test.step('it wakes up, and plays', async () => {
    line?.comeBack();
    await tools.send('Page.setWebLifecycleState', { state: 'active' });
    await asleep.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await figure('awake again', () => patiently(main(asleep)).toHaveAttribute('data-actions', '1'));
    await layOne(asleep, 'clock');
    await patiently(main(awake)).toHaveAttribute('data-actions', '2');
  });
});

/** Any card that the player has, on that machine. */
async function layOne(page: Page, machine: string): Promise<void> {
  await expect(page.locator('.command-line input')).toBeVisible(); // It comes later and moves the panels.
  const card = await page.locator('[data-lay]').first().getAttribute('data-lay');
  await press(page, `${machine} ${card}`);
}

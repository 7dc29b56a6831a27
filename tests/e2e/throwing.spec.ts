import { BLANK, IN_SOAK, expect, test, type Locator, type Page } from './support/test.ts';
import { STORED_AS } from '#play/settings/settingsStore.ts';
import type { DebugHandle } from '#app/tables/trexlands/table.tsx';
import { gameTexts as trexlandsTexts } from '#play/trexlands/texts.ts';
import type { Given } from '#games/trexlands/gathering.ts';
import type { Pixel } from './support/handle.ts';
import { outOfReach } from './support/outOfReach.ts';
import { openStart } from './support/tablePage.ts';
import { dictate, SENTENCE } from './support/typedText.ts';
import { texts } from '#play/texts.ts';
import { toForm } from './support/startPage.ts';

/** So long after a hand has stopped a truck lies still in it. */
const RESTS_MS = 1200;
const HAND_MM = 150;

interface Arena {
  readonly page: Page;
  readonly main: Locator;
  state(): Promise<Pick<ReturnType<DebugHandle['state']>, 'thrown' | 'fault'>>;
  truck(id: string): Promise<Pixel>;
  over(xMm: number, zMm: number): Promise<Pixel>;
}

/** The ranking rolls of a new match: a truck of each of two players waits to be thrown. */
async function atArena(page: Page, settings: Readonly<Record<string, unknown>> = {}): Promise<Arena> {
  // Whoever throws wants pictures soon, not good ones.
  await page.addInitScript(([name, text]) => window.localStorage.setItem(name, text), [
    STORED_AS,
    JSON.stringify({ version: 1, settings: { quality: 'low', ...settings } }),
  ] as const);
  await openStart(page);
  await toForm(page, trexlandsTexts.card.name);
  await page.getByRole('button', { name: texts.form.play, exact: true }).click(); // the start page has others
  await expect(page.locator('[data-testid=table][data-ready]')).toBeVisible();
  const main = page.locator('main.tableside');
  await expect(main).toHaveAttribute('data-stage', 'aiming');
  const there = async (read: () => Promise<Pixel | null | undefined>): Promise<Pixel> => {
    let pixel: Pixel | null | undefined;
    // the table can be drawn before its handle is there
    await expect.poll(async () => (pixel = await read()) ?? null).not.toBeNull();
    return pixel as Pixel;
  };
  return {
    page,
    main,
    state: () =>
      page.evaluate(() => {
        const state = window.__trexlands?.state();
        return { thrown: state?.thrown ?? [], fault: state?.fault ?? null };
      }),
    truck: (id) => there(() => page.evaluate((truck) => window.__trexlands?.screenOf(truck), id)),
    over: (xMm, zMm) =>
      there(() =>
        page.evaluate(([x, z, y]) => window.__trexlands?.screenInArena(x, z, y), [xMm, zMm, HAND_MM] as const),
      ),
  };
}

async function carry({ page, truck, over }: Arena, id: string, xMm: number, zMm: number): Promise<void> {
  // The eye flies to what is thrown: the truck is where it seems to be once it stays there.
  await expect(async () => {
    const before = await truck(id);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await truck(id)).toEqual(before);
  }).toPass();
  const [from, to] = [await truck(id), await over(xMm, zMm)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 5 });
}

const velocityOf = (given: Given | undefined): readonly number[] =>
  given !== undefined && 'velocityMmS' in given ? given.velocityMmS : [];

async function rest(page: Page): Promise<void> {
  const since = await page.evaluate(() => performance.now());
  await page.waitForFunction(([from, ms]) => performance.now() - from > ms, [since, RESTS_MS] as const);
}

test(
  'a truck is taken up and flicked into the arena; one that is let go at rest is thrown with the least spin that is a throw',
  BLANK,
  async ({ page }) => {
    const arena = await atArena(page);
    await carry(arena, '0-T1', 0, 0);
    await rest(page);
    await page.mouse.up();
    await expect(page.locator('[data-throw-notes]')).toContainText('a quicker flick spins it more');
    await expect.poll(async () => (await arena.state()).thrown.map(({ truck }) => truck)).toEqual(['0-T1']);
    await page.getByRole('button', { name: /Take .* up again/ }).click();
    await expect.poll(async () => (await arena.state()).thrown).toEqual([]);

    // How fast a flick is depends on the machine: it takes the truck up again until it was one.
    await expect(async () => {
      await carry(arena, '0-T1', -200, 0);
      await rest(page);
      const to = await arena.over(200, 0);
      await Promise.all([page.mouse.move(to.x, to.y, { steps: 3 }), page.mouse.up()]);
      expect((await arena.state()).thrown).toHaveLength(1);
    }).toPass();
    const {
      thrown: [thrown],
      fault,
    } = await arena.state();
    expect([thrown?.truck, fault]).toEqual(['0-T1', null]);
    const [right = 0, , near = 0] = velocityOf(thrown);
    expect(right).toBeGreaterThan(0);
    expect(Math.abs(near)).toBeLessThan(0.1 * right);
    await expect(page.getByRole('button', { name: /Take .* up again/ })).toBeVisible();
    await expect(arena.main).toHaveAttribute('data-stage', 'aiming');

    await page.goBack();
    await expect(arena.main).toHaveCount(0);
    await page.goForward(); // it waits for the others as before
    await expect.poll(async () => (await arena.state()).thrown).toEqual([thrown]);
    await expect(page.getByRole('button', { name: /Take .* up again/ })).toBeVisible();
  },
);

test(
  'trucks are thrown by keys and by chance, called, and shown again from close by',
  IN_SOAK.blank,
  async ({ page }) => {
    const arena = await atArena(page);
    await page.getByTestId('table').focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('slider', { name: trexlandsTexts.throwing.direction })).toHaveValue('-5');
    await dictate(page, SENTENCE);
    expect((await arena.state()).thrown).toEqual([]);
    await expect(async () => {
      await page.keyboard.press('Shift+Enter'); // at once after a sentence it is part of it
      expect((await arena.state()).thrown).toHaveLength(1);
    }).toPass();
    const [thrown] = (await arena.state()).thrown;
    expect([thrown?.truck, (velocityOf(thrown)[0] ?? 0) < 0]).toEqual(['0-T1', true]);
    await page.keyboard.press('Shift+R');
    await expect(arena.main).toHaveAttribute('data-stage', 'called');
    await expect(page.locator('.calls li')).toHaveCount(2);
    await page.locator('[data-show-me]').first().click();
    await expect
      .poll(() => page.evaluate(() => window.__trexlands?.state().roll?.again))
      .toEqual({ truck: '0-T1', over: true });
    await page.locator('[data-go-on]').click();
    await expect(arena.main).toHaveAttribute('data-actions', '1');
  },
);

const PHONES = [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  { width: 390, height: 844 },
];
const HALF_ARENA_MM = 250;

/** How many of the arena's corners lie outside of the window or under a panel. */
const cornersOutOfSight = (page: Page): Promise<number> =>
  page.evaluate((half) => {
    const corners = [-half, half].flatMap((x) => [-half, half].map((z) => window.__trexlands?.screenInArena(x, z)));
    const hidden = corners.filter(
      (at) =>
        !at ||
        document.elementFromPoint(at.x, at.y)?.closest('.table-view') === null ||
        document.elementFromPoint(at.x, at.y) === null,
    );
    return hidden.length;
  }, HALF_ARENA_MM);

test(
  'on phones the whole arena and all of a throw are in sight, and the guide is a line until it is asked',
  IN_SOAK.blank,
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const { main } = await atArena(page, { roundGuide: true });
    for (const phone of PHONES) {
      await page.setViewportSize(phone);
      await expect.poll(() => cornersOutOfSight(page), JSON.stringify(phone)).toBe(0);
      await expect.poll(() => outOfReach(page, '.roll-panel :is([data-let-go], [data-roll-for-me])')).toEqual([]);
    }
    const { title, text } = trexlandsTexts.guide.lessons.ranking;
    const guide = page.getByRole('complementary', { name: trexlandsTexts.guide.label });
    await expect(guide).not.toContainText(text);
    await page.getByRole('button', { name: texts.table.exact, exact: true }).click();
    await guide.getByRole('button', { name: title }).click();
    await expect(guide).toContainText(text);
    await page.getByRole('slider', { name: trexlandsTexts.throwing.power }).click();
    await expect(guide).not.toContainText(text);
    await guide.getByRole('button', { name: title }).click();
    await guide.getByRole('button', { name: trexlandsTexts.guide.understood }).click();
    await expect(guide).toHaveCount(0);
    await expect(main).toHaveAttribute('data-stage', 'aiming');
  },
);

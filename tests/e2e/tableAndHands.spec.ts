import { hand } from '#play/texts/hand.ts';
import { room } from '#play/texts/room.ts';
import { texts } from '#play/texts.ts';
import { card as trexlands } from '#play/trexlands/texts/card.ts';
import { card as truckOff } from '#play/truck-off/texts/card.ts';
import { dock } from '#play/truck-off/texts/table.ts';
import { playTogether } from './support/byButtons.ts';
import { RoomServer } from './support/roomServer.ts';
import { toForm } from './support/startPage.ts';
import { BLANK, expect, IN_SOAK, SLOWER, test, type Page } from './support/test.ts';

let server: RoomServer;
test.beforeAll(async () => void (server = await RoomServer.start()));
test.afterAll(async () => server.remove());

const NAMES = ['Ada', 'Bo', 'Cy', 'Di'];
const PHONE = { width: 390, height: 844 };

/** The room becomes the table of its players. Returns the link for phones. */
async function tableOn(page: Page): Promise<string> {
  await page.getByRole('link', { name: hand.toTable }).click();
  return (await page.getByRole('link', { name: hand.handQr }).getAttribute('href')) ?? '';
}

/** From the picture to the seat: a name, and one press. */
async function sitBy(phone: Page, link: string, name: string): Promise<void> {
  await phone.setViewportSize(PHONE);
  await phone.goto(link);
  await phone.getByLabel(room.yourName).fill(name);
  await phone.getByRole('button', { name: hand.sitDown }).click();
}

/** Everything that the server tells this page from now on. */
function heardBy(page: Page): readonly string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void heard.push(String(payload))));
  return heard;
}

/** Small, and on its side. */
const HELD = [
  { width: 360, height: 640 },
  { width: 844, height: 390 },
];

/** Everything that lies over the ground on which a finger flicks, or is cut by the screen's edge. */
const overPad = (phone: Page): Promise<readonly string[]> =>
  phone.evaluate(() => {
    const pad = document.querySelector('.throw-pad')?.getBoundingClientRect() ?? new DOMRect();
    return [...document.querySelectorAll('.hud-head > *, .hud-left > *, .hud-foot > *')]
      .filter((part) => {
        const { left, top, right, bottom, width, height } = part.getBoundingClientRect();
        const isOver = left < pad.right && right > pad.left && top < pad.bottom && bottom > pad.top;
        return width > 1 && height > 1 && (isOver || bottom > window.innerHeight);
      })
      .map(({ className }) => className);
  });

const actionsOf = async (page: Page): Promise<number> =>
  Number(await page.locator('main.tableside').getAttribute('data-actions'));

test('two phones choose in private and throw what a third screen shows', BLANK, async ({ page, elsewhere }) => {
  test.slow();
  const heard = heardBy(page);
  await page.goto(`${server.address}?still#/room/new/truck-off`);
  const link = await tableOn(page);
  const phones = [await elsewhere(), await elsewhere()] as const;
  const heardThere = heardBy(phones[0]);
  for (const [i, phone] of phones.entries()) await sitBy(phone, link, NAMES[i] ?? '');
  await expect(page.locator('main.tableside')).toBeVisible();
  await expect(page.locator('.dock-place').getByRole('button')).toHaveCount(0);

  await test.step('what the room offers opens on a phone’s screen', async () => {
    const offers = phones[0].locator('.room-more', { hasText: room.move });
    const shuts = offers.locator('summary');
    await shuts.click();
    await expect(offers.locator('.room-menu')).toBeInViewport({ ratio: 1 });
    await shuts.click();
  });

  await test.step('the table hears that a hand has chosen, and not what', async () => {
    const [first, second] = phones;
    await second.locator('[data-truck]').nth(3).click();
    for (const truck of [0, 1]) await first.locator('[data-truck]').nth(truck).click();
    await first.getByRole('button', { name: dock.sendTrucks }).click();
    await expect(first.getByText(hand.lookThere)).toBeVisible();
    await expect.poll(async () => actionsOf(page)).toBe(0); // how much was done in private is not told
    await expect.poll(() => heard.join('\n')).toContain('"do":"act"');
    expect(heardThere.join('\n'), 'the hand knows').toContain('"trucks":[8,10]');
    expect(heard.join('\n')).not.toContain('"trucks":[8,10]');
    await expect(second.locator('.plate[data-asked]')).toHaveCount(1); // it has heard of the other's choice
    await expect(second.locator('[data-truck][aria-pressed=true]'), 'its own is as it was').toHaveCount(1);
    await second.locator('[data-truck]').nth(2).click();
    await second.getByRole('button', { name: dock.sendTrucks }).click();
  });

  await test.step('a flick on a phone is the throw that the table shows', async () => {
    const pads = phones.map((phone) => phone.locator('.throw-pad'));
    await expect.poll(async () => (await Promise.all(pads.map((pad) => pad.count()))).some((n) => n > 0)).toBe(true);
    const thrower = (await pads[0]?.count()) === 1 ? phones[0] : phones[1];
    for (const held of HELD) {
      await thrower.setViewportSize(held);
      await expect.poll(async () => overPad(thrower), `${held.width} x ${held.height}`).toEqual([]);
    }
    await thrower.setViewportSize(PHONE);
    const before = await actionsOf(page);
    const box = (await thrower.locator('.throw-pad').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [x, y] = [box.x + box.width / 2, box.y + 0.6 * box.height];
    await thrower.mouse.move(x, y);
    await thrower.mouse.down();
    await expect(thrower.locator('.throw-pad[data-held]')).toBeVisible();
    await thrower.mouse.move(x, y - 0.5 * box.height, { steps: 6 });
    await thrower.mouse.up();
    await expect.poll(async () => actionsOf(page)).toBeGreaterThan(before);
    await expect(thrower.locator('.throw-pad')).toHaveCount(0);
    await expect.poll(async () => actionsOf(thrower)).toBe(await actionsOf(page));
  });

  await test.step('a phone that is loaded again is the same hand', async () => {
    const [first] = phones;
    await first.reload();
    await expect(first.locator('main.tableside[data-at=hand]')).toBeVisible();
    await expect.poll(async () => actionsOf(first)).toBe(await actionsOf(page));
  });

  await test.step('whoever comes late finds no seat', async () => {
    const late = await elsewhere();
    await late.goto(link);
    await expect(late.getByText(hand.allTaken)).toBeVisible();
  });
});

test('what a hand has played is taken back once the other hand agrees', BLANK, async ({ page, elsewhere }) => {
  test.slow();
  await page.goto(`${server.address}?still#/room/new/tug-of-war`);
  const link = await tableOn(page);
  const phones = [await elsewhere(), await elsewhere()] as const;
  for (const [i, phone] of phones.entries()) await sitBy(phone, link, NAMES[i] ?? '');
  const isAsked = (at: Page): Promise<boolean> => at.locator('[data-machine=race]').isVisible();
  await expect.poll(async () => (await Promise.all(phones.map(isAsked))).includes(true)).toBe(true);
  const [asked, other] = (await isAsked(phones[0])) ? phones : [phones[1], phones[0]];
  await asked.locator('[data-lay]').first().click();
  await asked.locator('[data-machine=race]').click();
  await asked.locator('[data-send]').click();
  await expect.poll(async () => actionsOf(page)).toBe(1);
  await asked.locator('.take-back').click();
  await other.getByRole('button', { name: /agrees$/ }).click();
  for (const at of [page, ...phones]) await expect.poll(async () => actionsOf(at)).toBe(0);
});

for (const [game, name] of [
  ['truck-off', truckOff.name],
  ['trexlands', trexlands.name],
] as const)
  test(`${name} is played to its end by four phones around a table`, IN_SOAK.blank, async ({ page, elsewhere }) => {
    test.setTimeout(3_600_000 * SLOWER);
    await page.goto(`${server.address}?still#/`);
    await toForm(page, name);
    await page.getByRole('radio', { name: String(NAMES.length), exact: true }).check({ force: true });
    await page.getByRole('button', { name: texts.start.elsewhere }).click();
    const link = await tableOn(page);
    const phones: Page[] = [];
    while (phones.length < NAMES.length) phones.push(await elsewhere());
    for (const [i, phone] of phones.entries()) await sitBy(phone, link, NAMES[i] ?? '');
    const all = [page, ...phones];
    for (const at of all) await expect(at.locator('main.tableside')).toBeVisible();
    await playTogether(phones, game);
    await expect(page.locator('.end')).toBeVisible();
    const actions = await actionsOf(page);
    for (const at of all) expect(await actionsOf(at)).toBe(actions);
  });

import { hand } from '#play/texts/hand.ts';
import { room } from '#play/texts/room.ts';
import { texts } from '#play/texts.ts';
import { gameTexts } from '#play/traction/texts.ts';
import { card as trexlands } from '#play/trexlands/texts/card.ts';
import { card as truckOff } from '#play/truck-off/texts/card.ts';
import { dock } from '#play/truck-off/texts/table.ts';
import { expectNoViolations } from './support/axe.ts';
import { nextButton, playTogether } from './support/byButtons.ts';
import { countInputs, inputsSoFar } from './support/countedInputs.ts';
import { fromMenu } from './support/fromMenu.ts';
import { RoomServer } from './support/roomServer.ts';
import { toForm } from './support/startPage.ts';
import { BLANK, expect, IN_SOAK, SLOWER, test, type Page } from './support/test.ts';

const { action } = gameTexts;

let server: RoomServer;
test.beforeAll(async () => void (server = await RoomServer.start()));
test.afterAll(async () => server.remove());

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'];
const PHONE = { width: 390, height: 844 };

/** The room becomes the table of its players. Returns the link for phones. */
async function tableOn(page: Page): Promise<string> {
  await page.getByRole('link', { name: hand.toTable }).click();
  return (await page.getByRole('link', { name: hand.handQr }).getAttribute('href')) ?? '';
}

/** From the picture to the seat: a name, and one press. */
async function sitBy(phone: Page, link: string, name: string): Promise<void> {
  await phone.setViewportSize(PHONE);
  await countInputs(phone);
  await phone.goto(link);
  await phone.getByLabel(room.yourName).fill(name);
  await phone.getByRole('button', { name: hand.sitDown }).click();
}

/** From the picture, which is an input, too, to what has been done since. */
const inputsFromPicture = async (phone: Page): Promise<number> => 1 + (await inputsSoFar(phone));

/** Everything that the server tells this page from now on. */
function heardBy(page: Page): readonly string[] {
  const heard: string[] = [];
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => void heard.push(String(payload))));
  return heard;
}

interface Told {
  readonly ask?: { readonly order?: { readonly do: string; readonly seat: number } };
}

/** What the phone sends from now on of these kinds, each as what is chosen in it. */
function chosenBy(phone: Page, kinds: readonly string[]): readonly string[] {
  const chosen: string[] = [];
  const hear = (text: string): void => {
    const order = (JSON.parse(text) as Told).ask?.order;
    if (order === undefined || !kinds.includes(order.do)) return;
    const { do: _, seat: _seat, ...what } = order;
    chosen.push(JSON.stringify(what).slice(1, -1));
  };
  phone.on('websocket', (socket) => socket.on('framesent', ({ payload }) => hear(String(payload))));
  return chosen;
}

/** The frames of a screen that hold what was chosen, but for the last one, which opens all. */
const holding = (frames: readonly string[], chosen: readonly string[]): readonly string[] =>
  frames.filter((frame) => !frame.includes('"opened"') && chosen.some((what) => frame.includes(what)));

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

/** Everything to press that is no word of a sentence and less than a fingertip wide, or out of the screen's sides. */
const outOfReach = (phone: Page): Promise<readonly string[]> =>
  phone.evaluate(() =>
    [...document.querySelectorAll('main :is(button, select, summary):not(.in-text, .clause-mark)')]
      .filter((part) => part.checkVisibility())
      .map((part) => ({ part, box: part.getBoundingClientRect() }))
      .filter(({ box: { left, right, width, height } }) => {
        const isShown = width > 1 && height > 1;
        return isShown && (width < 43.5 || height < 43.5 || left < 0 || right > window.innerWidth);
      })
      .map(({ part, box: { width, height } }) => `${part.className} ${part.textContent}: ${width} x ${height}`),
  );

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
    expect(await inputsFromPicture(second), 'from the picture to the first act').toBeLessThanOrEqual(3);
    for (const truck of [0, 1]) await first.locator('[data-truck]').nth(truck).click();
    await first.getByRole('button', { name: dock.sendTrucks }).click();
    await expect(first.getByText(hand.lookThere)).toBeVisible();
    await expect.poll(async () => actionsOf(page)).toBe(0); // how much was done in private is not told
    await expect.poll(() => heard.join('\n')).toContain('"do":"act"');
    await expect.poll(() => heardThere.join('\n'), 'the hand knows').toContain('"trucks":[8,10]');
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

  await test.step('whoever comes late finds no seat, and looks on', async () => {
    const late = await elsewhere();
    await lookOnBy(late, link);
    await expect(late.locator('.dock-place').getByRole('button')).toHaveCount(0);
  });
});

/** A phone that comes when all is taken: it is told so, and may look on. */
async function lookOnBy(phone: Page, link: string): Promise<void> {
  await phone.setViewportSize(PHONE);
  await phone.goto(link);
  await expect(phone.getByText(hand.allTaken)).toBeVisible();
  await phone.getByRole('link', { name: hand.lookOn }).click();
  await expect(phone.locator('main.tableside:not([data-at=hand])')).toBeVisible();
}

for (const game of ['traction', 'trexlands', 'truck-off', 'tractor-pull', 'tug-of-war'])
  test(`a hand of ${game} is within reach of all fingers and readers`, BLANK, async ({ page, elsewhere }) => {
    await page.goto(`${server.address}?still#/room/new/${game}`);
    const link = await tableOn(page);
    await expectNoViolations(page);
    const phones = [await elsewhere(), await elsewhere()] as const;
    await phones[0].goto(link);
    await expect(phones[0].getByRole('button', { name: hand.sitDown })).toBeVisible();
    await expectNoViolations(phones[0]);
    for (const [i, phone] of phones.entries()) await sitBy(phone, link, NAMES[i] ?? '');
    for (const phone of phones) await expect(phone.locator('main.tableside')).toBeVisible();
    const isAsked = (at: Page): Promise<boolean> => at.locator('.hud-foot .panel').first().isVisible();
    await expect.poll(async () => (await Promise.all(phones.map(isAsked))).includes(true)).toBe(true);
    for (const phone of phones) await expectNoViolations(phone);
    for (const held of [...HELD, PHONE])
      for (const phone of phones) {
        await phone.setViewportSize(held);
        await expect.poll(async () => outOfReach(phone), `${held.width} x ${held.height}`).toEqual([]);
      }
    const [words] = phones;
    await fromMenu(words, texts.textTable.title);
    await expect(words.getByRole('textbox', { name: texts.talking.line })).toBeFocused();
    await expectNoViolations(words);
  });

test('a hand of Traction draws the chosen piece and corner at once', BLANK, async ({ page, elsewhere }) => {
  await page.goto(`${server.address}?still#/room/new/traction`);
  const link = await tableOn(page);
  const phones = [await elsewhere(), await elsewhere()] as const;
  for (const [i, phone] of phones.entries()) await sitBy(phone, link, NAMES[i] ?? '');
  const isAsked = (at: Page): Promise<boolean> => at.locator('[data-piece]').first().isVisible();
  await expect.poll(async () => (await Promise.all(phones.map(isAsked))).includes(true)).toBe(true);
  const asked = (await isAsked(phones[0])) ? phones[0] : phones[1];
  await asked.locator('[data-piece]').nth(2).click();
  await expect(asked.locator('.ground-chosen')).toBeVisible();
  await expect(asked.locator('.ground-corner')).toHaveText(['A', 'B', 'C', 'D']);
  await asked.getByRole('button', { name: action.cornerName('C'), exact: true }).click();
  await expect(asked.locator('.ground-corner[data-chosen]')).toHaveText('C');
  await expect(asked.locator('.ground-aim')).toHaveCount(1);
  await expect(asked.getByRole('option', { name: action.hands.free })).toHaveCount(0); // for want of a table
  for (const held of HELD) {
    await asked.setViewportSize(held);
    for (const part of ['.ground-chosen', '.aim', '.aim-perform', '.room-foot'])
      await expect(asked.locator(part), `${part}, ${held.width} x ${held.height}`).toBeInViewport({ ratio: 1 });
  }
  await asked.getByRole('button', { name: texts.table.menu, exact: true }).click();
  await expect(asked.getByRole('dialog')).toBeVisible();
  await expect(asked.getByRole('button', { name: gameTexts.aids.ruler })).toHaveCount(0);
});

test('a match ends on all hands, and by them another one begins', BLANK, async ({ page, elsewhere }) => {
  await page.goto(`${server.address}?still#/room/new/truck-off`);
  const link = await tableOn(page);
  const phones = [await elsewhere(), await elsewhere()] as const;
  for (const [i, phone] of phones.entries()) {
    await sitBy(phone, link, NAMES[i] ?? '');
    await phone.setViewportSize({ width: 360, height: 640 });
  }
  await expect(phones[0].locator('main.tableside')).toBeVisible();
  await fromMenu(phones[0], 'You give up');
  await phones[0].getByRole('button', { name: 'Give up', exact: true }).click();
  for (const at of [page, ...phones]) await expect(at.locator('.end')).toBeVisible();
  for (const phone of phones) {
    const [end, foot] = await Promise.all(['.end', '.room-foot'].map((part) => phone.locator(part).boundingBox()));
    expect((end?.y ?? 0) + (end?.height ?? 0), 'the end stands over the foot').toBeLessThanOrEqual(foot?.y ?? 0);
  }
  await page.locator('.room-foot summary').last().click(); // nothing that the end says lies over it
  for (const [i, phone] of phones.entries())
    await phone.getByRole('button', { name: i === 0 ? room.again : room.againToo }).click();
  for (const at of [page, ...phones]) await expect(at.locator('.end')).toHaveCount(0);
  await expect(phones[0].locator('[data-truck]').first()).toBeVisible();
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

/** Each with as many phones as it has seats at most, or five; `secret`: the kinds of orders that only their seat
 * knows; `pressed`: what gives them, before all else. */
for (const { game, name, phones: many, secret, pressed } of [
  { game: 'truck-off', name: truckOff.name, phones: 5, secret: ['trucks', 'cards'], pressed: [] },
  {
    game: 'trexlands',
    name: trexlands.name,
    phones: 4,
    secret: ['place'],
    pressed: ['[data-place-with]', '[data-lay][aria-pressed=false]:enabled'],
  },
])
  test(`${name} is played to its end by ${many} phones around a table`, IN_SOAK.blank, async ({ page, elsewhere }) => {
    test.setTimeout(3_600_000 * SLOWER);
    const heard = heardBy(page);
    await page.goto(`${server.address}?still#/`);
    await toForm(page, name);
    await page.getByRole('radio', { name: String(many), exact: true }).check({ force: true });
    await page.getByRole('button', { name: texts.start.elsewhere }).click();
    const link = await tableOn(page);
    const phones: Page[] = [];
    while (phones.length < many) phones.push(await elsewhere());
    const chosen = phones.map((phone) => chosenBy(phone, secret));
    const known = phones.map(heardBy);
    for (const [i, phone] of phones.entries()) await sitBy(phone, link, NAMES[i] ?? '');
    const late = await elsewhere();
    const heardLate = heardBy(late);
    await lookOnBy(late, link);
    const all = [page, late, ...phones];
    for (const at of all) await expect(at.locator('main.tableside')).toBeVisible();
    const [first] = phones;
    await (first && (await nextButton(first, game, 0)))?.click();
    expect(first && (await inputsFromPicture(first))).toBeLessThanOrEqual(3);
    await playTogether(phones, game, pressed);
    for (const at of [page, late]) await expect(at.locator('.end')).toBeVisible();
    const actions = await actionsOf(page);
    for (const at of all) await expect.poll(async () => actionsOf(at)).toBe(actions);
    const secrets = chosen.flat().filter((what) => !what.endsWith('[]')); // that nothing is chosen is no secret
    expect(secrets.length).toBeGreaterThan(many);
    for (const [i, own] of known.entries()) expect(holding(own, chosen[i] ?? []), 'the hand knows').not.toEqual([]);
    for (const frames of [heard, heardLate]) expect(holding(frames, secrets)).toEqual([]);
  });

import { IN_SOAK, expect, test } from './support/test.ts';
import { texts } from '#play/texts.ts';
import { toYou } from '#play/say/toYou.ts';
import { gameTexts as tractionTexts } from '#play/traction/texts.ts';
import { HOLDS } from '#play/traction/form/draft.ts';
import { openStart, playNow, tablePage } from './support/tablePage.ts';
import { howItCame } from './support/howItCame.ts';
import { expectNoViolations } from './support/axe.ts';
import { playAlone, playTogether, toForm } from './support/startPage.ts';

test('one click plays', IN_SOAK.drawn, async ({ page }) => {
  const table = await playNow(page);
  const { pieces, options } = await table.handle.position();
  expect(pieces).toHaveLength(12);
  expect(options.ranges).toEqual([4, 2, 1]);
  await expect(page).toHaveURL(/#\/match\/[0-9a-f]{16}$/);
});

test('three players set up a match with their own names, colours, surface, distance and house rules', async ({
  page,
}) => {
  await openStart(page);
  await toForm(page, tractionTexts.card.name);

  await page.getByRole('radiogroup', { name: texts.form.howMany }).getByText('3').click();
  for (const [i, name] of ['Ann', 'Bob', 'Cy'].entries()) await page.getByLabel(texts.form.nameOf(i + 1)).fill(name);
  await page
    .getByRole('radiogroup', { name: texts.form.colourOf(1) })
    .getByLabel('purple, chevron')
    .check({ force: true });

  await page.getByLabel(tractionTexts.customSurface).check();
  await page.getByLabel(tractionTexts.form.friction).fill('0.3');
  await expect(page.getByText(tractionTexts.form.grip.poor(0.3, HOLDS.hollow))).toBeVisible();
  await page.getByLabel(tractionTexts.form.friction).fill('0.7');
  await expect(page.getByText(tractionTexts.form.grip.good(0.7, HOLDS.hollow))).toBeVisible();

  await page.getByLabel(tractionTexts.form.distance).fill('20');
  await expect(page.getByText('20 in (508 mm)')).toBeVisible();

  await page.getByText(texts.form.rules, { exact: true }).click();
  await page.getByText(tractionTexts.form.rangesFast, { exact: true }).click();
  await page.getByText(tractionTexts.form.toleranceStrict, { exact: true }).click();
  await page.getByLabel(tractionTexts.form.starterOne).check();
  await page.getByLabel(tractionTexts.form.tackling).check();
  await page.getByLabel(tractionTexts.form.turnLimit).check();
  await page.getByText(tractionTexts.form.handFree, { exact: true }).click();
  await page.getByText(texts.handicap.title, { exact: true }).click();
  for (const [i, name] of ['Ann', 'Bob', 'Cy'].entries())
    await page.getByLabel(texts.handicap.of(i + 1, name)).selectOption('very-shaky');
  await page.getByRole('button', { name: texts.form.play }).click();

  const table = await tablePage(page);
  const { seats, pieces, options, surface } = await table.handle.position();
  expect(seats).toBe(3);
  expect(pieces).toHaveLength(18);
  expect(surface).toEqual({ id: 'custom', friction: 0.7, restitution: 0.1 });
  expect(options).toEqual({
    ranges: [6, 3, 1],
    piecesPerTurn: 2,
    starterFirstTurnOnePiece: true,
    flatVictims: 'rise',
    tackling: 'rock-paper-scissors',
    turnLimit: 60,
    tolerance: { moveMm: 0.25, yawDeg: 0.5, pivotMm: 1 },
  });
  await expect(await table.openMenu()).toContainText(texts.ruleSets.played.text);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('combobox', { name: tractionTexts.action.hand })).toHaveValue('free');
  await expect(page.getByText(tractionTexts.turn.ofLimit(1, 60))).toBeVisible();
  await expect(page.getByText(texts.handicap.hands['very-shaky']).first()).toBeVisible();
});

test(
  'two players of one name are asked for another; a number is typed with a decimal comma, and one out of its range is clamped and said',
  IN_SOAK.words,
  async ({ page }) => {
    await openStart(page);
    await toForm(page, tractionTexts.card.name);
    await page.getByLabel(texts.form.nameOf(1)).fill('Ann');
    await page.getByLabel(texts.form.nameOf(2)).fill('ann');
    await page.getByRole('button', { name: texts.form.play }).click();
    await expect(page.getByRole('alert')).toHaveText(texts.form.sameName('ann'));
    await expect(page.getByLabel(texts.form.nameOf(2))).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel(texts.form.nameOf(2)).fill('Bob');
    await page.getByLabel(tractionTexts.customSurface).check();
    const grip = page.getByLabel(tractionTexts.form.friction);
    const said = page.locator('.number-said').first();
    await grip.fill('0,35');
    await grip.press('Tab');
    await expect(grip).toHaveValue('0.35');
    await grip.fill('35');
    await grip.press('Enter'); // which would begin the match
    await expect(said).toHaveText(/this is "35"; expected a number from 0 to 2\. It is now 2\.$/);
    await expect(grip).toHaveValue('2');
    await expectNoViolations(page);
    await grip.press('ArrowDown');
    await expect(grip).toHaveValue('1.99');
    await expect(said).toBeEmpty();
    await grip.fill('0,7');
    await grip.press('Enter');
    const { surface } = await (await tablePage(page)).handle.position();
    expect(surface).toMatchObject({ friction: 0.7 });
  },
);

test('an unknown address, match and drill, and a link that was cut off, say so and lead back', async ({ page }) => {
  for (const [hash, said] of [
    ['#/nowhere', texts.notFound.title],
    ['#/match/0123456789abcdef', texts.noMatch.here],
    ['#/learn/juggling', texts.drills.noSuchDrill],
    ['#/link/1.AVq9fw.q1ZKVLIy', /The link is damaged: .* Ask whoever sent it for the whole link, or for the file/],
  ] as const)
    await test.step(hash, async () => {
      await page.goto(`./?still${hash}`);
      await expect(page.getByText(said)).toBeVisible();
      await page.getByRole('link', { name: texts.backToStart }).click();
      await expect(page.getByRole('heading', { level: 1, name: texts.product })).toBeVisible();
    });
});

test('where the table cannot be loaded, the shell stands and says so', IN_SOAK.words, async ({ page }) => {
  await page.route(/\/table-\w+\.js/, (route) => route.abort());
  await openStart(page);
  await playTogether(page, tractionTexts.card.name);
  await expect(page.getByRole('heading', { name: texts.late.missingTitle })).toBeVisible();
  await page.getByRole('link', { name: texts.backToStart }).click();
  await expect(page.getByRole('heading', { level: 1, name: texts.product })).toBeVisible();
});

test(
  'a browser that saves data is sent a table when it is asked for, and not before',
  IN_SOAK.words,
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const tables = (): readonly string[] => asked.filter((address) => /\/table-\w+\.js/.test(address));
    await openStart(page);
    await expect(page.getByText(texts.saved.none)).toBeVisible();
    expect(tables()).toEqual([]);
    await playTogether(page, tractionTexts.card.name);
    await tablePage(page);
    expect(tables()).toHaveLength(1);
  },
);

test.describe('a first match', () => {
  test.use({ settings: { playedAs: 'unasked' } });

  test(
    'asks nothing, whoever would begin by lot; at its end the own hand is offered',
    IN_SOAK.blank,
    async ({ page }) => {
      await openStart(page, SEED_OF_COMPUTER);
      await playAlone(page, tractionTexts.card.name);
      const { main, openMenu } = await tablePage(page);
      await expect(main).toHaveAttribute('data-seat', '0');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('button', { name: tractionTexts.stakes.choices.free })).toHaveCount(0);
      await openMenu();
      await page.getByRole('button', { name: toYou(texts.menu.concede('Blue'), 'Blue') }).click();
      await page.getByRole('button', { name: texts.menu.concedeYes, exact: true }).click();
      await howItCame(page);
      const offer = page.locator('.evening').filter({ hasText: tractionTexts.stakes.ownHand });
      await offer.getByRole('button', { name: tractionTexts.stakes.playOwnHand }).click();
      await expect(page.getByText(tractionTexts.dexterity.free)).toBeVisible();
      await expect(page.getByText(tractionTexts.action.hands.free, { exact: true })).toBeVisible();
    },
  );
});

/** By this seed the lot would have the computer begin. */
const SEED_OF_COMPUTER = 2;

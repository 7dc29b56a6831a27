import { room as roomTexts } from '#play/texts/room.ts';
import { expectNoViolations } from './support/axe.ts';
import { RoomServer } from './support/roomServer.ts';
import { expect, test, type Page } from './support/test.ts';

let server: RoomServer;
test.beforeAll(async () => void (server = await RoomServer.start()));
test.afterAll(async () => server.remove());

const hasSeen = (page: Page, actions: number): Promise<void> =>
  expect(page.locator('main.tableside')).toHaveAttribute('data-actions', String(actions));

test('two people at a practice table go back, do the same again, and keep positions by name', async ({
  page,
  elsewhere,
}) => {
  test.slow();
  await page.goto(`${server.address}#/room/new/traction`);
  const link = await page.getByLabel(roomTexts.link).inputValue();
  await page.getByText(roomTexts.kinds.practice, { exact: true }).click();
  await expect(page.getByText(roomTexts.kindNotes.practice)).toBeVisible();
  const other = await elsewhere();
  await other.goto(link);
  await expect(other.getByText(roomTexts.kindNotes.practice)).toBeVisible();
  for (const [i, at] of [page, other].entries()) {
    await at.getByLabel(roomTexts.yourName).fill(i === 0 ? 'Ada' : 'Bo');
    await at.getByRole('button', { name: roomTexts.takeSeat(i + 1), exact: true }).click();
  }
  await Promise.all([hasSeen(page, 0), hasSeen(other, 0)]);
  const asked = await page.locator('main.tableside').getAttribute('data-asked');
  const [first, second] = asked === '0' ? [page, other] : [other, page];

  const input = first.locator('.command-line input');
  await input.fill('walk S1 D 180');
  await input.press('Enter');
  await Promise.all([hasSeen(first, 1), hasSeen(second, 1)]);

  const open = (at: Page): Promise<void> => at.locator('summary', { hasText: roomTexts.practice }).click();
  await Promise.all([open(first), open(second)]);
  await second.getByLabel(roomTexts.keptAs).fill('after a step');
  await second.getByRole('button', { name: roomTexts.keep, exact: true }).click();
  await expect(first.getByRole('button', { name: roomTexts.backToKept('after a step') })).toBeVisible();
  await expectNoViolations(second);

  await second.getByRole('button', { name: roomTexts.backOne }).click();
  await Promise.all([hasSeen(first, 0), hasSeen(second, 0)]);
  await first.getByRole('button', { name: roomTexts.backToKept('after a step') }).click();
  await Promise.all([hasSeen(first, 1), hasSeen(second, 1)]);
  await first.getByRole('button', { name: roomTexts.throwAgain }).click();
  await expect(first.getByLabel(roomTexts.backTo).locator('option')).toHaveCount(2);
  await Promise.all([hasSeen(first, 1), hasSeen(second, 1)]);
  await second.getByLabel(roomTexts.backTo).selectOption(roomTexts.start);
  await Promise.all([hasSeen(first, 0), hasSeen(second, 0)]);
});

import { texts } from '#play/texts.ts';
import { expectNoViolations } from './support/axe.ts';
import { howItCame } from './support/howItCame.ts';
import { nearWinFile } from './support/nearWin.ts';
import { openFile } from './support/openFile.ts';
import { tablePage } from './support/tablePage.ts';
import { IN_SOAK, expect, test } from './support/test.ts';

const { evening } = texts;

test('after a match won by much, one press plays again with unequal hands', IN_SOAK.blank, async ({ page }) => {
  const table = await openFile(page, nearWinFile(-60));
  await table.type('walk S1 C 90, D 90, A 90, B 90');
  await howItCame(page);
  const again = page.getByRole('button', { name: evening.again });
  await expect(again).toBeVisible();
  await expectNoViolations(page);
  await again.click();
  const next = await tablePage(page);
  await next.played(0);
  await expect(page.getByRole('heading', { name: texts.turn.toMove('Ann') })).toBeVisible();
  await expect(page.getByText(new RegExp(`· ${texts.handicap.hands.shaky}$`))).toBeVisible();
});

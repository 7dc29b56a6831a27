import { expect, type Locator, type Page } from '@playwright/test';
import { texts } from '#play/texts.ts';

/** A player who has a keyboard and hears what is said, and nothing else. */
export interface Listener {
  readonly line: Locator;
  readonly log: Locator;
  /**
   * Types a line; gives what is said from then on, once there is an answer and (`rests`) the table is at rest again.
   */
  say(line: string): Promise<string>;
}

export async function listenAt(page: Page): Promise<Listener> {
  const line = page.getByLabel(texts.talking.line);
  const log = page.getByRole('log', { name: texts.talking.log });
  const main = page.locator('main.tableside');
  const said = log.locator('.said');
  await expect(line).toBeFocused();
  await expect(said.filter({ hasText: texts.talking.welcome })).toBeVisible();
  const say = async (text: string): Promise<string> => {
    const before = await said.count();
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await expect(said.nth(before)).toBeAttached();
    await expect(main).toHaveAttribute('data-stage', /idle|aiming|between-steps/);
    return (await said.allInnerTexts()).slice(before).join('\n');
  };
  return { line, log, say };
}

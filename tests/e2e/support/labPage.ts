import { readFile } from 'node:fs/promises';
import type { Outcome } from '#app/lab/run/labRun.ts';
import { chunkOf, chunksOf, jobOf } from '#lab/job.ts';
import { findExperiment } from '#lab/registry.ts';
import { resultOf } from '#lab/result.ts';
import { loadPhysics, PHYSICS_BUILD } from '#sim/physics.ts';
import { expect, type Locator, type Page } from './test.ts';

/** The result that Node comes to for this job. */
export async function resultInNode(keys: object): Promise<Outcome> {
  const ready = await jobOf({ format: 'tumbletop/lab-job', version: 1, ...keys }, findExperiment);
  if (!ready.ok) throw new Error(ready.fault.message);
  const { job, prepared } = ready.value;
  const physics = await loadPhysics();
  const tally = prepared.tally();
  for (let chunk = 0; chunk < chunksOf(job); chunk += 1) {
    const part = chunkOf(job, chunk);
    const counts = prepared.count(physics, job.seed, part);
    if (!counts.ok) throw new Error(counts.fault.message);
    tally.add(counts.value, part.end - part.first);
  }
  const result = resultOf(job, PHYSICS_BUILD, tally);
  if (result === null) throw new Error('it has counts');
  return result;
}

/** Its hash. */
export const hashInNode = async (keys: object): Promise<string> => (await resultInNode(keys)).file.hash;

/** The text of the file that a button saves. */
export async function saved(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name, exact: true }).click(),
  ]);
  return readFile(await download.path(), 'utf8');
}

export const openLab = (page: Page, experiment: string): Promise<unknown> => page.goto(`./?still#/lab/${experiment}`);

export const runOf = (page: Page): Locator => page.locator('.lab-run');

export const doneIn = (page: Page): Promise<void> => expect(runOf(page)).toHaveAttribute('data-phase', 'done');

/** The hash that the page shows. */
export const hashIn = async (page: Page): Promise<string | null> =>
  page.locator('[data-hash]').getAttribute('data-hash');

/** Goes on by Tab to a control, as a keyboard does. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < 120 && !(await target.evaluate((it) => it === document.activeElement)); stops += 1)
    await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

export const noSidewaysScrolling = async (page: Page): Promise<void> =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

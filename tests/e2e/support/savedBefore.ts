import { expect, type Page } from '@playwright/test';
import { RULES_VERSION } from '#games/traction/rulesVersion.ts';
import { PHYSICS_BUILD } from '#sim/build.ts';

const NAME = 'tumbletop';

/** Puts records in the browser's store, as the first version of the page did: without summaries. */
export async function putSaves(page: Page, records: readonly object[]): Promise<void> {
  // The page makes the database: opened before it is there, it would be another, and in the page's way.
  const made = (): Promise<boolean> =>
    page.evaluate(async (wanted) => (await indexedDB.databases()).some(({ name }) => name === wanted), NAME);
  await expect.poll(made, { message: 'the page makes no database' }).toBe(true);
  await page.evaluate(
    ([name, lying]) =>
      new Promise((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('matches', 'readwrite');
          for (const record of lying) transaction.objectStore('matches').put(record);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve(null);
          };
        };
      }),
    [NAME, records] as const,
  );
}

/** As many matches that have just begun, of Ann 1, Ann 2 and so on against Jürgen; the last is the latest. */
export const manySaves = (text: string, many: number): readonly object[] =>
  Array.from({ length: many }, (_, i) => ({
    id: `match-${i + 1}`,
    savedAt: i + 1,
    text,
    glance: {
      seats: [
        { name: `Ann ${i + 1}`, colour: 0 },
        { name: 'Jürgen', colour: 1 },
      ],
      actions: 0,
      turn: 1,
      winners: null,
      rules: RULES_VERSION,
      build: PHYSICS_BUILD,
    },
  }));

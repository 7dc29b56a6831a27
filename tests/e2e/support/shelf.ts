import type { Page } from '@playwright/test';
import { RULES_VERSION } from '../../../src/games/traction/rulesVersion.ts';
import { PHYSICS_BUILD } from '../../../src/sim/build.ts';

/** Puts records on the browser's shelf, as the first version of the page did: without summaries. */
export const putOnShelf = (page: Page, records: readonly object[]): Promise<unknown> =>
  page.evaluate(
    (lying) =>
      new Promise((resolve) => {
        const opening = indexedDB.open('tumbletop');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('matches', 'readwrite');
          for (const record of lying) transaction.objectStore('matches').put(record);
          transaction.oncomplete = () => {
            opening.result.close();
            resolve(null);
          };
        };
      }),
    records,
  );

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

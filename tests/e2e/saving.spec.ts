import { isDeepStrictEqual } from 'node:util';
import { readFile } from 'node:fs/promises';
import { BLANK, IN_SOAK, expect, test, type Page } from './support/test.ts';
import { RULES_VERSION } from '#games/traction/rulesVersion.ts';
import { PHYSICS_BUILD } from '#sim/build.ts';
import { texts } from '#play/texts.ts';
import { gameTexts as tractionTexts } from '#play/traction/texts.ts';
import { fileOf, hashesOf, playHeadless, replayFile } from './support/headless.ts';
import { dragStep, holdStep } from './support/drag.ts';
import { chooseNearBy } from './support/nearBy.ts';
import { importText } from './support/openFile.ts';
import { manySaves, putSaves } from './support/savedBefore.ts';
import { openStart, playNow, playWithTwo, startAddress, tablePage, type TablePage } from './support/tablePage.ts';
import { goOn, playTogether } from './support/startPage.ts';

/** The text of the file that the menu's export gives. */
async function exported(page: Page, table: TablePage): Promise<string> {
  const menu = await table.openMenu();
  const downloading = page.waitForEvent('download');
  await menu.getByRole('button', { name: texts.menu.exportFile }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^traction-\d{4}-\d{2}-\d{2}\.json$/);
  return readFile(await download.path(), 'utf8');
}

test('a reload in mid-match comes back to the same position, and a walk goes on after its steps', async ({ page }) => {
  const table = await playWithTwo(page);
  await table.type('walk S1 D 180');
  await table.saved(1);
  const [position, hashes] = [await table.handle.position(), await table.handle.hashes()];
  await page.locator('[data-piece="0-M1"]').click();
  await table.press(tractionTexts.action.cornerName('C'));
  await table.press(tractionTexts.action.perform);
  await expect(table.main).toHaveAttribute('data-stage', 'between-steps');

  await page.reload();
  const again = await tablePage(page);
  await expect(again.main).toHaveAttribute('data-stage', 'between-steps');
  await again.played(1);
  await again.press(tractionTexts.action.done);
  await again.played(2);
  const { turn, pieces } = await again.handle.position();
  expect(turn.number).toBe(position.turn.number + 1); // both pieces of the turn have acted
  const moved = pieces.filter((piece, i) => !isDeepStrictEqual(piece, position.pieces[i]));
  expect(moved.map(({ id }) => id)).toEqual(['0-M1']);
  expect((await again.handle.hashes()).slice(0, 1)).toEqual(hashes);
  await again.saved(2);
  const ended = await again.handle.position();
  await page.reload();
  await (await tablePage(page)).played(2);
  expect(await again.handle.position()).toEqual(ended);
});

test(
  'a reload while the hand is still on the table after a foul does not take the foul back',
  IN_SOAK.blank,
  async ({ page }) => {
    // Until it is loaded again the browser gives the page no time: neither to leave nor to save an action.
    await page.addInitScript(() => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      if (visit?.type === 'reload') return;
      window.addEventListener('pagehide', (event) => event.stopImmediatePropagation(), { capture: true });
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args: Parameters<typeof put>) {
        if ((args[0] as { glance: { actions: number } }).glance.actions > 0) throw new Error('no time');
        return put.apply(this, args);
      };
    });
    await page.goto('./?seed=3');
    await playTogether(page, tractionTexts.card.name);
    const table = await tablePage(page);
    await table.saved(0);
    await page.getByRole('combobox', { name: tractionTexts.action.hand }).selectOption('free');
    await chooseNearBy(page, '0-L2');
    await holdStep(page, '0-L2', 'B', 150, 10);
    // It touches another piece, or its corner slides before that.
    const ruled = page.getByLabel(texts.table.panelReferee).getByText(/Blue’s large one (touched|slid)/);
    await expect(ruled).toBeVisible();

    await page.reload();
    const again = await tablePage(page);
    await again.played(1);
    await expect(ruled).toBeVisible();
    expect((await again.handle.position()).pieces.find(({ id }) => id === '0-L2')?.pose).toBe('flat');
    await again.saved(1);
  },
);

test(
  'a match recorded in Node has the same hashes in the page; one played on there has them in Node and in another page that imports it',
  IN_SOAK.words,
  async ({ page, elsewhere: open }) => {
    const recorded = await playHeadless([
      'walk S1 D 180, B 170, D 180',
      'walk L2 B 90',
      'walk M1 C 135',
      'tackle S1 D 200',
      'bump',
      'right L2',
      'walk L1 C 150',
    ]);
    await openStart(page);
    await importText(page, fileOf(recorded));
    const table = await tablePage(page);
    await table.played(recorded.log.length);
    expect(await table.handle.hashes()).toEqual(hashesOf(recorded));

    await table.type('walk M2 B 60');
    const text = await exported(page, table);
    const replayed = await replayFile(text);
    expect(hashesOf(replayed)).toEqual(await table.handle.hashes());
    expect(replayed.log.at(-1)?.evidence?.hash).toBe(await table.handle.bodies());

    const elsewhere = await open();
    await elsewhere.goto(startAddress());
    await importText(elsewhere, text);
    const imported = await tablePage(elsewhere);
    await imported.played(replayed.log.length);
    expect(await imported.handle.position()).toEqual(await table.handle.position());
    expect(await imported.handle.hashes()).toEqual(await table.handle.hashes());
  },
);

test('what a free hand does in real time comes out the same when Node replays it', BLANK, async ({ page }) => {
  await page.goto('./?seed=3');
  await playTogether(page, tractionTexts.card.name);
  const table = await tablePage(page);
  await page.getByRole('combobox', { name: tractionTexts.action.hand }).selectOption('free');
  await chooseNearBy(page, '0-S1');
  await dragStep(page, '0-S1', 'D', 120, 5);
  await expect(table.main).toHaveAttribute('data-stage', /idle|between-steps/);
  if ((await table.handle.stage()) === 'between-steps') await table.press(tractionTexts.action.done);
  await table.saved(1);
  const replayed = await replayFile(await exported(page, table));
  expect(replayed.log[0]?.action).toMatchObject({ do: 'walk', hand: 'free' });
  expect(hashesOf(replayed)).toEqual(await table.handle.hashes());
  expect(replayed.log[0]?.evidence?.hash).toBe(await table.handle.bodies());
});

test('a file that is no match, or whose outcome was forged, is refused in one sentence; a dropped one is taken in', async ({
  page,
}) => {
  const text = fileOf(await playHeadless(['walk S1 D 180']));
  await openStart(page);
  await importText(page, text.replace('"seed": 3', '"seed": -3'));
  await expect(page.getByRole('alert')).toHaveText(
    /^match\.json is damaged .+: nothing was imported\.\$\.seed is -3; expected .+\.$/,
  );
  await importText(page, 'not JSON at all');
  await expect(page.getByRole('alert')).toContainText('The file is not JSON');
  await importText(page, text.replace(/"bodies":"[0-9a-f]{32}"/, `"bodies":"${'0'.repeat(32)}"`));
  await expect(page.getByRole('alert')).toHaveText(
    /^match\.json is damaged .+: nothing was imported\.Action 1 of the file \(\$\.log\[0\]\.bodies\) comes out differently .+\.$/,
  );
  await expect(page.getByText(texts.saved.none)).toBeVisible();

  const data = await page.evaluateHandle((json) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([json], 'match.json', { type: 'application/json' }));
    return transfer;
  }, text);
  await page.dispatchEvent('body', 'dragover', { dataTransfer: data });
  await expect(page.getByText(texts.savedMatches.dropNow)).toBeVisible();
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
  await (await tablePage(page)).played(1);
});

/** Makes every saved match longer, outside of the page's code. */
const lengthenSaves = (page: Page, by: number): Promise<void> =>
  page.evaluate(
    (spaces) =>
      new Promise((resolve) => {
        const opening = indexedDB.open('tumbletop');
        opening.onsuccess = () => {
          const transaction = opening.result.transaction('matches', 'readwrite');
          const matches = transaction.objectStore('matches');
          const asking = matches.getAll();
          asking.onsuccess = () =>
            asking.result.forEach((record: { readonly text: string }) =>
              matches.put({ ...record, text: record.text + ' '.repeat(spaces) }),
            );
          transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    by,
  );

test('a closed match is resumed from the start page, deleted and put back; one too long to be imported again says so, and can be saved all the same', async ({
  page,
}) => {
  const table = await playNow(page);
  await table.type('walk S1 D 180');
  await table.saved(1);
  await table.openMenu();
  await page.getByRole('link', { name: texts.menu.leave }).click();
  await goOn(page).click();
  await (await tablePage(page)).played(1);

  const named = texts.saved.matchOf('Blue and Vermilion');
  await page.goto('./?still#/');
  await page.getByRole('button', { name: texts.saved.deleteMatch(named) }).click();
  await expect(page.getByText(texts.saved.none)).toBeVisible();
  await page.getByRole('button', { name: texts.saved.undoDelete }).click();
  await expect(page.getByRole('heading', { name: 'Blue and Vermilion' })).toBeVisible();
  await expect(page.getByRole('article', { name: named })).toBeFocused();

  await lengthenSaves(page, 2 * 1024 * 1024);
  await page.reload();
  await page.getByRole('button', { name: texts.saved.exportMatch(named) }).click();
  await expect(page.getByRole('alert').filter({ hasText: '2.1 MiB' })).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: texts.saved.exportAnyway }).click();
  expect((await readFile(await (await downloading).path(), 'utf8')).length).toBeGreaterThan(2 * 1024 * 1024);
  await expect(page.getByText('2.1 MiB')).toBeHidden();
});

test(
  'a match that was set up and not begun is there when its page is loaded again, and in the list once it has begun',
  IN_SOAK.words,
  async ({ page }) => {
    const table = await playNow(page);
    await table.saved(0);
    await page.reload();
    const again = await tablePage(page);
    await again.played(0);
    const address = page.url();
    await page.goto('./?still#/');
    await expect(page.getByText(texts.saved.none)).toBeVisible();
    await expect(goOn(page)).toBeHidden();
    await page.goto(address);
    const back = await tablePage(page);
    await back.type('walk S1 D 180');
    await back.saved(1);
    await page.goto('./?still#/');
    await expect(page.getByRole('article')).toHaveCount(1);
  },
);

test(
  'a match is called something in place, also while another tab plays it, and is found by it; Escape leaves it',
  IN_SOAK.words,
  async ({ page, context }) => {
    const table = await playNow(page);
    await table.type('walk S1 D 180');
    await table.saved(1);
    const elsewhere = await context.newPage();
    await openStart(elsewhere);
    const names = texts.saved.matchOf('Blue and Vermilion');
    await elsewhere.getByRole('button', { name: texts.renaming.renameMatch(names) }).click();
    await elsewhere.keyboard.type('Nobody’s');
    await elsewhere.keyboard.press('Escape');
    await expect(elsewhere.getByRole('button', { name: texts.renaming.renameMatch(names) })).toBeFocused();
    await elsewhere.keyboard.press('Enter');
    await elsewhere.keyboard.type('x'.repeat(61));
    await elsewhere.keyboard.press('Enter');
    await expect(
      elsewhere.getByRole('alert').filter({ hasText: texts.savedMatches.titleTooLong(61, 60) }),
    ).toBeVisible();
    await elsewhere.getByLabel(texts.renaming.titleOf(names)).fill('Sunday’s final');
    await elsewhere.keyboard.press('Enter');
    await expect(elsewhere.getByRole('heading', { name: 'Sunday’s final' })).toBeVisible();

    await page.bringToFront();
    await table.press(tractionTexts.action.endTurn);
    await table.saved(2);
    await elsewhere.bringToFront();
    await elsewhere.reload();
    const card = elsewhere.getByRole('article', { name: texts.saved.quoted('Sunday’s final') });
    await expect(card).toContainText(texts.saved.actions(2));
    await expect(card.getByRole('img')).toHaveAccessibleName(
      tractionTexts.saved.picture(tractionTexts.surfaces['unvarnished-wood'], [
        tractionTexts.saved.pieces('Blue', 6, 0),
        tractionTexts.saved.pieces('Vermilion', 6, 0),
      ]),
    );
    await expect(goOn(elsewhere)).toBeVisible();
    await expect(elsewhere.locator('.start-ways').getByRole('status')).toContainText('Sunday’s final');
  },
);

test(
  'once a match is finished the browser is asked to keep them all; they leave in one file, and come in from it elsewhere',
  IN_SOAK.words,
  async ({ page, elsewhere: open }) => {
    await page.addInitScript(() =>
      Object.assign(navigator.storage, { persist: async () => false, persisted: async () => false }),
    );
    const table = await playNow(page);
    await table.type('walk S1 D 180');
    const menu = await table.openMenu();
    await menu.getByRole('button', { name: texts.menu.concede('Vermilion') }).click();
    await table.press(texts.menu.concedeYes);
    await table.saved(2);
    await page.goto('./?still#/');
    await expect(page.getByText(texts.lasting.refused)).toBeVisible();
    await putSaves(page, manySaves(fileOf(await playHeadless([])), 1));
    await page.reload();
    await expect(page.getByRole('article')).toHaveCount(2);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: texts.archive.exportAll }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^tumbletop-matches-\d{4}-\d{2}-\d{2}\.zip$/);
    await expect(page.getByText(texts.archive.gathered(2, 0))).toBeVisible();
    const zip = { name: 'all.zip', mimeType: 'application/zip', buffer: await readFile(await download.path()) };

    const elsewhere = await open();
    await elsewhere.goto(startAddress());
    for (const [added, there] of [
      [2, 0],
      [0, 2],
    ] as const) {
      await elsewhere.locator('input[type=file]').setInputFiles(zip);
      await expect(elsewhere.getByText(texts.archive.imported(added, there))).toBeVisible();
      await expect(elsewhere.getByRole('article')).toHaveCount(2);
    }
  },
);

test('among many matches one is found as it is typed; where there is none a press leads back', async ({ page }) => {
  await openStart(page);
  const text = fileOf(await playHeadless([]));
  const [MANY, SHOWN] = [30, 24];
  await putSaves(page, manySaves(text, MANY));
  await page.reload();
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(SHOWN);
  await page.getByRole('button', { name: texts.finding.showMore(MANY - SHOWN, MANY - SHOWN) }).click();
  await expect(cards).toHaveCount(MANY);
  await expect(cards.nth(SHOWN)).toBeFocused();
  const field = page.getByRole('searchbox', { name: texts.finding.find });
  await field.fill('jurgen 17');
  await expect(cards).toHaveCount(1);
  await expect(page.getByRole('status').filter({ hasText: texts.finding.found(1, MANY) })).toBeVisible();
  await field.fill('nobody');
  await expect(page.getByRole('status').filter({ hasText: texts.finding.nothingFound('nobody') })).toBeVisible();
  await page.getByRole('button', { name: texts.finding.showAll }).click();
  await expect(field).toBeFocused();
  await expect(cards).toHaveCount(SHOWN);
});

test(
  'where the browser allows no storage, the match goes on in memory and the page says so',
  IN_SOAK.blank,
  async ({ page }) => {
    await page.addInitScript(() => {
      const denied = (): never => {
        throw new DOMException('denied', 'SecurityError');
      };
      IDBFactory.prototype.open = denied;
      Object.defineProperty(window, 'localStorage', { get: denied });
    });
    const table = await playNow(page);
    await table.type('walk L2 B 90'); // a foul, which would be noted
    await expect(page.getByText(texts.storageBlocked)).toBeVisible();
    await table.saved(1);
  },
);

/** The browser opens its databases, and answers no request to them. */
const answersNothing = (): void => {
  const { addEventListener } = EventTarget.prototype;
  IDBRequest.prototype.addEventListener = function (
    this: IDBRequest,
    ...given: Parameters<typeof addEventListener>
  ): void {
    if (this instanceof IDBOpenDBRequest) addEventListener.apply(this, given);
  };
};
/** The browser does not even open them. */
const opensNothing = (): void => {
  IDBFactory.prototype.open = () => ({ addEventListener: () => undefined }) as unknown as IDBOpenDBRequest;
};

for (const [how, silence] of [
  ['that opens and answers nothing', answersNothing],
  ['that never opens', opensNothing],
] as const)
  test(
    `a database ${how} is told within five seconds; the match goes on, is in this tab, and can be taken along`,
    IN_SOAK.words,
    async ({ page }) => {
      await page.addInitScript(silence);
      await page.clock.install();
      await openStart(page);
      await expect(page.locator('#saved-title')).toBeVisible();
      await playTogether(page, tractionTexts.card.name);
      const table = await tablePage(page);
      await table.type('walk S1 D 180');
      await page.clock.runFor(5000);
      await expect(page.getByText(texts.storageBlocked)).toBeVisible();
      await expect(page.locator('[data-unsaved]')).toContainText('1 action');
      const downloading = page.waitForEvent('download');
      await page
        .getByRole('button', { name: texts.unsaved.exportOf(texts.saved.matchOf('Blue and Vermilion')) })
        .click();
      expect(JSON.parse(await readFile(await (await downloading).path(), 'utf8'))).toMatchObject({ log: [{}] });
    },
  );

test('a save that takes long is told in one line under all else, once, and no more when it has come', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args: Parameters<typeof put>) {
      if (!('quick' in window)) throw new DOMException('busy', 'UnknownError');
      return put.apply(this, args);
    };
  });
  await page.clock.install();
  const table = await playNow(page);
  await table.type('walk S1 D 180');
  const line = page.locator('.trouble.slow');
  await page.clock.runFor(8000);
  await expect(line).toBeEmpty();
  await page.clock.runFor(20_000);
  await expect(line).toContainText(texts.unsaved.slow);
  await expect(page.locator('.table-trouble .wrong')).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { quick: true }));
  const main = page.locator('main.tableside');
  await expect(async () => {
    await page.clock.runFor(5000); // the browser needs its own time to answer in between
    await expect(main).toHaveAttribute('data-saved', '1', { timeout: 500 });
  }).toPass();
  await expect(line).toHaveCount(0);
});

test(
  'where the storage is full, the match goes on, the page says so, and saves again once there is room',
  IN_SOAK.words,
  async ({ page }) => {
    await page.addInitScript(() => {
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...args: Parameters<typeof put>) {
        if (!('roomAgain' in window)) throw new DOMException('full', 'QuotaExceededError');
        return put.apply(this, args);
      };
    });
    const table = await playNow(page);
    await expect(page.getByText(texts.storage.save.full)).toBeVisible();
    await table.type('walk S1 D 180');
    await page.evaluate(() => Object.assign(window, { roomAgain: true }));
    await table.press(tractionTexts.action.endTurn);
    await table.saved(2);
    await expect(page.getByText(texts.storage.save.full)).toBeHidden();
  },
);

test(
  'a title that cannot be kept stays as it was typed, and a match that cannot be deleted stays where it is: each is said in one sentence',
  IN_SOAK.words,
  async ({ page }) => {
    await openStart(page);
    await putSaves(page, manySaves(fileOf(await playHeadless([])), 1));
    await page.reload();
    const called = texts.saved.matchOf('Ann 1 and Jürgen');
    await page.getByRole('button', { name: texts.renaming.renameMatch(called) }).click();
    await page.evaluate(() => {
      const full = (): never => {
        throw new DOMException('full', 'QuotaExceededError');
      };
      Object.assign(IDBObjectStore.prototype, {
        put: full,
        delete: () => {
          throw new Error('no');
        },
      });
    });
    const field = page.getByLabel(texts.renaming.titleOf(called));
    await field.fill('The final');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert').filter({ hasText: texts.storage.rename.full })).toBeVisible();
    await expect(field).toHaveValue('The final');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: texts.saved.deleteMatch(called) }).click();
    await expect(page.getByText(texts.storage.delete.failed)).toBeVisible();
    await expect(page.getByRole('article', { name: called })).toBeVisible();
  },
);

test(
  'saves of the first version of the store are listed and open; from then on the list reads none of them whole',
  IN_SOAK.words,
  async ({ page }) => {
    await page.addInitScript(() => {
      const reads = { whole: 0 };
      Object.assign(window, { reads });
      for (const name of ['get', 'getAll'] as const) {
        const read = IDBObjectStore.prototype[name];
        const counted = function (this: IDBObjectStore, ...args: readonly unknown[]): unknown {
          reads.whole += this.name === 'matches' ? 1 : 0;
          return Reflect.apply(read, this, args);
        };
        Object.assign(IDBObjectStore.prototype, { [name]: counted });
      }
    });
    const seats = [
      { name: 'Ann', colour: 0 },
      { name: 'Bob', colour: 1 },
    ];
    const old = {
      id: '00112233445566aa',
      savedAt: 1_000_000,
      text: fileOf(await playHeadless(['walk S1 D 180'])),
      glance: { seats, actions: 1, turn: 1, winners: null, rules: RULES_VERSION, build: PHYSICS_BUILD },
    }; // by today's rules: older ones are only read (storage.spec.ts)
    await openStart(page);
    await expect(page.getByText(texts.saved.none)).toBeVisible();
    await page.evaluate(
      (record) =>
        new Promise((resolve) => {
          indexedDB.deleteDatabase('tumbletop'); // the page lets go of it
          const opening = indexedDB.open('tumbletop', 1);
          opening.onupgradeneeded = () => opening.result.createObjectStore('matches', { keyPath: 'id' }).put(record);
          opening.onsuccess = () => {
            opening.result.close();
            resolve(null);
          };
        }),
      old,
    );

    await page.reload();
    await expect(page.getByText(`${tractionTexts.card.running(1)}, ${texts.saved.actions(1)}`)).toBeVisible();
    await page.reload();
    const link = page.getByRole('link', { name: texts.saved.openMatch(texts.saved.matchOf('Ann and Bob')) });
    await expect(link).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { reads: { whole: number } }).reads.whole)).toBe(0);
    await link.click();
    await (await tablePage(page)).played(1);
  },
);

test(
  'a damaged record in the browser is listed as unreadable and keeps nothing else from being opened',
  IN_SOAK.words,
  async ({ page }) => {
    const table = await playNow(page);
    await table.type('walk S1 D 180');
    await table.saved(1);
    await putSaves(page, [{ id: 'damaged', savedAt: 'yesterday', text: '{' }]);
    await page.goto('./?still#/');
    await page.reload();
    await expect(page.getByText(/^This match cannot be read\. \$\.savedAt is "yesterday"/)).toBeVisible();
    await page.getByRole('button', { name: texts.saved.deleteUnreadable }).click();
    await expect(page.getByText(/^This match cannot be read/)).toBeHidden();
    await expect(
      page.getByRole('link', { name: texts.saved.openMatch(texts.saved.matchOf('Blue and Vermilion')) }),
    ).toBeVisible();
  },
);

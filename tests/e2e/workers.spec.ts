import { rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from './support/test.ts';
import { build } from 'vite';
import stored from '../oracles/hashes.json' with { type: 'json' };

/** Beside the page under test and served with it: a page of its own, built by the same configuration. */
const FOLDER = resolve(process.env['TUMBLETOP_E2E_PAGE'] ?? 'dist/app', 'scenes');

test.beforeAll(() =>
  build({ configFile: 'vite.config.ts', root: 'tests/e2e/scenes', logLevel: 'error', build: { outDir: FOLDER } }),
);
test.afterAll(() => rm(FOLDER, { recursive: true }));

test('the fixed scenes come out the same in a page and in two workers as in Node, from one file that is streamed', async ({
  page,
}) => {
  const files: string[] = [];
  const said: string[] = [];
  page.on(
    'response',
    (response) =>
      response.url().includes('.wasm') && files.push(`${response.headers()['content-type']} ${response.url()}`),
  );
  page.on('console', (message) => said.push(message.text())); // the package warns where it cannot stream
  await page.goto('./scenes/');
  expect(await page.evaluate(() => window.scenes)).toEqual([stored, stored, stored]);
  expect(files).toHaveLength(3);
  expect([...new Set(files)]).toEqual([
    expect.stringMatching(/^application\/wasm http:\S+\/scenes\/assets\/\S+\.wasm$/),
  ]);
  expect(said).toEqual([]);
});

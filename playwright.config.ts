import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/ensure-browser.mjs';
import { IN_SOAK, SLOWER, type Given } from './tests/e2e/support/test.ts';
import { SOAKING } from './tests/effort.ts';

// `npm test` builds the page into a folder of its own and picks a free port, so that
// two runs in one checkout do not meet. By hand: `npm run build` first.
const port = Number(process.env['TUMBLETOP_E2E_PORT'] ?? 4183);
const pageFolder = process.env['TUMBLETOP_E2E_PAGE'] ?? 'dist/app';
const address = `http://127.0.0.1:${port}/`;
const executablePath = await findBrowser();
const browser = executablePath === null ? {} : { executablePath };
const isRoot = process.getuid?.() === 0;
const ARGS = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  // The page is put together by the processor, and WebGL drawn by SwiftShader. That SwiftShader put the page together,
  // too, would take it three times as long.
  '--disable-gpu',
  '--enable-unsafe-swiftshader',
  // Chromium refuses to start its sandbox as root.
  ...(isRoot ? ['--no-sandbox'] : []),
];

export default defineConfig<Given>({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  // What only a soak has (tests/README.md).
  ...(SOAKING ? {} : { grepInvert: new RegExp(IN_SOAK.words.tag.join('|')) }),
  // One set of pictures for every system: what they allow for is a system's own fonts.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  outputDir: process.env['TUMBLETOP_E2E_RESULTS'] ?? 'test-results/e2e',
  // While one test waits for its page, the others' pages have both cores.
  workers: 3,
  // Nothing is tried again at a desk. A machine that tests for everybody may be busy with others: what fails there once
  // has another go, and is named as flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 120_000 * SLOWER,
  expect: { timeout: 30_000 * SLOWER },
  reporter: process.env['TUMBLETOP_E2E_JSON']
    ? [['list'], ['json', { outputFile: process.env['TUMBLETOP_E2E_JSON'] }]]
    : [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: address,
    viewport: { width: 1280, height: 720 },
    // A screenshot is compared pixel by pixel; so the page's pixels are the picture's.
    deviceScaleFactor: 1,
    locale: 'en-GB',
    timezoneId: 'UTC',
    // Keeping every page anew would cost each test seconds; offline.spec.ts allows it.
    serviceWorkers: 'block',
    // A trace of every test costs a tenth of its time; `-- --trace on` makes one of a test that is looked into.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // One page for all tests of a worker: what is stored and cached is cleared between them.
    reuseContext: true,
    launchOptions: { ...browser, args: ARGS },
  },
  webServer: {
    command: `node scripts/page/serve.mjs ${pageFolder} ${port}`,
    url: address,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});

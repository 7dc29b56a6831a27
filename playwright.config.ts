import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './scripts/ensure-browser.mjs';

// `npm test` builds the page into a folder of its own and picks a free port, so that
// two runs in one checkout do not meet. By hand: `npm run build` first.
const port = Number(process.env['TUMBLETOP_E2E_PORT'] ?? 4183);
const pageFolder = process.env['TUMBLETOP_E2E_PAGE'] ?? 'dist/app';
const address = `http://127.0.0.1:${port}/`;
const executablePath = await findBrowser();
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  // One set of pictures for every system: what they allow for is a system's own fonts.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  outputDir: process.env['TUMBLETOP_E2E_RESULTS'] ?? 'test-results/e2e',
  // Software rendering keeps both cores busy with one page.
  workers: 1,
  fullyParallel: false,
  // Nothing is tried again at a desk. A machine that tests for everybody may be busy with others: what fails there once
  // has another go, and is named as flaky.
  retries: process.env['CI'] === undefined ? 0 : 1,
  forbidOnly: process.env['CI'] !== undefined,
  timeout: 120_000,
  expect: { timeout: 30_000 },
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
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath === null ? {} : { executablePath }),
      args: [
        '--use-angle=swiftshader',
        '--enable-unsafe-swiftshader',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--disable-quic',
        '--no-first-run',
        // Chromium refuses to start its sandbox as root.
        ...(isRoot ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [{ name: 'chromium' }],
  webServer: {
    command: `node node_modules/vite/bin/vite.js preview --host 127.0.0.1 --port ${port} --strictPort --outDir ${pageFolder}`,
    url: address,
    reuseExistingServer: false,
    timeout: 60_000,
  },
});

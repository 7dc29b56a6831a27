import { defineConfig } from 'vitest/config';

/** Tests with a real Redis and a real Postgres: `npm run test:queue` and `npm run test:online` name their folders. */
export default defineConfig({
  test: {
    include: ['tests/queue/**/*.test.ts', 'tests/roomStores/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 600_000,
    hookTimeout: 120_000,
    silent: 'passed-only',
  },
});

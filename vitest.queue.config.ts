import { defineConfig } from 'vitest/config';

/** Tests with a real Redis and a real Postgres; `npm run test:queue` starts both. */
export default defineConfig({
  test: {
    include: ['tests/queue/**/*.test.ts'],
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 60_000,
    silent: 'passed-only',
  },
});

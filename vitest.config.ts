import { defineConfig } from 'vitest/config';

export default defineConfig({
  // In Node @react-three/rapier would resolve to CommonJS and load a second physics build.
  resolve: { mainFields: ['module', 'main'] },
  ssr: { resolve: { mainFields: ['module', 'main'] } },
  test: {
    name: 'unit',
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', '**/node_modules/**'],
    environment: 'node',
    // All files of a worker share its modules and its compiled physics: alone, each would import and compile them anew,
    // which takes as long again as the tests.
    pool: 'threads',
    isolate: false,
    maxWorkers: 2,
    // Long games and searches share two cores with whatever else the machine does.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // What a test prints matters only when it fails.
    silent: 'passed-only',
    server: { deps: { inline: [/@react-three/, /three-stdlib/, /suspend-react/, /its-fine/] } },
    coverage: {
      provider: 'v8',
      include: ['src/{sim,referee,engine,games,lab,online,cli}/**/*.ts'],
      reportsDirectory: 'coverage',
    },
  },
});

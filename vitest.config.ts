import { defineConfig } from 'vitest/config';
import { runs } from './tests/effort.ts';
import { bothTrees } from './tests/thirdGame/bothTrees.ts';

const TESTS = 'tests/**/*.test.{ts,tsx}';
/** In the browser; with real stores (`npm run test:queue`, `npm run test:online`). */
const NONE = ['tests/e2e/**', 'tests/queue/**', 'tests/roomStores/**', '**/node_modules/**'];
/** Of how modules are loaded the first time. */
const ALONE = ['tests/cli/untimed.test.ts', 'tests/sim/starting.test.ts', 'tests/app/pages/importMatch.test.tsx'];

export default defineConfig({
  plugins: [bothTrees()],
  // In Node @react-three/rapier would resolve to CommonJS and load a second physics build.
  resolve: { mainFields: ['module', 'main'] },
  ssr: { resolve: { mainFields: ['module', 'main'] } },
  test: {
    projects: [
      {
        extends: true,
        // All files of a worker share its modules and its compiled physics: alone, each would import and compile them
        // anew, which takes as long again as the tests.
        test: { name: 'unit', include: [TESTS], exclude: [...NONE, ...ALONE], isolate: false },
      },
      { extends: true, test: { name: 'alone', include: ALONE } },
    ],
    environment: 'node',
    pool: 'threads',
    maxWorkers: 2,
    setupFiles: ['tests/setup.ts'],
    // Long games and searches share two cores with everything else on the machine; a soak takes its time.
    testTimeout: runs(60_000, 3_600_000),
    hookTimeout: 60_000,
    // A test's output matters only when it fails.
    silent: 'passed-only',
    server: { deps: { inline: [/@react-three/, /three-stdlib/, /suspend-react/, /its-fine/] } },
    coverage: {
      provider: 'v8',
      include: ['src/{sim,referee,engine,games,lab,online,cli}/**/*.ts'],
      reportsDirectory: 'coverage',
    },
  },
});

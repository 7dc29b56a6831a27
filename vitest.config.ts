import { defineConfig } from 'vitest/config';
import { runs } from './tests/effort.ts';
import { bothTrees } from './tests/thirdGame/bothTrees.ts';

export default defineConfig({
  plugins: [bothTrees()],
  // In Node @react-three/rapier would resolve to CommonJS and load a second physics build.
  resolve: { mainFields: ['module', 'main'] },
  ssr: { resolve: { mainFields: ['module', 'main'] } },
  test: {
    name: 'unit',
    include: ['tests/**/*.test.{ts,tsx}'],
    exclude: ['tests/e2e/**', '**/node_modules/**'],
    environment: 'node',
    pool: 'forks',
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

// Before every test file: property tests draw their examples from the seed of the run, and a soak tells it on failure.
import process from 'node:process';
import fc from 'fast-check';
import { beforeEach } from 'vitest';
import { runs, SEED, SOAKING } from './effort.ts';

fc.configureGlobal({ seed: SEED, numRuns: runs(100, 1000) });

if (SOAKING)
  beforeEach(({ task, onTestFailed }) => {
    onTestFailed(() => {
      const again = `TUMBLETOP_SOAK=1 TUMBLETOP_SEED=${SEED} npx vitest run ${task.file.name}`;
      process.stderr.write(`${task.name}: again by ${again}\n`);
    });
  });

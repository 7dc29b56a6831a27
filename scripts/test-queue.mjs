// npm run test:queue: the lab's queue in a real Redis and a real Postgres, with workers that are killed. Starts both on
// free ports of this machine, in folders of their own, and ends them; what follows `--` goes to the test runner.
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import process from 'node:process';
import { buildCli } from './build-cli.mjs';
import { ensurePrograms, withRealStores } from './lib/realStores.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const VITEST = ['node_modules/vitest/vitest.mjs', 'run', '--config', 'vitest.stores.config.ts'];

const programs = ensurePrograms('queue');
await buildCli();
process.exitCode = await withRealStores(programs, (redis, postgres) => {
  const env = { ...process.env, TUMBLETOP_REDIS: redis.url, TUMBLETOP_POSTGRES: postgres.url };
  const asked = process.argv.slice(2);
  const args = [...VITEST, ...(asked.some((one) => one.startsWith('tests/')) ? asked : ['tests/queue', ...asked])];
  return new Promise((resolve) => {
    const tests = spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env });
    tests.on('close', (code) => resolve(code ?? 1));
  });
});

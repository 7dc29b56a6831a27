// Serves the built page to the browser tests.
//   node scripts/page/serve.mjs FOLDER PORT
import process from 'node:process';
import { preview } from 'vite';
import { HEADERS } from './policy.mjs';

const [outDir, port] = process.argv.slice(2);
if (outDir === undefined || port === undefined) throw new Error('expected a folder and a port');
await preview({
  build: { outDir },
  preview: {
    host: '127.0.0.1',
    port: Number(port),
    strictPort: true,
    // Nothing changes while the tests run, so that a test that loads the page again need not ask for its files.
    headers: { ...HEADERS, 'Cache-Control': 'public, max-age=3600, immutable' },
  },
});

// Builds the page that goes along in the package, dist/page, with every file of it packed as small as can be: `npx
// tumbletop serve` serves it. `npm pack` runs this by itself.
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import process from 'node:process';
import { compress } from './page/compress.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

export async function buildPage() {
  const { build } = await import('vite');
  const outDir = join(root, 'dist/page');
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  await rm(join(outDir, '.vite'), { recursive: true, force: true }); // for tools
  await compress(outDir, { best: true });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildPage();
  console.log('page: built into dist/page');
}

import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { served } from '../online/served.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly files: readonly string[];
};
const folder = mkdtempSync(join(tmpdir(), 'tumbletop-packed-'));
const installed = join(folder, 'node_modules', 'tumbletop');
const execute = promisify(execFile);
afterAll(() => rmSync(folder, { recursive: true }));

/** The installed command, in a folder that holds nothing but what was installed. */
async function tumbletop(...args: readonly string[]): Promise<{ code: number; out: string; errors: string }> {
  const command = join(installed, 'bin', 'tumbletop.mjs');
  return await execute(process.execPath, [command, ...args], { cwd: folder }).then(
    ({ stdout, stderr }) => ({ code: 0, out: stdout, errors: stderr }),
    (error: { code: number; stdout: string; stderr: string }) => ({
      code: error.code,
      out: error.stdout,
      errors: error.stderr,
    }),
  );
}

/** A page of two files, in the place of the built one, which takes a minute to make. */
const PAGE = { 'index.html': '<title>Tumbletop</title>', 'assets/shell-0123456.js': 'x'.repeat(2000) };

/**
 * As npm would install it for a stranger: the packed files, its dependencies, and none of its optional peers. It is
 * packed from a copy, so that a page can lie in it.
 */
beforeAll(async () => {
  await execute(process.execPath, [join(root, 'bin', 'tumbletop.mjs'), '--version']); // builds, if it must
  const copy = join(folder, 'copy');
  for (const name of ['package.json', ...manifest.files.filter((file) => file !== 'dist/page')])
    cpSync(join(root, name), join(copy, name), { recursive: true });
  for (const [name, text] of Object.entries(PAGE)) {
    mkdirSync(dirname(join(copy, 'dist/page', name)), { recursive: true });
    writeFileSync(join(copy, 'dist/page', name), text);
  }
  await execute(process.execPath, [join(root, 'scripts/page/compress.mjs'), join(copy, 'dist/page')]);
  await execute('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], { cwd: copy });
  const packed = readdirSync(folder).find((name) => name.endsWith('.tgz')) ?? '';
  mkdirSync(installed, { recursive: true });
  await execute('tar', ['-xzf', join(folder, packed), '-C', installed, '--strip-components=1']);
  for (const name of Object.keys(manifest.dependencies)) {
    const link = join(folder, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), link, 'dir');
  }
}, 240_000);

describe('the packed package, with its dependencies alone', () => {
  it('has the command, what it reads and the built page, and no picture beside it', () => {
    const files = readdirSync(installed, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name);
    expect(readdirSync(installed).sort()).toEqual(
      ['LICENSE', 'README.md', 'bin', 'dist', 'package.json', 'schemas', 'scripts'].sort(),
    );
    expect(readdirSync(join(installed, 'dist')).sort()).toEqual(['cli', 'page']);
    expect(files.filter((name) => /\.(png|jpe?g|webp|mp4|html)$/.test(name))).toEqual(['index.html']);
  });

  it('serves its page, packed beforehand, and rooms', async () => {
    const data = join(folder, 'rooms');
    const command = join(installed, 'bin', 'tumbletop.mjs');
    const server = await served(['--data', data], { command, cwd: folder });
    const get = async (path: string, encoding: string) =>
      fetch(`${server.address}${path}`, { headers: { 'accept-encoding': encoding } });
    for (const encoding of ['br', 'gzip', 'identity']) {
      const answer = await get('assets/shell-0123456.js', encoding);
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(encoding);
      expect(answer.headers.get('vary')).toMatch(/accept-encoding/i);
      expect(answer.headers.get('cache-control')).toContain('immutable');
      expect(await answer.text()).toBe(PAGE['assets/shell-0123456.js']);
    }
    const page = await get('', 'br');
    expect(page.headers.get('cache-control')).toBe('no-cache');
    expect(await page.text()).toBe(PAGE['index.html']);
    const none = await fetch(`${server.address}m/ACEFGH/now`);
    expect(await none.json()).toMatchObject({ code: 'no-room' });
    await server.stop();
  });

  it('counts trials by real physics, on threads of its own', async () => {
    const { code, out } = await tumbletop(
      'lab',
      'rolls',
      '--body',
      'd20',
      '--trials',
      '20',
      '--workers',
      '2',
      '--json',
    );
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ format: 'tumbletop/lab-result', rolls: 20 });
  });

  it.each([
    [['lab', 'worker', '--queue', 'postgres://me@localhost:1/lab'], 'bullmq@6 pg@8'],
    [['lab', 'rolls', '--body', 'd20', '--trials', '20', '--queue', 'redis://localhost:1'], 'bullmq@6 ioredis@5'],
  ])('says of %j what to install for it', async (args, packages) => {
    expect(await tumbletop(...args)).toEqual({
      code: 2,
      out: '',
      errors: `tumbletop: A queue needs packages that tumbletop does not bring along; to install them: npm install ${packages}\n`,
    });
  });
});

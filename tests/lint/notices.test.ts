import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { build, type Plugin, type Rolldown } from 'vite';
import { inSoak } from '../effort.ts';
import { noticeOf, NOTICES, noticesOf, packageFolderOf } from '../../scripts/page/notices.mjs';

/** Names of the packages of which the build, by its own list, has modules. */
const bundled = new Set<string>();
let notices = '';

/** Reads the list by itself, so that a module which the notices overlook is found. */
const listing = (): Plugin => ({
  name: 'test:listing',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    for (const id of chunks.flatMap(({ moduleIds }) => moduleIds)) {
      const after = id.split('node_modules/').at(-1) ?? '';
      if (id.includes('node_modules/'))
        bundled.add(
          after
            .split('/')
            .slice(0, after.startsWith('@') ? 2 : 1)
            .join('/'),
        );
      else if (id.startsWith('\0')) bundled.add(id.slice(1).split('/')[0] ?? '');
    }
  },
});

/** What the package in that folder calls itself: one may be installed under another name. */
const calledBy = (name: string): string =>
  (JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as { readonly name: string }).name;

inSoak(() => {
  describe('the notices of the built page', () => {
    beforeAll(async () => {
      const built = (await build({
        configFile: 'vite.config.ts',
        logLevel: 'error',
        build: { write: false },
        plugins: [listing()],
        worker: { plugins: () => [listing()] },
      })) as Rolldown.RolldownOutput;
      const file = built.output.find(({ fileName }) => fileName === NOTICES);
      notices = file?.type === 'asset' ? String(file.source) : '';
    }, 300_000);

    it('name every package of which anything is bundled, in the page or in a worker, with its licence', () => {
      expect([...bundled].map(calledBy).filter((name) => !notices.includes(`\n${name}@`))).toEqual([]);
      expect(bundled.size).toBeGreaterThan(15);
      expect([...bundled]).toEqual(expect.arrayContaining(['three', 'react', '@dimforge/rapier3d-compat', 'vite']));
    });

    it('have the whole licence of each, and the project\u2019s own', () => {
      const parts = notices.split(/^-{80}\n.+\n-{80}$/m).slice(1);
      expect(parts.length).toBe(bundled.size + 1);
      expect(parts.filter((part) => !/copyright/i.test(part) || part.trim().length < 500)).toEqual([]);
    });
  });
});

describe('a module', () => {
  it.each([
    ['/there/node_modules/three/build/three.module.js', '/there/node_modules/three'],
    ['/there/node_modules/@a/b/node_modules/@c/d/x.js?commonjs', '/there/node_modules/@a/b/node_modules/@c/d'],
    ['/there/src/app/main.tsx', null],
  ])('%s is of %s', (id, folder) => expect(packageFolderOf(id)).toBe(folder));

  it('that nobody knows breaks the build', () => {
    expect(() => packageFolderOf('\0somebody/helper.js')).toThrow('nobody knows whose module');
  });
});

describe('a package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tumbletop-notices-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const put = (name: string, files: Readonly<Record<string, string>>): string => {
    const at = join(folder, name);
    mkdirSync(at);
    writeFileSync(join(at, 'package.json'), JSON.stringify({ name, version: '1.2.3' }));
    for (const [file, text] of Object.entries(files)) writeFileSync(join(at, file), text);
    return at;
  };

  it('without a licence text breaks the build', () => {
    expect(() => noticesOf([put('bare', {})])).toThrow('bare@1.2.3 comes without a licence text');
  });

  it('gives its licence and its notice, and not what its own tools bundle', () => {
    const at = put('whole', {
      'LICENSE.md': 'MIT, of itself\n# Licenses of bundled dependencies\nof others',
      NOTICE: 'And thanks.',
    });
    expect(noticeOf(at)).toEqual({ called: 'whole@1.2.3', licence: 'MIT, of itself\n\nAnd thanks.' });
  });
});

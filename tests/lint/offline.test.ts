import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { listFiles } from '../../scripts/page/offline.mjs';

const FILES = new Map([
  ['index.html', '<!doctype html>'],
  ['assets/scene-a.js', 'scene();'],
  ['assets/scene-a.js.map', '{}'],
  ['.vite/manifest.json', '{}'],
  ['icons/icon.svg', '<svg/>'],
]);

it('lists every file, the page under the address of its folder, and none that is for tools', () => {
  const { lasting, changing } = listFiles(FILES);
  expect(lasting).toEqual(['assets/scene-a.js']);
  expect(changing).toEqual(['icons/icon.svg', '']);
});

it('names another version as soon as any file is another', () => {
  const { version } = listFiles(FILES);
  expect(listFiles(new Map(FILES)).version).toBe(version);
  expect(listFiles(new Map(FILES).set('icons/icon.svg', '<svg />')).version).not.toBe(version);
  expect(listFiles(new Map(FILES).set('assets/scene-b.js', '')).version).not.toBe(version);
});

it('the manifest names icons that are there, one of them for a round mask, and stays within the page’s folder', () => {
  const manifest = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'));
  expect([manifest.start_url, manifest.scope]).toEqual(['./', './']);
  expect(manifest.icons.filter(({ src }: { readonly src: string }) => !existsSync(`public/${src}`))).toEqual([]);
  expect(manifest.icons.some(({ purpose }: { readonly purpose?: string }) => purpose === 'maskable')).toBe(true);
});

it('the icon that is a picture is as large as its name says', () => {
  const png = readFileSync('public/icons/icon-192.png'); // width and height: the first two numbers of its header
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([192, 192]);
});

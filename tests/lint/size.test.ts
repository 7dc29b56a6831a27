import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Manifest } from 'vite';
import { circlesIn } from '../../scripts/size/circles.mjs';
import { BOUNDS, routesOf } from '../../scripts/size/routes.mjs';
import { isOver, report, table, weigh } from '../../scripts/size.mjs';

/** A page of two games, which share the scene and the physics; `chess` has a model, `draughts` a style of its own. */
const MANIFEST: Manifest = {
  'index.html': { file: 'index.js', isEntry: true, css: ['index.css'], imports: ['_react.js'] },
  '_react.js': { file: 'react.js' },
  '_scene.js': { file: 'scene.js', imports: ['_react.js', '_physics.js', 'index.html'] },
  '_physics.js': { file: 'physics.js', assets: ['rapier.wasm'] },
  'src/app/storage/browserStore.ts': { file: 'store.js', isDynamicEntry: true },
  'src/app/replay/WatchPage.tsx': { file: 'watch.js', isDynamicEntry: true },
  'src/app/tables/chess/table.tsx': {
    file: 'chess.js',
    isDynamicEntry: true,
    imports: ['_scene.js'],
    assets: ['king.glb'],
  },
  'src/app/tables/chess/watch/Watching.tsx': { file: 'watchChess.js', isDynamicEntry: true, imports: ['_scene.js'] },
  'src/app/tables/draughts/table.tsx': {
    file: 'draughts.js',
    isDynamicEntry: true,
    imports: ['_scene.js'],
    css: ['draughts.css'],
  },
};
const FILES = Object.values(MANIFEST).flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]);

const filesOf = (manifest: Manifest, route: string): string[][] =>
  routesOf(manifest)
    .filter(({ name }) => name === route)
    .flatMap(({ ways }) => ways.map((way) => [...way].sort()));

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tumbletop-size-'));
  for (const file of ['index.html', 'icon.svg', ...FILES]) put(file, file);
  put('.vite/manifest.json', JSON.stringify(MANIFEST));
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

const tooHeavy = (): string[] =>
  weigh(folder)
    .filter(isOver)
    .map(({ name }) => name);

it('counts to the shell the page, its styles and the scripts that it cannot run without', () => {
  expect(filesOf(MANIFEST, 'shell')).toEqual([['index.css', 'index.html', 'index.js', 'react.js']]);
});

it('counts a typeface to no route but its own, wherever it is asked for', () => {
  const page = { ...MANIFEST['index.html'], file: 'index.js', assets: ['round.woff2'] };
  const keys = { file: 'keys.js', isDynamicEntry: true, css: ['face.css'], assets: ['face.woff2'] };
  const withBoth = { ...MANIFEST, 'index.html': page, 'src/app/session/keys.ts': keys };
  expect(filesOf(withBoth, 'shell')).toEqual(filesOf(MANIFEST, 'shell'));
  expect(filesOf(withBoth, 'first match: chess')[0]).not.toContain('face.woff2');
  expect(filesOf(withBoth, 'a typeface')).toEqual([['round.woff2'], ['face.woff2']]);
});

it('counts to a first match all that comes with it and is not in the shell, and nothing that comes later', () => {
  expect(filesOf(MANIFEST, 'first match: chess')).toEqual([
    ['chess.js', 'king.glb', 'physics.js', 'rapier.wasm', 'scene.js', 'store.js'],
  ]);
});

it('counts to a further game what no other game has loaded', () => {
  expect(filesOf(MANIFEST, 'further game: draughts')).toEqual([['draughts.css', 'draughts.js']]);
});

it('measures a third game as soon as the page has it, after each of the others', () => {
  const third = { 'src/app/tables/go/table.tsx': { file: 'go.js', isDynamicEntry: true, imports: ['_physics.js'] } };
  const more = { ...MANIFEST, ...third };
  expect(filesOf(more, 'first match: go')).toEqual([['go.js', 'physics.js', 'rapier.wasm', 'store.js']]);
  expect(filesOf(more, 'further game: go')).toEqual([['go.js'], ['go.js']]);
  expect(filesOf(more, 'further game: chess')).toContainEqual(['chess.js', 'king.glb', 'scene.js']);
});

it('measures the lab with each of its experiments, beyond what every page fetches', () => {
  const lab = {
    'src/app/tabs/seated.ts': { file: 'seated.js', isDynamicEntry: true, imports: ['_physics.js'] },
    'src/app/lab/LabPage.tsx': { file: 'lab.js', isDynamicEntry: true, imports: ['index.html'], assets: ['worker.js'] },
    'src/app/lab/answer/PlotView.tsx': { file: 'plot.js', isDynamicEntry: true },
    'src/lab/chess/opening/opening.ts': { file: 'opening.js', isDynamicEntry: true, imports: ['_physics.js'] },
    'src/lab/chess/opening/form.ts': { file: 'openingForm.js', isDynamicEntry: true },
    'src/lab/toss/toss.ts': { file: 'toss.js', isDynamicEntry: true },
  };
  const shared = ['lab.js', 'plot.js', 'worker.js'];
  expect(filesOf({ ...MANIFEST, ...lab }, 'the lab')).toEqual([
    ['lab.js', 'opening.js', 'openingForm.js', 'plot.js', 'worker.js'],
    [...shared, 'toss.js'].sort(),
  ]);
});

it('has no further game where there is one game', () => {
  const one = Object.fromEntries(Object.entries(MANIFEST).filter(([key]) => !key.includes('draughts')));
  expect(routesOf(one).map(({ name }) => name)).toEqual(['shell', 'first match: chess']);
});

it('refuses a build in which it finds no game, or misses what one imports', () => {
  expect(() => routesOf({ 'index.html': { file: 'index.js' } })).toThrow('no game');
  expect(() => routesOf({ ...MANIFEST, '_scene.js': { file: 'scene.js', imports: ['_gone.js'] } })).toThrow('_gone.js');
});

it.each([
  ['react.js', BOUNDS.shell, ['shell']],
  ['chess.js', BOUNDS.furtherGame, ['further game: chess']],
  ['scene.js', BOUNDS.firstMatch, ['first match: chess', 'first match: draughts']],
])('minds %s when it is heavier than %i bytes', (file, bytes, routes) => {
  expect(tooHeavy()).toEqual([]);
  put(file, randomBytes(bytes));
  expect(tooHeavy()).toEqual(routes);
  expect(table(weigh(folder)).match(/too heavy$/gm)).toHaveLength(routes.length);
  expect(report(folder)).toBe(false);
});

it('tells the weight of all files but the manifest, and sets it no bound', () => {
  put('watch.js', randomBytes(2 * BOUNDS.firstMatch));
  const all = weigh(folder).at(-1);
  expect(all?.files).toHaveLength(FILES.length + 2);
  expect([all?.bound, tooHeavy()]).toEqual([null, []]);
  expect(report(folder)).toBe(true);
});

it('says how to build a page that it can measure', () => {
  rmSync(join(folder, '.vite'), { recursive: true });
  expect(() => weigh(folder)).toThrow('npm run build');
});

it('finds files that import each other in a circle', () => {
  expect(circlesIn(MANIFEST)).toEqual([]);
  const circle = { '_a.js': { file: 'a.js', imports: ['_b.js'] }, '_b.js': { file: 'b.js', imports: ['_a.js'] } };
  expect(circlesIn({ ...MANIFEST, ...circle })).toEqual([['a.js', 'b.js', 'a.js']]);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BOUNDS, isOver, table, weigh } from '../../scripts/size.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tumbletop-size-'));
  put(
    'index.html',
    '<script type="module" src="./assets/index.js"></script><link rel="icon" href="data:,"><link rel="stylesheet" href="./assets/index.css">',
  );
  put('assets/index.js', 'import { a } from "./react.js"; import("./scene.js"); console.log(a);');
  put('assets/react.js', 'export { a } from "./deep.js";');
  put('assets/deep.js', 'export const a = 1;');
  put('assets/index.css', 'p { margin: 0 }');
  put('assets/scene.js', 'console.log(new URL("rapier.wasm", import.meta.url));');
  put('assets/rapier.wasm', 'w');
  put('assets/pyramid.glb', 'g');
});
afterEach(() => rmSync(folder, { recursive: true }));

function put(file: string, content: string | Uint8Array): void {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), content);
}

const part = (name: string): ReturnType<typeof weigh>[number] => {
  const found = weigh(folder).find((weight) => weight.part === name);
  if (!found) throw new Error(`no part ${name}`);
  return found;
};

it('counts to the shell what the page asks for at once and what those scripts cannot run without', () => {
  expect(part('shell').files).toBe(5);
  expect(part('physics wasm').files).toBe(1);
  expect(part('models').files).toBe(1);
  expect(part('scene and the rest').files).toBe(1);
  expect(part('total').files).toBe(8);
});

it('minds a shell over its bound, however the weight gets into it', () => {
  expect(isOver(part('shell'))).toBe(false);
  put('assets/deep.js', `export const a = "${randomBytes(BOUNDS.shell).toString('hex')}";`);
  expect(isOver(part('shell'))).toBe(true);
  expect(table(weigh(folder))).toMatch(/^shell .* too heavy$/m);
  expect(isOver(part('total'))).toBe(false);
});

it('minds a page over its bound, and nothing but the page', () => {
  put('assets/more.bin', randomBytes(BOUNDS.total));
  expect(
    weigh(folder)
      .filter(isOver)
      .map((weight) => weight.part),
  ).toEqual(['total']);
});

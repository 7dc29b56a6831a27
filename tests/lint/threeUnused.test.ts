import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesUnder, isScript } from '../../scripts/lib/source.mjs';
import { withoutUnused } from '../../scripts/page/threeUnused.mjs';

const script = readFileSync('node_modules/three/build/three.module.js', 'utf8');

it('leaves glasses and environment maps out of three, and its renderer in', () => {
  const without = withoutUnused(script);
  expect(script.length - without.length).toBeGreaterThan(35_000);
  expect(without).toContain('class WebGLRenderer {');
  expect(without).not.toContain('requestReferenceSpace');
});

it('leaves whatever the renderer asks of glasses that nobody wears', () => {
  const left = /class WebXRManager[\s\S]*?\n}\n/.exec(withoutUnused(script))?.[0] ?? '';
  const asked = [...script.slice(script.indexOf('class WebGLRenderer {')).matchAll(/\bxr\.(\w+)/g)].map(
    ([, name = '']) => name,
  );
  const ofEvents = ['addEventListener', 'removeEventListener'];
  expect(asked.filter((name) => !ofEvents.includes(name) && !left.includes(name))).toEqual([]);
});

it('refuses a three that holds them in another way', () => {
  expect(() => withoutUnused(script.replace('class PMREMGenerator {', 'class Blur {'))).toThrow('PMREMGenerator');
});

it('nothing of the page is lit by an environment map', () => {
  const files = filesUnder('src/app').filter(isScript);
  expect(
    files.filter((file) =>
      /\b(envMap|PMREMGenerator|environmentIntensity)\b|<Environment\b/.test(readFileSync(file, 'utf8')),
    ),
  ).toEqual([]);
});

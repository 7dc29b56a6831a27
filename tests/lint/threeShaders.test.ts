import { readFileSync } from 'node:fs';
import * as THREE from 'three';
import { expect, it } from 'vitest';
import { filesUnder, isScript } from '../../scripts/lib/source.mjs';
import { WITHOUT_SHADERS, withoutLitShaders } from '../../scripts/page/threeShaders.mjs';

const script = readFileSync('node_modules/three/build/three.module.js', 'utf8');

it('leaves the shaders of lit materials out of three, and those of plain ones in', () => {
  const without = withoutLitShaders(script);
  expect(script.length - without.length).toBeGreaterThan(45_000);
  expect(without).toContain('const vertex$g = "');
  expect(without).toContain('var lights_pars_begin = "uniform');
  expect(without).not.toContain('RE_Direct_Physical');
});

it('refuses a three that holds them in another way', () => {
  expect(() => withoutLitShaders(script.replace('var lights_toon_fragment', 'var toon'))).toThrow('lights_toon_fragment');
});

it('no part of the page names a material that has no shader', () => {
  const anyOf = new RegExp(WITHOUT_SHADERS.map((name) => `${name}|<${name.charAt(0).toLowerCase()}${name.slice(1)}`).join('|'));
  expect(WITHOUT_SHADERS.filter((name) => !(name in THREE))).toEqual([]);
  expect(filesUnder('src').filter((file) => isScript(file) && anyOf.test(readFileSync(file, 'utf8')))).toEqual([]);
});

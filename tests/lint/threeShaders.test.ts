import { readFileSync } from 'node:fs';
import * as THREE from 'three';
import { expect, it } from 'vitest';
import { filesUnder, isScript } from '../../scripts/lib/source.mjs';
import { WITHOUT_SHADERS, withoutLitShaders } from '../../scripts/page/threeShaders.mjs';

const script = readFileSync('node_modules/three/build/three.module.js', 'utf8');

it('leaves the shaders of lit materials out of three, and those of plain ones in', () => {
  const without = withoutLitShaders(script);
  expect(script.length - without.length).toBeGreaterThan(80_000);
  expect(without).toContain('const vertex$g = "');
  expect(without).toContain('var lights_pars_begin = "uniform');
  expect(without).not.toContain('RE_Direct_Physical');
});

it('leaves every shader of the other materials whole, with all that it includes', () => {
  const without = withoutLitShaders(script);
  const texts = new Map(
    [...without.matchAll(/^(?:var|const) ([\w$]+) = "((?:[^"\\]|\\.)*)"/gm)].map(([, variable, text]) => [
      variable,
      text ?? '',
    ]),
  );
  const list = /const ShaderChunk = \{([^}]+)\}/.exec(without)?.[1] ?? '';
  const chunks = new Map(
    [...list.matchAll(/(\w+): ([\w$]+)/g)].map(([, name, variable]) => [name, texts.get(variable) ?? '']),
  );
  const needed = new Set(
    ['meshbasic', 'sprite', 'shadow', 'depth', 'distance', 'background', 'backgroundCube', 'cube', 'equirect'].flatMap(
      (name) => [`${name}_vert`, `${name}_frag`],
    ),
  );
  for (const name of ['tonemapping_pars_fragment', 'colorspace_pars_fragment']) needed.add(name); // three puts them into every program
  const included = (text: string): string[] => [...text.matchAll(/#include <(\w+)>/g)].map(([, name]) => name ?? '');
  for (const file of filesUnder('src'))
    if (isScript(file)) for (const name of included(readFileSync(file, 'utf8'))) needed.add(name);
  for (const name of needed) for (const part of included(chunks.get(name) ?? '')) needed.add(part);
  expect(needed.size).toBeGreaterThan(60);
  expect([...needed].filter((name) => !chunks.get(name))).toEqual([]);
});

it('refuses a three that holds them in another way', () => {
  expect(() => withoutLitShaders(script.replace('var lights_toon_fragment', 'var toon'))).toThrow(
    'lights_toon_fragment',
  );
});

it('no part of the page names a material that has no shader', () => {
  const anyOf = new RegExp(
    WITHOUT_SHADERS.map((name) => `${name}|<${name.charAt(0).toLowerCase()}${name.slice(1)}`).join('|'),
  );
  expect(WITHOUT_SHADERS.filter((name) => !(name in THREE))).toEqual([]);
  expect(filesUnder('src').filter((file) => isScript(file) && anyOf.test(readFileSync(file, 'utf8')))).toEqual([]);
});

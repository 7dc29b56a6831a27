import { readFileSync } from 'node:fs';
import * as THREE from 'three';
import { rolldown } from 'rolldown';
import { expect, it } from 'vitest';
import { filesUnder, isScript } from '../../scripts/lib/source.mjs';
import { threeAnimation, withoutTracks } from '../../scripts/page/threeAnimation.mjs';

const script = readFileSync('node_modules/three/build/three.core.js', 'utf8');

it('lets the bundler leave the tracks of animations out of three', async () => {
  const bundle = await rolldown({
    input: 'entry',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === 'entry' ? id : null),
        load: (id) => (id === 'entry' ? `export { Mesh } from 'three';` : null),
      },
      threeAnimation(),
    ],
  });
  const { output } = await bundle.generate({ format: 'es' });
  await bundle.close();
  const classes = [...output[0].code.matchAll(/(?:class (\w+)|(\w+) = class)\b/g)].map(
    ([, after, before]) => after ?? before ?? '',
  );
  expect(classes).toContain('Mesh');
  expect(classes.filter((name) => /KeyframeTrack|Interpolant|PropertyBinding/.test(name))).toEqual([]);
});

it('refuses a three that sets other things on them', () => {
  expect(() => withoutTracks(script.replace("KeyframeTrack.prototype.ValueTypeName = '';", ''))).toThrow(
    'three sets 23 things',
  );
});

it('no part of the page animates by tracks', () => {
  const names = Object.keys(THREE).filter((name) =>
    /KeyframeTrack$|^Animation|Interpolant$|^Property(Binding|Mixer)$/.test(name),
  );
  expect(names).toContain('AnimationMixer');
  const anyOf = new RegExp(`\\b(${names.join('|')}|useAnimations)\\b`);
  expect(filesUnder('src').filter((file) => isScript(file) && anyOf.test(readFileSync(file, 'utf8')))).toEqual([]);
});

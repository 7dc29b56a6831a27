import {
  Group,
  Mesh,
  MeshBasicMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  ShaderMaterial,
  Texture,
  type Material,
  type Object3D,
} from 'three';
import { expect, it } from 'vitest';
import { paintInSlices, type Painting } from '#app/scene/looks/painting.ts';
import { paintedIn, prepare, texturesIn, type Preparing } from '#app/scene/Prepared.tsx';

const mapped = (map: Texture): MeshBasicMaterial => new MeshBasicMaterial({ map });
const notAsked = (): never => expect.fail('it is not asked for');
const shaded = (value: unknown): ShaderMaterial => new ShaderMaterial({ uniforms: { map: { value } } });

/** Things of these materials, the last of several, in a group that is not seen. */
function sceneOf(...materials: (ShaderMaterial | MeshBasicMaterial)[]): Object3D {
  const [plane, group] = [new PlaneGeometry(), new Group()];
  group.visible = false;
  for (const material of materials) group.add(new Mesh(plane, material));
  group.add(new Mesh(plane, materials));
  return group;
}

it('finds the textures of unseen things, in properties and in uniforms, each once', () => {
  const [one, two] = [new Texture(), new Texture()];
  expect([...texturesIn(sceneOf(mapped(one), shaded(two), shaded(null), shaded(2)))]).toEqual([one, two]);
});

it('is ready once the programs are compiled and every texture is on the card', async () => {
  const did: string[] = [];
  let compiled: () => void = () => undefined;
  const compileAsync: Preparing['compileAsync'] = (scene) => {
    did.push('compiles');
    return new Promise((resolve) => (compiled = () => resolve(scene)));
  };
  const textures = [new Texture(), new Texture()];
  const initTexture = (texture: Texture): void => {
    did.push(`brings ${textures.indexOf(texture)}`);
    if (texture === textures.at(-1)) setTimeout(() => (did.push('compiled'), compiled()));
  };
  const gl: Preparing = { compile: notAsked, compileAsync, initTexture, extensions: { has: () => true } };
  await prepare(gl, sceneOf(...textures.map(mapped)), new PerspectiveCamera());
  expect(did).toEqual(['compiles', 'brings 0', 'brings 1', 'compiled']);
});

it('is compiled at once, without a warning of three, where a browser cannot do so beside everything else', async () => {
  let compiled = 0;
  const compile = (): Set<Material> => {
    compiled += 1;
    return new Set();
  };
  const gl: Preparing = { compile, compileAsync: notAsked, initTexture: notAsked, extensions: { has: () => false } };
  await prepare(gl, sceneOf(), new PerspectiveCamera());
  expect(compiled).toBe(1);
});

it('is painted once all of its textures are', async () => {
  const textures = [new Texture(), new Texture(), new Texture()];
  let painted = 0;
  function* painting(steps: number): Painting {
    for (let i = 0; i < steps; i += 1) yield;
    painted += 1;
  }
  textures.slice(1).forEach((texture, i) => paintInSlices(texture, painting(3 * i)));
  await paintedIn(sceneOf(...textures.map(mapped)));
  expect(painted).toBe(2);
});

import { useLoader } from '@react-three/fiber';
import { BufferAttribute, BufferGeometry, Mesh } from 'three';
import { type GLTF, GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { mergeGeometries } from 'three/addons/utils/BufferGeometryUtils.js';
import type { PyramidSize } from '../../../sim/pyramid.ts';

/** What a model says of itself in its extras, metres. */
export interface PyramidMeasures {
  readonly baseM: number;
  readonly heightM: number;
  readonly cavityBaseM: number;
  readonly cavityHeightM: number;
}

export interface PyramidModel {
  readonly measures: PyramidMeasures;
  /** Group 0 is the sharp hull, group 1 the skin with its pips, rim and cavity. */
  readonly geometry: BufferGeometry;
}

const URLS: Readonly<Record<PyramidSize, string>> = {
  S: new URL('../../../../models/pyramid-s.glb', import.meta.url).href,
  M: new URL('../../../../models/pyramid-m.glb', import.meta.url).href,
  L: new URL('../../../../models/pyramid-l.glb', import.meta.url).href,
};

/** Corners A to D and the tip, as the models list them: four sides, then the base. */
const HULL_TRIANGLES = [1, 0, 4, 2, 1, 4, 3, 2, 4, 0, 3, 4, 0, 1, 2, 0, 2, 3];

interface Extras extends PyramidMeasures {
  readonly hullM: readonly (readonly [number, number, number])[];
}

function isExtras(data: object): data is Extras {
  return 'hullM' in data && 'baseM' in data && 'cavityBaseM' in data;
}

function hullGeometry(extras: Extras): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(extras.hullM.flat()), 3));
  // Merging asks for the same attributes everywhere; the pass that draws the hull reads no normals.
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(extras.hullM.length * 3), 3));
  geometry.setIndex(new BufferAttribute(new Uint16Array(HULL_TRIANGLES), 1));
  return geometry;
}

function toModel({ scene }: GLTF): PyramidModel {
  const mesh = scene.getObjectsByProperty('isMesh', true)[0];
  if (!(mesh instanceof Mesh) || !isExtras(mesh.userData)) throw new Error('not a pyramid model');
  const skin: BufferGeometry = mesh.geometry;
  return { measures: mesh.userData, geometry: mergeGeometries([hullGeometry(mesh.userData), skin], true) };
}

const models = new WeakMap<GLTF, PyramidModel>();

/** The model of a size; suspends while it loads. */
export function usePyramidModel(size: PyramidSize): PyramidModel {
  const gltf = useLoader(GLTFLoader, URLS[size]);
  const model = models.get(gltf) ?? toModel(gltf);
  models.set(gltf, model);
  return model;
}

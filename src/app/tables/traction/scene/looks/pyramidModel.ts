import { BufferAttribute, BufferGeometry } from 'three';
import type { PyramidSize } from '#sim/pyramid.ts';
import { readGlb } from '#app/scene/looks/readGlb.ts';
import { wholeSkin } from './wholeSkin.ts';
import { useModelFile } from '#app/scene/looks/modelFile.ts';

/** A model's measures in its extras, metres. */
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
  S: new URL('../../../../../../models/pyramid-s.glb', import.meta.url).href,
  M: new URL('../../../../../../models/pyramid-m.glb', import.meta.url).href,
  L: new URL('../../../../../../models/pyramid-l.glb', import.meta.url).href,
};

/** Corners A to D and the tip, as the models list them: four sides, then the base. */
const HULL_TRIANGLES = [1, 0, 4, 2, 1, 4, 3, 2, 4, 0, 3, 4, 0, 1, 2, 0, 2, 3];

interface Extras extends PyramidMeasures {
  readonly hullM: readonly (readonly [number, number, number])[];
}

function isExtras(data: unknown): data is Extras {
  return typeof data === 'object' && data !== null && 'hullM' in data && 'baseM' in data && 'cavityBaseM' in data;
}

function toModel(file: ArrayBuffer): PyramidModel {
  const model = readGlb(file);
  const { extras } = model;
  if (!isExtras(extras)) throw new Error('not a pyramid model');
  const hull = extras.hullM.flat();
  const { positions, normals, indices } = wholeSkin(model);
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', vectors(hull, positions));
  geometry.setAttribute(
    'normal',
    vectors(
      hull.map(() => 0),
      normals,
    ),
  ); // the pass that draws the hull reads none
  geometry.setIndex([...HULL_TRIANGLES, ...indices.map((vertex) => vertex + extras.hullM.length)]);
  geometry.addGroup(0, HULL_TRIANGLES.length, 0);
  geometry.addGroup(HULL_TRIANGLES.length, indices.length, 1);
  return { measures: extras, geometry };
}

const vectors = (...parts: readonly (readonly number[])[]): BufferAttribute =>
  new BufferAttribute(Float32Array.from(parts.flat()), 3);

const models = new WeakMap<ArrayBuffer, PyramidModel>();

/** The model of a size; suspends while it loads. */
export function usePyramidModel(size: PyramidSize): PyramidModel {
  const file = useModelFile(URLS[size]);
  const model = models.get(file) ?? toModel(file);
  models.set(file, model);
  return model;
}

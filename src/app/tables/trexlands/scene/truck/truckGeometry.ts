import { BufferAttribute, BufferGeometry, type BufferAttribute as Attribute } from 'three';
import { remembered } from '#engine/matchFile/remembered.ts';
import type { TruckFile } from '#engine/truckFile.ts';
import { trucksBy } from '#games/trexlands/ownTruck.ts';
import type { TruckSpec } from '#sim/roll/truck.ts';
import { Solids, type Stuff } from '#play/table/toy/solids.ts';
import { geometryOf, PAINT, type Skin } from '#app/scene/toy/toys.tsx';
import { ownTruckModel } from './ownTruck.ts';
import { truckModel, type MarkSquare, type TruckModel } from './truckSkin.ts';
import { useModelFile } from '#app/scene/looks/modelFile.ts';

/** The look of the model's stuffs on the table; the fleet's colour is the material's. */
const STUFFS: Readonly<Record<string, Stuff>> = {
  paint: { colour: PAINT, gloss: 0.85, shine: 0.04 },
  trim: { colour: '#26282d', gloss: 0.5 },
  tyre: { colour: '#141517', gloss: 0.1 },
  hub: { colour: '#c3c6cb', gloss: 0.8, shine: 0.35 },
  glass: { colour: '#16222b', gloss: 1, shine: 0.12 },
  lamp: { colour: '#fff4cf', gloss: 0.8 },
  tail: { colour: '#c2141b', gloss: 0.8 },
  load: { colour: '#6b5a3c' },
};

const URL_OF_TRUCK = new URL('../../../../../../models/truck.glb', import.meta.url).href;

export interface TruckParts {
  readonly skin: Skin;
  /** Of the skin. */
  readonly body: BufferGeometry;
  /** Around the body: every corner with the way that leads out of it. */
  readonly outline: BufferGeometry;
  /** The fleet's marks and the truck's number. */
  readonly decals: BufferGeometry;
}

function partsOf(model: TruckModel, numbers: readonly MarkSquare[]): TruckParts {
  const body = geometryOf(model);
  return {
    skin: model,
    body,
    outline: outlineOf(body.getAttribute('position') as Attribute, body.getAttribute('normal') as Attribute),
    decals: decalsOf([...model.marks, ...numbers]),
  };
}

const loaded = new WeakMap<ArrayBuffer, TruckParts>();

const ownParts = remembered((spec: TruckSpec) => partsOf(ownTruckModel(spec, STUFFS), []));

/** The truck's geometries, or those of an own one; suspends while its model loads. */
export function useTruckParts(own: TruckFile | undefined): TruckParts {
  const file = useModelFile(URL_OF_TRUCK);
  if (own !== undefined) return ownParts(trucksBy(own).plain);
  const parts = loaded.get(file) ?? partsOf(truckModel(file, STUFFS), NUMBERS);
  loaded.set(file, parts);
  return parts;
}

const MICROMETRES = 1e6;

/** Corners at one place go the same way outwards, so that an outline has no gaps where facets meet. */
function outlineOf(positions: Attribute, normals: Attribute): BufferGeometry {
  const ways = new Map<string, [number, number, number]>();
  const keys = Array.from({ length: positions.count }, (_, i) =>
    [positions.getX(i), positions.getY(i), positions.getZ(i)].map((m) => Math.round(m * MICROMETRES)).join(),
  );
  keys.forEach((key, i) => {
    const way = ways.get(key) ?? [0, 0, 0];
    ways.set(key, [way[0] + normals.getX(i), way[1] + normals.getY(i), way[2] + normals.getZ(i)]);
  });
  const outwards = keys.flatMap((key) => {
    const [x, y, z] = ways.get(key) ?? [0, 1, 0];
    const length = Math.hypot(x, y, z) || 1;
    return [x / length, y / length, z / length];
  });
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', positions);
  geometry.setAttribute('normal', new BufferAttribute(Float32Array.from(outwards), 3));
  return geometry;
}

/**
 * The model's squares are as large as fits every mark; on a roof of 15 by 21 mm there is room for more (house value).
 */
const LARGER: Readonly<Record<string, number>> = { roof: 1.45 };
const number = (x: number, y: number, size: number): MarkSquare => ({
  name: 'number',
  atM: [x, y, 0],
  acrossM: [0, 0, size],
  upM: [size, 0, 0],
});
/** The truck's number: on the bonnet over its scoop and, for whoever sits behind it, over the load (house values). */
const NUMBERS = [number(0.0249, 0.02135, 0.0135), number(-0.0238, 0.02305, 0.0122)];
/** Clear of what it is on. */
const PROUD_M = 0.0002;

/** Squares with texture coordinates: marks in the left half of their picture, the number in the right. */
function decalsOf(squares: readonly MarkSquare[]): BufferGeometry {
  const corners = [
    [-0.5, -0.5],
    [0.5, -0.5],
    [0.5, 0.5],
    [-0.5, 0.5],
  ] as const;
  const positions = squares.flatMap((square) => corners.flatMap(([u, v]) => pointOf(square, u, v)));
  const uvs = squares.flatMap(({ name }) =>
    corners.flatMap(([u, v]) => [(u + 0.5) / 2 + (name === 'number' ? 0.5 : 0), v + 0.5]),
  );
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(positions), 3));
  geometry.setAttribute('uv', new BufferAttribute(Float32Array.from(uvs), 2));
  geometry.setIndex(squares.flatMap((_, i) => [0, 1, 2, 0, 2, 3].map((k) => 4 * i + k)));
  geometry.computeVertexNormals();
  return geometry;
}

function pointOf({ name, atM, acrossM, upM }: MarkSquare, u: number, v: number): readonly number[] {
  const scale = LARGER[name] ?? 1;
  const [ax, ay, az] = acrossM;
  const [ux, uy, uz] = upM;
  const out = [ay * uz - az * uy, az * ux - ax * uz, ax * uy - ay * ux];
  const size = Math.hypot(...out) || 1;
  return [0, 1, 2].map(
    (k) => (atM[k] ?? 0) + scale * (u * (acrossM[k] ?? 0) + v * (upM[k] ?? 0)) + ((out[k] ?? 0) / size) * PROUD_M,
  );
}

const LEAD: Stuff = { colour: '#5d6168', gloss: 0.6, shine: 0.2 };
const BRASS: Stuff = { colour: '#c99a3a', gloss: 0.8, shine: 0.3 };

/** The weight under a chassis: where the data of the simulation have it (6 mm up in the middle). */
export const BALLAST = (() => {
  const weight = new Solids();
  weight.box([-0.0105, 0.003, -0.0165], [0.0105, 0.0095, 0.0165], LEAD);
  weight.box([-0.0025, 0.003, -0.0168], [0.0025, 0.0098, 0.0168], BRASS);
  return weight;
})();

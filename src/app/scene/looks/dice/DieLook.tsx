import { useMemo } from 'react';
import { BufferAttribute, BufferGeometry } from 'three';
import { remembered } from '#engine/matchFile/remembered.ts';
import type { BodySpec } from '#sim/roll/body.ts';
import type { DieName } from '#sim/roll/dice.ts';
import { useDisposed } from '#app/scene/overlays/useDisposed.ts';
import { litMaterial } from '../litMaterial.ts';
import { useTableLook } from '../lookContext.ts';
import { dieModel, type DieModel } from './dieModel.ts';
import { cellOf } from './cells.ts';
import { numeralSheet } from './numerals.ts';
import { useModelFile } from '../modelFile.ts';
import { ownDieModel } from './ownDieModel.ts';

const MODELS: Readonly<Record<DieName, string>> = {
  d4: new URL('../../../../../models/d4.glb', import.meta.url).href,
  d6: new URL('../../../../../models/d6.glb', import.meta.url).href,
  d8: new URL('../../../../../models/d8.glb', import.meta.url).href,
  d10: new URL('../../../../../models/d10.glb', import.meta.url).href,
  d12: new URL('../../../../../models/d12.glb', import.meta.url).href,
  d20: new URL('../../../../../models/d20.glb', import.meta.url).href,
};

interface InkProps {
  readonly colour: string;
  /** Of its numerals. */
  readonly ink: string;
}

const GLOSS = 0.55;

/** A die, its middle in the origin; suspends while its model loads. */
export const DieLook = ({ die, ...ink }: InkProps & { readonly die: DieName }) => (
  <Inked geometry={useDieGeometry(die)} {...ink} />
);

/** A die that somebody has made: what is seen is what touches. */
export const OwnDieLook = ({ spec, ...ink }: InkProps & { readonly spec: BodySpec }) => (
  <Inked geometry={geometryOf(spec)} {...ink} />
);

const geometryOf = remembered((spec: BodySpec) => dieGeometry(ownDieModel(spec)));

function Inked({ geometry, colour, ink }: InkProps & { readonly geometry: BufferGeometry }) {
  const { light } = useTableLook();
  const material = useMemo(
    () => litMaterial({ light, map: numeralSheet(colour, ink), gloss: GLOSS }),
    [light, colour, ink],
  );
  useDisposed(material);
  return <mesh geometry={geometry} material={material} dispose={null} />;
}

const made = new WeakMap<ArrayBuffer, BufferGeometry>();

function useDieGeometry(die: DieName): BufferGeometry {
  const file = useModelFile(MODELS[die]);
  const geometry = made.get(file) ?? dieGeometry(dieModel(file));
  made.set(file, geometry);
  return geometry;
}

/** The skin in the sheet's empty cell, and over it a square for every numeral. */
function dieGeometry({ skin, numerals }: DieModel): BufferGeometry {
  const { left, right, top, bottom } = cellOf('');
  const [positions, normals, indices] = [[...skin.positions], [...skin.normals], [...skin.indices]];
  const uvs = Array.from({ length: positions.length / 3 }, () => [(left + right) / 2, (top + bottom) / 2]).flat();
  for (const { name, atM: at, acrossM: across, upM: up } of numerals) {
    const cell = cellOf(name);
    const first = positions.length / 3;
    const normal = unitCross(across, up);
    const corners = [
      [-0.5, -0.5, cell.left, cell.bottom],
      [0.5, -0.5, cell.right, cell.bottom],
      [0.5, 0.5, cell.right, cell.top],
      [-0.5, 0.5, cell.left, cell.top],
    ] as const;
    for (const [a, b, u, v] of corners) {
      positions.push(
        at[0] + a * across[0] + b * up[0],
        at[1] + a * across[1] + b * up[1],
        at[2] + a * across[2] + b * up[2],
      );
      normals.push(...normal);
      uvs.push(u, v);
    }
    indices.push(first, first + 1, first + 2, first, first + 2, first + 3);
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  geometry.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3));
  geometry.setAttribute('uv', new BufferAttribute(new Float32Array(uvs), 2));
  geometry.setIndex(indices);
  return geometry;
}

type Point = readonly [x: number, y: number, z: number];

function unitCross(a: Point, b: Point): Point {
  const [x, y, z] = [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
  const size = Math.sqrt(x * x + y * y + z * z);
  return [x / size, y / size, z / size];
}

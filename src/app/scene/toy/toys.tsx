import { useThree } from '@react-three/fiber';
import { BoxGeometry, BufferGeometry, BufferAttribute, Color, type Texture } from 'three';
import type { Stuff } from '#play/table/toy/solids.ts';
import { useLayoutEffect, useMemo } from 'react';
import { useTableLook } from '../looks/lookContext.ts';
import { useDisposed } from '../overlays/useDisposed.ts';
import { AllOf, useGathering, useMember, type Kind } from '../looks/Gathered.tsx';
import { toyMaterial, type Pool, type ToyMaterial, type ToyOptions } from './toyMaterial.ts';

/** Where on a print its frame is: the box's sides are of that colour. */
const FRAME = { u: 0.004, v: 0.5 } as const;
/** A box's sides as three lists them, four corners each; the third is its top. */
const CORNERS = 4;
const TOP = 2;

/**
 * A box of that size with its top in y = 0 or, lying on it, its foot: printed on top, and of the colour of the print's
 * rim around.
 */
export function printedBox(wide: number, tall: number, deep: number, lies: 'under' | 'over'): BufferGeometry {
  const box = new BoxGeometry(wide, tall, deep).translate(0, (lies === 'over' ? 0.5 : -0.5) * tall, 0);
  const uv = box.getAttribute('uv');
  for (let i = 0; i < uv.count; i += 1) if (Math.floor(i / CORNERS) !== TOP) uv.setXY(i, FRAME.u, FRAME.v);
  box.clearGroups(); // one material, so it is drawn at once
  return box;
}

/** Triangles with a stuff each, as `Solids` has them. */
export interface Skin {
  readonly facets: readonly {
    readonly corners: readonly (readonly [number, number, number])[];
    readonly stuff: Stuff;
  }[];
}

/** The stuff of what is in the colour of its owner, which the material knows. */
export const PAINT = 'paint';

const LACQUER = 0.04;

/** A geometry for `toyMaterial`: every facet shaded flat, its stuff in its corners. */
export function toyGeometry({ facets }: Skin): BufferGeometry {
  const positions = facets.flatMap(({ corners }) => corners.flat());
  const geometry = new BufferGeometry();
  const attribute = (name: string, size: number, values: readonly number[]): void =>
    void geometry.setAttribute(name, new BufferAttribute(Float32Array.from(values), size));
  const each = (values: (stuff: Stuff) => readonly number[]): readonly number[] =>
    facets.flatMap(({ corners, stuff }) => corners.flatMap(() => values(stuff)));
  attribute('position', 3, positions);
  attribute(
    'tone',
    3,
    each(({ colour }) => (colour === PAINT ? [-1, -1, -1] : new Color(colour).toArray())),
  );
  attribute(
    'finish',
    2,
    each(({ gloss = 0, shine = LACQUER }) => [gloss, shine]),
  );
  geometry.computeVertexNormals();
  return geometry;
}

/** A toy's material in the light that is on, freed with it. */
export function useToyMaterial(
  { pool, paint, gloss, see }: Omit<ToyOptions, 'light' | 'map'> & { readonly pool?: Pool } = {},
  map?: Texture,
): ToyMaterial {
  const { light } = useTableLook();
  const material = useMemo(
    () =>
      toyMaterial({
        light,
        ...(pool && { pool }),
        ...(paint && { paint }),
        ...(gloss && { gloss }),
        ...(see && { see }),
        ...(map && { map }),
      }),
    [light, pool, paint, gloss, see, map],
  );
  useDisposed(material);
  return material;
}

/** Paint and lamp; light of its own and greyness. */
const SOLIDS: Kind = { texels: 2 };
const POOLS: Readonly<Record<Pool, number>> = { table: 0, own: 1, none: 2 };

/** All solids of the picture. */
export function AllSolids() {
  const { light } = useTableLook();
  const { lines } = useGathering(SOLIDS);
  const material = useMemo(() => toyMaterial({ light, lines }), [light, lines]);
  useDisposed(material);
  return <AllOf kind={SOLIDS} material={material} />;
}

interface SolidsLookProps {
  readonly solids: Skin;
  /** The owner’s colour, for all that is `PAINT`. */
  readonly paint?: string;
  readonly pool?: Pool;
  readonly glow?: number;
  readonly fade?: number;
  /** For whoever changes its colour from one picture to the next. */
  readonly painter?: (paint: ((colour: string) => void) | null) => void;
}

/** Solids, drawn together with all others of the picture; no pointer meets them. */
export function SolidsLook({
  solids,
  paint = '#ffffff',
  pool = 'table',
  glow = 0,
  fade = 0,
  painter,
}: SolidsLookProps) {
  const member = useMemo(() => ({ geometry: geometryOf(solids), values: new Float32Array(8) }), [solids]);
  const anchor = useMember(SOLIDS, member);
  const invalidate = useThree((three) => three.invalidate);
  useLayoutEffect(() => {
    const colour = (to: string): void => void new Color(to).toArray(member.values);
    colour(paint);
    member.values.set([POOLS[pool], glow, fade], 3);
    painter?.(colour);
    invalidate();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a painter is told once of what it may paint
  }, [member, paint, pool, glow, fade, invalidate]);
  return <group ref={anchor} />;
}

const geometries = new WeakMap<Skin, BufferGeometry>();

/** The same for the same solids. */
export function geometryOf(solids: Skin): BufferGeometry {
  const known = geometries.get(solids) ?? toyGeometry(solids);
  geometries.set(solids, known);
  return known;
}

import { BoxGeometry, PlaneGeometry, type Texture } from 'three';
import type { PieceState } from '#app/scene/looks/pieceStates.ts';
import { Solids } from '#play/table/toy/solids.ts';
import { SolidsLook, useToyMaterial } from '#app/scene/toy/toys.tsx';
import { CARD_M } from '#play/tractor-pull/places.ts';

const { wide, deep, thick } = CARD_M;
const OVER_M = 0.00006;
const TOP = new PlaneGeometry(wide, deep).rotateX(-Math.PI / 2).translate(0, thick / 2 + OVER_M, 0);
/** Seen from below, its top edge away from the viewer of a card that was turned over about its long axis. */
const BOTTOM = new PlaneGeometry(wide, deep).rotateX(Math.PI / 2).translate(0, -thick / 2 - OVER_M, 0);
const TOUCHED = new BoxGeometry(wide, 0.008, deep);

function edge(): Solids {
  const solids = new Solids();
  solids.box([-wide / 2, -thick / 2, -deep / 2], [wide / 2, thick / 2, deep / 2], { colour: '#d9d0bd' });
  return solids;
}
const EDGE = edge();

interface CardLookProps {
  readonly top: Texture;
  readonly bottom: Texture;
  readonly share?: number;
  readonly state?: PieceState;
  readonly thing?: object;
}

const STYLE = { gloss: 0.1 } as const;

/** A card with its two faces, its middle in the origin. */
export function CardLook({ top, bottom, share = 1, thing }: CardLookProps) {
  const over = useToyMaterial(STYLE, top);
  const under = useToyMaterial(STYLE, bottom);
  return (
    <group scale={[share, 1, share]} userData={thing === undefined ? {} : { thing }}>
      <mesh geometry={TOP} material={over} dispose={null} />
      <mesh geometry={BOTTOM} material={under} dispose={null} />
      <SolidsLook solids={EDGE} />
      {thing !== undefined && <mesh geometry={TOUCHED} visible={false} dispose={null} />}
    </group>
  );
}

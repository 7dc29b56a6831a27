import { useMemo } from 'react';
import { BoxGeometry, type Texture } from 'three';
import { litMaterial } from '../../../../scene/looks/litMaterial.ts';
import { useTableLook } from '../../../../scene/looks/lookContext.ts';
import { useDisposed } from '../../../../scene/overlays/useDisposed.ts';
import { useToyMaterial } from '../toy/useToyMaterial.ts';
import type { Spot } from '../places.ts';
import { CARD_M } from './campPlaces.ts';

const CARD = new BoxGeometry(CARD_M.wide, 1, CARD_M.tall).translate(0, 0.5, 0);
const EDGE = '#d9d2c0';
const untouchable = () => null;

export interface CardLookProps {
  readonly spot: Spot;
  readonly face: Texture;
  /** How many cards lie under it, and it. */
  readonly pile?: number;
  /** Over the mat, m: of cards that lie over each other. */
  readonly overM?: number;
}

/** A card lying, or a pile of them; its top is towards the spot's back. */
export function CardLook({ spot, face, pile = 1, overM = 0 }: CardLookProps) {
  const { light } = useTableLook();
  const edge = useMemo(() => litMaterial({ light, colour: EDGE }), [light]);
  useDisposed(edge);
  const print = useToyMaterial({}, face);
  const materials = useMemo(() => [edge, edge, print, edge, edge, edge], [edge, print]);
  return <mesh geometry={CARD} material={materials} position={[spot.x, overM, spot.z]} rotation-y={spot.yaw} scale-y={pile * CARD_M.thick} raycast={untouchable} dispose={null} />;
}

import type { Texture } from 'three';
import type { Spot } from '../places.ts';
import { printedBox } from '../toy/printedBox.ts';
import { useToyMaterial } from '../toy/useToyMaterial.ts';
import { CARD_M } from './campPlaces.ts';

const CARD = printedBox(CARD_M.wide, 1, CARD_M.tall, 'over');
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
  const material = useToyMaterial({}, face);
  return (
    <mesh
      geometry={CARD}
      material={material}
      position={[spot.x, overM, spot.z]}
      rotation-y={spot.yaw}
      scale-y={pile * CARD_M.thick}
      raycast={untouchable}
      dispose={null}
    />
  );
}

import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef } from 'react';
import type { Mesh, Texture } from 'three';
import type { Thing } from '#play/trexlands/session/sessionTypes.ts';
import type { Spot } from '#play/trexlands/places.ts';
import { printedBox, useToyMaterial } from '#app/scene/toy/toys.tsx';
import { CARD_M } from './campPlaces.ts';

const CARD = printedBox(CARD_M.wide, 1, CARD_M.tall, 'over');
const untouchable = () => null;
/** A card is turned over in so many seconds (house value). */
const TURN_S = 0.45;

export interface CardLookProps {
  readonly spot: Spot;
  readonly face: Texture;
  /** It can be pointed at; left out for piles. */
  readonly thing?: Thing;
  /** How many cards lie under it, and it. */
  readonly pile?: number;
  /** Over the mat, m: of cards that lie over each other. */
  readonly overM?: number;
  /** So many times as large as a card in a Camp. */
  readonly size?: number;
  /** It comes up as if it were turned over. */
  readonly turns?: boolean;
}

/** A card lying, or a pile of them; its top is towards the spot's back. */
export function CardLook({ spot, face, thing, pile = 1, overM = 0, size = 1, turns = false }: CardLookProps) {
  const material = useToyMaterial({}, face);
  const mesh = useTurning(turns, size);
  return (
    <mesh
      ref={mesh}
      geometry={CARD}
      material={material}
      position={[spot.x, overM, spot.z]}
      rotation-y={spot.yaw}
      scale={[size, pile * CARD_M.thick, size]}
      dispose={null}
      {...(thing === undefined ? { raycast: untouchable } : { userData: { thing } })}
    />
  );
}

/** A card that is turned over is seen from its edge first, then grows to its width. */
function useTurning(turns: boolean, size: number) {
  const mesh = useRef<Mesh>(null);
  const age = useRef(TURN_S);
  const invalidate = useThree((three) => three.invalidate);
  useEffect(() => {
    age.current = turns ? 0 : TURN_S;
    invalidate();
  }, [turns, invalidate]);
  useFrame((three, delta) => {
    if (mesh.current === null || age.current >= TURN_S) return;
    age.current = Math.min(TURN_S, age.current + Math.min(delta, 0.05)); // after a rest the first picture is no time
    mesh.current.scale.x = size * Math.max(0.02, Math.sin((age.current / TURN_S) * (Math.PI / 2)));
    three.invalidate();
  });
  return mesh;
}

import { useFrame, useThree } from '@react-three/fiber';
import { useEffect, useRef, type RefObject } from 'react';
import type { BufferGeometry, Group, Texture } from 'three';
import type { Thing } from '#play/trexlands/session/sessionTypes.ts';
import type { Spot } from '#play/trexlands/places.ts';
import { onItsWay } from '#app/scene/toy/flights.ts';
import { printedBox, useToyMaterial } from '#app/scene/toy/toys.tsx';
import { CARD_M } from './campPlaces.ts';

const CARD = printedBox(CARD_M.wide, 1, CARD_M.tall, 'over');
const TORN = [-1, 1].map(halfOf);
/** A card that was won lies for a while, and flies to its Camp (house values). */
const LEAVES_S = { after: 1.3, for: 0.8 } as const;
const untouchable = () => null;
/** A card is turned over in so many seconds (house value). */
const TURN_S = 0.45;
/** A bluff that was caught breaks after that: how long it takes, and how far its halves go apart (house values). */
const TEAR = { s: 0.35, rad: 0.2, aside: 0.12 * CARD_M.wide } as const;

/** The left half of a card, or the right one, with its half of the print. */
function halfOf(side: number): BufferGeometry {
  const half = printedBox(CARD_M.wide / 2, 1, CARD_M.tall, 'over').translate((side * CARD_M.wide) / 4, 0, 0);
  const uv = half.getAttribute('uv');
  for (let i = 0; i < uv.count; i += 1) uv.setX(i, uv.getX(i) / 2 + (side < 0 ? 0 : 0.5));
  return half;
}

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
  /** A bluff that was caught: it breaks. */
  readonly torn?: boolean;
  /** It flies there, after it has been seen for a while: whose it is. */
  readonly goesTo?: Spot | null;
  readonly leavesAfterS?: number;
}

/** A card lying, or a pile of them; its top is towards the spot's back. */
export function CardLook(props: CardLookProps) {
  const { spot, face, thing, pile = 1, overM = 0, size = 1, turns = false, torn = false } = props;
  const material = useToyMaterial({}, face);
  const group = useTurning(turns, torn, size);
  useLeaving(group, { ...spot, y: overM }, props.goesTo ?? null, props.leavesAfterS);
  return (
    <group
      ref={group}
      position={[spot.x, overM, spot.z]}
      rotation-y={spot.yaw}
      scale={[size, pile * CARD_M.thick, size]}
    >
      {(torn ? TORN : [CARD]).map((geometry, i) => (
        <mesh
          key={i}
          geometry={geometry}
          material={material}
          dispose={null}
          {...(thing === undefined ? { raycast: untouchable } : { userData: { thing } })}
        />
      ))}
    </group>
  );
}

/** A card that is turned over is seen from its edge first, then grows to its width; a bluff that was caught breaks. */
function useTurning(turns: boolean, torn: boolean, size: number) {
  const group = useRef<Group>(null);
  const wholeS = torn ? TURN_S + TEAR.s : TURN_S;
  const age = useRef(0);
  const invalidate = useThree((three) => three.invalidate);
  useEffect(() => {
    age.current = turns ? 0 : wholeS;
    if (group.current !== null) seenAt(group.current, age.current, torn, size);
    invalidate();
  }, [turns, torn, wholeS, size, invalidate]);
  useFrame((three, delta) => {
    if (group.current === null || age.current >= wholeS) return;
    age.current = Math.min(wholeS, age.current + Math.min(delta, 0.05)); // after a rest the first picture is no time
    seenAt(group.current, age.current, torn, size);
    three.invalidate();
  });
  return group;
}

function useLeaving(
  group: RefObject<Group | null>,
  from: Spot & { readonly y: number },
  to: Spot | null,
  afterS: number = LEAVES_S.after,
): void {
  const age = useRef(0);
  useFrame((three, delta) => {
    if (group.current === null || to === null || age.current >= afterS + LEAVES_S.for) return;
    age.current += Math.min(delta, 0.05);
    const share = Math.max(0, Math.min(1, (age.current - afterS) / LEAVES_S.for));
    const lying = { of: '', y: from.y };
    const { x, y, z } = onItsWay({ from: { ...lying, ...from }, to: { ...lying, ...to } }, share);
    group.current.position.set(x, y, z);
    three.invalidate();
  });
}

function seenAt(card: Group, s: number, torn: boolean, size: number): void {
  card.scale.x = size * Math.max(0.02, Math.sin(Math.min(1, s / TURN_S) * (Math.PI / 2)));
  if (!torn) return;
  const apart = Math.max(0, s - TURN_S) / TEAR.s;
  card.children.forEach((half, i) => {
    const side = i === 0 ? -1 : 1;
    half.position.x = side * TEAR.aside * apart;
    half.rotation.y = side * TEAR.rad * apart;
  });
}

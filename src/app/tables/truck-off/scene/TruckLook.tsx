import { useThree } from '@react-three/fiber';
import { useLayoutEffect } from 'react';
import { BoxGeometry, PlaneGeometry, type BufferGeometry, type Texture } from 'three';
import { mergeGeometries } from 'three/examples/jsm/utils/BufferGeometryUtils.js';
import type { Sides, TruckId } from '#games/truck-off/ids.ts';
import { asTexture, blankCanvas, drawMark } from '#app/scene/looks/canvas.ts';
import type { PieceState } from '#app/scene/looks/pieceStates.ts';
import { FootShade } from '#app/scene/toy/FootShade.tsx';
import { SolidsLook, useToyMaterial, type Skin } from '#app/scene/toy/toys.tsx';
import { SEAT_LOOKS, type SeatIndex } from '#play/seatLooks.ts';
import { brandOf } from '#play/truck-off/brands.ts';
import { TRUCK_M } from '#play/truck-off/places.ts';
import { ROOF_M, truckSolids } from './truckSolids.ts';
import { FONT } from '#app/ui/typeface.ts';

const GLOW: Readonly<Record<PieceState, number>> = {
  normal: 0,
  hover: 0.3,
  held: 0.15,
  victim: 0.3,
  spent: 0,
  ghost: 0.3,
};
const FADE: Readonly<Partial<Record<PieceState, number>>> = { spent: 0.65 };

const untouchable = () => null;
const SLACK_M = 0.003; // as fingertips are wide
const TOUCHED = new BoxGeometry(TRUCK_M.long + SLACK_M, TRUCK_M.tall + SLACK_M, TRUCK_M.wide + 2 * SLACK_M).translate(
  0,
  TRUCK_M.tall / 2,
  0,
);

const bodies = new Map<SeatIndex, Skin>();

function bodyOf(look: SeatIndex): Skin {
  const known = bodies.get(look) ?? truckSolids(brandOf(look));
  bodies.set(look, known);
  return known;
}

export interface TruckLookProps {
  readonly truck: TruckId;
  readonly number: Sides;
  /** Colour, mark and brand of its owner. */
  readonly look: SeatIndex;
  readonly state: PieceState;
  readonly doubles: number;
}

/** A food truck with its number on the roof; 2X where its payout is doubled. */
export function TruckLook({ truck, number, look, state, doubles }: TruckLookProps) {
  const { colour } = SEAT_LOOKS[look];
  const decals = useToyMaterial({ gloss: 0.4, see: 'through' }, decalTexture(look, number, doubles));
  const invalidate = useThree((three) => three.invalidate);
  useLayoutEffect(() => {
    decals.toy.uGlow.value.setScalar(GLOW[state]);
    decals.toy.uFade.value = FADE[state] ?? 0;
    invalidate();
  }, [decals, state, invalidate]);
  return (
    <group userData={{ thing: { kind: 'truck', truck } }}>
      <mesh geometry={TOUCHED} visible={false} dispose={null} />
      <FootShade radius={TRUCK_M.wide * 0.7} along={TRUCK_M.long * 0.56} />
      <SolidsLook solids={bodyOf(look)} paint={colour} glow={GLOW[state]} fade={FADE[state] ?? 0} />
      <mesh geometry={DECALS} material={decals} dispose={null} raycast={untouchable} renderOrder={0.1} />
    </group>
  );
}

const PROUD_M = 0.0002;
const ROOF = { x: 0.0015, half: 0.0075 } as const;
const MARK = { x: 0.006, y: 0.0072, half: 0.0024 } as const;

/** The number on the roof (left half of the picture), the player’s mark on the side (right half). */
const DECALS = decals();

function decals(): BufferGeometry {
  const [y, z] = [ROOF_M + PROUD_M, TRUCK_M.wide / 2 + PROUD_M];
  const square = (half: number, from: number): BufferGeometry => {
    const plane = new PlaneGeometry(2 * half, 2 * half);
    const uv = plane.getAttribute('uv');
    for (let i = 0; i < uv.count; i += 1) uv.setX(i, from + uv.getX(i) / 2);
    return plane;
  };
  const roof = square(ROOF.half, 0).rotateX(-Math.PI / 2);
  return mergeGeometries([roof.translate(ROOF.x, y, 0), square(MARK.half, 0.5).translate(MARK.x, MARK.y, z)]);
}

const PX = 128;
const painted = new Map<string, Texture>();

function decalTexture(look: SeatIndex, number: Sides, doubles: number): Texture {
  const key = `${look} ${number} ${doubles}`;
  const known = painted.get(key) ?? paintDecals(look, number, doubles);
  painted.set(key, known);
  return known;
}

function paintDecals(look: SeatIndex, number: Sides, doubles: number): Texture {
  const { mark, ink } = SEAT_LOOKS[look];
  const context = blankCanvas(2 * PX, PX);
  const words = doubles === 0 ? String(number) : `${2 ** doubles}X`;
  context.beginPath();
  context.roundRect(3, 3, PX - 6, PX - 6, 22);
  context.fillStyle = doubles === 0 ? '#fdfcf7' : '#ffd23f';
  context.fill();
  context.lineWidth = 6;
  context.strokeStyle = '#14161c';
  context.stroke();
  context.fillStyle = '#14161c';
  context.font = `800 ${PX * 0.74}px ${FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(words, PX / 2, PX * 0.55, PX - 16);
  context.save();
  context.beginPath();
  context.rect(PX, 0, PX, PX);
  context.clip(); // the band runs out of its box
  context.fillStyle = ink;
  drawMark(context, mark, { x: PX + 6, y: 6, width: PX - 12, height: PX - 12 });
  context.restore();
  return asTexture(context, 8);
}

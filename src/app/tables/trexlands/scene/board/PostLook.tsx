import { useMemo } from 'react';
import { BoxGeometry, type CanvasTexture, type Texture } from 'three';
import { SEAT_LOOKS, type SeatIndex, type SeatLook } from '#play/seatLooks.ts';
import { FootShade } from '#app/scene/toy/FootShade.tsx';
import { Solids, type Stuff, ring } from '#play/table/toy/solids.ts';
import { SolidsLook, useToyMaterial } from '#app/scene/toy/toys.tsx';
import { asTexture, blankCanvas, paintedOnce, drawMark } from '#app/scene/looks/canvas.ts';

const CUBE_M = 0.013;
const POLE_M = 0.02;
const CUBE = new BoxGeometry(CUBE_M, CUBE_M, CUBE_M).translate(0, POLE_M + CUBE_M / 2, 0);
const WOOD: Stuff = { colour: '#5c4027', gloss: 0.3 };
const untouchable = () => null;

function pole(): Solids {
  const solids = new Solids();
  const level = (sides: number, radius: number, y: number) => ({ outline: ring(sides, radius), y });
  solids.stump([level(8, 0.0075, 0), level(8, 0.0062, 0.003)], WOOD);
  solids.stump([level(6, 0.0018, 0.003), level(6, 0.0018, POLE_M)], WOOD);
  return solids;
}

/** A Post: a lantern on a pole with its owner's colour and mark on every side, at the origin. */
export function PostLook({ seat }: { readonly seat: SeatIndex }) {
  const solids = useMemo(() => pole(), []);
  const material = useToyMaterial({ gloss: 0.6 }, badgeTexture(SEAT_LOOKS[seat]));
  return (
    <>
      <FootShade radius={0.008} />
      <SolidsLook solids={solids} />
      <mesh geometry={CUBE} material={material} dispose={null} raycast={untouchable} />
    </>
  );
}

const SIDE = 128;

function paint({ colour, ink, mark }: SeatLook): CanvasTexture {
  const context = blankCanvas(SIDE, SIDE);
  context.fillStyle = colour;
  context.fillRect(0, 0, SIDE, SIDE);
  context.fillStyle = ink;
  drawMark(context, mark, { x: SIDE * 0.14, y: SIDE * 0.14, width: SIDE * 0.72, height: SIDE * 0.72 });
  return asTexture(context);
}

/** A seat's mark on its colour, square. */
export const badgeTexture = (seat: SeatLook): Texture => paintedOnce(['badge', seat.id].join(), () => paint(seat));

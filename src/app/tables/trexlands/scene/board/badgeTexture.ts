import { CanvasTexture, LinearMipmapLinearFilter, SRGBColorSpace, type Texture } from 'three';
import { blankCanvas } from '#app/scene/looks/canvas.ts';
import { drawMark } from '#app/scene/looks/drawMark.ts';
import type { SeatLook } from '#play/seatLooks.ts';

const SIDE = 128;

function paint({ colour, ink, mark }: SeatLook): Texture {
  const context = blankCanvas(SIDE, SIDE);
  context.fillStyle = colour;
  context.fillRect(0, 0, SIDE, SIDE);
  context.fillStyle = ink;
  drawMark(context, mark, { x: SIDE * 0.14, y: SIDE * 0.14, width: SIDE * 0.72, height: SIDE * 0.72 });
  const texture = new CanvasTexture(context.canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.minFilter = LinearMipmapLinearFilter;
  return texture;
}

const painted = new Map<SeatLook, Texture>();

/** A seat's mark on its colour, square. */
export function badgeTexture(seat: SeatLook): Texture {
  const known = painted.get(seat) ?? paint(seat);
  painted.set(seat, known);
  return known;
}

import type { CanvasTexture, Texture } from 'three';
import { asTexture, blankCanvas, paintedOnce, drawMark } from '#app/scene/looks/canvas.ts';
import type { SeatLook } from '#play/seatLooks.ts';
import { FONT } from '#app/ui/typeface.ts';

const SIDE = 128; // texels of a square

function paint({ mark, ink }: SeatLook, number: string): CanvasTexture {
  const context = blankCanvas(2 * SIDE, SIDE);
  context.save();
  context.beginPath();
  context.rect(0, 0, SIDE, SIDE);
  context.clip(); // the band runs out of its box
  context.fillStyle = ink;
  drawMark(context, mark, { x: 4, y: 4, width: SIDE - 8, height: SIDE - 8 });
  context.restore();
  drawRoundel(context, number);
  return asTexture(context);
}

/** As racing cars have it: dark on a white disc, on any paint. */
function drawRoundel(context: CanvasRenderingContext2D, number: string): void {
  const middle = 1.5 * SIDE;
  context.beginPath();
  context.arc(middle, SIDE / 2, SIDE / 2 - 3, 0, 2 * Math.PI);
  context.fillStyle = '#fdfcf7';
  context.fill();
  context.lineWidth = 6;
  context.strokeStyle = '#14161c';
  context.stroke();
  context.fillStyle = '#14161c';
  context.font = `800 ${SIDE * 0.8}px ${FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(number, middle, SIDE * 0.55);
}

/** A fleet's mark beside a truck's number, on nothing. */
export const decalTexture = (seat: SeatLook, number: string): Texture =>
  paintedOnce(['decal', seat.id, number].join(), () => paint(seat, number));

import type { CanvasTexture } from 'three';
import { asTexture, blankCanvas, paintedOnce, drawMark } from '#app/scene/looks/canvas.ts';
import type { SeatLook } from '#play/seatLooks.ts';
import { drawingOf } from '#app/tables/trexlands/faces/drawing.ts';
import { faceOf, type Face } from '#play/trexlands/faces/face.ts';
import { gameTexts } from '#play/trexlands/texts.ts';
import { paintDrawing } from '#app/tables/trexlands/faces/paintFace.ts';
import type { FaceId } from '#play/trexlands/faces/pictures.ts';
import { FONT } from '#app/ui/typeface.ts';

const WIDE = 180;
const TALL = 252;

const PAPER = '#f7f2e4';
const INK = '#191b21';

function blankCard(frame: string): CanvasRenderingContext2D {
  const context = blankCanvas(WIDE, TALL);
  context.fillStyle = frame;
  context.fillRect(0, 0, WIDE, TALL);
  context.fillStyle = PAPER;
  context.beginPath();
  context.roundRect(10, 10, WIDE - 20, TALL - 20, 14);
  context.fill();
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  return context;
}

function paintFace(face: Face, seat: SeatLook, count: number): CanvasTexture {
  const context = blankCanvas(WIDE, TALL);
  paintDrawing(context, drawingOf(face, seat, 'table'));
  if (count > 1) {
    context.fillStyle = INK;
    context.fillRect(10, TALL - 82, 96, 72);
    context.fillStyle = PAPER;
    context.font = `800 60px ${FONT}`;
    context.fillText(`×${count}`, 18, TALL - 26, 80);
  }
  return asTexture(context);
}

function paintBack(seat: SeatLook): CanvasTexture {
  const context = blankCard(seat.colour);
  context.fillStyle = seat.colour;
  context.fillRect(22, 22, WIDE - 44, TALL - 44);
  context.save();
  context.beginPath();
  context.rect(22, 22, WIDE - 44, TALL - 44);
  context.clip();
  context.fillStyle = seat.ink;
  drawMark(context, seat.mark, { x: WIDE * 0.2, y: TALL * 0.5 - WIDE * 0.3, width: WIDE * 0.6, height: WIDE * 0.6 });
  context.restore();
  return asTexture(context);
}

function paintDeck(seat: SeatLook, count: number): CanvasTexture {
  const back = paintBack(seat);
  const context = (back.image as HTMLCanvasElement).getContext('2d');
  if (context === null) return back;
  context.fillStyle = PAPER;
  context.beginPath();
  context.roundRect(16, TALL * 0.5 - 62, WIDE - 32, 124, 18);
  context.fill();
  context.fillStyle = INK;
  context.font = `800 72px ${FONT}`;
  context.fillText(String(count), WIDE / 2, TALL * 0.5 - 20);
  context.font = `700 36px ${FONT}`;
  context.fillText(gameTexts.board.inDeck(count), WIDE / 2, TALL * 0.5 + 36, WIDE - 44);
  return back;
}

/** A card's face, of so many that lie on each other; a private one is framed in its owner's colour. */
export function faceTexture(id: FaceId, seat: SeatLook, count = 1): CanvasTexture {
  const face = faceOf(id);
  return paintedOnce(['card', id, face.kind === 'tribu' ? seat.id : '', count].join(), () =>
    paintFace(face, seat, count),
  );
}
/** A private card's back. */
export const backTexture = (seat: SeatLook): CanvasTexture =>
  paintedOnce(['card', 'back', seat.id].join(), () => paintBack(seat));
/** A seat's deck from above, and how many cards it has. */
export const deckTexture = (seat: SeatLook, count: number): CanvasTexture =>
  paintedOnce(['card', 'deck', seat.id, count].join(), () => paintDeck(seat, count));

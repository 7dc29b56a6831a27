import { CanvasTexture, type Texture } from 'three';
import { asTexture, blankCanvas, drawMark } from '#app/scene/looks/canvas.ts';
import { paintInSlices, type Painting } from '#app/scene/looks/painting.ts';
import type { SeatLook } from '#play/seatLooks.ts';
import { randomOf } from '#app/ui/noise.ts';

/** Texels a millimetre, and the card in millimetres: an index card of 3 by 5 inches. */
const PER_MM = 8;
export const CARD_MM = { width: 127, depth: 76.2, thickness: 0.25 } as const;
/** The middle of its frame's line from the card's edge, and how wide that is, mm. */
export const FRAME_MM = { inset: 4.2, wide: 3.4 } as const;
export const PAPER = '#efe4d0';

const mm = (length: number) => length * PER_MM;
const CARD_TEXELS = [Math.round(mm(CARD_MM.width)), Math.round(mm(CARD_MM.depth))] as const;

/** Fibres that are laid at once, in less than a slice. */
const AT_ONCE = 100;

function* paintPaper(context: CanvasRenderingContext2D, width: number, height: number): Painting {
  const random = randomOf(5);
  for (let n = 0; n < 5_000; n++) {
    context.fillStyle = random() < 0.5 ? 'rgba(120,104,80,0.05)' : 'rgba(255,255,255,0.25)';
    context.fillRect(random() * width, random() * height, 1 + 4 * random(), 1 + random());
    if (n % AT_ONCE === 0) yield;
  }
}

/** A frame in the seat's colour, cut at the corners, so that whose pad it is shows however full it is. */
function paintFrame(context: CanvasRenderingContext2D, seat: SeatLook, width: number, height: number): void {
  context.strokeStyle = seat.colour;
  context.lineWidth = mm(FRAME_MM.wide);
  const inset = mm(FRAME_MM.inset);
  context.strokeRect(inset, inset, width - 2 * inset, height - 2 * inset);
}

/** The seat's badge: its mark on its colour. */
function paintBadge(context: CanvasRenderingContext2D, seat: SeatLook, x: number, y: number, radius: number): void {
  context.save();
  context.beginPath();
  context.arc(x, y, radius, 0, 2 * Math.PI);
  context.fillStyle = seat.colour;
  context.fill();
  context.clip();
  context.fillStyle = seat.ink;
  const side = radius * 1.15;
  drawMark(context, seat.mark, { x: x - side / 2, y: y - side / 2, width: side, height: side });
  context.restore();
}

/** The ruled lines of an index card, faint. */
function paintRules(context: CanvasRenderingContext2D, width: number, height: number): void {
  context.strokeStyle = 'rgba(86,118,150,0.28)';
  context.lineWidth = mm(0.25);
  for (let y = mm(16); y < height - mm(8); y += mm(6.35)) {
    context.beginPath();
    context.moveTo(mm(6), y);
    context.lineTo(width - mm(6), y);
    context.stroke();
  }
}

function* paintCard(context: CanvasRenderingContext2D, seat: SeatLook, row: number): Painting {
  const [width, height] = CARD_TEXELS;
  context.setTransform(1, 0, 0, 1, 0, row * height);
  yield* paintPaper(context, width, height);
  paintRules(context, width, height);
  paintMarks(context, seat, row);
}

/** The marks that tell whose it is. */
function paintMarks(context: CanvasRenderingContext2D, seat: SeatLook, row: number): void {
  const [width, height] = CARD_TEXELS;
  context.setTransform(1, 0, 0, 1, 0, row * height);
  paintFrame(context, seat, width, height);
  for (const x of [mm(15), width - mm(15)])
    for (const y of [mm(15), height - mm(15)]) paintBadge(context, seat, x, y, mm(7.5));
}

function* paintCards(context: CanvasRenderingContext2D, seats: readonly SeatLook[]): Painting {
  for (const [row, seat] of seats.entries()) yield* paintCard(context, seat, row);
}

function sheetOf(seats: readonly SeatLook[]): Texture {
  const [width, height] = CARD_TEXELS;
  const context = blankCanvas(width, height * seats.length);
  context.fillStyle = PAPER;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  for (const [row, seat] of seats.entries()) paintMarks(context, seat, row); // at once; the paper’s grain comes later
  const texture = asTexture(context);
  paintInSlices(texture, paintCards(context, seats));
  return texture;
}

const painted = new Map<string, Texture>();

/**
 * The printed sides of these seats' stash pads, the first uppermost; painted from when they are first asked for. On one
 * sheet, so that all pads are drawn by one call.
 */
export function padSheet(seats: readonly SeatLook[]): Texture {
  const key = seats.map(({ colour }) => colour).join();
  const known = painted.get(key) ?? sheetOf(seats);
  painted.set(key, known);
  return known;
}

/** Around the card's outline, mm: how far the dimness under its edge reaches. */
export const CARD_SHADE_MM = 4;

/** A card's soft outline, to be laid under it so that it lifts off even from white paper. */
export function cardShade(): Texture {
  const [width, depth] = [CARD_MM.width + 2 * CARD_SHADE_MM, CARD_MM.depth + 2 * CARD_SHADE_MM];
  const context = blankCanvas(Math.round(width * 2), Math.round(depth * 2));
  context.scale(2, 2);
  context.filter = 'blur(2px)';
  context.fillStyle = 'rgba(20,22,30,0.75)';
  // Away from the lamp, a little.
  context.fillRect(CARD_SHADE_MM + 0.4, CARD_SHADE_MM + 0.5, CARD_MM.width, CARD_MM.depth);
  return new CanvasTexture(context.canvas);
}

import { CanvasTexture, LinearMipmapLinearFilter, SRGBColorSpace, type Texture } from 'three';
import { blankCanvas } from '../../../../scene/looks/canvas.ts';
import { drawMark } from '../../../../scene/looks/drawMark.ts';
import type { SeatLook } from '../../../../ui/seatLooks.ts';
import { linesOf, type CardFace } from './cardFace.ts';

const WIDE = 180;
const TALL = 252;

const PAPER = '#f7f2e4';
const INK = '#191b21';
const FRAMES: Readonly<Record<CardFace['kind'], string>> = { captain: '#c8952c', action: '#454b56', tribu: '' };

function asTexture(context: CanvasRenderingContext2D): Texture {
  const texture = new CanvasTexture(context.canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.anisotropy = 4;
  return texture;
}

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

/** Words as large as fits, a line each. */
function drawTitle(context: CanvasRenderingContext2D, title: string, middle: number): void {
  const lines = linesOf(title);
  const widest = (px: number): number => {
    context.font = `700 ${px}px system-ui, sans-serif`;
    return Math.max(...lines.map((line) => context.measureText(line).width));
  };
  let px = 46;
  while (px > 14 && widest(px) > WIDE - 30) px -= 1;
  lines.forEach((line, i) => context.fillText(line, WIDE / 2, middle + (i - (lines.length - 1) / 2) * px * 1.08));
}

function paintFace({ title, over, kind }: CardFace, seat: SeatLook): Texture {
  const frame = FRAMES[kind] || seat.colour;
  const context = blankCard(frame);
  context.fillStyle = frame;
  context.fillRect(10, 10, WIDE - 20, 62);
  context.fillStyle = kind === 'tribu' ? seat.ink : kind === 'captain' ? INK : '#ffffff';
  context.font = `800 ${over.length > 2 ? 36 : 56}px system-ui, sans-serif`;
  if (over !== '') context.fillText(over, WIDE / 2, 44);
  else drawBolt(context);
  context.fillStyle = INK;
  drawTitle(context, title, 158);
  return asTexture(context);
}

/** The sign of an action card, which is played in a moment. */
function drawBolt(context: CanvasRenderingContext2D): void {
  context.fill(new Path2D('M96 14 68 48H88L80 74 112 38H92Z'));
}

function paintBack(seat: SeatLook): Texture {
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

function paintDeck(seat: SeatLook, count: number): Texture {
  const back = paintBack(seat);
  const context = (back.image as HTMLCanvasElement).getContext('2d');
  if (context === null) return back;
  context.fillStyle = PAPER;
  context.beginPath();
  context.arc(WIDE / 2, TALL * 0.5, 52, 0, 2 * Math.PI);
  context.fill();
  context.fillStyle = INK;
  context.font = '800 72px system-ui, sans-serif';
  context.fillText(String(count), WIDE / 2, TALL * 0.515);
  return back;
}

const painted = new Map<string, Texture>();

function once(key: string, paint: () => Texture): Texture {
  const known = painted.get(key) ?? paint();
  painted.set(key, known);
  return known;
}

/** A card's face; a private one is framed in its owner's colour. */
export const faceTexture = (face: CardFace, seat: SeatLook): Texture =>
  once([face.kind, face.title, face.kind === 'tribu' ? seat.id : ''].join(), () => paintFace(face, seat));
/** A private card's back. */
export const backTexture = (seat: SeatLook): Texture => once(['back', seat.id].join(), () => paintBack(seat));
/** A seat's deck from above, and how many cards it has. */
export const deckTexture = (seat: SeatLook, count: number): Texture =>
  once(['deck', seat.id, count].join(), () => paintDeck(seat, count));

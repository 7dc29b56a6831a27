import { CanvasTexture, LinearMipmapLinearFilter, SRGBColorSpace, type Texture } from 'three';
import { blankCanvas } from '../../../../scene/looks/canvas.ts';
import { drawMark } from '../../../../scene/looks/drawMark.ts';
import type { SeatLook } from '../../../../ui/seatLooks.ts';
import { CAMP_M } from '../places.ts';
import { BAYS_M, CARD_M, cardRight, NUMBERS_M, WHEEL_AT } from './campPlaces.ts';

const PER_M = 2600; // texels

/** The print on a mat. */
export interface MatPrint {
  readonly name: string;
  /** `#1`; empty before the seats are ranked. */
  readonly rank: string;
  readonly coins: string;
  readonly x: string;
}

const px = (m: number): number => m * PER_M;
const right = (m: number): number => px(m + CAMP_M.along / 2);
const front = (m: number): number => px(m + CAMP_M.deep / 2);

function paintCloth(context: CanvasRenderingContext2D, { colour }: SeatLook): void {
  const { width, height } = context.canvas;
  context.fillStyle = colour;
  context.fillRect(0, 0, width, height);
  // Less of the colour within its frame, so that trucks of the same stand out.
  context.fillStyle = 'rgba(18,20,26,0.66)';
  context.beginPath();
  context.roundRect(px(0.0045), px(0.0045), width - px(0.009), height - px(0.009), px(0.004));
  context.fill();
}

/** Where the trucks are parked: the fleet's mark in each place. */
function paintBays(context: CanvasRenderingContext2D, { colour, mark }: SeatLook): void {
  const [wide, long, side] = [px(BAYS_M.wide), px(BAYS_M.long), px(0.026)];
  for (const at of BAYS_M.rights) {
    context.save();
    context.beginPath();
    context.roundRect(right(at) - wide / 2, front(BAYS_M.front) - long / 2, wide, long, px(0.003));
    context.strokeStyle = colour;
    context.lineWidth = px(0.0012);
    context.stroke();
    context.clip();
    context.fillStyle = colour;
    drawMark(context, mark, { x: right(at) - side / 2, y: front(BAYS_M.front) - side / 2, width: side, height: side });
    context.restore();
  }
}

/** Where WHEEL, deck and Captain belong while they are not there. */
function paintPlaces(context: CanvasRenderingContext2D): void {
  context.strokeStyle = 'rgba(255,255,255,0.35)';
  context.lineWidth = px(0.0006);
  context.beginPath();
  context.arc(right(WHEEL_AT.right), front(WHEEL_AT.front), px(0.0185), 0, 2 * Math.PI);
  context.stroke();
  for (const place of [0, 1]) {
    context.beginPath();
    context.roundRect(
      right(cardRight(place, 2) - CARD_M.wide / 2),
      front(0.0405 - CARD_M.tall / 2),
      px(CARD_M.wide),
      px(CARD_M.tall),
      px(0.002),
    );
    context.stroke();
  }
}

function paintWords(context: CanvasRenderingContext2D, { name, rank, coins, x }: MatPrint): void {
  context.fillStyle = '#ffffff';
  context.textBaseline = 'middle';
  const write = (
    text: string,
    atRight: number,
    atFront: number,
    tallM: number,
    align: CanvasTextAlign,
    most: number,
  ): void => {
    context.font = `750 ${px(tallM)}px system-ui, sans-serif`;
    context.textAlign = align;
    context.fillText(text, right(atRight), front(atFront), px(most));
  };
  write(coins, NUMBERS_M.coins.right, NUMBERS_M.coins.front, NUMBERS_M.tall, 'center', 0.056);
  write(x, NUMBERS_M.x.right, NUMBERS_M.x.front, NUMBERS_M.tall, 'center', 0.04);
  write(rank === '' ? name : `${rank} ${name}`, 0.172, 0.0105, 0.0115, 'right', 0.058);
}

/** A Camp's mat as it is printed now. */
export function matTexture(seat: SeatLook, print: MatPrint): Texture {
  const context = blankCanvas(Math.round(px(CAMP_M.along)), Math.round(px(CAMP_M.deep)));
  paintCloth(context, seat);
  paintBays(context, seat);
  paintPlaces(context);
  paintWords(context, print);
  const texture = new CanvasTexture(context.canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.minFilter = LinearMipmapLinearFilter;
  texture.anisotropy = 4;
  return texture;
}

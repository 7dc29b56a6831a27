import type { Texture } from 'three';
import { asTexture, blankCanvas, drawMark } from '#app/scene/looks/canvas.ts';
import type { SeatLook } from '#play/seatLooks.ts';
import { BAYS_M, CAMP_M } from '#play/trexlands/places.ts';
import { CARD_M, cardRight, CARDS_FRONT, WHEEL_AT, WORDS_M } from './campPlaces.ts';
import { FONT } from '#app/ui/typeface.ts';

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
      front(CARDS_FRONT - CARD_M.tall / 2),
      px(CARD_M.wide),
      px(CARD_M.tall),
      px(0.002),
    );
    context.stroke();
  }
}

function paintWords(context: CanvasRenderingContext2D, { name, rank, coins, x }: MatPrint, turn: number): void {
  context.fillStyle = '#ffffff';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.font = `750 ${px(WORDS_M.tall)}px ${FONT}`;
  const places = turn === 0 ? WORDS_M.owner : turn === 2 ? WORDS_M.across : WORDS_M.aside;
  const write = (text: string, { right: atRight, front: atFront, most }: Written): void => {
    context.save();
    context.translate(right(atRight), front(atFront));
    context.rotate((-turn * Math.PI) / 2);
    context.fillText(text, 0, 0, px(most));
    context.restore();
  };
  write(coins, places.coins);
  write(x, places.x);
  write(rank, places.rank);
  write(name, places.name);
}

interface Written {
  readonly right: number;
  readonly front: number;
  readonly most: number;
}

/** A Camp's mat as it is printed now, its words turned by so many quarters towards who reads them. */
export function matTexture(seat: SeatLook, print: MatPrint, turn: number): Texture {
  const context = blankCanvas(Math.round(px(CAMP_M.along)), Math.round(px(CAMP_M.deep)));
  paintCloth(context, seat);
  paintBays(context, seat);
  paintPlaces(context);
  paintWords(context, print, turn);
  return asTexture(context);
}

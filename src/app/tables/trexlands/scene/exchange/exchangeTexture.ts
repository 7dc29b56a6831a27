import type { Texture } from 'three';
import { asTexture, blankCanvas } from '#app/scene/looks/canvas.ts';
import type { SeatLook } from '#play/seatLooks.ts';
import { COIN_M } from '../board/tokenPlaces.ts';
import { CARD_M } from '../camp/campPlaces.ts';
import { CELL_M, EXCHANGE_M, LOT_SIZE, rowOf } from './exchangePlaces.ts';
import { FONT } from '#app/ui/typeface.ts';

const PIXELS = 512;
const LOTS = 4;
const middleOf = (place: number): number => PIXELS / 2 + px((place - 0.5) * CELL_M);
const px = (m: number): number => (m / EXCHANGE_M) * PIXELS;

/** A seat as the mat has it: its look, and where its coins lie, from the middle of a lot. */
export interface Bidder {
  readonly look: SeatLook;
  readonly right: number;
  readonly near: number;
}

/** The exchange's mat: places for four cards, by each a ring a seat for its coins; or a row of cards a seat. */
export function exchangeTexture(bidders: readonly Bidder[], title: string, isArena: boolean): Texture {
  const context = blankCanvas(PIXELS, PIXELS);
  context.fillStyle = '#8a6a3a';
  context.fillRect(0, 0, PIXELS, PIXELS);
  context.fillStyle = '#22252c';
  context.beginPath();
  context.roundRect(px(0.003), px(0.003), PIXELS - px(0.006), PIXELS - px(0.006), px(0.004));
  context.fill();
  if (isArena) bidders.forEach(({ look }, seat) => row(context, look, rowOf(bidders.length, seat)));
  for (let i = 0; i < (isArena ? 0 : LOTS); i += 1) lot(context, middleOf(i % 2), middleOf(Math.floor(i / 2)), bidders);
  context.fillStyle = '#e9dfc8';
  context.font = `700 ${px(0.0085)}px ${FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(title, PIXELS / 2, isArena ? px(0.009) : PIXELS / 2, px(0.06));
  return asTexture(context);
}

function row(context: CanvasRenderingContext2D, { colour }: SeatLook, near: number): void {
  context.strokeStyle = colour;
  context.lineWidth = px(0.0013);
  context.beginPath();
  context.roundRect(px(0.005), PIXELS / 2 + px(near - CARD_M.tall / 2), PIXELS - px(0.01), px(CARD_M.tall), px(0.003));
  context.stroke();
}

function lot(context: CanvasRenderingContext2D, x: number, y: number, bidders: readonly Bidder[]): void {
  context.strokeStyle = 'rgba(255,255,255,0.3)';
  context.lineWidth = px(0.0007);
  context.beginPath();
  const [wide, tall] = [px(CARD_M.wide * LOT_SIZE), px(CARD_M.tall * LOT_SIZE)];
  context.roundRect(x - wide / 2, y - tall / 2, wide, tall, px(0.002));
  context.stroke();
  context.lineWidth = px(0.0013);
  for (const { look, right, near } of bidders) {
    context.strokeStyle = look.colour;
    context.beginPath();
    context.arc(x + px(right), y + px(near), px(COIN_M.radius + 0.0012), 0, 2 * Math.PI);
    context.stroke();
  }
}

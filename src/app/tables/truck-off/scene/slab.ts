import type { Texture } from 'three';
import type { SeatInfo } from '#engine/seats.ts';
import type { Owner } from '#games/truck-off/ids.ts';
import { venueName } from '#games/truck-off/venues.ts';
import { asTexture, blankCanvas, drawMark } from '#app/scene/looks/canvas.ts';
import { paintInSlices, type Painting } from '#app/scene/looks/painting.ts';
import { SEAT_LOOKS } from '#play/seatLooks.ts';
import { brandOf, lookOf } from '#play/truck-off/brands.ts';
import {
  LOT_M,
  lotSpot,
  lotWide,
  ownersOf,
  streetStage,
  TILE_M,
  venueSpot,
  type Shape,
} from '#play/truck-off/places.ts';
import { venueLookOf } from './venueLooks.ts';
import { FONT } from '#app/ui/typeface.ts';

const PX_PER_M = 4200;

export interface Slab {
  readonly texture: Texture;
  /** Its middle and sides, m. */
  readonly x: number;
  readonly z: number;
  readonly wide: number;
  readonly deep: number;
}

interface Painted {
  readonly header: { readonly seats: readonly SeatInfo[] };
  readonly state: Shape;
}

/**
 * The asphalt with all that is painted on it: venues with their names, bays before them, the players’ lots. Only its
 * grains come later.
 */
export function slabOf(match: Painted): Slab {
  const corners = streetStage(match.state);
  const [xs, zs] = [corners.map(({ x }) => x), corners.map(({ z }) => z)];
  const [left, right, back, front] = [Math.min(...xs), Math.max(...xs), Math.min(...zs), Math.max(...zs)];
  const context = blankCanvas(Math.round((right - left) * PX_PER_M), Math.round((front - back) * PX_PER_M));
  context.scale(PX_PER_M, PX_PER_M);
  context.translate(-left, -back);
  context.fillStyle = '#42464d';
  context.fillRect(left, back, right - left, front - back);
  paintPlaces(context, match);
  const texture = asTexture(context, 8); // it stays sharp when it is seen from low down
  paintInSlices(texture, paintSlab(context, match, { left, right, back, front }));
  return { texture, x: (left + right) / 2, z: (back + front) / 2, wide: right - left, deep: front - back };
}

function* paintSlab(context: CanvasRenderingContext2D, match: Painted, edges: Edges): Painting {
  yield* paintAsphalt(context, edges);
  paintPlaces(context, match);
}

function paintPlaces(context: CanvasRenderingContext2D, match: Painted): void {
  const { state } = match;
  for (const { sides } of state.venues) {
    const { x, z } = venueSpot(state, sides);
    context.save();
    context.translate(x, z);
    paintTile(context, venueName(sides), venueLookOf(sides));
    paintBays(context);
    context.restore();
  }
  for (const owner of ownersOf(state)) {
    const { x, z } = lotSpot(state, owner);
    context.save();
    context.translate(x, z);
    paintLot(context, lotWide(state), nameOf(match.header.seats, owner), lookOf(match, owner));
    context.restore();
  }
}

const nameOf = (seats: readonly SeatInfo[], owner: Owner): string =>
  owner === 'barry' ? 'Barry' : (seats[owner]?.name ?? '');

interface Edges {
  readonly left: number;
  readonly right: number;
  readonly back: number;
  readonly front: number;
}

/** Grains that are laid at once, in less than a slice. */
const AT_ONCE = 100;

function* paintAsphalt(context: CanvasRenderingContext2D, { left, right, back, front }: Edges): Painting {
  // Grains of stone, the same on every table.
  for (let i = 0; i < 5000; i += 1) {
    const [u, v] = [(i * 0.618034) % 1, (i * 0.754878) % 1];
    context.fillStyle = i % 3 === 0 ? '#4b4f57' : '#3b3f46';
    context.fillRect(left + u * (right - left), back + v * (front - back), 0.0011, 0.0009);
    if (i % AT_ONCE === 0) yield;
  }
  context.strokeStyle = '#8b8f96';
  context.lineWidth = 0.002;
  context.strokeRect(left + 0.003, back + 0.003, right - left - 0.006, front - back - 0.006);
}

const EDGE_M = 0.003;

function paintTile(context: CanvasRenderingContext2D, name: string, look: ReturnType<typeof venueLookOf>): void {
  const { wide, deep } = TILE_M;
  context.fillStyle = '#d9d4c7'; // the kerb
  context.beginPath();
  context.roundRect(-wide / 2, -deep / 2, wide, deep, 0.005);
  context.fill();
  context.save();
  context.beginPath();
  context.roundRect(-wide / 2 + EDGE_M, -deep / 2 + EDGE_M, wide - 2 * EDGE_M, deep - 2 * EDGE_M, 0.003);
  context.clip();
  context.fillStyle = look.ground;
  context.fillRect(-wide / 2, -deep / 2, wide, deep);
  context.fillStyle = look.stripe;
  for (let x = -wide; x < wide; x += 0.02) {
    context.beginPath();
    context.moveTo(x, -deep / 2);
    context.lineTo(x + 0.01, -deep / 2);
    context.lineTo(x + 0.01 - deep / 2, deep / 2);
    context.lineTo(x - deep / 2, deep / 2);
    context.fill();
  }
  context.restore();
  // Where the die lies.
  context.beginPath();
  context.arc(-wide / 2 + 0.024, 0.012, 0.0145, 0, 2 * Math.PI);
  context.fillStyle = '#00000055';
  context.fill();
  context.lineWidth = 0.0012;
  context.strokeStyle = look.ink;
  context.stroke();
  words(context, name, { x: 0.0195, y: 0.0175, tall: 0.0125, most: 0.088, colour: look.ink });
}

interface Words {
  readonly x: number;
  readonly y: number;
  readonly tall: number;
  readonly most: number;
  readonly colour: string;
  readonly align?: CanvasTextAlign;
}

/** Letters are laid out in pixels: fonts of a few thousandths of a pixel are not drawn. */
function words(
  context: CanvasRenderingContext2D,
  text: string,
  { x, y, tall, most, colour, align = 'center' }: Words,
): void {
  context.save();
  context.translate(x, y);
  context.scale(1 / PX_PER_M, 1 / PX_PER_M);
  context.font = `800 ${tall * PX_PER_M}px ${FONT}`;
  context.textAlign = align;
  context.textBaseline = 'middle';
  context.fillStyle = colour;
  context.fillText(text, 0, 0, most * PX_PER_M);
  context.restore();
}

/** White lines between the places where trucks park. */
function paintBays(context: CanvasRenderingContext2D): void {
  context.strokeStyle = '#ffffff3d';
  context.lineWidth = 0.0012;
  const [top, bottom] = [TILE_M.deep / 2 + 0.02, TILE_M.deep / 2 + 0.071];
  for (const x of [-0.0668, -0.0223, 0.0223, 0.0668]) {
    context.beginPath();
    context.moveTo(x, top);
    context.lineTo(x, bottom);
    context.stroke();
  }
}

function paintLot(
  context: CanvasRenderingContext2D,
  wide: number,
  name: string,
  look: ReturnType<typeof lookOf>,
): void {
  const { deep } = LOT_M;
  const { colour, ink, mark } = SEAT_LOOKS[look];
  context.fillStyle = '#2d3036';
  context.beginPath();
  context.roundRect(-wide / 2, -deep / 2, wide, deep, 0.004);
  context.fill();
  context.save();
  context.beginPath();
  context.roundRect(-wide / 2, deep / 2 - BAND_M, wide, BAND_M, [0, 0, 0.004, 0.004]);
  context.fillStyle = colour;
  context.fill();
  context.clip();
  context.beginPath();
  context.rect(-wide / 2 + 0.003, deep / 2 - BAND_M, 0.015, BAND_M);
  context.clip(); // the band runs out of its box
  context.fillStyle = ink;
  drawMark(context, mark, { x: -wide / 2 + 0.003, y: deep / 2 - BAND_M + 0.004, width: 0.015, height: 0.015 });
  context.restore();
  const room = { x: -wide / 2 + 0.021, most: wide - 0.075, colour: ink, align: 'left' } as const;
  words(context, name, { ...room, y: deep / 2 - 0.0145, tall: 0.0105 });
  words(context, brandOf(look).name, { ...room, y: deep / 2 - 0.0055, tall: 0.006 });
}

const BAND_M = 0.023;

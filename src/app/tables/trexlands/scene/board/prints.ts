import { BufferAttribute, BufferGeometry, type Texture } from 'three';
import { asTexture, blankCanvas } from '#app/scene/looks/canvas.ts';
import { MARK_BOX } from '#play/seatMarks.ts';
import { PRINT_M } from '../level.ts';
import type { Spot } from '#play/trexlands/places.ts';
import { FONT } from '#app/ui/typeface.ts';

/** A word or a sign printed on the table: light, with a dark rim, so that it reads on any ground. */
export interface Print {
  /** A word, or SVG path data in a box of 24. */
  readonly word?: string;
  readonly sign?: string;
  readonly at: Spot;
  /** How tall, m; a word's room is four times as wide. */
  readonly tallM: number;
  /** Over the level, m. */
  readonly overM?: number;
}

const CELL = { wide: 256, tall: 64 } as const;
const COLUMNS = 4;

const keyOf = ({ word, sign }: Print): string => word ?? sign ?? '';
const signWide = (print: Print): boolean => print.sign !== undefined;

/** Different words and signs, one a cell of the sheet. */
const cellsOf = (prints: readonly Print[]): ReadonlyMap<string, { readonly print: Print; readonly i: number }> =>
  new Map([...new Map(prints.map((print) => [keyOf(print), print]))].map(([key, print], i) => [key, { print, i }]));

/** The sheet with all of them. Draws on a canvas. */
export function printTexture(prints: readonly Print[]): Texture {
  const cells = cellsOf(prints);
  const context = blankCanvas(COLUMNS * CELL.wide, Math.max(1, Math.ceil(cells.size / COLUMNS)) * CELL.tall);
  for (const { print, i } of cells.values()) {
    context.save();
    context.translate((i % COLUMNS) * CELL.wide, Math.floor(i / COLUMNS) * CELL.tall);
    draw(context, print);
    context.restore();
  }
  return asTexture(context);
}

const LIGHT = '#fbfaf5';
const DARK = '#14161ce0';

function draw(context: CanvasRenderingContext2D, { word, sign = '' }: Print): void {
  context.fillStyle = LIGHT;
  context.strokeStyle = DARK;
  context.lineJoin = 'round';
  if (word !== undefined) {
    context.font = `700 ${CELL.tall * 0.78}px ${FONT}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.lineWidth = CELL.tall * 0.14;
    context.strokeText(word, CELL.wide / 2, CELL.tall * 0.53);
    context.fillText(word, CELL.wide / 2, CELL.tall * 0.53);
    return;
  }
  const path = new Path2D(sign);
  const scale = (CELL.tall - 8) / MARK_BOX;
  context.translate(4, 4);
  context.scale(scale, scale);
  context.lineWidth = 3;
  context.stroke(path);
  context.fill(path);
}

/** Where they lie: words run along their spot's x. */
export function printGeometry(prints: readonly Print[]): BufferGeometry {
  const cells = cellsOf(prints);
  const rows = Math.max(1, Math.ceil(cells.size / COLUMNS));
  const geometry = new BufferGeometry();
  const corners = [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ] as const;
  const quads = prints.map((print) => ({
    print,
    i: cells.get(keyOf(print))?.i ?? 0,
    share: signWide(print) ? CELL.tall / CELL.wide : 1,
  }));
  const positions = quads.flatMap(({ print, share }) =>
    corners.flatMap(([u, v]) => placed(print, (u - 0.5) * share * (CELL.wide / CELL.tall), v - 0.5)),
  );
  const uvs = quads.flatMap(({ i, share }) =>
    corners.flatMap(([u, v]) => [((i % COLUMNS) + u * share) / COLUMNS, 1 - (Math.floor(i / COLUMNS) + 1 - v) / rows]),
  );
  geometry.setAttribute('position', new BufferAttribute(Float32Array.from(positions), 3));
  geometry.setAttribute(
    'normal',
    new BufferAttribute(Float32Array.from(quads.flatMap(() => corners.flatMap(() => [0, 1, 0]))), 3),
  );
  geometry.setAttribute('uv', new BufferAttribute(Float32Array.from(uvs), 2));
  geometry.setIndex(quads.flatMap((_, k) => [0, 1, 2, 0, 2, 3].map((c) => 4 * k + c)));
  return geometry;
}

/** Up the letters is away from a reader who sits where the spot's x is to the right. */
function placed({ at, tallM, overM = PRINT_M }: Print, right: number, up: number): readonly number[] {
  const [sin, cos] = [Math.sin(at.yaw), Math.cos(at.yaw)];
  return [at.x + tallM * (right * cos - up * sin), overM, at.z - tallM * (right * sin + up * cos)];
}

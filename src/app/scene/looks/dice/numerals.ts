import type { Texture } from 'three';
import { asTexture, blankCanvas } from '../canvas.ts';
import { COLUMNS, NUMERALS, ROWS } from './cells.ts';
import { FONT } from '#app/ui/typeface.ts';

const CELL = 128; // texels

/** Letters are as tall, as parts of a cell: of one numeral and of two. */
const TALL = { one: 0.92, two: 0.72 } as const;
const LINE = { from: 0.3, to: 0.7, y: 0.86, thick: 0.07 } as const;

function paint(colour: string, ink: string): Texture {
  const context = blankCanvas(COLUMNS * CELL, ROWS * CELL);
  context.fillStyle = colour;
  context.fillRect(0, 0, COLUMNS * CELL, ROWS * CELL);
  context.fillStyle = ink;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  NUMERALS.forEach((name, i) => {
    const [x, y] = [(i % COLUMNS) * CELL, Math.floor(i / COLUMNS) * CELL];
    const [numeral = '', line] = [name.replace('_', ''), name.endsWith('_')];
    context.font = `700 ${CELL * (numeral.length > 1 ? TALL.two : TALL.one) * (line ? 0.9 : 1)}px ${FONT}`;
    context.fillText(numeral, x + CELL / 2, y + CELL * (line ? 0.46 : 0.53));
    if (line)
      context.fillRect(x + CELL * LINE.from, y + CELL * LINE.y, CELL * (LINE.to - LINE.from), CELL * LINE.thick);
  });
  return asTexture(context, 8);
}

const painted = new Map<string, Texture>();

/** The sheet in a die's colours. */
export function numeralSheet(colour: string, ink: string): Texture {
  const key = `${colour} ${ink}`;
  const known = painted.get(key) ?? paint(colour, ink);
  painted.set(key, known);
  return known;
}

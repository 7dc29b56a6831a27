import type { DailyGround } from '#engine/module/daily.ts';
import { SIZE } from '#app/sharing/resultPicture.ts';
import { shapesOf, type GroundShape } from './groundShapes.ts';

/** As on the page (styles/daily.css). */
const COLOURS: Readonly<Record<'around' | 'cloth' | GroundShape['as'], string>> = {
  around: '#33271d',
  cloth: '#24503f',
  near: '#0006',
  goal: '#ffd23f',
  'goal-line': '#ffd23f',
  red: '#ff6d5a',
  area: '#fff3',
  own: '#56b4e9',
  rival: '#d55e00',
};
/** Of the ground, above the words, px (house values). */
const SIDE = 430;
const TOP = 20;
const LINE = 4;

type Pen = Pick<
  CanvasRenderingContext2D,
  'fillStyle' | 'strokeStyle' | 'beginPath' | 'moveTo' | 'lineTo' | 'arc' | 'fill' | 'stroke'
>;

/** The ground of a day, to be sent: of how anybody did it nothing is known here. Null where the browser draws none. */
export function groundPicture(ground: DailyGround): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, SIZE);
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  const scale = SIDE / ground.sideMm;
  pen.fillStyle = COLOURS.around;
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
  pen.translate(SIZE.width / 2, TOP + SIDE / 2);
  pen.beginPath();
  pen.rect(-SIDE / 2, -SIDE / 2, SIDE, SIDE);
  pen.clip();
  pen.fillStyle = COLOURS.cloth;
  pen.fill();
  pen.scale(scale, scale);
  pen.lineWidth = LINE / scale;
  drawGround(pen, ground);
  return canvas;
}

/** Around 0, in mm. */
export function drawGround(pen: Pen, ground: DailyGround): void {
  for (const shape of shapesOf(ground)) {
    pen.fillStyle = COLOURS[shape.as];
    pen.strokeStyle = COLOURS[shape.as];
    pen.beginPath();
    if (shape.is === 'disc') pen.arc(shape.at.x, shape.at.z, shape.r, 0, 2 * Math.PI);
    else for (const [i, { x, z }] of shape.points.entries()) pen[i === 0 ? 'moveTo' : 'lineTo'](x, z);
    pen[shape.is === 'line' ? 'stroke' : 'fill']();
  }
}

import type { DailyGround } from '#engine/module/daily.ts';
import type { Point2, Polygon2 } from '#sim/geometry/footprint.ts';
import { cos, radians, sin } from '#sim/maths/trig.ts';
import { SIZE } from '#app/sharing/resultPicture.ts';

/** As on the page (styles/daily.css). */
const COLOURS = {
  around: '#33271d',
  cloth: '#24503f',
  near: '#0006',
  mark: '#ffd23f',
  red: '#ff6d5a',
  area: '#fff3',
  own: '#56b4e9',
  rival: '#d55e00',
} as const;
/** Of the ground, above the words, px (house values). */
const SIDE = 430;
const TOP = 20;
const LINE = 4;
/** As on the page, mm. */
const MARK_MM = 4;
const HEADING_MM = 44;

type Pen = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'strokeStyle'
  | 'lineWidth'
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'closePath'
  | 'arc'
  | 'fill'
  | 'stroke'
>;

/** The ground of a day, to be sent: of how anybody did it nothing is known here. Null where the browser draws none. */
export function groundPicture(ground: DailyGround): HTMLCanvasElement | null {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, SIZE);
  const pen = canvas.getContext('2d');
  if (pen === null) return null;
  pen.fillStyle = COLOURS.around;
  pen.fillRect(0, 0, SIZE.width, SIZE.height);
  pen.translate(SIZE.width / 2, TOP + SIDE / 2);
  pen.beginPath();
  pen.rect(-SIDE / 2, -SIDE / 2, SIDE, SIDE);
  pen.clip();
  pen.scale(SIDE / ground.sideMm, SIDE / ground.sideMm);
  drawGround(pen, ground, (LINE * ground.sideMm) / SIDE);
  return canvas;
}

/** Around 0, in mm; `wide`: lines. */
export function drawGround(pen: Pen, { sideMm, goal, fromMm, standing = [] }: DailyGround, wide: number): void {
  const half = sideMm / 2;
  pen.lineWidth = wide;
  const fill = (colour: string, corners: Polygon2): void => {
    pen.fillStyle = colour;
    trace(pen, corners);
    pen.closePath();
    pen.fill();
  };
  const line = (colour: string, ...ends: Polygon2): void => {
    pen.strokeStyle = colour;
    trace(pen, ends);
    pen.stroke();
  };
  const disc = (colour: string, { x, z }: Point2, r: number): void => {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.arc(x, z, r, 0, 2 * Math.PI);
    pen.fill();
  };
  fill(COLOURS.cloth, rectangle(-half, half, half));
  switch (goal.kind) {
    case 'place': {
      const at = { x: goal.xMm, z: goal.zMm };
      disc(COLOURS.near, at, fromMm);
      disc(COLOURS.mark, at, MARK_MM);
      break;
    }
    case 'line': {
      const there = (corners: Polygon2): Polygon2 => corners.map((at) => turned(at, goal.squareDeg));
      fill(COLOURS.near, there(rectangle(goal.offMm - fromMm, goal.offMm + fromMm, sideMm)));
      line(COLOURS.mark, ...there([-sideMm, sideMm].map((z) => ({ x: goal.offMm, z }))));
      break;
    }
    case 'heading':
      line(COLOURS.mark, { x: 0, z: 0 }, turned({ x: half, z: 0 }, -goal.toDeg));
      line(COLOURS.red, { x: 0, z: 0 }, turned({ x: HEADING_MM, z: 0 }, -goal.fromDeg));
      break;
    case 'area':
      fill(COLOURS.area, goal.corners);
      line(COLOURS.mark, ...goal.corners, ...goal.corners.slice(0, 1));
  }
  standing.forEach((outline, i) => fill(i === 0 ? COLOURS.own : COLOURS.rival, outline));
}

function trace(pen: Pen, points: Polygon2): void {
  pen.beginPath();
  points.forEach(({ x, z }, i) => (i === 0 ? pen.moveTo(x, z) : pen.lineTo(x, z)));
}

const rectangle = (left: number, right: number, half: number): Polygon2 => [
  { x: left, z: -half },
  { x: right, z: -half },
  { x: right, z: half },
  { x: left, z: half },
];

/** About 0, from x towards z. */
function turned({ x, z }: Point2, deg: number): Point2 {
  const [c, s] = [cos(radians(deg)), sin(radians(deg))];
  return { x: x * c - z * s, z: x * s + z * c };
}

import type { Texture } from 'three';
import type { ModuleId } from '#games/tug-of-war/ids.ts';
import { SHARED } from '#games/tug-of-war/sets.ts';
import { asTexture, blankCanvas } from '#app/scene/looks/canvas.ts';
import { paintInSlices, type Painting } from '#app/scene/looks/painting.ts';
import { FLOOR_M, FLOOR_Z_M, TALL_Z_M, type Ground, type Places } from './places.ts';
import { CLOCK_M, RACE, raceX, ROPE, ropeX, TOWER } from './machinePlaces.ts';
import { FONT } from '#app/ui/typeface.ts';

const PX_PER_M = 3600;
export const INK = '#2a2620';
const PAPER = '#efe7d4';
const LINE = '#b7aa8c';

/** How the board is laid: its machines, where the rope begins, and puddles on the Race. */
export interface Layout {
  readonly modules: readonly ModuleId[];
  readonly rope: 'pit' | 'fixed-length';
  readonly puddles: readonly number[];
  readonly places: Places;
}

/** The board with all that is printed on it; only the grain of its wood comes later. */
export function slabOf(layout: Layout): Texture {
  const { x, z, wide, deep } = layout.places.board;
  const context = blankCanvas(Math.round(wide * PX_PER_M), Math.round(deep * PX_PER_M));
  context.scale(PX_PER_M, PX_PER_M);
  context.translate(wide / 2 - x, deep / 2 - z);
  context.fillStyle = '#6d4a2f';
  context.fillRect(x - wide / 2, z - deep / 2, wide, deep);
  paintTiles(context, layout);
  const texture = asTexture(context, 8);
  paintInSlices(texture, paintGrain(context, layout));
  return texture;
}

function paintTiles(context: CanvasRenderingContext2D, layout: Layout): void {
  for (const id of layout.modules) {
    const ground = layout.places.grounds[id];
    context.save();
    context.translate(ground.x, ground.z);
    paintTile(context, ground);
    FLOORS[id]?.(context, layout);
    context.restore();
  }
}

function* paintGrain(context: CanvasRenderingContext2D, layout: Layout): Painting {
  const { x, z, wide, deep } = layout.places.board;
  const [left, back] = [x - wide / 2, z - deep / 2];
  // Its grain, the same on every board.
  for (let i = 0; i < 260; i += 1) {
    const [u, v] = [(i * 0.618034) % 1, (i * 0.754878) % 1];
    context.fillStyle = i % 2 === 0 ? '#75512f66' : '#5e3f2866';
    context.fillRect(left, back + v * deep, wide * (0.4 + 0.6 * u), 0.0006 + 0.0008 * u);
  }
  yield;
  paintTiles(context, layout); // over it
}

/** Its paper; its name stands over it, upright. */
function paintTile(context: CanvasRenderingContext2D, { wide, deep }: Pick<Ground, 'wide' | 'deep'>): void {
  context.fillStyle = PAPER;
  context.beginPath();
  context.roundRect(-wide / 2, -deep / 2, wide, deep, 0.005);
  context.fill();
  context.strokeStyle = LINE;
  context.lineWidth = 0.0008;
  context.stroke();
}

/** Canvas letters of less than a pixel's size are none: words are written a thousand times as large. */
const SCALE = 1000;

function words(context: CanvasRenderingContext2D, text: string, x: number, z: number, tall: number): void {
  context.save();
  context.translate(x, z);
  context.scale(1 / SCALE, 1 / SCALE);
  context.font = `600 ${tall * SCALE}px ${FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = INK;
  context.fillText(text, 0, tall * SCALE * 0.04);
  context.restore();
}

type Paint = (context: CanvasRenderingContext2D, layout: Layout) => void;

const disc = (context: CanvasRenderingContext2D, x: number, z: number, radius: number, fill: string): void => {
  context.beginPath();
  context.arc(x, z, radius, 0, 2 * Math.PI);
  context.fillStyle = fill;
  context.fill();
};

/** The pit in the middle, spots on both sides; those that count are larger. What each gives is said at the rope. */
const paintRope: Paint = (context, { rope }) => {
  disc(context, 0, ROPE.z, 0.011, '#1d1712');
  disc(context, 0, ROPE.z, 0.0095, '#3b2c20');
  const least = rope === 'pit' ? 1 - ROPE.spots : 1;
  for (const side of [-1, 1])
    for (let spot = least; spot <= ROPE.spots; spot += 1) {
      const x = ropeX(side, spot, rope);
      disc(context, x, ROPE.z, spot > 0 ? 0.0017 : 0.0012, spot === ROPE.spots ? '#b3261e' : LINE);
    }
};

/** Two lanes of 13 steps. */
const paintRace: Paint = (context, { puddles }) => {
  for (const lane of [0, 1]) {
    const z = RACE.lanes[lane] ?? 0;
    context.fillStyle = lane === 0 ? '#d9c9a3' : '#d2c09a';
    context.fillRect(raceX(0) - RACE.step / 2, z - RACE.deep / 2, RACE.step * (RACE.steps + 1), RACE.deep);
    for (let step = 0; step <= RACE.steps; step += 1) {
      const x = raceX(step);
      if (puddles.includes(step)) {
        context.beginPath();
        context.ellipse(x, z, RACE.step * 0.48, RACE.deep * 0.36, 0, 0, 2 * Math.PI);
        context.fillStyle = '#4f8fc0';
        context.fill();
      }
      context.strokeStyle = '#a39470';
      context.lineWidth = 0.0005;
      context.strokeRect(x - RACE.step / 2, z - RACE.deep / 2, RACE.step, RACE.deep);
    }
    // The finish.
    for (let i = 0; i < 8; i += 1) {
      context.fillStyle = i % 2 === lane ? '#1b1c21' : '#ffffff';
      context.fillRect(
        raceX(RACE.steps) + RACE.step / 2 - 0.002,
        z - RACE.deep / 2 + (i * RACE.deep) / 8,
        0.002,
        RACE.deep / 8,
      );
    }
  }
  for (let step = 0; step <= RACE.steps; step += 1)
    words(context, `${step}`, raceX(step), FLOOR_Z_M, step % 2 === 0 ? 0.0062 : 0.0052);
};

const paintClock: Paint = (context) => {
  disc(context, 0, TALL_Z_M, CLOCK_M + 0.004, '#5b4a35');
  disc(context, 0, TALL_Z_M, CLOCK_M + 0.002, '#fbf7ec');
  // Its segments, from the hand's pivot to the rim.
  context.strokeStyle = '#cdbf9f';
  context.lineWidth = 0.0008;
  for (let i = 0; i < SHARED.clock.segments; i += 1) {
    const turn = (2 * Math.PI * i) / SHARED.clock.segments;
    context.beginPath();
    context.moveTo(0, TALL_Z_M);
    context.lineTo(CLOCK_M * Math.sin(turn), TALL_Z_M - CLOCK_M * Math.cos(turn));
    context.stroke();
  }
};

const paintTower: Paint = (context) => {
  for (const x of TOWER.x) {
    context.fillStyle = '#cdbf9f';
    context.fillRect(x - 0.018, TOWER.z - 0.014, 0.036, 0.028);
  }
};

const paintPath: Paint = (context) => {
  const half = FLOOR_M / 2 - 0.002;
  context.fillStyle = '#54504a';
  context.fillRect(-half, FLOOR_Z_M - half, 2 * half, 2 * half);
};

const FLOORS: Readonly<Partial<Record<ModuleId, Paint>>> = {
  rope: paintRope,
  race: paintRace,
  clock: paintClock,
  tower: paintTower,
  path: paintPath,
  maze: paintPath,
};

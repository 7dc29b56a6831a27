import { PerspectiveCamera, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { framed, framedBest, pixelsIn, type Frame, type Framed } from '#app/scene/framing.ts';
import { stageOf } from '#app/tables/traction/stage.ts';
import { seatYaw } from '#play/traction/seatYaw.ts';
import { STANDARD_OPTIONS } from '#games/traction/options.ts';
import { setUp } from '#games/traction/setup.ts';
import type { TractionState } from '#games/traction/state.ts';
import type { Vec3 } from '#sim/maths/vec3.ts';
import { SURFACES } from '#sim/surfaces.ts';

const FOV_DEG = 40;
const HEIGHTS = [0.55, 0.95] as const;

function started(seats: number, distanceMm = 381): TractionState {
  const [surface] = SURFACES;
  const state = setUp({ options: STANDARD_OPTIONS, surface: surface!, table: { distanceMm } }, seats, {
    integer: () => 0,
  });
  if (!state.ok) throw new Error(state.fault.message);
  return state.value;
}

const frame = (
  width: number,
  height: number,
  [top, right, bottom, left]: readonly [number, number, number, number],
): Frame => ({ width, height, covered: { top, right, bottom, left }, fovDeg: FOV_DEG });

/** The picture's part of a phone held upright, of one on its side, and of a desk. */
const SCREENS = {
  upright: frame(390, 720, [72, 8, 100, 8]),
  small: frame(360, 516, [72, 8, 100, 8]),
  sideways: frame(500, 390, [56, 8, 8, 8]),
  desk: frame(1280, 800, [72, 24, 176, 24]),
} as const;

/** Where the real camera sees a point, pixels. */
function seenBy(
  { eye, target }: Pick<Framed, 'eye' | 'target'>,
  { width, height, lowered = 0 }: Frame,
): (point: Vec3) => { readonly x: number; readonly y: number } {
  const camera = new PerspectiveCamera(FOV_DEG, width / height, 0.02, 20);
  camera.setViewOffset(width, height, 0, -lowered * height, width, height);
  camera.position.set(eye.x, eye.y, eye.z);
  camera.lookAt(target.x, target.y, target.z);
  camera.updateMatrixWorld();
  return ({ x, y, z }) => {
    const seen = new Vector3(x, y, z).project(camera);
    return { x: ((seen.x + 1) / 2) * width, y: ((1 - seen.y) / 2) * height };
  };
}

/** How far beyond what is free of panels the furthest point lies, pixels; below zero if all are inside. */
function beyond(points: readonly Vec3[], sight: Pick<Framed, 'eye' | 'target'>, at: Frame): number {
  const { width, height, covered } = at;
  const see = seenBy(sight, at);
  return Math.max(
    ...points
      .map(see)
      .flatMap(({ x, y }) => [
        covered.left - x,
        x - (width - covered.right),
        covered.top - y,
        y - (height - covered.bottom),
      ]),
  );
}

describe.each(Object.entries(SCREENS))('the eye of a seat, %s', (_screen, at) => {
  it.each([
    [2, 381],
    [2, 914.4],
    [3, 381],
    [5, 500],
  ])('sees everything that %i players have %i mm apart, and is as near as that allows', (seats, distanceMm) => {
    const state = started(seats, distanceMm);
    const points = stageOf(state);
    for (let seat = 0; seat < seats; seat += 1) {
      const sight = framedBest(points, seatYaw(state, seat), HEIGHTS, at);
      expect(beyond(points, sight, at)).toBeLessThan(0.01);
      const nearer = (from: Vec3): Vec3 => ({
        x: from.x + 0.02 * (sight.target.x - sight.eye.x),
        y: from.y + 0.02 * (sight.target.y - sight.eye.y),
        z: from.z + 0.02 * (sight.target.z - sight.eye.z),
      });
      expect(beyond(points, { eye: nearer(sight.eye), target: nearer(sight.target) }, at)).toBeGreaterThan(0);
    }
  });

  it('looks at the table, from in front of the seat', () => {
    const state = started(2);
    const { eye, target } = framedBest(stageOf(state), seatYaw(state, 0), HEIGHTS, at);
    expect(target.y).toBeCloseTo(0, 9);
    expect(Math.abs(eye.x)).toBeLessThan(0.01);
    expect(eye.z).toBeGreaterThan(state.pads[0]!.zMm / 1000);
  });
});

it('a small piece of one’s own is a fingertip high on every phone, two pads at their shortest distance', () => {
  const state = started(2);
  const own = state.pieces.find(({ id }) => id === '0-S1')!;
  for (const at of [SCREENS.upright, SCREENS.small, SCREENS.sideways]) {
    const see = seenBy(framedBest(stageOf(state), seatYaw(state, 0), HEIGHTS, at), at);
    const [foot, tip] = [0, 0.0254].map((y) => see({ x: own.xMm / 1000, y, z: own.zMm / 1000 }));
    expect(foot!.y - tip!.y).toBeGreaterThan(24);
  }
});

it('from above all is seen as well', () => {
  const points = stageOf(started(5));
  expect(beyond(points, framed(points, { yaw: 1, height: 1.568 }, SCREENS.upright), SCREENS.upright)).toBeLessThan(
    0.01,
  );
});

it('panels that cover everything leave some of the picture', () => {
  const points = stageOf(started(2));
  const { eye } = framed(points, { yaw: 0, height: 0.6 }, frame(300, 300, [200, 0, 200, 0]));
  expect(eye.y).toBeGreaterThan(0.2);
  expect(eye.y).toBeLessThan(5);
});

it('a step inside of what is seen anyway moves nobody’s eye', () => {
  const state = started(2);
  const moved = {
    ...state,
    pieces: state.pieces.map((piece) => (piece.id === '0-S1' ? { ...piece, xMm: 3, zMm: 10 } : piece)),
  };
  const eyeOf = (now: TractionState): Vec3 => framedBest(stageOf(now), 0, HEIGHTS, SCREENS.upright).eye;
  expect(eyeOf(moved)).toEqual(eyeOf(state));
  const strayed = {
    ...state,
    pieces: state.pieces.map((piece) => (piece.id === '0-S1' ? { ...piece, xMm: 300, zMm: 10 } : piece)),
  };
  expect(eyeOf(strayed).y).toBeGreaterThan(eyeOf(state).y);
});

it.each([0, 0.08, -0.05])('places are where the camera shows them, with its line of sight lowered by %f', (lowered) => {
  const points = stageOf(started(3));
  const at = { ...SCREENS.desk, lowered };
  const shot = framed(points, { yaw: 0.4, height: 0.5 }, at);
  const camera = seenBy(shot, at);
  pixelsIn(points, shot, at).forEach((pixel, i) => {
    const seen = camera(points[i]!);
    expect(pixel.x).toBeCloseTo(seen.x, 6);
    expect(pixel.y).toBeCloseTo(seen.y, 6);
  });
  expect(beyond(points, shot, at)).toBeLessThan(0.01);
});

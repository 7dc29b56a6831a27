import { describe, expect, it } from 'vitest';
import { framedBest, hides, pixelsIn, type Frame } from '#app/scene/framing.ts';
import { ARENA_HALF_M, RIM_M } from '#app/tables/trexlands/scene/arena/arenaMeasures.ts';
import { besideLast, closeUps, type CloseUp } from '#app/tables/trexlands/scene/closeUp.ts';
import type { SessionState } from '#play/trexlands/session/sessionTypes.ts';
import { arenaSpot } from '#play/trexlands/places.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { begun } from '../../../games/trexlands/recorded.ts';
import { PHYSICS_BUILD } from '#sim/physics.ts';
import { atArena } from './throwing/atArena.ts';

const NOTHING_COVERED = { top: 0, right: 0, bottom: 0, left: 0 };
/** A phone held upright with its panels, a tablet, and a desk's screen. */
const FRAMES = [
  { width: 390, height: 844, covered: { ...NOTHING_COVERED, top: 120, bottom: 330 }, fovDeg: 35 },
  { width: 1280, height: 800, covered: { ...NOTHING_COVERED, bottom: 180 }, fovDeg: 35 },
  { width: 820, height: 1180, covered: NOTHING_COVERED, fovDeg: 35 },
] as const;

const TRUCK_LONG_M = 0.06; // data/truck.json

const match = begun({ seats: 2 }, PHYSICS_BUILD);
const arena = arenaSpot({ seats: match.state.seats, city: match.state.board.city });

/** A truck that was called there and is shown again; mm from the middle of the arena. */
const shownAt = (xMm: number, zMm: number): SessionState =>
  ({
    match,
    stage: 'called',
    camera: 'seat',
    entering: null,
    roll: {
      again: { truck: '0-T1', over: true },
      way: null,
      report: { rulings: [{ truck: '0-T1', at: { xMm, yMm: 12, zMm } }] },
    },
  }) as unknown as SessionState;

/** The wooden sides of the tray: the one before those who look is of glass. */
const [INNER, OUTER] = [ARENA_HALF_M, ARENA_HALF_M + RIM_M.thick];
const WALLS = [
  [-OUTER, OUTER, -OUTER, -INNER],
  [INNER, OUTER, -OUTER, OUTER],
  [-OUTER, -INNER, -OUTER, OUTER],
].map(([x0 = 0, x1 = 0, z0 = 0, z1 = 0]) => ({
  low: vec3(arena.x + x0, 0, arena.z + z0),
  high: vec3(arena.x + x1, RIM_M.tall, arena.z + z1),
}));

/** From beside, as the camera looks. */
const lookAt = (closeUp: CloseUp | null, frame: Frame) => {
  if (closeUp === null) throw new Error('it is looked at from near by');
  return framedBest(closeUp, 0, [0.3, 0.5], frame);
};

const isHidden = (point: Vec3, eye: Vec3): boolean => WALLS.some((wall) => hides(wall, eye, point));

describe('a truck that is shown again', () => {
  it('is never behind a wall of the arena, wherever in it it lies and whatever the screen', () => {
    const places = [-230, -180, -90, 0, 60, 150, 210, 232];
    for (const frame of FRAMES)
      for (const xMm of places)
        for (const zMm of places) {
          const { eye } = lookAt(closeUps()(shownAt(xMm, zMm)), frame);
          const middle = vec3(arena.x + xMm / 1000, 0.002, arena.z + zMm / 1000);
          expect(isHidden(middle, eye), `${xMm} ${zMm} at ${frame.width}`).toBe(false);
        }
  });
});

describe('trucks that tumble', () => {
  const wide: Frame = { width: 1366, height: 768, covered: { ...NOTHING_COVERED, top: 70, bottom: 125 }, fovDeg: 40 };

  it('come to rest in a near picture, in which the last of them is 150 pixels long, and no wall hides it', async () => {
    for (const seed of [1, 2, 3]) {
      const there = await atArena('battle', seed);
      there.session.commands.rollForMe();
      const closeUp = closeUps();
      for (let i = 0; i < 200 && (there.session.store.getState().roll?.settling ?? null) === null; i += 1)
        there.pass(0.016);
      const state = there.session.store.getState();
      const [last] = state.roll?.settling ?? [];
      if (last === undefined) throw new Error('it is known where they will lie');
      const middle = vec3(arena.x + last.at.xMm / 1000, 0.01, arena.z + last.at.zMm / 1000);
      for (const frame of FRAMES) expect(isHidden(middle, lookAt(closeUp(state), frame).eye)).toBe(false);
      const ends = [-TRUCK_LONG_M / 2, TRUCK_LONG_M / 2].map((x) => vec3(middle.x + x, middle.y, middle.z));
      const [from = { x: 0 }, to = { x: 0 }] = pixelsIn(ends, lookAt(closeUp(state), wide), wide);
      expect(to.x - from.x).toBeGreaterThan(150);
      expect(besideLast(state)).toHaveLength(3 * 8);
      expect(closeUp({ ...state, camera: 'free' })).toBeNull();
      expect(closeUps(() => true)(state)).toBeNull(); // less motion is wanted
    }
  });

  it('gives way to where they lie once they have been called, unless one has left the arena', async () => {
    const there = await atArena('battle');
    there.session.commands.rollForMe();
    there.session.commands.goOn();
    const state = there.session.store.getState();
    const report = state.roll?.report;
    if (!state.roll || !report) throw new Error('it is called');
    expect(closeUps()(state)).toHaveLength(8 * report.rulings.length);
    const rulings = report.rulings.map((ruling, i) => (i === 0 ? { ...ruling, code: 'off-arena' as const } : ruling));
    expect(closeUps()({ ...state, roll: { ...state.roll, report: { ...report, rulings } } })).toBeNull();
  });
});

it('a wall hides what is behind it, and nothing before it or above it', () => {
  const wall = { low: vec3(-0.3, 0, 0.25), high: vec3(0.3, 0.06, 0.27) };
  const eye = vec3(0, 0.1, 0.6);
  expect(hides(wall, eye, vec3(0, 0.01, 0.2))).toBe(true);
  expect(hides(wall, eye, vec3(0, 0.01, 0.4))).toBe(false);
  expect(hides(wall, eye, vec3(0, 0.09, -0.2))).toBe(false);
});

import { describe, expect, it } from 'vitest';
import { framedClear, hides } from '#app/scene/framing.ts';
import { closeUps, wallsOf } from '#app/tables/trexlands/scene/closeUp.ts';
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

const hidden = (points: readonly Vec3[], eye: Vec3): number =>
  points.filter((point) => wallsOf(arena).some((wall) => hides(wall, eye, point))).length;

describe('a truck that is shown again', () => {
  it('is never behind a wall of the arena, wherever in it it lies and whatever the screen', () => {
    const places = [-230, -180, -90, 0, 60, 150, 210, 232];
    for (const frame of FRAMES)
      for (const xMm of places)
        for (const zMm of places) {
          const closeUp = closeUps()(shownAt(xMm, zMm));
          if (closeUp === null) throw new Error('it is shown from near by');
          expect(closeUp.clear.points.length).toBeGreaterThan(0);
          const { eye } = framedClear(closeUp.box, 0, closeUp.clear, frame);
          expect(hidden(closeUp.clear.points, eye), `${xMm} ${zMm} at ${frame.width}`).toBe(0);
        }
  });

  it('in the middle is seen from the usual side', () => {
    const closeUp = closeUps()(shownAt(0, 0));
    if (closeUp === null) throw new Error('it is shown from near by');
    const { eye, target } = framedClear(closeUp.box, 0, closeUp.clear, FRAMES[1]);
    expect(eye.x).toBeCloseTo(target.x, 6);
    expect(eye.z).toBeGreaterThan(target.z);
  });
});

describe('the way of trucks that tumble', () => {
  it('is looked at from near by as soon as it is known, and no wall hides any of it', async () => {
    const there = await atArena('battle');
    there.session.commands.rollForMe();
    const closeUp = closeUps();
    for (let i = 0; i < 200 && there.session.store.getState().roll?.way === null; i += 1) there.pass(0.016);
    const state = there.session.store.getState();
    expect(state.roll?.way?.length).toBeGreaterThan(20);
    const near = closeUp(state);
    if (near === null) throw new Error('it is looked at from near by');
    for (const frame of FRAMES)
      expect(hidden(near.clear.points, framedClear(near.box, 0, near.clear, frame).eye)).toBe(0);
    expect(closeUp({ ...state, camera: 'free' })).toBeNull();
    expect(closeUps(() => true)(state)).toBeNull(); // less motion is wanted
  });

  it('gives way to where they lie once they have been called, unless one has left the arena', async () => {
    const there = await atArena('battle');
    there.session.commands.rollForMe();
    there.session.commands.goOn();
    const state = there.session.store.getState();
    const report = state.roll?.report;
    if (!state.roll || !report) throw new Error('it is called');
    const near = closeUps()(state);
    if (near === null) throw new Error('it is looked at from near by');
    expect(near.box).toHaveLength(8 * report.rulings.length);
    for (const frame of FRAMES)
      expect(hidden(near.clear.points, framedClear(near.box, 0, near.clear, frame).eye)).toBe(0);
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

it('the side before those who look is of glass, and hides nothing', () => {
  const front = vec3(arena.x, 0.01, arena.z + 0.2);
  expect(hidden([front], vec3(arena.x, 0.15, arena.z + 0.6))).toBe(0);
  expect(hidden([vec3(arena.x, 0.01, arena.z - 0.2)], vec3(arena.x, 0.15, arena.z - 0.6))).toBe(1);
});

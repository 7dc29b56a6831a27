import { describe, expect, it } from 'vitest';
import { rollAsked } from '../../../../../src/games/trexlands/rolls.ts';
import { length, vec3 } from '../../../../../src/sim/maths/vec3.ts';
import { spinAtRelease, velocityAtRelease } from '../../../../../src/sim/roll/throws.ts';
import { withinThrowLimits } from '../../../../../src/sim/roll/throwLimits.ts';
import { HAND_MM } from '../../../../../src/app/tables/trexlands/throwing/handful.ts';
import type { Ray } from '../../../../../src/app/input/ray.ts';
import { atArena, type AtArena } from './atArena.ts';

const stageOf = ({ round }: AtArena) => round.store.getState().stage;
const waits = (there: AtArena, truck: string): boolean => there.placeOf(truck).zMm > 300 && there.placeOf(truck).yMm < 1;

describe('a battle that is aimed by hand', () => {
  it('has the trucks of whoever throws first wait in the middle in front of the arena, the others at its corners', async () => {
    const there = await atArena();
    expect(rollAsked(there.round.store.getState().match?.state ?? fail())?.trucks).toEqual(['0-T1', '0-T2', '1-T1', '1-T2']);
    const across = (truck: string): number => Math.abs(there.placeOf(truck).xMm);
    expect(Math.max(across('0-T1'), across('0-T2'))).toBeLessThan(50);
    expect(Math.min(across('1-T1'), across('1-T2'))).toBeGreaterThan(200);
  });

  it('holds a pressed truck at hand height under the pointer, and nothing is thrown yet', async () => {
    const there = await atArena();
    there.press('0-T1');
    there.drag([-60, 20], 400);
    there.pass(0.5);
    expect(there.throwing.store.getState().held).toEqual(['0-T1']);
    const { xMm, yMm, zMm } = there.placeOf('0-T1');
    expect(Math.hypot(xMm + 60, zMm - 20, yMm - HAND_MM)).toBeLessThan(16); // its origin is 15 mm from its middle
    expect(there.thrown).toEqual([]);
  });

  it('throws a flicked truck the way it was flicked, as fast, rolling over its front', async () => {
    const there = await atArena();
    there.press('0-T1');
    there.drag([-100, 0], 300);
    there.drag([-100, 0], 300);
    there.drag([80, 0], 200); // 0.9 m/s to the right
    there.release();
    const [thrown] = there.thrown;
    if (!thrown) throw new Error(there.fault ?? 'nothing thrown');
    expect(thrown.truck).toBe('0-T1');
    const { x, y, z } = velocityAtRelease(thrown);
    expect(x).toBeCloseTo(0.9, 1);
    expect([y, Math.abs(z)]).toEqual([0, 0]);
    expect(thrown.atMm).toEqual([80, HAND_MM, 0]);
    expect(spinAtRelease(thrown).z).toBeLessThan(-10); // over its way: clockwise for whoever looks along -z
    expect(waits(there, '0-T2')).toBe(true);
  });

  it('refuses a truck that is let go at rest for lack of spin, says the limit, and has it wait again', async () => {
    const there = await atArena();
    there.press('0-T1');
    there.drag([0, 0], 500);
    there.release(600);
    expect(there.fault).toBe('throw-leastSpinRadS');
    expect(there.round.store.getState().fault?.message).toMatch(/0-T1: .* the limit "leastSpinRadS" is 10 rad\/s/);
    expect(there.thrown).toEqual([]);
    there.pass(1);
    expect(waits(there, '0-T1')).toBe(true);
    there.press('0-T1');
    there.drag([0, 0], 100);
    there.release();
    expect(there.fault).toBeNull();
    expect(there.thrown).toHaveLength(1);
  });

  it('spins a truck that was shaken and then let go where the hand turns around', async () => {
    const there = await atArena();
    there.press('0-T1');
    there.drag([-40, 0], 400);
    for (let i = 0; i < 6; i += 1) there.drag([i % 2 === 0 ? 40 : -40, 0], 120);
    there.drag([-39, 0], 60);
    there.release();
    const [thrown] = there.thrown;
    expect(thrown === undefined ? 0 : length(spinAtRelease(thrown))).toBeGreaterThan(10);
  });

  it('takes up all that are left where they are to be taken together, and lets them go beside each other', async () => {
    const there = await atArena();
    there.throwing.commands.setTogether(true);
    there.press('0-T2');
    expect(there.throwing.store.getState().held).toEqual(['0-T2', '0-T1']);
    there.drag([0, 0], 200);
    there.release();
    expect(there.thrown.map(({ truck }) => truck)).toEqual(['0-T2', '0-T1']);
    expect(withinThrowLimits(there.thrown).ok).toBe(true);
    expect(there.thrown[0]?.velocityMmS).toEqual(there.thrown[1]?.velocityMmS);
    expect(there.thrown[0]?.quaternion).not.toEqual(there.thrown[1]?.quaternion);
  });

  it('takes up another truck under a second finger, which then does nothing else', async () => {
    const there = await atArena();
    there.press('0-T1', 1);
    there.press('0-T2', 2);
    expect([there.hand.holding, there.hand.owns(2)]).toEqual([1, true]);
    expect(there.throwing.store.getState().held).toEqual(['0-T1', '0-T2']);
    there.drag([0, 200], 60, 2);
    there.release(0, 2);
    expect(there.thrown).toEqual([]);
    there.drag([0, 0], 200, 1);
    there.release(0, 1);
    expect(there.thrown).toHaveLength(2);
  });

  it('does not take up a truck of another fleet: that comes after', async () => {
    const there = await atArena();
    there.press('1-T1');
    expect(there.round.store.getState().fault?.message).toBe('Ada throws first; T1 comes after.');
    expect([there.throwing.store.getState().held, there.hand.holding, there.hand.owns(1)]).toEqual([[], null, true]);
    there.release();
    there.press('0-T1', 1);
    there.press('1-T1', 2);
    expect(there.throwing.store.getState().held).toEqual(['0-T1']);
  });

  it.each(['escape', 'cancel'] as const)('puts the truck back on %s; the pointer throws nothing after that', async (how) => {
    const there = await atArena();
    there.press('0-T1');
    there.drag([0, 0], 100);
    if (how === 'escape') there.hand.escape();
    else there.hand.cancel(1);
    there.drag([100, 0], 50);
    there.release();
    there.pass(1);
    expect([there.thrown, there.fault, there.throwing.store.getState().held, waits(there, '0-T1')]).toEqual([[], null, [], true]);
  });

  it('puts back what is carried beside the arena and let go there, and only points at what was not carried at all', async () => {
    const there = await atArena();
    there.press('0-T2');
    there.drag([0, 0], 300);
    there.drag([0, 330], 1500);
    there.release(300);
    expect([there.thrown, there.fault, there.throwing.store.getState().chosen]).toEqual([[], null, null]);
    there.pass(1);
    there.press('0-T2');
    there.release(50);
    expect([there.thrown, there.fault, there.throwing.store.getState().chosen]).toEqual([[], null, '0-T2']);
  });

  it('takes what is let go in a slanting line of sight for let go over the arena where it hangs over it, or where one sees its ground', async () => {
    const there = await atArena();
    const slanting = (xMm: number, yMm: number, zMm: number): Ray => {
      const { origin } = there.at(xMm, zMm);
      const [y, z] = [0.5, 0.866]; // 30 degrees down, from in front of the arena
      return { origin: { x: origin.x, y: yMm / 1000 + y, z: origin.z + z }, direction: { x: 0, y: -y, z: -z } };
    };
    const letGoIn = (ray: Ray, ms: number): string | null => {
      there.press('0-T1', 1, ms);
      there.hand.move({ id: 1, ray, ms: ms + 100 });
      there.hand.up({ id: 1, ray, ms: ms + 900 });
      const { fault } = there;
      there.round.commands.dismissFault();
      there.pass(1);
      return fault;
    };
    expect(letGoIn(slanting(0, HAND_MM, -150), 10_000)).toBe('throw-leastSpinRadS'); // seen on the far edge's other side
    expect(letGoIn(slanting(0, 0, 200), 20_000)).toBe('throw-leastSpinRadS'); // hangs in front of the near edge
    expect(letGoIn(slanting(0, 0, 330), 30_000)).toBeNull();
  });

  it('leaves everything else to the camera: the cloth, and every truck while none is to be thrown', async () => {
    const there = await atArena();
    expect(there.hand.down({ id: 1, ray: there.at(0, 0) })).toBe('camera');
    there.round.commands.rollForMe();
    expect(stageOf(there)).toBe('rolling');
    expect(there.hand.down({ id: 1, ray: there.at(0, 330) })).toBe('camera');
  });

  it('lets go of what chance throws meanwhile', async () => {
    const there = await atArena();
    there.press('0-T1');
    there.drag([0, 0], 100);
    there.round.commands.rollForMe();
    expect(stageOf(there)).toBe('rolling');
    there.pass(0.1);
    expect(there.throwing.store.getState().held).toEqual([]);
    there.release();
    expect(there.fault).toBeNull();
  });

  it('takes up again what was let go, as it lay in the fingers before', async () => {
    const there = await atArena();
    there.press('0-T1');
    there.pass(0);
    there.drag([0, 0], 100);
    there.release();
    const [first] = there.thrown;
    there.hand.down({ id: 1, ray: there.at(0, 0), ms: 5000 });
    expect([there.thrown, there.throwing.store.getState().held]).toEqual([[], ['0-T1']]);
    there.hand.move({ id: 1, ray: there.at(0, -100), ms: 5100 });
    there.hand.up({ id: 1, ray: there.at(0, -100), ms: 5100 });
    expect(there.thrown[0]?.quaternion).toEqual(first?.quaternion);
    expect(there.thrown[0]?.velocityMmS).not.toEqual(first?.velocityMmS);
  });

  it('lets a truck go over one that hangs there already, not within it', async () => {
    const there = await atArena();
    for (const truck of ['0-T1', '0-T2', '1-T1']) {
      there.press(truck);
      there.drag([0, 0], 300);
      there.release();
    }
    expect(there.fault).toBeNull();
    expect(there.thrown).toHaveLength(3);
    expect(new Set(there.thrown.map(({ atMm }) => atMm[1])).size).toBe(3);
  });

  it('begins the roll when the last truck is let go', async () => {
    const there = await atArena('ranking');
    there.press('0-T1');
    there.drag([0, 0], 150);
    there.release();
    expect(stageOf(there)).toBe('aiming');
    there.press('1-T1');
    there.drag([0, 100], 150);
    there.release();
    expect(stageOf(there)).toBe('rolling');
    expect(there.round.store.getState().roll?.throws.map(({ truck }) => truck)).toEqual(['0-T1', '1-T1']);
  });

  it('throws no faster than a hand can', async () => {
    const there = await atArena();
    there.press('0-T1');
    there.drag([-200, 0], 300);
    there.drag([600, 0], 30); // 27 m/s
    there.release();
    const [thrown] = there.thrown;
    expect(there.fault).toBeNull();
    expect(thrown && length(vec3(...thrown.velocityMmS))).toBeGreaterThan(2990);
    expect(withinThrowLimits(there.thrown).ok).toBe(true);
  });
});

function fail(): never {
  throw new Error('no match');
}

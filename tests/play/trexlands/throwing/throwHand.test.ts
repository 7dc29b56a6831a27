import { isWhole } from '#engine/seen.ts';
import { describe, expect, it } from 'vitest';
import { rollAsked } from '#games/trexlands/rolls.ts';
import type { HandThrow } from '#games/trexlands/throws.ts';
import { length, vec3 } from '#sim/maths/vec3.ts';
import { pieceId } from '#sim/ids.ts';
import { spinRateOf } from '#sim/roll/handRelease.ts';
import { velocityAtRelease } from '#sim/roll/release.ts';
import { withinHandLimits } from '#games/trexlands/rolling/throwLimits.ts';
import { HAND_MM } from '#sim/roll/handful.ts';
import type { Ray } from '#play/input/ray.ts';
import { createThrowing } from '#play/trexlands/throwing/throwing.ts';
import { atArena, type AtArena } from '../../../app/tables/trexlands/throwing/atArena.ts';

const stageOf = ({ session }: AtArena) => session.store.getState().stage;
const waits = (there: AtArena, truck: string): boolean =>
  there.placeOf(truck).zMm > 300 && there.placeOf(truck).yMm < 1;

describe('a battle that is aimed by hand', () => {
  it('has the trucks of whoever throws first wait in the middle in front of the arena, the others at its corners', async () => {
    const there = await atArena();
    expect(rollAsked(there.session.store.getState().match?.state ?? fail())?.trucks).toEqual([
      '0-T1',
      '0-T2',
      '1-T1',
      '1-T2',
    ]);
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
    expect(spinRateOf(thrown)).toBeGreaterThan(20);
    // how it is turned is drawn (TX-62)
    expect(Object.keys(thrown)).toEqual(['truck', 'atMm', 'velocityMmS', 'spinDegS']);
    expect(there.notes).toEqual([]);
    expect(waits(there, '0-T2')).toBe(true);
  });

  it('by the house rule free throw throws it turned as it is seen, rolling over its front', async () => {
    const there = await atArena('battle', 1, { freeThrow: true });
    there.press('0-T1');
    there.drag([-100, 0], 600);
    there.drag([80, 0], 200);
    there.release();
    const [thrown] = there.thrown;
    if (thrown?.quaternion === undefined || typeof thrown.spinDegS === 'number')
      throw new Error('the hand chooses all of it');
    expect(thrown.spinDegS[2]).toBeLessThan(-573); // over its way: clockwise for whoever looks along -z
  });

  it('throws a truck that is let go at rest with the least spin that is a throw, and says so quietly', async () => {
    for (const freeThrow of [false, true]) {
      const there = await atArena('battle', 1, { freeThrow });
      there.press('0-T1');
      there.drag([0, 0], 500);
      there.release(600);
      expect(there.fault).toBeNull();
      expect(there.thrown.map(({ truck }) => truck)).toEqual(['0-T1']);
      expect(there.thrown.map(spinRateOf)[0]).toBeCloseTo(10.02, 2);
      expect(there.notes).toEqual([
        'The throw of T1 counts. It left your hand slowly, so it spins 1.6 turns a second, the least there is; a quicker flick spins it more.',
      ]);
      there.press('0-T2');
      there.drag([100, 0], 400);
      there.release();
      expect([there.fault, there.notes]).toEqual([null, []]);
    }
  });

  it('lets a free throw that may not be gentle go from higher up, with the least spin of one, and refuses no slow hand', async () => {
    const there = await atArena('battle', 1, { freeThrow: 'firm' });
    there.press('0-T1');
    there.drag([0, 0], 500);
    there.release(600);
    expect(there.fault).toBeNull();
    expect(withinHandLimits(there.thrown, 'firm').ok).toBe(true);
    expect(there.thrown.map(spinRateOf)[0]).toBeCloseTo(40.02, 2);
    expect(there.notes[0]).toContain('so it spins 6.4 turns a second, the least there is');
    there.press('0-T2');
    there.drag([100, 0], 400);
    there.release();
    expect(there.fault).toBeNull();
    expect(withinHandLimits(there.thrown, 'firm').ok).toBe(true);
    expect(there.thrown).toHaveLength(2);
  });

  it('throws from the edge what is flicked beside the arena, and says so', async () => {
    const there = await atArena();
    there.press('0-T1');
    there.drag([200, 0], 300);
    there.drag([330, 0], 100);
    there.release();
    expect(there.fault).toBeNull();
    expect(there.thrown[0]?.atMm).toEqual([250, HAND_MM, 0]);
    expect(there.notes).toEqual(['You let go beside the tray. It is thrown from the edge of the tray.']);
  });

  it('never refuses a flick where all room over a place is taken: it is thrown from the nearest free one, and that is said', async () => {
    const there = await atArena();
    const full = ['1-T1', '1-T2'].map((id, i): HandThrow => ({
      truck: pieceId(id),
      atMm: [0, 189 + 156 * i, 0],
      velocityMmS: [0, 0, 0],
      spinDegS: 600,
    })); // between two levels each
    there.session.store.setState({ thrown: full });
    there.press('0-T1');
    there.drag([5, 0], 200);
    there.release();
    expect(there.fault).toBeNull();
    const mine = there.thrown.find(({ truck }) => truck === '0-T1');
    const [x = 0, , z = 0] = mine?.atMm ?? [];
    expect(Math.hypot(x - 5, z)).toBeGreaterThan(55);
    expect(Math.hypot(x - 5, z)).toBeLessThan(95);
    expect(there.notes).toContain('Another truck was there already: thrown from the nearest free place.');
  });

  it('takes no truck from chance that has not tumbled twice, and says why', async () => {
    const there = await atArena('ranking');
    const { match } = there.session.store.getState();
    if (match === null || !isWhole(match)) throw new Error('no match');
    const reroll = {
      thrown: [pieceId('0-T1'), pieceId('1-T1')],
      upright: [],
      left: [{ truck: pieceId('0-T1'), failed: 2 }],
    };
    there.session.commands.resume({ ...match, state: { ...match.state, reroll } });
    there.press('0-T1');
    expect([there.fault, there.throwing.store.getState().held]).toEqual(['by-chance', []]);
    there.throwing.commands.rollMine();
    expect(stageOf(there)).toBe('rolling');
  });

  it('spins a truck that was shaken and then let go where the hand turns around', async () => {
    const there = await atArena();
    there.press('0-T1');
    there.drag([-40, 0], 400);
    // so hard that it spins whichever way the axes fall that are drawn at each turn
    for (let i = 0; i < 8; i += 1) there.drag([i % 2 === 0 ? 60 : -60, 0], 100);
    there.drag([-59, 0], 60);
    there.release();
    const [thrown] = there.thrown;
    expect(thrown === undefined ? 0 : spinRateOf(thrown)).toBeGreaterThan(11);
    expect(there.notes).toEqual([]);
  });

  it('takes up a whole fleet unless a truck was pointed at, so that none hangs in the air', async () => {
    const { session } = await atArena();
    const { store, take, held, commands } = createThrowing(session);
    take(pieceId('0-T1'), 'first');
    expect(store.getState().held).toEqual(['0-T1', '0-T2']);
    held.putBack();
    commands.choose(pieceId('0-T2'));
    take(pieceId('0-T2'), 'first');
    expect(store.getState().held).toEqual(['0-T2']);
  });

  it('lets all that are taken together go beside each other', async () => {
    const there = await atArena();
    there.throwing.commands.setTogether(true);
    there.press('0-T2');
    expect(there.throwing.store.getState().held).toEqual(['0-T2', '0-T1']);
    there.drag([0, 0], 200);
    there.release();
    expect(there.thrown.map(({ truck }) => truck)).toEqual(['0-T2', '0-T1']);
    expect(withinHandLimits(there.thrown).ok).toBe(true);
    expect(there.thrown[0]?.velocityMmS).toEqual(there.thrown[1]?.velocityMmS);
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
    expect(there.session.store.getState().fault?.message).toBe('Ada throws first; T1 comes after.');
    expect([there.throwing.store.getState().held, there.hand.holding, there.hand.owns(1)]).toEqual([[], null, true]);
    there.release();
    there.press('0-T1', 1);
    there.press('1-T1', 2);
    expect(there.throwing.store.getState().held).toEqual(['0-T1']);
  });

  it.each(['escape', 'cancel'] as const)(
    'puts the truck back on %s; the pointer throws nothing after that',
    async (how) => {
      const there = await atArena();
      there.press('0-T1');
      there.drag([0, 0], 100);
      if (how === 'escape') there.hand.escape();
      else there.hand.cancel(1);
      there.drag([100, 0], 50);
      there.release();
      there.pass(1);
      expect([there.thrown, there.fault, there.throwing.store.getState().held, waits(there, '0-T1')]).toEqual([
        [],
        null,
        [],
        true,
      ]);
    },
  );

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
    const letGoIn = (ray: Ray, ms: number): readonly string[] => {
      there.press('0-T1', 1, ms);
      there.hand.move({ id: 1, ray, ms: ms + 100 });
      there.hand.up({ id: 1, ray, ms: ms + 900 });
      const gone = there.thrown.map(({ truck }) => truck);
      expect(there.notes.join(' ')).not.toContain('beside the tray');
      for (const truck of gone) there.session.commands.takeUp(truck);
      there.pass(1);
      return gone;
    };
    expect(letGoIn(slanting(0, HAND_MM, -150), 10_000)).toEqual(['0-T1']); // seen on the far edge's other side
    expect(letGoIn(slanting(0, 0, 200), 20_000)).toEqual(['0-T1']); // hangs in front of the near edge
    expect(letGoIn(slanting(0, 0, 330), 30_000)).toEqual([]);
  });

  it('leaves everything else to the camera: the cloth, and every truck while none is to be thrown', async () => {
    const there = await atArena();
    expect(there.hand.down({ id: 1, ray: there.at(0, 0) })).toBe('camera');
    there.session.commands.rollForMe();
    expect(stageOf(there)).toBe('rolling');
    expect(there.hand.down({ id: 1, ray: there.at(0, 330) })).toBe('camera');
  });

  it('lets go of what chance throws meanwhile', async () => {
    const there = await atArena();
    there.press('0-T1');
    there.drag([0, 0], 100);
    there.session.commands.rollForMe();
    expect(stageOf(there)).toBe('rolling');
    there.pass(0.1);
    expect(there.throwing.store.getState().held).toEqual([]);
    there.release();
    expect(there.fault).toBeNull();
  });

  it('takes up again what was let go, as it lay in the fingers before', async () => {
    const there = await atArena('battle', 1, { freeThrow: true });
    there.press('0-T1');
    there.pass(0);
    there.drag([0, 0], 100);
    there.release();
    const [first] = there.thrown;
    there.hand.down({ id: 1, ray: there.at(0, 0), ms: 5000 });
    expect([there.thrown, there.throwing.store.getState().held]).toEqual([[], ['0-T1']]);
    there.hand.move({ id: 1, ray: there.at(0, -100), ms: 5100 });
    there.hand.up({ id: 1, ray: there.at(0, -100), ms: 5100 });
    expect(first?.quaternion).toBeDefined();
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
    expect(there.session.store.getState().roll?.throws.map(({ truck }) => truck)).toEqual(['0-T1', '1-T1']);
  });

  it('throws no faster than a hand can, and says so', async () => {
    const there = await atArena();
    there.press('0-T1');
    there.drag([-200, 0], 300);
    there.drag([600, 0], 30); // 27 m/s
    there.release();
    const [thrown] = there.thrown;
    expect(there.fault).toBeNull();
    expect(thrown && length(vec3(...thrown.velocityMmS))).toBeGreaterThan(2990);
    expect(withinHandLimits(there.thrown).ok).toBe(true);
    expect(there.notes).toContain('That is harder than a hand can throw. It is thrown at 3 m/s.');
  });
});

function fail(): never {
  throw new Error('no match');
}

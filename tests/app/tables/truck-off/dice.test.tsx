import { isWhole } from '#engine/seen.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { ThrowPanel } from '#app/tables/truck-off/hud/dock/ThrowPanel.tsx';
import type { Ray } from '#play/input/ray.ts';
import { inTray, traySpot, trayStage } from '#play/truck-off/places.ts';
import { DiceHand } from '#play/truck-off/throwing/diceHand.ts';
import { createThrowing } from '#play/truck-off/throwing/throwing.ts';
import { lying } from '#play/table/dice.ts';
import { posesOf } from '#play/truck-off/poses.ts';
import { truckOffTalk } from '#play/truck-off/talk/talk.ts';
import { dieId } from '#games/truck-off/dice.ts';
import type { Sides } from '#games/truck-off/ids.ts';
import { rolled } from '#games/truck-off/rolls.ts';
import type { TruckOffState } from '#games/truck-off/state.ts';
import { IDENTITY } from '#sim/maths/quat.ts';
import { vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { TRAY } from '#sim/roll/rollWorld.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { reportOf, roundOf, say } from '../../../games/truck-off/support.ts';
import { selectTrucks, shown, sitDown, stateOf } from './support.tsx';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

/** The venue dice have been thrown, and the d20 was cocked. */
const cocked = (): TruckOffState => roundOf({ seats: 3, dice: '8:5 10:6 12:7 20:x' }).state;

/** Three are tied, and the first has thrown for it: the d6 was cocked. */
function cockedInTie(): TruckOffState {
  const { state } = roundOf({ seats: 3, round: 5, trucks: ['8 10', '8 10', '8 10'], dice: '8:3 10:3', cards: [] });
  const asked = say(state, '0 dice d4-d6-d20').state;
  if (asked.roll === null) throw new Error('dice are to be thrown');
  return rolled(asked, asked.roll, reportOf('4:2 6:x 20:11')).state;
}

const placeOf = (state: TruckOffState, sides: Sides): Vec3 => {
  const pose = posesOf(state).get(dieId(sides));
  if (pose === undefined) throw new Error(`the d${sides} is on the table`);
  return pose.position;
};

const isWithin = ({ x, z }: Vec3, corners: readonly Vec3[]): boolean =>
  x > Math.min(...corners.map((corner) => corner.x)) &&
  x < Math.max(...corners.map((corner) => corner.x)) &&
  z > Math.min(...corners.map((corner) => corner.z)) &&
  z < Math.max(...corners.map((corner) => corner.z));

describe('dice that were read while another one has to be thrown again', () => {
  it.each([
    ['of the venues', cocked, [8, 10, 12], 20, { 8: 5, 10: 6, 12: 7 }],
    ['of a tie', cockedInTie, [4, 20], 6, { 4: 2, 20: 11 }],
  ] as const)('stay in sight beside the tray with their numbers up: %s', (_, make, read, left, faces) => {
    const state = make();
    const middle = inTray(state, { position: vec3(0, 0, 0), rotation: IDENTITY }).position;
    const inSight = trayStage(state);
    const places = [...read, left].map((sides) => placeOf(state, sides));
    for (const place of places) {
      expect(isWithin(place, inSight)).toBe(true);
      const outside = Math.max(Math.abs(place.x - middle.x), Math.abs(place.z - middle.z));
      expect(outside).toBeGreaterThan(TRAY.side / 2 + TRAY.thickness);
    }
    // The one that is thrown waits before the tray, alone.
    expect(placeOf(state, left).z).toBeGreaterThan(middle.z);
    for (const sides of read) {
      expect(placeOf(state, sides).z).toBeLessThan(middle.z);
      expect(posesOf(state).get(dieId(sides))?.rotation).toEqual(
        lying(sides, (faces as Partial<Record<Sides, number>>)[sides] ?? 0).rotation,
      );
    }
    expect(new Set(places.map(({ x, z }) => `${x} ${z}`)).size).toBe(places.length);
  });

  it('are told with their numbers where the others are thrown, and in words', () => {
    const session = sitDown(physics, 3);
    const { match } = session.store.getState();
    if (match === null || !isWhole(match)) throw new Error('a match is at the table');
    session.commands.resume({ ...match, state: cocked() });
    expect(shown(session, <ThrowPanel />)).toContain(
      'These stand: 5 at the Concert, 6 at the Street Fair, 7 at the Sporting Event.',
    );
    expect(JSON.stringify(truckOffTalk(session).say('look'))).toContain(
      'These stand: 5 at the Concert, 6 at the Street Fair, 7 at the Sporting Event.',
    );
  });

  it('are not told of before any was thrown', () => {
    const session = sitDown(physics, 3);
    expect(shown(session, <ThrowPanel />)).not.toContain('These stand');
  });
});

it('dice in the hand are seen where the pointer is, over the rim', () => {
  const session = sitDown(physics, 3);
  for (const seat of [0, 1, 2]) selectTrucks(session, seat, [8, 20]);
  const { x, z } = traySpot(stateOf(session));
  const throwing = createThrowing(session);
  const hand = new DiceHand(session, throwing);
  const from = vec3(x, 0.5, z + 0.5); // as low as an eye looks
  const towards = (at: number): Ray => ({ origin: from, direction: vec3(0, 0.05 - from.y, z + at - from.z) });
  hand.down({ id: 1, ray: towards(0.09), ms: 0 });
  hand.move({ id: 1, ray: towards(0.04), ms: 50 });
  throwing.advance(0.016);
  const held = stateOf(session).venues.map(({ sides }) => session.shown.pieces.get(dieId(sides))?.after.position);
  const mean = (axis: 'x' | 'y' | 'z'): number => held.reduce((sum, at) => sum + (at?.[axis] ?? 0), 0) / held.length;
  expect(mean('x')).toBeCloseTo(x, 3);
  expect(mean('y')).toBeCloseTo(0.05, 3);
  expect(mean('z')).toBeCloseTo(z + 0.04, 3);
});

describe('dice that are let go beside the tray', () => {
  /** A hand takes them up and lets them go there, from the tray's middle; how long it takes, ms. */
  const throwTo = (xM: number, zM: number, ms: number) => {
    const session = sitDown(physics, 3);
    for (const seat of [0, 1, 2]) selectTrucks(session, seat, [8, 20]);
    const at = traySpot(stateOf(session));
    const over = (x: number, z: number): Ray => ({
      origin: vec3(at.x + x, 1, at.z + z),
      direction: vec3(0, -1, 0),
    });
    const hand = new DiceHand(session, createThrowing(session));
    const claim = hand.down({ id: 1, ray: over(0, 0.15), ms: 0 });
    hand.move({ id: 1, ray: over(xM, zM), ms: ms / 2 });
    hand.up({ id: 1, ray: over(xM, zM), ms });
    return { claim, stage: session.store.getState().stage, said: session.store.getState().fault?.message };
  };

  it('by a slow hand are put back, and it is said what is missing', () => {
    expect(throwTo(0, 0.25, 5000)).toEqual({ claim: 'ours', stage: 'aiming', said: 'Faster: let go while you swing.' });
  });

  it('over the tray are thrown by any hand', () => {
    expect(throwTo(0, 0, 5000)).toEqual({ claim: 'ours', stage: 'rolling', said: undefined });
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { playedScene as tractorPull } from '#app/tables/tractor-pull/scene/playedScene.ts';
import { playedScene as trexlands } from '#app/tables/trexlands/scene/playedScene.tsx';
import { playedScene as truckOff } from '#app/tables/truck-off/scene/playedScene.ts';
import { machineHand } from '#app/tables/tug-of-war/scene/machineHand.ts';
import type { LastPointer } from '#app/scene/usePointers.ts';
import type { TableHand } from '#play/input/eitherHand.ts';
import type { Ray } from '#play/input/ray.ts';
import { createSpinning } from '#play/tractor-pull/spinning/spinning.ts';
import { createThrowing as createTruckThrowing } from '#play/trexlands/throwing/throwing.ts';
import { createThrowing } from '#play/truck-off/throwing/throwing.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { vec3 } from '#sim/maths/vec3.ts';
import { sitDown as sitAtTractorPull } from './tractor-pull/support.tsx';
import { begun } from './trexlands/fakeSession.ts';
import { sitDown as sitAtTruckOff } from './truck-off/support.tsx';
import { sitDown as sitAtTugOfWar } from './tug-of-war/support.tsx';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

const LAST: LastPointer = { kind: () => 'mouse', slope: () => 0 };
type HandOver = (thingOn: (ray: Ray) => unknown) => TableHand | undefined;

/** The hand of each table on which things are touched, and things there that may not be moved now. */
const TABLES: Readonly<Record<string, readonly [over: () => HandOver, ...things: object[]]>> = {
  'Truck Off': [
    () => {
      const session = sitAtTruckOff(physics, 3);
      return (thingOn) => truckOff.pointer?.hand(session, createThrowing(session), thingOn, LAST);
    },
    { kind: 'truck', truck: '1-8' },
    { kind: 'die', die: 'd8' },
    { kind: 'venue', venue: 8 },
  ],
  'Tractor Pull': [
    () => {
      const session = sitAtTractorPull(physics);
      return (thingOn) => tractorPull.pointer?.hand(session, createSpinning(session), thingOn, LAST);
    },
    { kind: 'space', space: { seat: 1, row: 1, column: 1 } },
    { kind: 'pair', pair: 'c1p1' },
    { kind: 'wrench' },
  ],
  Trexlands: [
    () => {
      const session = begun();
      return (thingOn) => trexlands.pointer?.hand(session, createTruckThrowing(session), thingOn, LAST);
    },
    { kind: 'truck', truck: '1-T1' },
    { kind: 'card', card: 'moxie' },
    { kind: 'wheel' },
  ],
  'Tug of War': [
    () => {
      const session = sitAtTugOfWar();
      return (thingOn) => machineHand(session, thingOn as never);
    },
    { kind: 'machine', module: 'rope' },
    { kind: 'tile', tile: 'a1' },
  ],
};

describe.each(Object.entries(TABLES))('at %s', (_game, [over, ...things]) => {
  // Far from where anything is thrown.
  const at = { id: 1, ray: { origin: vec3(-5, 1, -5), direction: vec3(0, -1, 0) } };

  it.each(things.map((thing) => [JSON.stringify(thing), thing] as const))(
    'a drag that begins on %s turns no view, whether or not it may be moved',
    (_name, thing) => {
      const hand = over()(() => thing);
      expect(hand?.down(at)).toBe('ours');
      expect(hand?.owns(1)).toBe(true);
    },
  );

  it('one that begins beside everything turns it', () => {
    expect(over()(() => null)?.down(at)).toBe('camera');
  });
});

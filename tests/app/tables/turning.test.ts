import { beforeAll, describe, expect, it } from 'vitest';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { pieceId } from '#sim/ids.ts';
import { sessionAtTable } from './traction/session/sessionAtTable.ts';
import { sitDown as sitAtTractorPull } from './tractor-pull/support.tsx';
import { sitDown as sitAtTruckOff } from './truck-off/support.tsx';
import { sitDown as sitAtTugOfWar } from './tug-of-war/support.tsx';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

describe('a thing that a pointer lies on', () => {
  it('is not pointed at any more once the eye has turned: something else may lie there', () => {
    const tug = sitAtTugOfWar();
    tug.commands.point({ kind: 'machine', module: 'rope' });
    const truck = sitAtTruckOff(physics, 3);
    truck.commands.point({ kind: 'venue', venue: 8 });
    const tractor = sitAtTractorPull(physics);
    tractor.commands.point({ kind: 'pair', pair: 'c1p1' });
    for (const { commands, store } of [tug, truck, tractor]) {
      expect(store.getState().pointed).not.toBe(null);
      commands.setCamera('free');
      expect(store.getState()).toMatchObject({ pointed: null, camera: 'free', turned: 1 });
    }
  });

  it('is not told of at Traction either, however often the eye turns', async () => {
    const { commands, touch, store } = await sessionAtTable();
    for (const turned of [1, 2]) {
      touch.hover(pieceId('0-S1'));
      commands.setCamera('free');
      expect(store.getState()).toMatchObject({ hovered: null, hoveredPad: null, turned });
    }
  });

  it('stays chosen by keys for a bump or a reach out of turn', async () => {
    const { commands, touch, store } = await sessionAtTable();
    commands.startBump(true);
    touch.hover(pieceId('0-S1'));
    commands.setCamera('free');
    expect(store.getState().hovered).toBe('0-S1');
  });
});

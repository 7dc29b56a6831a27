import { beforeAll, describe, expect, it } from 'vitest';
import { pieceId } from '#sim/ids.ts';
import { playGesture, playSteps } from '#sim/perform.ts';
import { Performance } from '#sim/performance.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import stored from './hashes.json' with { type: 'json' };
import { tell } from './report.ts';
import { hashesOfRolls } from './rolls.ts';
import { fixedScenes, type FixedScene } from './scenes.ts';

let physics: Physics;
beforeAll(async () => {
  physics = await loadPhysics();
});

const SCENES = fixedScenes();

/** The same table, told in another order. */
function turnedRound({ layout }: FixedScene): FixedScene['layout'] {
  const [first, ...rest] = [...layout.pieces].reverse();
  return { ...layout, pads: [...layout.pads].reverse(), pieces: first ? [...rest, first] : [] };
}

/** The same table with one piece a hundredth of a millimetre further on. */
function nudged({ layout }: FixedScene): FixedScene['layout'] {
  return { ...layout, pieces: layout.pieces.map((p) => (p.id === '0-L1' ? { ...p, xMm: p.xMm + 0.01 } : p)) };
}

describe.each(SCENES)('the fixed scene $name', (scene) => {
  it('comes out as stored, to the last bit of every body', ({ task }) => {
    const hash = scene.run(physics, scene.layout);
    tell(task, {
      name: `hash of scene ${scene.name}`,
      theory: stored.hashes[scene.name],
      measured: hash,
      error: '',
      bar: 'the same',
    });
    expect(physics.build).toBe(stored.build);
    expect(hash).toBe(stored.hashes[scene.name]);
  });

  it('comes out the same a second time in the same process', () => {
    expect(scene.run(physics, scene.layout)).toBe(scene.run(physics, scene.layout));
  });

  it('comes out the same with pieces and pads in another order', () => {
    expect(scene.run(physics, turnedRound(scene))).toBe(scene.run(physics, scene.layout));
  });

  it('comes out otherwise with a piece 0.01 mm from its place', () => {
    expect(scene.run(physics, nudged(scene))).not.toBe(scene.run(physics, scene.layout));
  });
});

describe('the fixed rolls', () => {
  it('come to rest as stored, to the last bit of every truck', ({ task }) => {
    const hashes = hashesOfRolls(physics);
    for (const name of ['rolls', 'battles', 'batches'] as const) {
      tell(task, {
        name: `hash of the fixed ${name}`,
        theory: stored.hashes[name],
        measured: hashes[name],
        error: '',
        bar: 'the same',
      });
      expect(hashes[name]).toBe(stored.hashes[name]);
    }
  });
});

describe('a step by a practised hand', () => {
  it('comes out the same when its recorded gesture is played', () => {
    const layout = SCENES[0]?.layout;
    const mover = pieceId('0-M2');
    if (!layout) throw new Error('there is a scene');
    const ordered = new Performance(physics, layout, mover, 'pinch');
    playSteps(
      ordered,
      [
        { corner: 'D', swivelDeg: -77.7 },
        { corner: 'A', swivelDeg: 140 },
      ],
      'brisk',
      () => true,
    );
    const { gesture, hash } = ordered.finish();
    const again = new Performance(physics, layout, mover, 'pinch');
    playGesture(again, gesture);
    expect(again.finish().hash).toBe(hash);
    for (const { table } of [ordered, again]) table.free();
  });
});

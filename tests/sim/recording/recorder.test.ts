import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Gesture } from '#sim/gesture/gesture.ts';
import type { Layout } from '#sim/layout.ts';
import { playingGesture, playSteps } from '#sim/perform.ts';
import { Performance } from '#sim/performance.ts';
import { loadPhysics, type Physics } from '#sim/physics.ts';
import { Recorder } from '#sim/recording/recorder.ts';
import { poseOf, type Pose } from '#sim/world/pose.ts';
import { id, layout, piece } from '../tables.ts';

const TABLE = layout([piece('0-L1', 0, 0), piece('1-M1', -12, 42), piece('1-S1', 200, 0)]);
const IDLE = ['2-S1', '2-S2', '2-M1', '2-M2', '2-L1', '2-L2', '3-S1', '3-S2'];
const MOVER = id('0-L1');

let physics: Physics;
const worlds: Performance[] = [];
beforeAll(async () => {
  physics = await loadPhysics();
});
afterEach(() => {
  for (const { table } of worlds.splice(0)) table.free();
});

function performanceOn(table: Layout = TABLE): Performance {
  const made = new Performance(physics, table, MOVER, 'finger');
  worlds.push(made);
  return made;
}

/** A swing that sweeps 1-M1 along. */
function swept(): { readonly gesture: Gesture; readonly hash: string; readonly ticks: number } {
  const live = performanceOn();
  playSteps(live, [{ corner: 'A', swivelDeg: 180 }], 'brisk', () => true);
  return live.finish();
}

function recorded(gesture: Gesture, ticksACall: number): Recorder {
  const recorder = new Recorder(performanceOn(), gesture);
  while (recorder.advance(ticksACall));
  return recorder;
}

describe('a recording', () => {
  it('ends with the hash, the ticks and the trace of the performance it repeats', () => {
    const live = swept();
    const { done, ticks } = recorded(live.gesture, 100);
    expect(done).toEqual({ ok: true, value: live });
    expect(ticks).toBe(live.ticks);
  });

  it('has at every tick the very poses of a live performance', () => {
    const { gesture } = swept();
    const recorder = recorded(gesture, 7);
    const live = performanceOn();
    const now = (): Pose[] => live.table.pieces.map(({ body }) => poseOf(body));
    const then = (tick: number): Pose[] => recorder.pieces.map((of) => recorder.poseOf(of, tick));
    expect(then(0)).toEqual(now());
    for (const tick of playingGesture(live, gesture)) expect(then(tick)).toEqual(now());
  });

  it('is the same however many ticks are made at a time', () => {
    const { gesture } = swept();
    const [byOnes, inOneGo] = [recorded(gesture, 1), recorded(gesture, Infinity)];
    expect(byOnes.done).toEqual(inOneGo.done);
    for (let tick = 0; tick <= byOnes.ticks; tick += 50)
      expect(byOnes.poseOf(MOVER, tick)).toEqual(inOneGo.poseOf(MOVER, tick));
  });

  it('makes no more ticks in a call than it is asked for, and can be read meanwhile', () => {
    const { gesture } = swept();
    const recorder = new Recorder(performanceOn(), gesture);
    expect(recorder.advance(5)).toBe(true);
    expect(recorder.ticks).toBe(5);
    expect(recorder.done).toBeNull();
    expect(recorder.poseOf(MOVER, 99)).toEqual(recorder.poseOf(MOVER, 5));
  });

  it('takes no room for what rests', () => {
    const { gesture, ticks } = swept();
    const alone = (pieces: Layout['pieces']): number => {
      const recorder = new Recorder(performanceOn({ ...TABLE, pieces }), gesture);
      while (recorder.advance(1000));
      return recorder.bytes;
    };
    const [few, many] = [
      alone(TABLE.pieces),
      alone([...TABLE.pieces, ...IDLE.map((name, i) => piece(name, -300 + 30 * i, 300))]),
    ];
    expect(few).toBeGreaterThan(ticks * 28);
    expect(many - few).toBeLessThanOrEqual(IDLE.length * 32);
  });

  it('says why it cannot be made of a gesture that begins elsewhere', () => {
    const { gesture } = swept();
    const recorder = new Recorder(
      performanceOn({ ...TABLE, pieces: TABLE.pieces.map((p) => (p.id === MOVER ? { ...p, xMm: 2 } : p)) }),
      gesture,
    );
    expect(recorder.advance(1)).toBe(false);
    expect(recorder.done).toMatchObject({ ok: false, fault: { code: 'hand-touch' } });
  });
});

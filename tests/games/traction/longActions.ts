import { makeGesture } from '#sim/gesture/codec.ts';
import type { Gesture, Sample } from '#sim/gesture/gesture.ts';
import { MAX_SAMPLES } from '#sim/hand/limits.ts';
import { pieceId } from '#sim/ids.ts';
import type { Physics } from '#sim/physics.ts';
import { beginAction } from '#games/traction/perform.ts';
import { scenarioOf } from '#games/traction/scenario/parse.ts';
import { startOf } from '#games/traction/scenario/start.ts';
import type { TractionState } from '#games/traction/state.ts';
import { must } from './support.ts';

/**
 * A fingertip held against a piece for as long as a hand may: two minutes, 28,800 ticks, and a few hundred bytes in a
 * link.
 */
export function longTouch(physics: Physics, state: TractionState, piece: string): Gesture {
  const watched = beginAction(physics, state, { do: 'disturb', piece: pieceId(piece), by: null }, 'push');
  const here: Sample = watched.performance.here();
  watched.free();
  return {
    piece: pieceId(piece),
    grip: 'push',
    strokes: [{ corner: null, samples: Array.from({ length: MAX_SAMPLES }, () => here) }],
  };
}

/** A small file that takes long: so many touches of two minutes each. */
export function longScenario(physics: Physics, touches: number): string {
  const position = {
    format: 'tumbletop/scenario',
    version: 1,
    game: 'traction',
    surface: 'mousepad',
    seat: 1,
    pieces: [{ id: '0-L1', xMm: 0, zMm: 0, yawDeg: 0, pose: 'upright' }],
  };
  const gesture = makeGesture(longTouch(physics, startOf(must(scenarioOf({ ...position, actions: [] }))), '0-L1'));
  return JSON.stringify({
    ...position,
    actions: Array.from({ length: touches }, () => ({ do: 'disturb', by: 0, piece: '0-L1', gesture })),
  });
}

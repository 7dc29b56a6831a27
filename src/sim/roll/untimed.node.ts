import { pieceId } from '../ids.ts';
import type { Physics } from '../physics.ts';
import { Roll } from './roll.ts';
import { TERRAINS } from './terrain.ts';
import type { Released } from './rollWorld.ts';
import { TRUCK } from './truck.ts';

const ANY: Released = {
  id: pieceId('0-T1'),
  spec: TRUCK,
  atMm: [0, 120, 0],
  quaternion: [0, 0, 0, 1],
  velocityMmS: [0, 0, 0],
  spinDegS: [0, 0, 0],
};

/**
 * Has the engine of this thread do without a clock: it asks 33 times a tick what time it is, for a profiler that is
 * off, which is a twentieth of a roll. It keeps the clock that it finds at its first tick, so it is shown one that
 * stands still while it makes that tick; no other code sees that one. An engine that has run before keeps the clock
 * that it has. Changes no outcome.
 */
export function untimed(physics: Physics): void {
  const clock = Object.getOwnPropertyDescriptor(globalThis, 'performance');
  const [terrain] = TERRAINS;
  if (!clock?.configurable || !terrain) return;
  const first = new Roll(physics, { terrain, bodies: [ANY] });
  Object.defineProperty(globalThis, 'performance', { value: { now: () => 0 }, configurable: true });
  try {
    first.advance();
  } finally {
    Object.defineProperty(globalThis, 'performance', clock);
    first.free();
  }
}

import type { TugOfWarEvent } from '#games/tug-of-war/events.ts';
import { SWING_S } from './conkerSwing.ts';
import { REST_S, STRETCH_S } from './glide.ts';

/** The eye stays on the last place for so long, s (house value). */
const LOOK_S = 0.3;

/** How long it takes to see what the events of an action do to the machines, s. */
export function seenInS(events: readonly TugOfWarEvent[]): number {
  const played = events.find((event) => event.type === 'played');
  const pushes = played?.type === 'played' && played.module === 'maze' ? played.aims.length : 1;
  const isReset = events.some((event) => event.type === 'scored');
  const stretches = pushes + (isReset ? 1 : 0);
  const glides = stretches * STRETCH_S + (stretches - 1) * REST_S;
  const swings = events.some(({ type }) => type === 'released') ? SWING_S : 0;
  return Math.max(glides, swings) + LOOK_S;
}

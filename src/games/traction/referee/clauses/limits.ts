import type { TraceEvent } from '#sim/trace/events.ts';
import type { RefereeCase } from '../case.ts';
import type { Ruling } from '../ruling.ts';
import type { RefereeState } from '../state.ts';
import { ruling } from '../texts.ts';

/** How much a step may be over the limit: a practised hand comes that near to what it means (house value). */
const SLACK_MM = 0.5;

type Rested = Extract<TraceEvent, { type: 'rested' }>;

/**
 * House rule on how far a step may go, asked at rest: then it is known how far each came. Said once an action (TR-43).
 */
export function judgeLimits(c: RefereeCase, { rulings, steps }: RefereeState, { tick, pieces }: Rested): Ruling[] {
  const mover = pieces.find(({ id }) => id === c.mover);
  if (
    c.mostTravelMm === undefined ||
    c.kind === 'disturb' ||
    mover === undefined ||
    rulings.some(({ code }) => code === 'over-travel')
  )
    return [];
  const farthest = Math.max(0, ...steps.map(({ travelMm }) => travelMm));
  const at = { xMm: mover.xMm, yMm: 0, zMm: mover.zMm };
  return farthest > c.mostTravelMm + SLACK_MM
    ? [ruling('TR-08', 'over-travel', c, { tick, at, distanceMm: farthest })]
    : [];
}

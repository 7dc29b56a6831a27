import type { TraceEvent } from '../../sim/trace/events.ts';
import type { RefereeCase } from '../case.ts';
import type { Ruling, RulingCode } from '../ruling.ts';
import type { RefereeState } from '../state.ts';
import { ruling } from '../texts.ts';

/** What a step may be over a limit by: a practised hand comes that near to what it means (house values). */
const SLACK_DEG = 0.5;
const SLACK_MM = 0.5;

type Rested = Extract<TraceEvent, { type: 'rested' }>;

/** House rules on how far a step may go, asked at rest: then it is known how far each came. Each is said once an action (TR-43). */
export function judgeLimits(c: RefereeCase, { rulings, steps }: RefereeState, { tick, pieces }: Rested): Ruling[] {
  const { mostSwivelDeg = Infinity, mostTravelMm = Infinity } = c;
  const mover = pieces.find(({ id }) => id === c.mover);
  if (c.kind === 'disturb' || mover === undefined) return [];
  const where = { tick, at: { xMm: mover.xMm, yMm: 0, zMm: mover.zMm } };
  const isNew = (code: RulingCode): boolean => rulings.every((said) => said.code !== code);
  const farthest = Math.max(0, ...steps.map(({ travelMm }) => travelMm));
  const widest = Math.max(0, ...steps.map(({ swivelDeg }) => Math.abs(swivelDeg)));
  return [
    ...(widest > mostSwivelDeg + SLACK_DEG && isNew('over-swivel') ? [ruling('TR-08', 'over-swivel', c, where)] : []),
    ...(farthest > mostTravelMm + SLACK_MM && isNew('over-travel') ? [ruling('TR-08', 'over-travel', c, { ...where, distanceMm: farthest })] : []),
  ];
}

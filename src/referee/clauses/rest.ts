import type { ClauseId, Ruling } from '../ruling.ts';
import type { RestingPiece, TraceEvent } from '../../sim/trace/events.ts';
import type { RefereeCase } from '../case.ts';
import { ruling } from '../texts.ts';

type Rested = Extract<TraceEvent, { type: 'rested' }>;

const LYING_DEG = 45; // a piece this far over stands on no base any more (it tips past an edge at 43 to 45 degrees)
const MEASURABLE_MM = 0.05; // TR-51's contact distance: less is the engine's rest, not a jiggle
const MEASURABLE_DEG = 0.05;

/** TR-25, TR-26: the mover let go of and at rest stands upright, or it has fallen, or it leans on something. */
export function judgeMoverAtRest(c: RefereeCase, event: Rested): Ruling[] {
  const mover = event.pieces.find((p) => p.id === c.mover);
  if (!mover) return [];
  const where = { tick: event.tick, at: placeOf(mover) };
  if (!event.settled) return [ruling('TR-26', 'unsettled', c, where)];
  if (event.held || c.kind === 'disturb') return [];
  if (mover.pose === 'upright') return [];
  return mover.pose === 'flat' || mover.tiltDeg > LYING_DEG ? [ruling('TR-25', 'fell', c, where)] : [ruling('TR-26', 'not-upright', c, { ...where, distanceMm: mover.highestCornerMm })];
}

/** TR-27: who else was moved, further than the tolerance (a crash) or less (a jiggle). `spared`: tackled pieces (TR-18, TR-42). */
export function judgeOthersAtRest(c: RefereeCase, event: Pick<Rested, 'tick' | 'pieces'>, spared: readonly string[]): Ruling[] {
  return event.pieces
    .filter((p) => (p.id !== c.mover || c.kind === 'disturb') && !spared.includes(p.id))
    .flatMap((p) => movedPiece(c, event, p, spared));
}

function movedPiece(c: RefereeCase, event: Pick<Rested, 'tick'>, p: RestingPiece, spared: readonly string[]): Ruling[] {
  const evidence = { other: p.id === c.mover ? null : p.id, tick: event.tick, at: placeOf(p), distanceMm: p.movedMm };
  // A crash by turning or tipping is not about a distance, and does not tell one.
  if (isCrash(c, p)) return [ruling(crashClause(c, spared), 'crash', c, { ...evidence, distanceMm: p.movedMm > c.tolerance.moveMm ? p.movedMm : null })];
  return p.movedMm > MEASURABLE_MM || p.turnedDeg > MEASURABLE_DEG ? [ruling('TR-27', 'jiggle', c, evidence)] : [];
}

/** TR-27: the base's centre moved too far, or the piece turned too far, or it no longer stands (lies) as it did. */
export function isCrash(c: RefereeCase, p: RestingPiece): boolean {
  return p.movedMm > c.tolerance.moveMm || p.turnedDeg > c.tolerance.yawDeg || p.pose !== p.startPose;
}

/** TR-19 a third piece in a tackle, TR-28 the mover's walk (or foul), TR-29 a hand out of turn, TR-31 nobody. */
function crashClause(c: RefereeCase, spared: readonly string[]): ClauseId {
  if (c.kind === 'disturb') return c.by === null ? 'TR-31' : 'TR-29';
  return c.kind === 'tackle' && spared.length > 0 ? 'TR-19' : 'TR-28';
}

const placeOf = (p: RestingPiece): { xMm: number; yMm: number; zMm: number } => ({ xMm: p.xMm, yMm: 0, zMm: p.zMm });

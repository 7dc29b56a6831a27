import type { ClauseId, Ruling, RulingCode } from '../ruling.ts';
import { ownerOf } from '#sim/pyramid.ts';
import { MOST_OVERLAP_MM } from '#sim/layout.ts';
import type { Overlap, RestingPiece, TraceEvent } from '#sim/trace/events.ts';
import type { RefereeCase } from '../case.ts';
import type { RefereeState } from '../state.ts';
import { ruling } from '../texts.ts';

type Rested = Extract<TraceEvent, { type: 'rested' }>;

const LYING_DEG = 45; // a piece this far over stands on no base any more (it tips past an edge at 43 to 45 degrees)
const MEASURABLE_MM = 0.05; // TR-51's contact distance: less is the engine's rest, not a jiggle
const MEASURABLE_DEG = 0.05;

/** TR-25, TR-26: the mover let go of and at rest stands upright, or it has fallen, or it leans on something. */
export function judgeMoverAtRest(c: RefereeCase, { takenUp }: RefereeState, event: Rested): Ruling[] {
  const mover = event.pieces.find((p) => p.id === c.mover);
  if (!mover) return [];
  const where = { tick: event.tick, at: placeOf(mover) };
  if (!event.settled) return [ruling('TR-26', 'unsettled', c, where)];
  if (c.kind === 'disturb') return event.final && takenUp ? putBack(c, mover, where) : [];
  if (event.held) return [];
  if (mover.pose === 'upright') return [];
  return isDown(mover)
    ? [ruling('TR-25', 'fell', c, where)]
    : [ruling('TR-26', 'not-upright', c, { ...where, distanceMm: mover.highestCornerMm })];
}

/**
 * A piece that was tipped past its balance (TR-56) and lies there now fell over (TR-25): one fall, told by what came of
 * it.
 */
export function tellFall(c: RefereeCase, rulings: readonly Ruling[], event: Rested): readonly Ruling[] {
  const mover = event.pieces.find((p) => p.id === c.mover);
  if (!mover || event.held || !isDown(mover)) return rulings;
  return rulings.map((r) => (r.clause === 'TR-56' ? ruling('TR-25', 'fell', c, { tick: r.tick, at: r.at }) : r));
}

const isDown = ({ pose, tiltDeg }: RestingPiece): boolean =>
  pose === 'flat' || (pose === 'tilted' && tiltDeg > LYING_DEG);

/** A hand out of turn took the piece up and put it back so well that nothing else would be said of it (TR-54). */
function putBack(c: RefereeCase, mover: RestingPiece, where: Pick<Ruling, 'tick' | 'at'>): Ruling[] {
  if (mover.pose !== mover.startPose || isMoved(mover)) return [];
  return [ruling('TR-54', 'jiggle', c, { ...where, distanceMm: mover.movedMm })];
}

/**
 * The end of an action as far as others are concerned; all of it, and nothing else, depends on the tolerance of nudges.
 */
export function judgeMoved(c: RefereeCase, event: Moved, spared: readonly string[]): Ruling[] {
  const others = judgeOthers(c, event, spared);
  const crashed = others.filter((r) => r.code === 'crash').map((r) => r.other);
  return [
    ...others,
    ...event.overlaps
      .filter(({ id, depthMm }) => depthMm > MOST_OVERLAP_MM && !spared.includes(id) && !crashed.includes(id))
      .map((o) => inPlace(c, event, o)),
  ];
}

/** Whether the ruling is one of those. */
export const isOfTolerance = ({ code, clause, distanceMm }: Ruling): boolean =>
  code === 'crash' || (code === 'jiggle' && clause !== 'TR-54') || (IN_PLACE_CODES.has(code) && distanceMm !== null);

type Moved = Pick<Rested, 'tick' | 'pieces' | 'overlaps'> & Pick<RefereeState, 'atWin'>;

const IN_PLACE_CODES: ReadonlySet<RulingCode> = new Set(['walk-contact', 'tackle-own', 'tackle-side']);

/** TR-54: what was pushed aside within tolerance goes back, and the mover rests in its place: it has touched it. */
function inPlace(c: RefereeCase, { tick }: Moved, { id, depthMm, touches }: Overlap): Ruling {
  const [touch] = touches;
  if (!touch) throw new Error('pieces that overlap touch somewhere');
  const where = {
    tick,
    at: touch.at,
    feature: touch.feature,
    otherFeature: touch.otherFeature,
    other: id,
    distanceMm: depthMm,
  };
  if (c.kind === 'walk') return ruling('TR-10', 'walk-contact', c, where);
  return ownerOf(id) === ownerOf(c.mover)
    ? ruling('TR-16', 'tackle-own', c, where)
    : ruling('TR-14', 'tackle-side', c, where);
}

/**
 * TR-27: who else was moved, further than the tolerance (a crash) or less (a jiggle). `spared`: tackled pieces (TR-18,
 * TR-42).
 */
function judgeOthers(c: RefereeCase, event: Omit<Moved, 'overlaps'>, spared: readonly string[]): Ruling[] {
  return event.pieces
    .filter((p) => (p.id !== c.mover || c.kind === 'disturb') && !spared.includes(p.id))
    .flatMap((p) => movedPiece(c, event, p, spared));
}

function movedPiece(
  c: RefereeCase,
  event: Omit<Moved, 'overlaps'>,
  p: RestingPiece,
  spared: readonly string[],
): Ruling[] {
  const evidence = { other: p.id === c.mover ? null : p.id, tick: event.tick, at: placeOf(p), distanceMm: p.movedMm };
  if (isCrash(c, p) && isAfterWin(c, event, p)) return [ruling('TR-32', 'jiggle', c, evidence)];
  // A crash by turning or tipping is not about a distance, and does not tell one.
  if (isCrash(c, p))
    return [
      ruling(crashClause(c, spared), 'crash', c, {
        ...evidence,
        distanceMm: p.movedMm > c.tolerance.moveMm ? p.movedMm : null,
      }),
    ];
  return isMoved(p) ? [ruling('TR-27', 'jiggle', c, evidence)] : [];
}

/**
 * Whether it was still where it belongs, within tolerance, when the win ended the action: the earlier of the two counts
 * (TR-33).
 */
const isAfterWin = (c: RefereeCase, { atWin }: Pick<Moved, 'atWin'>, { id }: RestingPiece): boolean =>
  atWin !== null && !atWin.some((then) => then.id === id && isCrash(c, then));

const isMoved = (p: RestingPiece): boolean => p.movedMm > MEASURABLE_MM || p.turnedDeg > MEASURABLE_DEG;

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

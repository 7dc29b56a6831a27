import { isOpen, type OpenEntry } from '#engine/seen.ts';
import { pieceOn } from '#games/traction/board.ts';
import type { TractionState } from '#games/traction/state.ts';
import type { SeenTraction, TractionTypes } from '#games/traction/traction.ts';
import type { RefereeReport } from '#games/traction/referee/report.ts';
import type { PieceId } from '#sim/ids.ts';
import type { PiecePlacement } from '#sim/layout.ts';
import { wrapDegrees } from '#sim/maths/trig.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { afterStep } from '#games/traction/standing.ts';

type Entry = OpenEntry<TractionTypes>;

/** Where one piece stood in the last turn, oldest first. */
export interface Track {
  readonly piece: PieceId;
  readonly stood: readonly PiecePlacement[];
  /** Where its way has led; null where the rules took it elsewhere (back to its pad, or flat onto it). */
  readonly to: PiecePlacement | null;
}

/**
 * Where every piece stood that was moved in the turn before this one (in a match that is over, in its last turn), from
 * the log alone: so it is the same after a reload, and after undo.
 *
 * Where a piece stood before an action and where a legal one has left it is exact, as the rules know it. Between two
 * steps of one walk it is where the measured pivots and swivels lead, and off by what slipped and settled on the way
 * (TR-07 allows 1 mm a step; 0.4 mm were measured after three careful steps on felt). Jiggles are no moves (TR-27).
 */
export function lastTracks(seen: SeenTraction['log'], state: TractionState): readonly Track[] {
  const log = seen.filter(isOpen);
  const turn = state.outcome === null ? state.turn.number - 1 : state.turn.number;
  const first = log.findLastIndex((entry) => entry.before.state.turn.number < turn) + 1;
  return log.slice(first).flatMap((entry, i) => {
    const after = log[first + i + 1]?.before.state ?? state;
    return entry.before.state.turn.number === turn && !NO_MOVES.has(entry.action.do) ? tracksOf(entry, after) : [];
  });
}

/** Setting upright and placing at set-up move pieces, but are no moves by hand. */
const NO_MOVES: ReadonlySet<Entry['action']['do']> = new Set<Entry['action']['do']>(['right', 'arrange']);

function tracksOf({ before, performed }: Entry, after: TractionState): readonly Track[] {
  return before.state.pieces.flatMap((from): readonly Track[] => {
    const to = pieceOn(after, from.id);
    const walked = performed?.mover === from.id ? setDowns(from, performed) : [];
    const roundTrip = walked.length > 1; // several steps may lead back
    if (to === undefined || (!roundTrip && !isMoved(before.state, from, to))) return [];
    const stays = isAt(walked.at(-1), to);
    return [{ piece: from.id, stood: [from, ...(stays ? walked.slice(0, -1) : walked)], to: stays ? to : null }];
  });
}

/** TR-27: less is a jiggle. */
function isMoved({ options: { tolerance } }: TractionState, from: PiecePlacement, to: PiecePlacement): boolean {
  const moved = Math.hypot(to.xMm - from.xMm, to.zMm - from.zMm) > tolerance.moveMm;
  return moved || from.pose !== to.pose || Math.abs(wrapDegrees(to.yawDeg - from.yawDeg)) > tolerance.yawDeg;
}

/**
 * Where the mover was set down, step by step; last where it came to rest, unless it fell (TR-32: a win is drawn on its
 * base). A base that was only dragged has no pivot to go by.
 */
function setDowns(from: PiecePlacement, { mover, steps, resting }: RefereeReport): readonly PiecePlacement[] {
  const spec = pyramidOf(mover);
  const downs: PiecePlacement[] = [];
  for (const { corner, swivelDeg } of steps.slice(0, -1)) {
    if (corner === null) return downs;
    downs.push({ ...from, ...afterStep(spec, downs.at(-1) ?? from, corner, swivelDeg) });
  }
  const end = resting.find(({ id }) => id === mover);
  if (end !== undefined && end.pose !== 'flat')
    downs.push({ id: mover, xMm: end.xMm, zMm: end.zMm, yawDeg: end.yawDeg, pose: 'upright' });
  return downs;
}

const ROUNDING_MM = 0.02; // of places in the layout

const isAt = (one: PiecePlacement | undefined, other: PiecePlacement): boolean =>
  one !== undefined && one.pose === other.pose && Math.hypot(one.xMm - other.xMm, one.zMm - other.zMm) <= ROUNDING_MM;

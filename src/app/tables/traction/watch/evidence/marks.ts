import { rulingAt } from '../calls.ts';
import { TractionRecorder } from '#games/traction/referee/action.ts';
import { movedPiece, type Ruling, type RulingCode } from '#games/traction/referee/ruling.ts';
import type { Tolerance } from '#games/traction/referee/tolerance.ts';
import { isPiece, type PieceId } from '#sim/ids.ts';
import { distance, length, lerp, vec3, type Vec3 } from '#sim/maths/vec3.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { toTable } from '#sim/world/pose.ts';
import type { RulingPlace } from '#play/route.ts';
import type { Viewer } from '#app/replay/viewer.ts';
import { featureMark, type FeatureMark } from '#play/traction/watch/evidence/featureMarks.ts';
import { movementOf } from '#play/traction/watch/evidence/movement.ts';
import { metresOf, pivotWayOf, type Way } from '#play/traction/watch/evidence/pivotWay.ts';
import { sightOf, type EvidenceSight, type SightAim } from '#play/traction/watch/evidence/sightOf.ts';

/** The marks on the table for a ruling, and the moment that shows it. */
export interface Marks {
  /** Where it happened, m. */
  readonly at: Vec3;
  /** Whether it is the place itself that is pointed out: two things touched there, or it was the wrong one. */
  readonly pointed: boolean;
  readonly mover: FeatureMark | null;
  readonly other: FeatureMark | null;
  readonly way: Way | null;
  /** Bases before and after, of what was moved. */
  readonly bases: readonly FeatureMark[];
  /**
   * The kind of movement that `bases` show: the moving piece's own slide, a crash, or a nudge that is allowed (nothing
   * wrong is pointed out).
   */
  readonly moved: 'slid' | 'moved' | 'jiggled' | null;
  readonly sight: EvidenceSight;
  /** Ticks: from shortly before, to when it can be seen best. */
  readonly from: number;
  readonly until: number;
}

/** A fifth of a second before, so that one sees it come (house value). */
const LEAD_TICKS = 48;
const MOVED: ReadonlySet<RulingCode> = new Set<RulingCode>(['crash', 'jiggle']);
const PIVOT: ReadonlySet<RulingCode> = new Set<RulingCode>(['pivot-slide', 'lift-off']);
/** Rulings about a place, though nothing touched there but the table. */
const PLACED: ReadonlySet<RulingCode> = new Set<RulingCode>(['no-set-down', 'too-many-steps', 'off-table']);
const SEEN_MOVING_M = 0.0001; // a piece that has come so far is seen to move

/** The evidence for one of a film's rulings, as far as the action has been performed again; null until it has. */
export function evidenceOf(viewer: Viewer, place: RulingPlace, tolerance: Tolerance): Marks | null {
  const said = rulingAt(viewer.film, place);
  const recorder = viewer.recorder(place.action);
  return said && recorder instanceof TractionRecorder ? marksOf(said, recorder, tolerance) : null;
}

/** The evidence for a ruling; null while the action has not been performed again so far. */
export function marksOf(ruling: Ruling, recorder: TractionRecorder, tolerance: Tolerance): Marks | null {
  if (!recorder.done?.ok) return null;
  const { recording } = recorder;
  const { resting } = recorder.done.value.report;
  const moved = MOVED.has(ruling.code) ? movedPiece(ruling) : null;
  const pivot = PIVOT.has(ruling.code) ? pivotWayOf(recorder, ruling) : null;
  const way = moved
    ? wayOfPiece(
        recorder,
        moved,
        movementOf(
          ruling,
          resting.find(({ id }) => id === moved),
          tolerance,
        ),
      )
    : (pivot?.way ?? null);
  const until = pivot?.ticks[1] ?? ruling.tick;
  const at = way?.to ?? metresOf(ruling.at);
  const markOn = (id: PieceId, feature: Ruling['feature']): FeatureMark | null =>
    feature && featureMark(pyramidOf(id), recording.poseOf(id, ruling.tick), feature, at);
  const bases = moved
    ? basesAt(recorder, moved, [0, recording.ticks])
    : pivot?.base
      ? basesAt(recorder, ruling.piece, pivot.ticks)
      : [];
  return {
    at,
    pointed: ruling.feature !== null || PLACED.has(ruling.code),
    mover: markOn(ruling.piece, ruling.feature),
    other: ruling.other !== null && isPiece(ruling.other) ? markOn(ruling.other, ruling.otherFeature) : null,
    way,
    bases,
    moved: bases.length === 0 ? null : ruling.code === 'jiggle' ? 'jiggled' : moved ? 'moved' : 'slid',
    sight: sightOf(
      aimOf(recorder, ruling, at, way, bases.length > 0),
      recording.pieces.map((id) => recording.poseOf(id, until).position),
    ),
    from: Math.max(0, (moved ? firstMove(recorder, moved) : (pivot?.ticks[0] ?? ruling.tick)) - LEAD_TICKS),
    until,
  };
}

/**
 * The room to be seen around a contact, and around a way besides the way itself: a base, or a corner of one, m (house
 * values).
 */
const AROUND_M = { contact: 0.02, base: 0.02, corner: 0.014 } as const;
/** Contacts are seen from a seat's height, ways on the table from above (house values, degrees). */
const UP_DEG = { contact: 32, base: 55, corner: 40 } as const;

function aimOf(recorder: TractionRecorder, ruling: Ruling, at: Vec3, way: Way | null, isBase: boolean): SightAim {
  if (!way)
    return { at, around: AROUND_M.contact, upDeg: UP_DEG.contact, direction: directionOf(recorder, ruling, at) };
  const what = isBase ? 'base' : 'corner';
  const far = distance(way.from, way.to);
  const along = vec3(way.to.x - way.from.x, 0, way.to.z - way.from.z);
  return {
    at: lerp(way.from, way.to, 0.5),
    around: AROUND_M[what] + far / 2,
    upDeg: UP_DEG[what],
    direction: length(along) > SEEN_MOVING_M ? along : directionOf(recorder, ruling, at),
  };
}

/** Its base then and then. */
const basesAt = ({ recording }: TractionRecorder, id: PieceId, ticks: readonly number[]): readonly FeatureMark[] =>
  ticks.map((tick) =>
    pyramidOf(id)
      .vertices.slice(0, 4)
      .map((v) => toTable(recording.poseOf(id, tick), v)),
  );

function wayOfPiece({ recording }: TractionRecorder, id: PieceId, label: string): Way {
  return { from: recording.poseOf(id, 0).position, to: recording.poseOf(id, recording.ticks).position, label };
}

function firstMove({ recording }: TractionRecorder, id: PieceId): number {
  const start = recording.poseOf(id, 0).position;
  for (let tick = 1; tick <= recording.ticks; tick += 1) {
    if (distance(recording.poseOf(id, tick).position, start) > SEEN_MOVING_M) return tick;
  }
  return recording.ticks;
}

/** Level, from the mover to what it met; the eye looks across it. */
function directionOf({ recording }: TractionRecorder, ruling: Ruling, at: Vec3): Vec3 {
  const mover = recording.poseOf(ruling.piece, ruling.tick).position;
  return vec3(at.x - mover.x, 0, at.z - mover.z);
}

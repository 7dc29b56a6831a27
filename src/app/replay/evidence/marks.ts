import type { ActionRecorder } from '../../../referee/recordedAction.ts';
import type { Ruling, RulingCode } from '../../../referee/ruling.ts';
import { isPiece, type PieceId } from '../../../sim/ids.ts';
import { distance, vec3, type Vec3 } from '../../../sim/maths/vec3.ts';
import { pyramidOf } from '../../../sim/pyramid.ts';
import type { PointMm, TraceEvent } from '../../../sim/trace/events.ts';
import { toTable } from '../../../sim/world/pose.ts';
import type { RulingPlace } from '../../pages/route.ts';
import type { Viewer } from '../viewer.ts';
import type { Shot } from '../../tables/tableScene.ts';
import { featureMark, type FeatureMark } from './featureMarks.ts';
import { shotOf } from './shotOf.ts';

/** How far something went, m; `mm` as the referee measured it, where the ruling is about a distance. */
export interface Way {
  readonly from: Vec3;
  readonly to: Vec3;
  readonly mm: number;
}

/** What is drawn onto the table for a ruling, and the moment that shows it. */
export interface Marks {
  /** Where it happened, m. */
  readonly at: Vec3;
  /** Whether two things touched there. */
  readonly contact: boolean;
  readonly mover: FeatureMark | null;
  readonly other: FeatureMark | null;
  readonly way: Way | null;
  /** Bases before and after, of what was moved. */
  readonly bases: readonly FeatureMark[];
  readonly shot: Shot;
  /** Ticks: from shortly before, to when it can be seen best. */
  readonly from: number;
  readonly until: number;
}

/** A fifth of a second before, so that one sees it come (house value). */
const LEAD_TICKS = 48;
const MOVED: ReadonlySet<RulingCode> = new Set<RulingCode>(['crash', 'jiggle']);
const PIVOT: ReadonlySet<RulingCode> = new Set<RulingCode>(['pivot-slide', 'lift-off', 'no-set-down']);
const SEEN_MOVING_M = 0.0001; // a piece that has come so far is seen to move

/** The evidence for one of a film's rulings, as far as the action has been performed again; null until it has. */
export function evidenceOf(viewer: Viewer, { action, ruling }: RulingPlace): Marks | null {
  const said = viewer.film.acts[action]?.rulings[ruling];
  const recorder = viewer.recorder(action);
  return said && recorder ? marksOf(said, recorder) : null;
}

/** The evidence for a ruling; null while the action has not been performed again so far. */
export function marksOf(ruling: Ruling, recorder: ActionRecorder): Marks | null {
  if (!recorder.done?.ok) return null;
  const { recording } = recorder;
  const moved = MOVED.has(ruling.code) ? movedPiece(ruling) : null;
  const way = moved ? wayOfPiece(recorder, moved, ruling) : PIVOT.has(ruling.code) ? wayOfPivot(recorder.trace, ruling) : null;
  const until = way && !moved ? wayTick(recorder.trace, ruling) : ruling.tick;
  const at = moved && way ? way.to : metresOf(ruling.at);
  const markOn = (id: PieceId, feature: Ruling['feature']): FeatureMark | null => feature && featureMark(pyramidOf(id), recording.poseOf(id, ruling.tick), feature, at);
  return {
    at,
    contact: ruling.feature !== null,
    mover: markOn(ruling.piece, ruling.feature),
    other: ruling.other !== null && isPiece(ruling.other) ? markOn(ruling.other, ruling.otherFeature) : null,
    way,
    bases: moved ? [baseAt(recorder, moved, 0), baseAt(recorder, moved, recording.ticks)] : [],
    shot: shotOf(at, recording.pieces.map((id) => recording.poseOf(id, until).position), directionOf(recorder, ruling, at)),
    from: Math.max(0, (moved ? firstMove(recorder, moved) : ruling.tick) - LEAD_TICKS),
    until,
  };
}

const metresOf = ({ xMm, yMm, zMm }: PointMm): Vec3 => vec3(xMm / 1000, yMm / 1000, zMm / 1000);

const movedPiece = ({ piece, other }: Ruling): PieceId => (other !== null && isPiece(other) ? other : piece);

function baseAt({ recording }: ActionRecorder, id: PieceId, tick: number): FeatureMark {
  const pose = recording.poseOf(id, tick);
  return pyramidOf(id).vertices.slice(0, 4).map((v) => toTable(pose, v));
}

function wayOfPiece({ recording }: ActionRecorder, id: PieceId, { distanceMm }: Ruling): Way {
  const [from, to] = [recording.poseOf(id, 0).position, recording.poseOf(id, recording.ticks).position];
  return { from, to, mm: distanceMm ?? distance(from, to) * 1000 };
}

function firstMove({ recording }: ActionRecorder, id: PieceId): number {
  const start = recording.poseOf(id, 0).position;
  for (let tick = 1; tick <= recording.ticks; tick += 1) {
    if (distance(recording.poseOf(id, tick).position, start) > SEEN_MOVING_M) return tick;
  }
  return recording.ticks;
}

type Pivoted = Extract<TraceEvent, { type: 'pivot-travelled' | 'lifted-off' | 'dragged' }>;

/** The tellings of that pivot's way, from when the step began that the ruling is about. */
function tellings(trace: readonly TraceEvent[], ruling: Ruling): { readonly tipped: TraceEvent | undefined; readonly told: readonly Pivoted[] } {
  const begun = trace.findLastIndex((event) => (event.type === 'tipped' || event.type === 'gripped') && event.tick <= ruling.tick);
  const after = trace.slice(Math.max(0, begun));
  const ended = after.findIndex((event, i) => i > 0 && (event.type === 'tipped' || event.type === 'gripped'));
  const step = ended < 0 ? after : after.slice(0, ended);
  const isTold = (event: TraceEvent): event is Pivoted => event.type === 'pivot-travelled' || event.type === 'lifted-off' || event.type === 'dragged';
  return { tipped: trace[begun], told: step.filter(isTold) };
}

const farOf = (event: Pivoted): number => (event.type === 'lifted-off' ? event.heightMm : event.travelMm);

const furthest = (told: readonly Pivoted[]): Pivoted | undefined => told.toSorted((a, b) => farOf(b) - farOf(a))[0];

function wayOfPivot(trace: readonly TraceEvent[], ruling: Ruling): Way | null {
  const { tipped, told } = tellings(trace, ruling);
  const [first] = told;
  const end = furthest(told);
  if (!end || !first) return null;
  const to = metresOf(end.at);
  if (end.type === 'lifted-off') return { from: { ...to, y: to.y - end.heightMm / 1000 }, to, mm: ruling.distanceMm ?? end.heightMm };
  const from = metresOf(tipped?.type === 'tipped' ? tipped.at : first.at);
  return { from, to, mm: ruling.distanceMm ?? farOf(end) };
}

const wayTick = (trace: readonly TraceEvent[], ruling: Ruling): number => furthest(tellings(trace, ruling).told)?.tick ?? ruling.tick;

/** Level, from the mover to what it met; the eye looks across it. */
function directionOf({ recording }: ActionRecorder, ruling: Ruling, at: Vec3): Vec3 {
  const mover = recording.poseOf(ruling.piece, ruling.tick).position;
  return vec3(at.x - mover.x, 0, at.z - mover.z);
}

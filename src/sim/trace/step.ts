import type { Corner } from '../gesture/gesture.ts';
import { CORNERS } from '../gesture/gesture.ts';
import { tick as asTick, type Seat, type Tick } from '../ids.ts';
import { acos, degrees, wrapDegrees } from '../maths/trig.ts';
import { swivelDegOf } from '../maths/quat.ts';
import type { Vec3 } from '../maths/vec3.ts';
import { criticalTiltDeg, type PyramidSpec } from '../pyramid.ts';
import { STEP_TILT_DEG, UPRIGHT_MM } from '../settings.ts';
import type { Ground } from '../world/ground.ts';
import { axisOf, toTable, type Pose } from '../world/pose.ts';
import type { PointMm, RestingPiece, TraceEvent, WidestSwivel } from './events.ts';
import { stanceOf } from './resting.ts';
import { STANDARD_THRESHOLDS, type Thresholds } from './thresholds.ts';

const TRAVEL_TOLD_MM = 0.01;
const HEIGHT_TOLD_MM = 0.1;
// a practised hand's step drags the base by up to 0.045 mm before it tips and as it comes down (every size, hand and
// surface that grips)
const DRAG_TOLD_FROM_MM = 0.05;
const STANDS_ON_MM = UPRIGHT_MM; // a corner this little over the lowest one is stood on, too

const ALL_CORNERS: readonly boolean[] = CORNERS.map(() => true);

/** The state of the step under way. */
interface StepState {
  corner: Corner | null; // the pivot, once the three others have left
  pivotAt: Vec3;
  travelMm: number; // of this pivot
  slippedMm: number; // of those before it, the furthest
  heightMm: number;
  dragMm: number;
  leastUpright: number; // cosine of the highest tilt
  from: Vec3; // base centre at the last rest or set-down
  swivelDeg: number; // since the last rest or set-down
  widest: WidestSwivel;
  tilted: boolean; // TR-58's tilt has been told
  landing: boolean; // set down, and not moved from there
  corners: readonly Vec3[]; // where the base's corners were then
}

/** Follows one piece's base over the surface, tick by tick, and tells of its steps (TR-07, TR-09). */
export class StepTracker {
  private readonly step: StepState;
  private turnedDeg: number; // about the vertical, as it was last
  private hold: { from: Vec3; swivelDeg: number }; // since the last rest
  private over: { readonly pad: Seat | null } | null = null; // beyond its balance, as it was told
  private readonly criticalDeg: Readonly<Record<'corner' | 'edge', number>>;

  constructor(
    private readonly spec: PyramidSpec,
    private readonly ground: Ground,
    start: Pose,
    private readonly thresholds: Thresholds = STANDARD_THRESHOLDS,
  ) {
    this.turnedDeg = swivelDegOf(start.rotation);
    this.hold = { from: start.position, swivelDeg: 0 };
    this.step = { corner: null, pivotAt: start.position, ...nothingYet(spec, asTick(0), start) };
    this.criticalDeg = criticalTiltDeg(spec);
  }

  /** Looks at the piece after a tick. */
  observe(tick: Tick, pose: Pose): TraceEvent[] {
    this.turn(tick, pose);
    const points = cornersOf(this.spec, pose);
    const gaps = points.map((p) => p.y * 1000);
    const down = gaps.map((gap) => gap <= this.thresholds.contactMm);
    const stepping =
      this.step.corner === null
        ? this.standing(tick, pose, points, gaps, down)
        : this.tipped(tick, pose, points, gaps, down);
    return [
      ...this.slidOn(tick, points),
      ...stepping,
      ...this.tilt(tick, pose, points, down),
      ...this.balance(tick, pose, points, gaps),
    ];
  }

  /** At rest on the surface: a step under way is over, and the next is measured from here. */
  rest(tick: Tick, pose: Pose): TraceEvent[] {
    const over =
      this.step.corner !== null && stanceOf(this.spec, pose, this.thresholds.uprightMm).pose === 'upright'
        ? [this.setDown(tick, pose, this.step.corner)]
        : [];
    const carried: TraceEvent = {
      type: 'carried',
      tick,
      travelMm: flatDistanceMm(pose.position, this.hold.from),
      swivelDeg: this.hold.swivelDeg,
      widest: this.step.widest,
    };
    this.begin(tick, pose);
    this.hold = { from: pose.position, swivelDeg: 0 };
    return [...over, carried];
  }

  /** Tells how far the step has come when the sweep is stopped, and where all pieces are then. */
  stop(tick: Tick, pose: Pose, pieces: readonly RestingPiece[]): TraceEvent {
    return { type: 'stopped', tick, corner: this.step.corner, ...this.measured(pose), pieces };
  }

  /** TR-58. */
  private tilt(tick: Tick, pose: Pose, points: readonly Vec3[], down: readonly boolean[]): TraceEvent[] {
    const only = down.indexOf(true);
    const corner = CORNERS[only];
    const at = points[only];
    const tiltDeg = tiltOf(axisOf(pose).y);
    if (this.step.tilted || corner === undefined || !at || down.lastIndexOf(true) !== only || tiltDeg < STEP_TILT_DEG)
      return [];
    this.step.tilted = true;
    return [{ type: 'tilted', tick, corner, tiltDeg, at: mm(at) }];
  }

  /** TR-56: a corner carries further than an edge does; in the air it stands on nothing, and counts as on a corner. */
  private balance(tick: Tick, pose: Pose, points: readonly Vec3[], gaps: readonly number[]): TraceEvent[] {
    const lowestMm = Math.min(...gaps);
    const stoodOn = points.filter((_, i) => (gaps[i] ?? 0) <= lowestMm + STANDS_ON_MM);
    const on = stoodOn.length === 1 ? 'corner' : 'edge';
    const tiltDeg = tiltOf(axisOf(pose).y);
    const [at] = stoodOn;
    if (!at || tiltDeg <= this.criticalDeg[on]) {
      this.over = null;
      return [];
    }
    const pad = this.ground.padAt(at.x, at.z);
    if (this.over?.pad === pad) return [];
    this.over = { pad };
    return [{ type: 'overbalanced', tick, on, tiltDeg, pad, at: mm(at) }];
  }

  private turn(tick: Tick, pose: Pose): void {
    const now = swivelDegOf(pose.rotation);
    const turned = wrapDegrees(now - this.turnedDeg);
    this.step.swivelDeg += turned;
    this.hold.swivelDeg += turned;
    this.turnedDeg = now;
    this.step.leastUpright = Math.min(this.step.leastUpright, axisOf(pose).y);
    const away = Math.abs(this.step.swivelDeg);
    if (away > this.step.widest.deg) this.step.widest = { deg: away, tick, at: mm(pose.position) };
  }

  /**
   * A base that was set down is still coming to rest, until it is moved away from there: on the surface or over it
   * (TR-46).
   */
  private slidOn(tick: Tick, points: readonly Vec3[]): TraceEvent[] {
    if (!this.step.landing || this.farthestMm(points) < DRAG_TOLD_FROM_MM) return [];
    this.step.landing = false;
    return [{ type: 'slid-on', tick }];
  }

  /** How far the corners have come since the base last stood, those at most that `counts` names. */
  private farthestMm(points: readonly Vec3[], counts: readonly boolean[] = ALL_CORNERS): number {
    return Math.max(...points.map((p, i) => (counts[i] ? flatDistanceMm(p, this.step.corners[i] ?? p) : 0)));
  }

  private standing(
    tick: Tick,
    pose: Pose,
    points: readonly Vec3[],
    gaps: readonly number[],
    down: readonly boolean[],
  ): TraceEvent[] {
    // Until a corner is higher than TR-26 lets an upright base have one, the base still stands: a landing that bounces
    // is no new step.
    const tipped = down.filter(Boolean).length === 1 && Math.max(...gaps) > UPRIGHT_MM;
    const only = tipped ? down.indexOf(true) : -1;
    const corner = CORNERS[only];
    const pivot = points[only];
    if (corner !== undefined && pivot) {
      Object.assign(this.step, { corner, pivotAt: pivot, travelMm: 0, heightMm: 0 });
      // The pivot may have come down elsewhere: carried by less than a lift-off, a piece slides as if it stood (TR-59).
      return [...this.dragged(tick, pose, points, down), { type: 'tipped', tick, corner, at: mm(pivot) }];
    }
    if (!down.includes(true)) return this.lifted(tick, pose.position, gaps);
    return this.dragged(tick, pose, points, down);
  }

  /** Sliding and spinning alike: the furthest that a corner which is down has come. */
  private dragged(tick: Tick, pose: Pose, points: readonly Vec3[], down: readonly boolean[]): TraceEvent[] {
    const dragMm = this.farthestMm(points, down);
    if (dragMm < DRAG_TOLD_FROM_MM || dragMm < this.step.dragMm + TRAVEL_TOLD_MM) return [];
    this.step.dragMm = dragMm;
    return [{ type: 'dragged', tick, travelMm: dragMm, at: mm(pose.position) }];
  }

  private tipped(
    tick: Tick,
    pose: Pose,
    points: readonly Vec3[],
    gaps: readonly number[],
    down: readonly boolean[],
  ): TraceEvent[] {
    const corner = this.step.corner ?? 'A';
    const index = CORNERS.indexOf(corner);
    const pivot = points[index] ?? pose.position;
    const events = this.travelled(tick, corner, pivot);
    if (down.every(Boolean)) {
      events.push(this.setDown(tick, pose, corner));
      this.begin(tick, pose);
      this.step.landing = true;
      return events;
    }
    events.push(...this.lifted(tick, pivot, gaps), ...this.changed(tick, corner, points, gaps, down));
    return events;
  }

  private travelled(tick: Tick, corner: Corner, pivot: Vec3): TraceEvent[] {
    const travelMm = flatDistanceMm(pivot, this.step.pivotAt);
    if (travelMm < this.step.travelMm + TRAVEL_TOLD_MM) return [];
    this.step.travelMm = travelMm;
    return [{ type: 'pivot-travelled', tick, corner, travelMm, at: mm(pivot) }];
  }

  private lifted(tick: Tick, pivot: Vec3, gaps: readonly number[]): TraceEvent[] {
    const heightMm = Math.min(...gaps);
    if (heightMm <= this.thresholds.liftOffMm || heightMm < this.step.heightMm + HEIGHT_TOLD_MM) return [];
    this.step.heightMm = heightMm;
    return [{ type: 'lifted-off', tick, heightMm, at: mm(pivot) }];
  }

  private changed(
    tick: Tick,
    from: Corner,
    points: readonly Vec3[],
    gaps: readonly number[],
    down: readonly boolean[],
  ): TraceEvent[] {
    const next = down.indexOf(true);
    const to = CORNERS[next];
    const at = points[next];
    if (to === undefined || !at || (gaps[CORNERS.indexOf(from)] ?? 0) <= this.thresholds.liftOffMm) return [];
    Object.assign(this.step, {
      corner: to,
      pivotAt: at,
      travelMm: 0,
      slippedMm: Math.max(this.step.slippedMm, this.step.travelMm),
      heightMm: 0,
    });
    return [{ type: 'pivot-changed', tick, from, to, at: mm(at) }];
  }

  private setDown(tick: Tick, pose: Pose, corner: Corner): TraceEvent {
    return { type: 'set-down', tick, corner, ...this.measured(pose) };
  }

  private measured(pose: Pose): {
    pivotSlipMm: number;
    swivelDeg: number;
    travelMm: number;
    highestTiltDeg: number;
    widest: WidestSwivel;
  } {
    const { travelMm, slippedMm, swivelDeg, from, leastUpright, widest } = this.step;
    return {
      pivotSlipMm: Math.max(travelMm, slippedMm),
      swivelDeg,
      travelMm: flatDistanceMm(pose.position, from),
      highestTiltDeg: tiltOf(leastUpright),
      widest,
    };
  }

  private begin(tick: Tick, pose: Pose): void {
    Object.assign(this.step, { corner: null, ...nothingYet(this.spec, tick, pose) });
  }
}

/** A step that has not begun, from where the base stands. */
function nothingYet(spec: PyramidSpec, tick: Tick, pose: Pose): Omit<StepState, 'corner' | 'pivotAt'> {
  const widest = { deg: 0, tick, at: mm(pose.position) };
  return {
    travelMm: 0,
    slippedMm: 0,
    heightMm: 0,
    dragMm: 0,
    leastUpright: 1,
    from: pose.position,
    swivelDeg: 0,
    widest,
    tilted: false,
    landing: false,
    corners: cornersOf(spec, pose),
  };
}

/** Degrees between a piece's axis, of which this is the height, and the vertical. */
const tiltOf = (axisY: number): number => degrees(acos(Math.max(-1, Math.min(1, axisY))));

const cornersOf = (spec: PyramidSpec, pose: Pose): Vec3[] => spec.vertices.slice(0, 4).map((v) => toTable(pose, v));

function flatDistanceMm(a: Vec3, b: Vec3): number {
  const x = a.x - b.x;
  const z = a.z - b.z;
  return Math.sqrt(x * x + z * z) * 1000;
}

/** A point in millimetres. */
export const mm = (p: Vec3): PointMm => ({ xMm: p.x * 1000, yMm: p.y * 1000, zMm: p.z * 1000 });

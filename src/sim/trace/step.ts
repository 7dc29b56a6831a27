import type { Corner } from '../gesture/gesture.ts';
import { CORNERS } from '../gesture/gesture.ts';
import type { Tick } from '../ids.ts';
import { acos, degrees, wrapDegrees } from '../maths/trig.ts';
import { yawDegOf } from '../maths/quat.ts';
import type { Vec3 } from '../maths/vec3.ts';
import type { PyramidSpec } from '../pyramid.ts';
import { axisOf, toTable, type Pose } from '../world/pose.ts';
import type { PointMm, TraceEvent } from './events.ts';
import { UPRIGHT_MM } from '../settings.ts';
import { stanceOf } from './resting.ts';
import { STANDARD_THRESHOLDS, type Thresholds } from './thresholds.ts';

const TRAVEL_TOLD_MM = 0.01;
const HEIGHT_TOLD_MM = 0.1;
const DRAG_TOLD_FROM_MM = 0.1;

/** What is known of the step under way. */
interface StepState {
  corner: Corner | null; // the pivot, once the three others have left
  pivotAt: Vec3;
  travelMm: number;
  heightMm: number;
  dragMm: number;
  leastUpright: number; // cosine of the highest tilt
  from: Vec3; // base centre at the last rest or set-down
  swivelDeg: number; // since the last rest or set-down
  corners: readonly Vec3[]; // where the base's corners were then
}

/** Follows one piece's base over the surface, tick by tick, and tells of its steps (TR-07, TR-09). */
export class StepTracker {
  private readonly step: StepState;
  private yawDeg: number;
  private hold: { from: Vec3; swivelDeg: number }; // since the last rest

  constructor(private readonly spec: PyramidSpec, start: Pose, private readonly thresholds: Thresholds = STANDARD_THRESHOLDS) {
    this.yawDeg = yawDegOf(start.rotation);
    this.hold = { from: start.position, swivelDeg: 0 };
    this.step = { corner: null, pivotAt: start.position, travelMm: 0, heightMm: 0, dragMm: 0, leastUpright: 1, from: start.position, swivelDeg: 0, corners: cornersOf(spec, start) };
  }

  /** Looks at the piece after a tick. */
  observe(tick: Tick, pose: Pose): TraceEvent[] {
    this.turn(pose);
    const points = cornersOf(this.spec, pose);
    const gaps = points.map((p) => p.y * 1000);
    const down = gaps.map((gap) => gap <= this.thresholds.contactMm);
    return this.step.corner === null ? this.standing(tick, pose, points, gaps, down) : this.tipped(tick, pose, points, gaps, down);
  }

  /** At rest on the surface: whatever step was under way is over, and the next is measured from here. */
  rest(tick: Tick, pose: Pose): TraceEvent[] {
    const over = this.step.corner !== null && stanceOf(this.spec, pose, this.thresholds.uprightMm).pose === 'upright' ? [this.setDown(tick, pose, this.step.corner)] : [];
    const carried: TraceEvent = { type: 'carried', tick, travelMm: flatDistanceMm(pose.position, this.hold.from), swivelDeg: this.hold.swivelDeg };
    this.begin(pose);
    this.hold = { from: pose.position, swivelDeg: 0 };
    return [...over, carried];
  }

  /** Tells how far the step has come when the sweep is stopped. */
  stop(tick: Tick, pose: Pose): TraceEvent {
    return { type: 'stopped', tick, corner: this.step.corner, ...this.measured(pose) };
  }

  private turn(pose: Pose): void {
    const yaw = yawDegOf(pose.rotation);
    const turned = wrapDegrees(yaw - this.yawDeg);
    this.step.swivelDeg += turned;
    this.hold.swivelDeg += turned;
    this.yawDeg = yaw;
    this.step.leastUpright = Math.min(this.step.leastUpright, axisOf(pose).y);
  }

  private standing(tick: Tick, pose: Pose, points: readonly Vec3[], gaps: readonly number[], down: readonly boolean[]): TraceEvent[] {
    // Until a corner is higher than TR-26 lets an upright base have one, the base still stands: a landing that bounces is no new step.
    const tipped = down.filter(Boolean).length === 1 && Math.max(...gaps) > UPRIGHT_MM;
    const only = tipped ? down.indexOf(true) : -1;
    const corner = CORNERS[only];
    const pivot = points[only];
    if (corner !== undefined && pivot) {
      Object.assign(this.step, { corner, pivotAt: pivot, travelMm: 0, heightMm: 0 });
      return [{ type: 'tipped', tick, corner, at: mm(pivot) }];
    }
    if (!down.includes(true)) return this.lifted(tick, pose.position, gaps);
    return this.dragged(tick, pose, points, down);
  }

  /** Sliding and spinning alike: the furthest that a corner which is down has come. */
  private dragged(tick: Tick, pose: Pose, points: readonly Vec3[], down: readonly boolean[]): TraceEvent[] {
    const dragMm = Math.max(...points.map((p, i) => (down[i] ? flatDistanceMm(p, this.step.corners[i] ?? p) : 0)));
    if (dragMm < DRAG_TOLD_FROM_MM || dragMm < this.step.dragMm + TRAVEL_TOLD_MM) return [];
    this.step.dragMm = dragMm;
    return [{ type: 'dragged', tick, travelMm: dragMm, at: mm(pose.position) }];
  }

  private tipped(tick: Tick, pose: Pose, points: readonly Vec3[], gaps: readonly number[], down: readonly boolean[]): TraceEvent[] {
    const corner = this.step.corner ?? 'A';
    const index = CORNERS.indexOf(corner);
    const pivot = points[index] ?? pose.position;
    const events = this.travelled(tick, corner, pivot);
    if (down.every(Boolean)) {
      events.push(this.setDown(tick, pose, corner));
      this.begin(pose);
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

  private changed(tick: Tick, from: Corner, points: readonly Vec3[], gaps: readonly number[], down: readonly boolean[]): TraceEvent[] {
    const next = down.indexOf(true);
    const to = CORNERS[next];
    const at = points[next];
    if (to === undefined || !at || (gaps[CORNERS.indexOf(from)] ?? 0) <= this.thresholds.liftOffMm) return [];
    Object.assign(this.step, { corner: to, pivotAt: at, travelMm: 0, heightMm: 0 });
    return [{ type: 'pivot-changed', tick, from, to, at: mm(at) }];
  }

  private setDown(tick: Tick, pose: Pose, corner: Corner): TraceEvent {
    return { type: 'set-down', tick, corner, ...this.measured(pose) };
  }

  private measured(pose: Pose): { pivotSlipMm: number; swivelDeg: number; travelMm: number; highestTiltDeg: number } {
    const { travelMm, swivelDeg, from, leastUpright } = this.step;
    const highestTiltDeg = degrees(acos(Math.max(-1, Math.min(1, leastUpright))));
    return { pivotSlipMm: travelMm, swivelDeg, travelMm: flatDistanceMm(pose.position, from), highestTiltDeg };
  }

  private begin(pose: Pose): void {
    Object.assign(this.step, { corner: null, travelMm: 0, heightMm: 0, dragMm: 0, leastUpright: 1, from: pose.position, swivelDeg: 0, corners: cornersOf(this.spec, pose) });
  }
}

const cornersOf = (spec: PyramidSpec, pose: Pose): Vec3[] => spec.vertices.slice(0, 4).map((v) => toTable(pose, v));

function flatDistanceMm(a: Vec3, b: Vec3): number {
  const x = a.x - b.x;
  const z = a.z - b.z;
  return Math.sqrt(x * x + z * z) * 1000;
}

/** A point in millimetres. */
export const mm = (p: Vec3): PointMm => ({ xMm: p.x * 1000, yMm: p.y * 1000, zMm: p.z * 1000 });

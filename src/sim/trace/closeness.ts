import { tick, type Tick } from '../ids.ts';
import { acos, degrees } from '../maths/trig.ts';
import { axisOf, poseOf } from '../world/pose.ts';
import type { TableWorld, WorldPiece } from '../world/tableWorld.ts';
import type { TraceEvent } from './events.ts';
import { NearestTracker, type Nearest } from './nearest.ts';
import type { Onlooker } from './onlooker.ts';
import { SlipTracker } from './slip.ts';

/** How near an action was to having gone otherwise. */
export interface Closeness {
  /** The mover's near misses, nearest first. */
  readonly nearest: readonly Nearest[];
  /** The most that the mover's axis was away from the vertical, degrees. */
  readonly mostTiltDeg: number;
  /**
   * Friction available over friction used at the pivot, its least while a hand held the piece on it; null where it
   * cannot be told.
   */
  readonly slipMargin: number | null;
}

/** Measures all of it beside one action, which it is made for. */
export class ClosenessTracker implements Onlooker {
  private trackers: {
    readonly nearest: NearestTracker;
    readonly slip: SlipTracker;
    readonly mover: WorldPiece;
  } | null = null;
  private leastUpright = 1; // cosine of the most tilt

  begin(table: TableWorld, mover: WorldPiece): void {
    const trackers = {
      nearest: new NearestTracker(table, mover),
      slip: new SlipTracker(mover, table.layout.surface.friction),
      mover,
    };
    trackers.nearest.observe(tick(0));
    this.trackers = trackers;
  }

  look(now: Tick, trace: readonly TraceEvent[]): void {
    if (this.trackers === null) throw new Error('nobody has asked it to an action');
    const { nearest, slip, mover } = this.trackers;
    this.leastUpright = Math.min(this.leastUpright, axisOf(poseOf(mover.body)).y);
    nearest.observe(now);
    slip.observe(trace);
  }

  measured(): Closeness {
    if (this.trackers === null) throw new Error('nobody has asked it to an action');
    const { nearest, slip } = this.trackers;
    return {
      nearest: nearest.measured(),
      mostTiltDeg: degrees(acos(Math.max(-1, this.leastUpright))),
      slipMargin: slip.measured(),
    };
  }
}

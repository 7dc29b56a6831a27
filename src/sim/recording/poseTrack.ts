import type { RigidBody } from '@dimforge/rapier3d-compat';
import type { Tick } from '../ids.ts';
import type { Pose } from '../world/pose.ts';
import { fromEngine } from '../world/units.ts';

const FLOATS_A_POSE = 7; // place and quaternion, as the engine has them: float32, so that nothing is lost
const FIRST_CAPACITY = 64;

/** The way of one body, tick by tick. Rest takes no room: a pose is kept where it differs from the one before. */
export class PoseTrack {
  private ticks = new Uint32Array(FIRST_CAPACITY);
  private floats = new Float32Array(FIRST_CAPACITY * FLOATS_A_POSE);
  private count = 0;
  private readonly now = new Float32Array(FLOATS_A_POSE);

  /** Takes the body's pose at a tick later than the last one taken. */
  take(tick: Tick, body: RigidBody): void {
    const { now } = this;
    const t = body.translation();
    const r = body.rotation();
    now[0] = t.x;
    now[1] = t.y;
    now[2] = t.z;
    now[3] = r.x;
    now[4] = r.y;
    now[5] = r.z;
    now[6] = r.w;
    if (this.count > 0 && this.isLast(now)) return;
    if (this.count === this.ticks.length) this.grow();
    this.ticks[this.count] = tick;
    this.floats.set(now, this.count * FLOATS_A_POSE);
    this.count += 1;
  }

  /** The pose at a tick: the last one kept until then. Bit for bit what `poseOf` gave. */
  at(tick: number): Pose {
    const i = this.indexAt(tick) * FLOATS_A_POSE;
    const [x = 0, y = 0, z = 0, qx = 0, qy = 0, qz = 0, qw = 1] = this.floats.subarray(i, i + FLOATS_A_POSE);
    return { position: fromEngine({ x, y, z }), rotation: { x: qx, y: qy, z: qz, w: qw } };
  }

  /** Gives back the room that was held for more. */
  trim(): void {
    this.resize(this.count);
  }

  get bytes(): number {
    return this.ticks.byteLength + this.floats.byteLength;
  }

  private isLast(pose: Float32Array): boolean {
    const from = (this.count - 1) * FLOATS_A_POSE;
    return pose.every((value, i) => value === this.floats[from + i]);
  }

  /** By halves: of the poses kept, the last that is not later. */
  private indexAt(tick: number): number {
    let low = 0;
    let high = this.count - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.ticks[middle] ?? 0) <= tick) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  private grow(): void {
    this.resize(2 * this.ticks.length);
  }

  private resize(capacity: number): void {
    const [ticks, floats] = [new Uint32Array(capacity), new Float32Array(capacity * FLOATS_A_POSE)];
    ticks.set(this.ticks.subarray(0, this.count));
    floats.set(this.floats.subarray(0, this.count * FLOATS_A_POSE));
    this.ticks = ticks;
    this.floats = floats;
  }
}

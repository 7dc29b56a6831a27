import { extrapolated } from '#sim/maths/quat.ts';
import { addScaled, sub } from '#sim/maths/vec3.ts';
import type { Pose } from '#sim/world/pose.ts';
import type { HandSample, Poses } from './handCode.ts';

/** It is seen so late, ms, that samples of an uneven line are there in time (design). */
export const LATE_MS = 200;
/** Nothing has come for so long, ms: the hand is seen no more (house value: two signs of life were lost). */
export const STALE_MS = 1000;
/** Samples that are further apart have a rest between them, and no way, ms: three of a moving hand (house value). */
const ONE_WAY_MS = 150;
/** As many as come in that time from a hand that sends as much as it may, and some more. */
const MOST = 64;

/** A hand elsewhere as it is drawn now. */
export type HandSeen = Pick<HandSample, 'held' | 'meant'>;

/** Plays the samples of one hand: somewhat late, and evenly, however they come. Times are of this screen, ms. */
export class HandPlayback {
  private samples: readonly HandSample[] = [];
  /** From the hand's clock to the one here, by the sample that was quickest to come. */
  private toHereMs = 0;
  private lastMs = -Infinity;

  heard(sample: HandSample, nowMs: number): void {
    const toHereMs = nowMs - sample.ms;
    const isOther = sample.actions !== this.samples[0]?.actions;
    if (isOther || !this.isAlive(nowMs) || Math.abs(toHereMs - this.toHereMs) > STALE_MS) {
      this.samples = [];
      this.toHereMs = toHereMs;
    }
    this.toHereMs = Math.min(this.toHereMs, toHereMs);
    this.lastMs = nowMs;
    const others = this.samples.filter(({ ms }) => ms !== sample.ms);
    this.samples = [...others, sample].sort((a, b) => a.ms - b.ms).slice(-MOST);
  }

  /** Null while nothing of it is seen: it has not begun, has let go, is silent, or is of another position. */
  seen(nowMs: number, actions: number): HandSeen | null {
    if (this.samples[0]?.actions !== actions || !this.isAlive(nowMs)) return null;
    const ms = nowMs - LATE_MS - this.toHereMs;
    const at = this.samples.findLastIndex((sample) => sample.ms <= ms);
    const [before, after] = [this.samples[at], this.samples[at + 1]];
    if (before === undefined || before.held.size + before.meant.size === 0) return null;
    if (after === undefined || after.ms - before.ms > ONE_WAY_MS) return before;
    const share = (ms - before.ms) / (after.ms - before.ms);
    return { held: between(before.held, after.held, share), meant: between(before.meant, after.meant, share) };
  }

  /** Whether pictures may differ from now on. */
  isAlive(nowMs: number): boolean {
    return nowMs - this.lastMs < STALE_MS;
  }
}

/** A piece that is not there afterwards stays until then. */
const between = (before: Poses, after: Poses, share: number): Poses =>
  new Map([...before].map(([id, pose]) => [id, onTheWay(pose, after.get(id) ?? pose, share)] as const));

const onTheWay = (a: Pose, b: Pose, share: number): Pose => ({
  position: addScaled(a.position, sub(b.position, a.position), share),
  rotation: extrapolated(a.rotation, b.rotation, share - 1),
});

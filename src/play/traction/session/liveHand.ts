import { TICKS_PER_SAMPLE, type Sample } from '#sim/gesture/gesture.ts';
import type { Tremor } from '#sim/hand/tremor.ts';
import { reachable } from '#sim/hand/limits.ts';
import { minimumJerk } from '#sim/maths/minimumJerk.ts';
import { TICK_HZ } from '#sim/settings.ts';
import type { PlaceMm } from '#play/input/placeMm.ts';

const SAMPLES_PER_SECOND = TICK_HZ / TICKS_PER_SAMPLE;

/** Says where the hand goes, one sample at a time. */
export interface LiveHand {
  /** The next sample, given the last two; null lets go. */
  next(before: Sample, last: Sample): Sample | null;
  /** The player lets go; a practised hand takes no notice. */
  letGo(): void;
  /** Whether it has to be followed in real time, because a player moves it. */
  readonly live: boolean;
  /** How many samples a practised hand takes, where that is known beforehand. */
  readonly samples?: number;
}

/** A hand that does what was worked out beforehand. */
export function practisedHand(samples: readonly Sample[]): LiveHand {
  let i = 0;
  return { ...watchfulHand(() => samples[i++] ?? null), samples: samples.length };
}

/** A practised hand that works it out as it goes. */
export function watchfulHand(next: () => Sample | null): LiveHand {
  return { live: false, next, letGo: () => undefined };
}

/** How a player holds a piece on its corner: tilted so far over it, swivelled so far about it. */
export interface Swing {
  readonly tiltRad: number;
  readonly swivelDeg: number;
}

/** A person's fingers are not a mouse: they follow it within a tenth of a second, at most this fast (house values). */
const FOLLOW_RATE = 24; // 1/s, of a critically damped spring
const SPEED_SHARE = 0.5; // of the last sample in the speed that is followed: a pointer jitters
const FASTEST_SWIVEL = 400; // degrees/s
const FASTEST_TILT = 1.6; // rad/s
/**
 * A piece lags behind the hand's target: 21 ms by the hand's spring (2 / (2 pi 15 Hz)), the rest by samples and frames
 * (measured: the angle to the finger is least so). A person leads it by eye.
 */
const BEHIND_S = 0.042;
const LOWER_S = 0.3; // letting go means setting down
const HOLD_S = 0.05; // still, before the fingers open
const TOO_FAR_RAD = 0.6; // letting go beyond it lets the piece fall

/**
 * A quantity that follows what is wanted without jumping: position, then speed. It goes along with the speed of what is
 * wanted, or it would trail behind a hand that goes on and on.
 */
class Follower {
  private speed = 0;
  private wantedBefore: number | null = null;
  private wantedSpeed = 0;
  /** `pace`: a careful hand follows more smoothly, and less fast. */
  constructor(
    public value: number,
    private readonly fastest: number,
    private readonly pace: number,
  ) {}

  follow(wanted: number): void {
    const dt = 1 / SAMPLES_PER_SECOND;
    // Implicit, so that it is stable at any rate.
    const rate = FOLLOW_RATE * this.pace;
    const pull = rate * rate;
    this.wantedSpeed += SPEED_SHARE * ((wanted - (this.wantedBefore ?? wanted)) / dt - this.wantedSpeed);
    this.wantedBefore = wanted;
    const drive = pull * (wanted - this.value) + 2 * rate * this.wantedSpeed;
    const speed = (this.speed + dt * drive) / (1 + 2 * dt * rate + dt * dt * pull);
    const fastest = this.fastest * this.pace;
    this.speed = Math.max(-fastest, Math.min(fastest, speed));
    this.value += this.speed * dt;
  }

  /** Where it will be in so many seconds, if it goes on. */
  ahead(seconds: number): number {
    return this.value + seconds * this.speed;
  }
}

/** A free hand on a corner: it goes where the player swings it, and sets the piece down when let go. */
export class SwingingHand implements LiveHand {
  readonly live = true;
  private wanted: Swing = { tiltRad: 0, swivelDeg: 0 };
  private readonly tilt: Follower;
  private readonly swivel: Follower;
  private lowered: number | null = null; // samples since letting go
  private letGoAt = 0; // tilt then

  /**
   * `poses` gives the grip's place for a tilt and a swivel (assist's `stepPoses`); `pace` is below 1 for a careful
   * hand.
   */
  constructor(
    private readonly poses: (tiltRad: number, swivelDeg: number) => Sample,
    private readonly tremor: Tremor | null = null,
    private readonly pace = 1,
  ) {
    this.tilt = new Follower(0, FASTEST_TILT, pace);
    this.swivel = new Follower(0, FASTEST_SWIVEL, pace);
  }

  swing(wanted: Swing): void {
    this.wanted = wanted;
  }

  letGo(): void {
    if (this.lowered !== null) return;
    this.lowered = 0;
    this.letGoAt = this.tilt.value;
    this.wanted = { tiltRad: 0, swivelDeg: this.swivel.value };
  }

  next(before: Sample, last: Sample): Sample | null {
    if (this.lowered === null) this.tilt.follow(this.wanted.tiltRad);
    else {
      if (this.letGoAt > TOO_FAR_RAD) return null;
      this.lowered += 1;
      const seconds = (this.lowered / SAMPLES_PER_SECOND) * this.pace;
      if (seconds > LOWER_S + HOLD_S) return null;
      this.tilt.value = this.letGoAt * (1 - minimumJerk(seconds / LOWER_S));
    }
    this.swivel.follow(this.wanted.swivelDeg);
    const wanted = this.poses(this.tilt.value, this.swivel.ahead(BEHIND_S));
    return reachable(before, last, this.tremor?.(wanted) ?? wanted);
  }
}

/** A hand that drags or knocks, without a corner: over the table at the height where it took hold. */
export class DraggingHand implements LiveHand {
  readonly live = true;
  private wanted: Sample;
  private open = false;

  constructor(
    private readonly start: Sample,
    private readonly tremor: Tremor | null = null,
  ) {
    this.wanted = start;
  }

  /** Drags the piece so far from where the hand took hold. */
  drag({ xMm, zMm }: PlaceMm): void {
    this.wanted = { ...this.start, xMm: this.start.xMm + xMm, zMm: this.start.zMm + zMm };
  }

  letGo(): void {
    this.open = true;
  }

  next(before: Sample, last: Sample): Sample | null {
    return this.open ? null : reachable(before, last, this.tremor?.(this.wanted) ?? this.wanted);
  }
}

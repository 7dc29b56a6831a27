import { exp } from '#sim/maths/exponential.ts';
import { hypot } from '#sim/maths/trig.ts';
import { uniformDirection, uniformRotation, type Chance } from '#sim/maths/chance.ts';
import { fromAxisAngle, multiply, normalize as unitQuat, type Quat } from '#sim/maths/quat.ts';
import { add, addScaled, length, scale, vec3, ZERO, type Vec3 } from '#sim/maths/vec3.ts';
import { THROW_LIMITS } from '#sim/roll/releaseLimits.ts';
import { STILL, type Going } from './pointerMotion.ts';

/**
 * The spin by shaking: rad/s for every mm/s by which the hand changes its way (house value: a second's shaking, as
 * hands shake dice, spins a thing by 20 rad/s or so).
 */
const SHAKEN = 0.008;
/** A thing in a hand that has come to rest soon lies still in it, s to 1/e (house value). */
const CALMS_S = 0.25;
/** A pointer from which nothing is heard for so long has stopped, s (house value). */
const STOPS_S = 0.12;

/** The spin of what rolls so on a wheel of this radius, rad/s: across its way, top forwards. */
export const rollOf = ({ x, z }: Going, onMm: number): Vec3 => vec3(z / onMm, 0, -x / onMm);

/** Slower than this a hand has no way that it could change, mm/s (house value). */
const SLOW_MM_S = 100;

/**
 * How one thing is turned in a hand, and how it spins there. Taken up as chance has it; every change of the hand's way
 * spins it, about another axis of chance each time the hand turns around.
 */
export class Tumble {
  rotation: Quat;
  private shaken: Vec3 = ZERO;
  private going: Going = STILL;
  private idleS = 0; // since anything was heard of the hand, as pictures go
  private axis: Vec3;
  private towards: Going = STILL; // the hand's way when the axis was drawn

  /** @param onMm it turns in a moving hand as if it rolled on a wheel of this radius: about half its length */
  constructor(
    private readonly chance: Chance,
    private readonly onMm: number,
  ) {
    this.rotation = uniformRotation(chance);
    this.axis = uniformDirection(chance);
  }

  /** The hand goes so from now on, so many seconds after the last that was heard of it. */
  jerk(going: Going, seconds: number): void {
    this.idleS = 0;
    if (seconds > STOPS_S) this.change(STILL, STOPS_S);
    this.change(capped(going), seconds > STOPS_S ? seconds - STOPS_S : seconds);
  }

  private change(going: Going, seconds: number): void {
    if (hypot(going.x, going.z) >= SLOW_MM_S && going.x * this.towards.x + going.z * this.towards.z <= 0) {
      this.axis = uniformDirection(this.chance);
      this.towards = going;
    }
    const change = hypot(going.x - this.going.x, going.z - this.going.z);
    this.going = going;
    this.shaken = addScaled(scale(this.shaken, exp(-Math.max(0, seconds) / CALMS_S)), this.axis, SHAKEN * change);
  }

  /** The spin with which it leaves a hand that goes so, rad/s. */
  spin(going: Going): Vec3 {
    return add(rollOf(going, this.onMm), this.shaken);
  }

  /** Real time passes: it turns in the hand. */
  turn(seconds: number): void {
    this.idleS += seconds;
    const calmed = exp(-Math.max(0, this.idleS - STOPS_S) / CALMS_S);
    const spin = scale(this.spin(this.going), calmed);
    const size = length(spin);
    if (size > 0)
      this.rotation = unitQuat(multiply(fromAxisAngle(scale(spin, 1 / size), size * seconds), this.rotation));
  }
}

/** No hand shakes faster than one can let go. */
function capped(going: Going): Going {
  const share = Math.min(1, (THROW_LIMITS.fastestMS * 1000) / Math.max(1, hypot(going.x, going.z)));
  return { x: going.x * share, z: going.z * share };
}

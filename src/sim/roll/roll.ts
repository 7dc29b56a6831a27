import { stateHash } from '../hash.ts';
import { tick as asTick, type PieceId, type Tick } from '../ids.ts';
import { conjugate, multiply, swivelDegOf, type Quat } from '../maths/quat.ts';
import { degrees } from '../maths/trig.ts';
import type { Physics } from '../physics.ts';
import { TICK_HZ, TICK_S } from '../settings.ts';
import { atOnce, type Ticking } from '../ticking.ts';
import { poseOf, type Pose } from '../world/pose.ts';
import type { BodySpec } from './body.ts';
import { FlatFriction } from './flat/flatFriction.ts';
import { footingsFor } from './flat/footing.ts';
import { atRest, Calm, LIMIT_TICKS, REST_TICKS } from './rest.ts';
import { buildRollWorld, type RollGround, type RollSetup, type RollWorld, type WorldBody } from './rollWorld.ts';

/** Where a body came to lie, or was when time was up. */
export interface RestingBody {
  readonly id: PieceId;
  readonly spec: BodySpec;
  readonly pose: Pose;
  /** From this tick on it was at rest; null if it was not at the end. */
  readonly restedAt: Tick | null;
  /**
   * How far it has turned about horizontal axes between its release and its rest, summed whichever way it went,
   * degrees.
   */
  readonly turnedDeg: number;
  /** How far it has turned about the vertical, degrees counter-clockwise; where what lies flat has its own friction. */
  readonly spunDeg?: number;
}

/** The outcome of a roll. */
export interface Rolled {
  /** In the order of their ids. */
  readonly bodies: readonly RestingBody[];
  /**
   * Everything was at rest for half a second; else the roll was still going on after its time and is to be thrown
   * again.
   */
  readonly settled: boolean;
  readonly ticks: number;
  readonly hash: string;
  /** Where it was rolled; the arena, where it is left out. */
  readonly ground?: RollGround;
}

/** All bodies of a roll released together, tick by tick until all have been at rest for half a second. */
export class Roll {
  readonly arena: RollWorld;
  private readonly calm: readonly Calm[];
  private readonly turned: number[]; // rad, about horizontal axes
  private readonly flat: readonly FlatFriction[];
  private readonly spun: readonly Spun[];
  private readonly limit: number; // ticks
  private now = 0;
  private over = false;

  /** `finer`: steps of the engine within a tick, to see what its length does to odds; a match has one. */
  constructor(
    physics: Physics,
    setup: RollSetup,
    private readonly finer = 1,
  ) {
    this.arena = buildRollWorld(physics, setup);
    if (finer > 1) this.arena.world.timestep = TICK_S / finer;
    this.calm = this.arena.pieces.map(({ spec }) => new Calm(spec.shivers));
    this.turned = this.arena.pieces.map(() => 0);
    this.flat = setup.flat === true ? flatFrictionIn(this.arena, TICK_S / finer) : [];
    this.spun = this.flat.length > 0 ? this.arena.pieces.map(({ body }) => new Spun(body.rotation())) : [];
    this.limit = setup.limitS === undefined ? LIMIT_TICKS : setup.limitS * TICK_HZ;
  }

  get tick(): Tick {
    return asTick(this.now);
  }

  /** One tick more. Returns whether there may be another. */
  advance(): boolean {
    if (this.over) return false;
    for (let i = 0; i < this.finer; i += 1) {
      for (const friction of this.flat) friction.press();
      this.arena.world.step();
    }
    this.now += 1;
    this.arena.pieces.forEach((piece, i) => {
      this.calm[i]?.see(piece, this.now);
      this.spun[i]?.see(piece.body.rotation());
      if (!atRest(piece)) this.turned[i] = (this.turned[i] ?? 0) + tumbling(piece) / TICK_HZ;
    });
    this.over = this.settled || this.now >= this.limit;
    return !this.over;
  }

  /** How far the body of this place in the order of ids has turned about horizontal axes so far. */
  turnedDeg(i: number): number {
    return degrees(this.turned[i] ?? 0);
  }

  /** The outcome; before it is over, where everything is. Frees nothing. */
  finish(): Rolled {
    const bodies = this.arena.pieces.map(({ id, spec, body }, i): RestingBody => {
      const since = this.calm[i]?.since ?? null;
      const spun = this.spun[i];
      return {
        id,
        spec,
        pose: poseOf(body),
        restedAt: since === null ? null : asTick(since),
        turnedDeg: this.turnedDeg(i),
        ...(spun === undefined ? {} : { spunDeg: spun.deg }),
      };
    });
    const { ground } = this.arena.setup;
    return {
      bodies,
      settled: this.settled,
      ticks: this.now,
      hash: stateHash(this.arena),
      ...(ground === undefined ? {} : { ground }),
    };
  }

  free(): void {
    this.arena.free();
  }

  private get settled(): boolean {
    return this.calm.every(({ since }) => since !== null && this.now - since >= REST_TICKS);
  }
}

const flatFrictionIn = ({ world, ground, pieces, setup }: RollWorld, stepS: number): readonly FlatFriction[] =>
  pieces.map(
    ({ body, collider, spec }) =>
      new FlatFriction(
        { body, collider, mass: spec.mass, footings: footingsFor(spec) },
        { world, collider: ground, friction: setup.terrain.friction },
        stepS,
      ),
  );

/** How far a body has turned about the vertical: pose by pose, as it turns less than half a turn in a tick. */
class Spun {
  deg = 0;

  constructor(private before: Quat) {}

  see(now: Quat): void {
    this.deg += swivelDegOf(multiply(now, conjugate(this.before)));
    this.before = now;
  }
}

/** How fast it turns over, rad/s: what turns it about the vertical changes nothing about which side is down. */
function tumbling({ body }: WorldBody): number {
  const { x, z } = body.angvel();
  return Math.sqrt(x * x + z * z);
}

/**
 * Rolls to the end, tick by tick; frees its world at the end or when the caller stops. `see`: called before the first
 * tick and after each of them.
 */
export function* rollingOut(physics: Physics, setup: RollSetup, see?: (rolling: Roll) => void): Ticking<Rolled> {
  const rolling = new Roll(physics, setup);
  try {
    see?.(rolling);
    while (rolling.advance()) {
      see?.(rolling);
      yield rolling.tick;
    }
    see?.(rolling);
    return rolling.finish();
  } finally {
    rolling.free();
  }
}

/** The same within this call. */
export const roll = (physics: Physics, setup: RollSetup): Rolled => atOnce(rollingOut(physics, setup));

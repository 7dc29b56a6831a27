import { isPiece, type BodyId } from '../ids.ts';
import { addScaled, scale, sub, UNIT_Y, type Vec3 } from '../maths/vec3.ts';
import { GRAVITY, TICK_S } from '../settings.ts';
import type { WorldPiece } from '../world/tableWorld.ts';
import { forceOn, velocityOf } from '../world/units.ts';
import type { TraceEvent } from './events.ts';

/**
 * Share of its weight that a pivot has to carry to say something: dragged along with less, it hops (house value; a load
 * of 0.31 was seen to break the cone by 4 %).
 */
const LEAST_LOAD = 1 / 3;
const ROUNDING = 1e-5; // of the weight: what single precision leaves of a velocity's change is a hundredth of this

/**
 * Follows how much of the friction at the pivot a step uses. The engine does not tell tangential impulses (they read
 * 0), and its normal ones are those of five substeps where a tick has four; so the ground's reaction is taken from
 * Newton's law: the mover's change of momentum in a tick, less the hand's force and gravity. Another piece's share of
 * that is not known: ticks in which one is touched say nothing.
 */
export class SlipTracker {
  private readonly touched = new Set<BodyId>();
  private velocity: Vec3;
  private heard = 0; // events of the trace
  private held = false;
  private stepping = false; // on its pivot, or about to be; not once the base is down again
  private least: number | null = null;

  /** `friction`: the coefficient of the pair of piece and ground. */
  constructor(
    private readonly mover: WorldPiece,
    private readonly friction: number,
  ) {
    this.velocity = velocityOf(mover.body);
  }

  /** After every tick. */
  observe(trace: readonly TraceEvent[]): void {
    const before = this.velocity;
    this.velocity = velocityOf(this.mover.body);
    const pressed = this.touched.size > 0; // until now, if no longer
    for (; this.heard < trace.length; this.heard += 1) this.hear(trace[this.heard]);
    if (!this.held || !this.stepping || pressed || this.touched.size > 0) return;
    const margin = this.marginOf(sub(this.velocity, before));
    if (margin !== null) this.least = Math.min(margin, this.least ?? margin);
  }

  /** Friction available over friction used, its least; null where no step was seen, or nothing was used. */
  measured(): number | null {
    return this.least;
  }

  private hear(event: TraceEvent | undefined): void {
    switch (event?.type) {
      case 'gripped':
        this.held = true;
        this.stepping = event.corner !== null;
        return;
      case 'tipped':
        this.stepping = true;
        return;
      case 'set-down':
        this.stepping = false;
        return;
      case 'released':
      case 'stopped':
        this.held = false;
        return;
      case 'contact-began':
        if (event.a === this.mover.id && isPiece(event.b)) this.touched.add(event.b);
        return;
      case 'contact-ended':
        if (event.a === this.mover.id) this.touched.delete(event.b);
    }
  }

  private marginOf(change: Vec3): number | null {
    const { body, spec } = this.mover;
    const weight = spec.mass * GRAVITY;
    const reaction = addScaled(sub(scale(change, spec.mass / TICK_S), forceOn(body)), UNIT_Y, weight);
    const used = Math.sqrt(reaction.x * reaction.x + reaction.z * reaction.z);
    return reaction.y < LEAST_LOAD * weight || used < ROUNDING * weight ? null : (this.friction * reaction.y) / used;
  }
}

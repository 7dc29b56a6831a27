import { besideLimit } from './besideLimit.ts';
import { TICKS_PER_SAMPLE, type Corner, type Gesture, type Grip, type Sample, type Stroke } from './gesture/gesture.ts';
import { gripPoint, headingHeld, hold, letGo, type HandTarget } from './hand/hold.ts';
import { HAND_LIMITS, MAX_SAMPLES } from './hand/limits.ts';
import { stateHash } from './hash.ts';
import { byId, tick as asTick, type PieceId, type Tick } from './ids.ts';
import type { Layout } from './layout.ts';
import { hundredth } from './maths/quantise.ts';
import { yawDegOf } from './maths/quat.ts';
import { wrapDegrees } from './maths/trig.ts';
import { distance, length, lerp, scale, vec3, type Vec3 } from './maths/vec3.ts';
import type { Physics } from './physics.ts';
import { fault, ok, type Result } from './result.ts';
import { REST_SPEED, REST_SPIN, REST_TICKS, SETTLE_LIMIT_TICKS, WARM_UP_TICKS } from './settings.ts';
import { ContactTracker } from './trace/contacts.ts';
import type { Overlap, RestingPiece, TraceEvent } from './trace/events.ts';
import type { Onlooker } from './trace/onlooker.ts';
import { restingPiece, stanceOf, type Stance, type Start } from './trace/resting.ts';
import { mm, StepTracker } from './trace/step.ts';
import { thresholdsOf } from './trace/thresholds.ts';
import { poseOf, toTable } from './world/pose.ts';
import { positionOf, setVelocity, velocityOf } from './world/units.ts';
import { joined } from './world/joined.ts';
import { buildTableWorld, type TableWorld, type WorldPiece } from './world/tableWorld.ts';

const FALLEN_OFF = -0.06; // m: below the table's slab

/** Reads the trace as it comes, one call a tick that has events; 'stop' ends the sweep at this tick. */
export type Watch = (tick: Tick, events: readonly TraceEvent[]) => 'go' | 'stop';

/**
 * `ready`: everything rests, the hand may touch the piece or the action may end. `held`: under the hand.
 * `settling`: let go, coming to rest. `stopping`: the watcher stopped the sweep, the hand holds still until the rest
 * has settled. `over`: nothing more can happen.
 */
export type Phase = 'ready' | 'held' | 'settling' | 'stopping' | 'over';

/** The outcome of an action. */
export interface Performed {
  readonly gesture: Gesture;
  readonly trace: readonly TraceEvent[];
  readonly resting: readonly RestingPiece[];
  readonly ticks: number;
  readonly hash: string;
}

/**
 * One action of one hand on one piece, from a layout at rest to rest again, tick by tick. The same object serves a
 * live hand, a compiled one and a recording: `grip`, one `push` for every four ticks, `release`, ticks until `ready`.
 */
export class Performance {
  readonly table: TableWorld;
  private readonly mover: WorldPiece;
  private readonly contacts: ContactTracker;
  private readonly steps: StepTracker;
  private readonly starts: ReadonlyMap<PieceId, Start>;
  private readonly trace: TraceEvent[] = [];
  private readonly strokes: { corner: Corner | null; samples: Sample[] }[] = [];
  private state: Phase = 'ready';
  private now = 0;
  private calm = 0; // ticks that everything has been at rest
  private waited = 0; // ticks since release or stop
  private from: HandTarget | null = null; // the hand's way in the current sample, from here
  private to: HandTarget | null = null; // to here
  private part = 0; // ticks into the current sample
  private gone = false; // beyond the table's edge
  private samples = 0; // of all strokes

  constructor(
    physics: Physics,
    layout: Layout,
    readonly piece: PieceId,
    readonly gripKind: Grip,
    private readonly watch: Watch = () => 'go',
    private readonly onlooker: Onlooker | null = null,
  ) {
    this.table = buildTableWorld(physics, layout);
    this.mover = this.pieceOf(piece);
    const { mover } = this;
    for (let i = 0; i < WARM_UP_TICKS; i++) this.table.world.step();
    // Nothing moves by itself: what the hand does not reach sleeps until the engine wakes it by a touch.
    const near = joined(this.table, mover);
    for (const p of this.table.pieces) if (!near.has(p)) p.body.sleep();
    this.contacts = new ContactTracker(this.table, piece);
    this.steps = new StepTracker(mover.spec, this.table.ground, poseOf(mover.body), thresholdsOf(layout));
    this.starts = new Map(
      layout.pieces.map((placement) => [placement.id, { placement, stance: this.stance(this.pieceOf(placement.id)) }]),
    );
    this.tell(this.contacts.atStart(this.tick));
    this.onlooker?.begin(this.table, mover);
  }

  get phase(): Phase {
    return this.state;
  }

  get tick(): Tick {
    return asTick(this.now);
  }

  /** The events so far. */
  get events(): readonly TraceEvent[] {
    return this.trace;
  }

  /** Whether the hand's current sample has been carried out, so that the next one is due. */
  get wantsSample(): boolean {
    return this.state === 'held' && this.part === 0;
  }

  /** Where the grip point is and how the piece is turned, as the first sample of a stroke. */
  here(): Sample {
    const pose = poseOf(this.mover.body);
    const at = mm(toTable(pose, gripPoint(this.mover.spec, this.gripKind)));
    return {
      xMm: hundredth(at.xMm),
      yMm: hundredth(at.yMm),
      zMm: hundredth(at.zMm),
      headingDeg: hundredth(yawDegOf(pose.rotation)),
    };
  }

  /** Takes hold. `at` is the recorded first sample; it must be where the grip point is, within a millimetre. */
  grip(corner: Corner | null, at: Sample = this.here()): Result<Sample> {
    if (this.state !== 'ready')
      return fault('hand-busy', `The hand cannot take hold while the table is ${this.state}.`);
    if (this.strokes.length >= HAND_LIMITS.strokes)
      return fault('hand-strokes', `A hand takes hold ${HAND_LIMITS.strokes} times at most in one action.`);
    const off = distance(pointOf(at), pointOf(this.here())) * 1000;
    if (off > HAND_LIMITS.touchMm)
      return fault(
        'hand-touch',
        `Stroke ${this.strokes.length + 1} begins ${besideLimit(off, HAND_LIMITS.touchMm, 2)} mm from where the piece can be held; ${HAND_LIMITS.touchMm} mm is the most.`,
      );
    const turned = Math.abs(wrapDegrees(at.headingDeg - this.here().headingDeg));
    if (turned > HAND_LIMITS.touchDeg)
      return fault(
        'hand-touch',
        `Stroke ${this.strokes.length + 1} begins turned by ${besideLimit(turned, HAND_LIMITS.touchDeg, 2)} degrees from how the piece stands; ${HAND_LIMITS.touchDeg} degree is the most.`,
      );
    if (this.samples >= MAX_SAMPLES)
      return fault('hand-seconds', `A hand holds a piece ${HAND_LIMITS.seconds} s at most in one action.`);
    this.samples += 1;
    this.strokes.push({ corner, samples: [at] });
    this.from = this.to = targetOf(at);
    this.part = 0;
    this.state = 'held';
    this.tell([{ type: 'gripped', tick: this.tick, corner }]);
    return ok(at);
  }

  /** The hand's next target, to be reached over the next four ticks. A hand whose time is up lets go instead. */
  push(sample: Sample): void {
    const stroke = this.strokes.at(-1);
    if (!this.wantsSample || !stroke) throw new Error('the hand holds nothing, or is still on its way');
    if (this.samples >= MAX_SAMPLES) return this.release();
    this.samples += 1;
    stroke.samples.push(sample);
    this.from = this.to;
    this.to = targetOf(sample);
    this.part = TICKS_PER_SAMPLE;
  }

  /** Lets go; the piece keeps its motion, up to what a hand can give. */
  release(): void {
    if (this.state !== 'held') return;
    letGo(this.mover);
    limitMotion(this.mover);
    this.settle('settling');
    this.tell([{ type: 'released', tick: this.tick }]);
  }

  /** One tick. Returns what happened in it. */
  advance(): readonly TraceEvent[] {
    if (this.state === 'over' || this.state === 'ready' || (this.state === 'held' && this.part === 0)) return [];
    this.pressHand();
    this.table.world.step();
    this.now += 1;
    const events = this.observe();
    this.tell(events);
    this.onlooker?.look(this.tick, this.trace);
    return events;
  }

  /** Ends the action, at rest; tells where everything lies. Frees nothing: the page still draws this world. */
  finish(): Performed {
    if (this.state !== 'ready' && this.state !== 'over')
      throw new Error(`an action cannot end while the table is ${this.state}`);
    const last = this.trace.at(-1);
    if (!(last?.type === 'rested' && last.final)) this.tell([this.rested(true, false, true)]);
    this.state = 'over';
    return {
      gesture: this.gesture(),
      trace: this.trace,
      resting: this.resting(),
      ticks: this.now,
      hash: stateHash(this.table),
    };
  }

  /** The hand's gesture so far. */
  gesture(): Gesture {
    const strokes: Stroke[] = this.strokes.map((s) => ({ corner: s.corner, samples: [...s.samples] }));
    return { piece: this.piece, grip: this.gripKind, strokes };
  }

  private observe(): TraceEvent[] {
    const pose = poseOf(this.mover.body);
    const events = this.contacts.observe(this.tick);
    if (this.state !== 'stopping') events.push(...this.steps.observe(this.tick, pose), ...this.edge(pose.position));
    if (this.state === 'settling' || this.state === 'stopping') events.push(...this.waitForRest());
    return events;
  }

  private pressHand(): void {
    const corner = this.strokes.at(-1)?.corner ?? null;
    if (this.state === 'held' && this.from && this.to) {
      this.part -= 1;
      const share = (TICKS_PER_SAMPLE - this.part) / TICKS_PER_SAMPLE;
      hold(this.mover, this.gripKind, corner, between(this.from, this.to, share));
    } else if (this.state === 'stopping' && this.to) hold(this.mover, this.gripKind, corner, this.to);
  }

  private edge(base: Vec3): TraceEvent[] {
    if (this.gone || this.table.ground.onTable(base.x, base.z)) return [];
    this.gone = true;
    return [{ type: 'left-table', tick: this.tick, piece: this.piece, at: mm(base) }];
  }

  private waitForRest(): TraceEvent[] {
    const held = this.state === 'stopping';
    this.waited += 1;
    this.calm = this.contacts.activePieces().every((p) => (held && p === this.mover) || atRest(p)) ? this.calm + 1 : 0;
    const settled = this.calm >= REST_TICKS;
    if (!settled && this.waited < SETTLE_LIMIT_TICKS) return [];
    const over = held || !settled;
    const events = held ? [] : this.steps.rest(this.tick, poseOf(this.mover.body));
    this.state = over ? 'over' : 'ready';
    if (over) letGo(this.mover);
    return [...events, this.rested(settled, held, over)];
  }

  private rested(settled: boolean, held: boolean, final: boolean): TraceEvent {
    const pieces = this.resting();
    return {
      type: 'rested',
      tick: this.tick,
      settled,
      held,
      final,
      pieces,
      overlaps: final ? this.overlaps(pieces) : [],
    };
  }

  /** Nothing stands in another's place while it leans. */
  private overlaps(pieces: readonly RestingPiece[]): readonly Overlap[] {
    const there = pieces.find((p) => p.id === this.piece);
    if (there === undefined || there.pose === 'tilted') return [];
    const { id, xMm, zMm, yawDeg, pose } = there;
    return this.contacts.overlaps({ id, xMm: hundredth(xMm), zMm: hundredth(zMm), yawDeg: hundredth(yawDeg), pose });
  }

  private resting(): RestingPiece[] {
    return [...this.starts]
      .map(([id, start]) =>
        restingPiece(this.contacts.isTouched(id) ? this.stance(this.pieceOf(id)) : start.stance, start),
      )
      .sort(byId);
  }

  private pieceOf(id: PieceId): WorldPiece {
    const piece = this.table.pieces.find((p) => p.id === id);
    if (!piece) throw new Error(`${id} is not on the table`);
    return piece;
  }

  private stance(piece: WorldPiece): Stance {
    return stanceOf(piece.spec, poseOf(piece.body), thresholdsOf(this.table.layout).uprightMm);
  }

  private tell(events: readonly TraceEvent[]): void {
    if (events.length === 0) return;
    this.trace.push(...events);
    const verdict = this.watch(this.tick, events);
    if (verdict === 'stop' && (this.state === 'held' || this.state === 'settling')) this.stop();
  }

  /** The finger stays where it is, so that what it touched is not pushed on. */
  private stop(): void {
    const pose = poseOf(this.mover.body);
    this.to = {
      point: toTable(pose, gripPoint(this.mover.spec, this.gripKind)),
      headingDeg: headingHeld(this.mover, this.gripKind, this.strokes.at(-1)?.corner ?? null),
    };
    const still = this.steps.stop(this.tick, pose, this.resting());
    this.settle('stopping');
    this.tell([still]);
  }

  private settle(phase: 'settling' | 'stopping'): void {
    this.state = phase;
    this.part = 0;
    this.calm = 0;
    this.waited = 0;
  }
}

function atRest({ body }: WorldPiece): boolean {
  if (positionOf(body).y < FALLEN_OFF) return true; // beyond the edge: it falls for ever
  return length(velocityOf(body)) < REST_SPEED && length(body.angvel()) < REST_SPIN;
}

function limitMotion({ body }: WorldPiece): void {
  const velocity = velocityOf(body);
  const speed = length(velocity);
  const spin = length(body.angvel());
  if (speed > HAND_LIMITS.releaseSpeedMS) setVelocity(body, scale(velocity, HAND_LIMITS.releaseSpeedMS / speed));
  if (spin > HAND_LIMITS.releaseSpinRadS)
    body.setAngvel(scale(body.angvel(), HAND_LIMITS.releaseSpinRadS / spin), true);
}

const pointOf = (s: Sample): Vec3 => vec3(s.xMm * 1e-3, s.yMm * 1e-3, s.zMm * 1e-3);
const targetOf = (s: Sample): HandTarget => ({ point: pointOf(s), headingDeg: s.headingDeg });
const between = (a: HandTarget, b: HandTarget, share: number): HandTarget => ({
  point: lerp(a.point, b.point, share),
  headingDeg: a.headingDeg + (b.headingDeg - a.headingDeg) * share,
});

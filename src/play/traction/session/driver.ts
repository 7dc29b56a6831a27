import type { WatchedAction } from '#games/traction/referee/action.ts';
import { type Corner, type Sample, TICKS_PER_SAMPLE } from '#sim/gesture/gesture.ts';
import { MAX_SAMPLES } from '#sim/hand/limits.ts';
import type { Phase } from '#sim/performance.ts';
import { ok, type Result } from '#sim/result.ts';
import { TICK_S } from '#sim/settings.ts';
import type { Pace } from '#play/session/state.ts';
import type { LiveHand } from './liveHand.ts';
import type { ShownTable } from './shownTable.ts';
import type { TickListener } from './tickNews.ts';

/** More ticks than this in a frame and the table goes on in slow motion instead: no tick is ever skipped. */
const MOST_TICKS_A_FRAME = 24;
/**
 * A practised hand's step is seen in so much time, and comes to rest as much faster: a careful quarter turn takes it
 * 3.1 s (measured), which nobody waits for (house value). A player's own hand is seen as it is.
 */
const STEP_SEEN_S = 0.7;
/** Where it is not known how long it will take (house value). */
const PRACTISED_RATE = 3;
/** Before a hand's patience ends by its limits it sets down what it holds. */
const SAMPLES_TO_SET_DOWN = 40;

const always = (): boolean => true;
const NOBODY: ReadonlySet<TickListener> = new Set();

/** The driver's news of the action under way. */
export interface DriverEvents {
  /** The phase has changed, or the referee has said something. */
  changed(): void;
  /** Everything rests after a stroke, or nothing more can happen. */
  rested(): void;
}

/** Turns real time into ticks of the action under way, and asks the hand where to go, every four of them. */
export class Driver {
  private action: WatchedAction | null = null;
  private hand: LiveHand | null = null;
  private before: Sample | null = null;
  private last: Sample | null = null;
  private readonly listeners = new Set<TickListener>();
  private owedS = 0;
  /** How many times faster than it is the hand is shown. */
  private rate = 1;
  /** For so much longer the picture goes at another pace than the table. */
  private slow = { leftS: 0, pace: 1 };
  private samples = 0;
  private told: { readonly phase: Phase; readonly rulings: number } = { phase: 'ready', rulings: 0 };

  constructor(
    private readonly shown: ShownTable,
    private readonly events: DriverEvents,
    public pace: Pace = 'real',
  ) {}

  /** Whether ticks are due. */
  get running(): boolean {
    const phase = this.action?.performance.phase;
    return phase === 'held' || phase === 'settling' || phase === 'stopping';
  }

  /** An action begins; its world is the one that is shown. */
  begin(action: WatchedAction): void {
    this.action = action;
    this.samples = 0;
    this.told = { phase: action.performance.phase, rulings: 0 };
    this.shown.show(action.performance.table);
  }

  /** The action is over or given up. Its world stays where it is shown. */
  end(): void {
    this.action = null;
    this.hand = null;
    this.owedS = 0;
    this.slow.leftS = 0;
  }

  /** A hand takes hold. Faults: the hand's limits. */
  take(corner: Corner | null, hand: LiveHand): Result<null> {
    const gripped = this.action?.performance.grip(corner);
    if (!gripped?.ok) return gripped ?? ok(null);
    this.hand = hand;
    this.rate = rateOf(hand);
    this.before = this.last = gripped.value;
    this.samples += 1;
    this.tell();
    return ok(null);
  }

  /** Real time passes. Returns whether something moves. When `mayGoOn` says no, the rest goes on in slow motion. */
  advance(seconds: number, mayGoOn: () => boolean = always): boolean {
    this.shown.pass(seconds);
    if (!this.running) return this.shown.busy;
    if (this.pace === 'at-once' && !this.hand?.live) this.runOut();
    else this.runFor(seconds, mayGoOn);
    return this.running || this.shown.busy;
  }

  /** For a moment the picture goes so much slower than the table, or (0) stands still; the simulation cannot tell. */
  hold(seconds: number, pace: number): void {
    if (this.pace !== 'real' || this.shown.calm) return;
    this.slow = { leftS: seconds, pace };
    this.owedS = 0;
  }

  /** Tells every tick from now on. Returns how to stop that. */
  listen(listener: TickListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  /**
   * Everything that is due, within this call, unheard. The mover of the hand has to have let go before, or it never
   * ends.
   */
  runToRest(): void {
    while (this.running) this.tick(NOBODY);
    this.shown.share = 1;
  }

  private runFor(seconds: number, mayGoOn: () => boolean): void {
    this.owedS += seconds * (this.slow.leftS > 0 ? this.slow.pace : this.rate);
    this.slow.leftS -= seconds;
    let ticks = 0;
    while (this.owedS >= TICK_S && this.running && ticks < MOST_TICKS_A_FRAME && (ticks === 0 || mayGoOn())) {
      this.owedS -= TICK_S;
      this.tick(this.listeners);
      ticks += 1;
    }
    this.owedS = this.running ? Math.min(this.owedS, TICK_S) : 0;
    this.shown.share = this.running ? Math.min(1, this.owedS / TICK_S) : 1;
  }

  private runOut(): void {
    while (this.running && !this.hand?.live) this.tick(this.listeners);
    this.shown.share = 1;
  }

  private tick(heardBy: ReadonlySet<TickListener>): void {
    const performance = this.action?.performance;
    if (!performance) return;
    if (performance.wantsSample) this.pushSample();
    const events = performance.advance();
    this.shown.tick();
    for (const listener of heardBy)
      listener({ layout: performance.table.layout, mover: performance.piece, events, pieces: this.shown.pieces });
    this.tell();
  }

  private pushSample(): void {
    const { action, hand, before, last } = this;
    if (!action || !hand || !before || !last) return;
    if (this.samples > MAX_SAMPLES - SAMPLES_TO_SET_DOWN) hand.letGo();
    const next = this.samples < MAX_SAMPLES ? hand.next(before, last) : null;
    if (next === null) {
      action.performance.release();
      return;
    }
    action.performance.push(next);
    this.samples += 1;
    this.before = last;
    this.last = next;
  }

  private tell(): void {
    const { action, told } = this;
    if (!action) return;
    const { phase } = action.performance;
    const rulings = action.seen().rulings.length;
    if (phase === told.phase && rulings === told.rulings) return;
    this.told = { phase, rulings };
    this.events.changed();
    if (phase === 'ready' || phase === 'over') {
      this.hand = null;
      this.events.rested();
    }
  }
}

function rateOf({ live, samples }: LiveHand): number {
  if (live) return 1;
  return samples === undefined ? PRACTISED_RATE : Math.max(1, (samples * TICKS_PER_SAMPLE * TICK_S) / STEP_SEEN_S);
}

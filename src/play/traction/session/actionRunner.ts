import { checkAction } from '#engine/play.ts';
import type { PhysicalAction } from '#games/traction/actions.ts';
import { actionOf, beginAction, intentOf, type Intent } from '#games/traction/perform.ts';
import { rangeOf } from '#games/traction/pieces.ts';
import type { TractionEvent } from '#games/traction/events.ts';
import { seatHand } from '#games/traction/seatHand.ts';
import { traction, type SeenTraction, type TractionTypes } from '#games/traction/traction.ts';
import { rulingsUnder } from '#games/traction/verdict.ts';
import type { WatchedAction } from '#games/traction/referee/action.ts';
import type { Ruling } from '#games/traction/referee/ruling.ts';
import { isLegal } from '#games/traction/referee/state.ts';
import { HANDS, pushingHand, stepPoses, type Hand, type StepCommand } from '#sim/assist/assist.ts';
import type { Corner, Grip } from '#sim/gesture/gesture.ts';
import { ownStepSamples, type OwnHand } from '#sim/hand/ownHand.ts';
import type { PieceId } from '#sim/ids.ts';
import { pyramidOf } from '#sim/pyramid.ts';
import { fail, ok, type Fault, type Result } from '#sim/result.ts';
import { NOTHING_CHOSEN } from './blank.ts';
import type { Runner, RunnerCore } from '#play/session/core.ts';
import { DONE, type Outcome } from '#play/session/outcome.ts';
import type { Pace } from '#play/session/state.ts';
import { Driver } from './driver.ts';
import { tackleIn, touchIn } from './gained.ts';
import { DraggingHand, practisedHand, SwingingHand, watchfulHand, type LiveHand, type Swing } from './liveHand.ts';
import type { LastAction, OnCounts, SessionState, Stage } from './sessionTypes.ts';
import type { ShownTable } from './shownTable.ts';
import type { HandMode } from './chosenHands.ts';
import type { PlaceMm } from '#play/input/placeMm.ts';
import { isHandOnTable, SESSION_FAULTS } from './faults.ts';

/** One action from its first touch to its end. */
interface UnderWay {
  readonly intent: Intent;
  readonly watched: WatchedAction;
  readonly range: number; // steps that it may have
  readonly own: OwnHand; // with the handicap of whose it is
  /** `free` as soon as one of its steps was: a match shows openly whose hand it was. */
  hand: HandMode;
  /** The quickest of the practised hands that have taken a step. */
  practised: Hand | null;
  /**
   * Ordered steps still to be done, and by which hand; null where there are none. `whole`: the action ends with them.
   */
  ordered: { readonly steps: StepCommand[]; readonly hand: Hand; readonly whole: boolean } | null;
}

/** Long enough to see what happened, and where it goes, short enough not to wait for it (house values). */
const FOUL_SEEN: Aftermath = { waitS: 2, homingS: 1.2 };
/** Both slide home (house values). */
const TACKLE_SEEN: Aftermath = { waitS: 0.6, homingS: 1, slides: true };
/** A tackle has weight: for so long everything stands still (house value). */
const TACKLE_FREEZE_S = 0.25;
/** The touch that wins is seen for so long at a tenth of its speed (house value). */
const TOUCH_SEEN_S = 1.5;
const TOUCH_PACE = 0.1;
const PUT_BACK: ReadonlySet<TractionEvent['type']> = new Set<TractionEvent['type']>(['illegal-move', 'crash', 'won']);

/** By what has to be seen of an action before the table is as the rules have it; undefined where nothing has. */
function aftermathOf(events: readonly TractionEvent[]): Aftermath | undefined {
  if (events.some(({ type }) => PUT_BACK.has(type))) return FOUL_SEEN;
  return events.some(({ type }) => type === 'tackled') ? TACKLE_SEEN : undefined;
}

const actionSoFar = ({ intent, watched, hand, practised }: UnderWay): PhysicalAction =>
  actionOf(intent, watched.performance.gesture(), hand, practised);

/** The action before its first touch: by it the rules say whether it may begin. */
const untouched = (intent: Intent, grip: Grip, hand: HandMode): PhysicalAction =>
  actionOf(intent, { piece: intent.piece, grip, strokes: [] }, hand);

const quickest = (one: Hand | null, other: Hand): Hand =>
  one !== null && HANDS.indexOf(one) > HANDS.indexOf(other) ? one : other;

/**
 * How long the last action's end stays in sight before pieces go where the rules put them, and how long they take, s.
 */
export interface Aftermath {
  readonly waitS: number;
  readonly homingS: number;
  /** Whether what goes home slides there; left out, it is carried. */
  readonly slides?: boolean;
}

interface Core extends RunnerCore<TractionTypes, SessionState> {
  readonly shown: ShownTable;
  /** The match has come further: everything chosen is dropped. */
  commit(match: SeenTraction, last: LastAction | null, aftermath?: Aftermath): void;
}

/** Everything that is done on the table by a hand: begins, carries on and ends actions. */
export class ActionRunner implements Runner {
  readonly driver: Driver;
  private under: UnderWay | null = null;
  private liveHand: LiveHand | null = null;
  /** Notes what counts; nothing, before somebody does. */
  onCounts: OnCounts = () => false;

  constructor(
    private readonly core: Core,
    pace: Pace,
  ) {
    this.driver = new Driver(core.shown, { changed: () => this.tellStage(), rested: () => this.rested() }, pace);
  }

  /** The piece under the hand, or in the middle of its walk. */
  get piece(): PieceId | null {
    return this.under?.intent.piece ?? null;
  }

  get underWay(): Fault | null {
    if (this.under === null) return null;
    return this.driver.running ? SESSION_FAULTS.handOnTable(this.piece) : SESSION_FAULTS.walkUnderWay;
  }

  /** Whether another step may follow at once. */
  get mayStep(): boolean {
    const { under } = this;
    return (
      under !== null &&
      under.watched.performance.phase === 'ready' &&
      under.watched.mayGoOn() &&
      this.steps(under) < under.range
    );
  }

  /** Steps by a practised hand: some of a walk that the player goes on with, or (`whole`) all of it. */
  order(
    intent: Intent,
    steps: readonly StepCommand[],
    hand: Hand,
    whole: boolean,
    mode: HandMode = 'assisted', // a bot's hand counts as free where only free ones are allowed
  ): Outcome {
    const [first, ...rest] = steps;
    if (first === undefined) return this.core.refuse(SESSION_FAULTS.noAim);
    const begun = this.under ? ok(this.under) : this.begin(intent, 'finger', mode);
    if (!begun.ok) return begun;
    const under = begun.value;
    const against = this.againstOrder(under, mode);
    if (against !== null) return this.core.refuse(against);
    under.ordered = whole || rest.length > 0 ? { steps: rest, hand, whole } : null;
    return this.takeStep(under, first, hand);
  }

  /** A shove at half height. */
  push(intent: Intent, [dxMm, dzMm]: readonly [number, number]): Outcome {
    const begun = this.begin(intent, 'push', 'assisted');
    if (!begun.ok) return begun;
    const { performance } = begun.value.watched;
    return this.take(null, watchfulHand(pushingHand(performance.here(), () => performance.here(), dxMm, dzMm)));
  }

  /** A free hand takes hold: on a corner to step, without one to drag. */
  grab(intent: Intent, corner: Corner | null): Outcome {
    const begun = this.under ? ok(this.under) : this.begin(intent, corner === null ? 'push' : 'finger', 'free');
    if (!begun.ok) return begun;
    const under = begun.value;
    under.hand = 'free';
    this.core.set({ corner, path: [], aim: null, forecast: null, foulHeld: false });
    const { performance } = under.watched;
    const start = performance.here();
    const tremor = under.own.tremor(this.strokes(under));
    const poses = corner === null ? null : stepPoses(pyramidOf(intent.piece), performance.gripKind, start, corner);
    return this.take(
      corner,
      poses === null ? new DraggingHand(start, tremor) : new SwingingHand(poses, tremor, under.own.pace),
    );
  }

  swing(swing: Swing): void {
    if (this.liveHand instanceof SwingingHand) this.liveHand.swing(swing);
  }

  drag(byMm: PlaceMm): void {
    if (this.liveHand instanceof DraggingHand) this.liveHand.drag(byMm);
  }

  letGo(): void {
    this.liveHand?.letGo();
  }

  /** The player is content with the steps made. */
  end(): Outcome {
    if (!this.under || this.driver.running) return this.core.refuse(SESSION_FAULTS.nothingToEnd);
    return this.finish(this.under);
  }

  /** The action comes to rest within this call, and counts as it stands. */
  conclude(): void {
    this.comeToRest();
    this.countAsItStands();
  }

  /**
   * The players get up. A walk of which more steps may follow waits for them where its steps are noted; everything else
   * counts as it stands. Else leaving the table would take back a foul without the others' consent.
   */
  pause(): void {
    this.comeToRest();
    if (this.under && !(this.mayStep && this.note(this.under))) this.countAsItStands();
  }

  /** Does a noted action again, within this call; see `Session.takeUp`. */
  takeUp(action: PhysicalAction): Outcome {
    const { grip, strokes } = action.gesture;
    const hand = action.do === 'disturb' ? 'free' : action.hand;
    const checked = this.core.check(action);
    if (!checked.ok) return checked;
    const begun = this.begin(intentOf(action), grip, hand);
    if (!begun.ok) return begun;
    const under = begun.value;
    if (action.do !== 'disturb') under.practised = action.practised ?? null;
    for (const { corner, samples } of strokes) {
      // A stroke that ends the action was its last.
      if (this.under !== under || !this.take(corner, practisedHand(samples.slice(1))).ok) break;
      this.driver.runToRest();
    }
    return DONE;
  }

  /** Forgets what is under way, without a trace. */
  abandon(): void {
    this.under = null;
    this.liveHand = null;
    this.driver.end();
  }

  /** The hand lets go, and the table comes to rest within this call. */
  private comeToRest(): void {
    if (this.under) this.under.ordered = null;
    this.letGo();
    this.driver.runToRest();
  }

  private countAsItStands(): void {
    if (this.under && !this.isNothing(this.under)) this.finish(this.under);
  }

  private begin(intent: Intent, grip: Grip, hand: HandMode): Result<UnderWay> {
    const { core } = this;
    const { match } = core.state;
    const checked = core.check(untouched(intent, grip, hand));
    if (!checked.ok || match === null) {
      const { fault } = checked.ok ? fail(SESSION_FAULTS.noMatch) : checked;
      core.refuse(fault);
      return fail(fault);
    }
    core.shown.hurry();
    const watched = beginAction(core.physics, match.state, intent, grip);
    const range = intent.do === 'walk' ? rangeOf(match.state.options, intent.piece) : 1;
    const under: UnderWay = {
      intent,
      watched,
      range,
      own: seatHand({ ...match, random: core.handDraws }, intent),
      hand,
      practised: null,
      ordered: null,
    };
    this.under = under;
    core.set({ intent, rulings: [], steps: [], ownSteps: false, fault: null, stepsTaken: 0, stepsLeft: range });
    this.driver.begin(watched);
    return ok(under);
  }

  /** Why the match lets no practised hand do it, in the middle of what a free hand has begun; null where it does. */
  private againstOrder({ intent }: UnderWay, mode: HandMode): Fault | null {
    const { match } = this.core.state;
    if (match === null) return SESSION_FAULTS.noMatch;
    const checked = checkAction(traction, match, untouched(intent, 'finger', mode));
    return checked.ok ? null : checked.fault;
  }

  private takeStep(under: UnderWay, step: StepCommand, hand: Hand): Outcome {
    const { performance } = under.watched;
    under.practised = quickest(under.practised, hand);
    return this.take(
      step.corner,
      practisedHand(
        ownStepSamples(
          under.own,
          this.strokes(under),
          pyramidOf(performance.piece),
          performance.gripKind,
          performance.here(),
          step,
          hand,
        ),
      ),
    );
  }

  private take(corner: Corner | null, hand: LiveHand): Outcome {
    const taken = this.driver.take(corner, hand);
    if (!taken.ok) return this.core.refuse(taken.fault);
    this.liveHand = hand;
    return DONE;
  }

  private tellStage(): void {
    const { under } = this;
    if (!under) return;
    const rulings = this.ruled(under);
    const stage: Stage = under.watched.performance.phase === 'held' ? 'moving' : 'resting';
    const taken = this.steps(under);
    if (!isLegal(rulings)) this.note(under);
    const before = this.core.state.rulings;
    if (tackleIn(rulings) && !tackleIn(before)) this.driver.hold(TACKLE_FREEZE_S, 0);
    if (touchIn(rulings) && !touchIn(before)) this.driver.hold(TOUCH_SEEN_S, TOUCH_PACE);
    this.core.set({
      stage,
      rulings,
      steps: under.watched.seen().steps,
      ownSteps: under.hand === 'free',
      stepsTaken: taken,
      stepsLeft: Math.max(0, under.range - taken),
    });
  }

  private rested(): void {
    const { under } = this;
    this.liveHand = null;
    if (!under) return;
    const next = this.mayStep ? under.ordered?.steps.shift() : undefined;
    if (next && under.ordered) this.goOn(under, next, under.ordered.hand);
    else if (this.isNothing(under)) this.drop();
    else if (this.mayStep && under.ordered?.whole !== true && under.intent.do === 'walk') this.wait(under);
    else this.finish(under);
  }

  /** Touched and let go, with no step and nothing to rule on: that was no action. */
  private isNothing(under: UnderWay): boolean {
    const { steps, rulings } = under.watched.seen();
    return (
      under.intent.do !== 'disturb' &&
      steps.length === 0 &&
      rulings.length === 0 &&
      under.watched.performance.phase === 'ready'
    );
  }

  private drop(): void {
    const { match, intent } = this.core.state;
    this.abandon();
    this.standAsPlayed();
    if (match && match === this.core.state.match && intent && intent.do !== 'disturb')
      this.core.set({
        intent,
        stage: 'aiming',
        stepsLeft: intent.do === 'walk' ? rangeOf(match.state.options, intent.piece) : 1,
      });
  }

  /** Nothing came of it. Others may have played or taken back meanwhile, which the table could not show yet. */
  private standAsPlayed(): void {
    const { match, played, lastAction } = this.core.state;
    if (played !== null && played !== match) this.core.show(played, 'followed');
    else if (match !== null) this.core.commit(match, lastAction);
  }

  private goOn(under: UnderWay, step: StepCommand, hand: Hand): void {
    if (!this.isNothing(under)) this.note(under);
    this.takeStep(under, step, hand);
  }

  private wait(under: UnderWay): void {
    this.note(under);
    const { fault } = this.core.state;
    this.core.set({
      ...NOTHING_CHOSEN,
      ...(isHandOnTable(fault) ? { fault: null } : {}), // it rests now
      intent: under.intent,
      stage: 'between-steps',
      stepsTaken: this.steps(under),
      stepsLeft: under.range - this.steps(under),
    });
  }

  private finish(under: UnderWay): Outcome {
    const { report } = under.watched.finish();
    this.note(under);
    this.abandon();
    if (!this.core.state.match) return this.core.refuse(SESSION_FAULTS.noMatch);
    const action = actionSoFar(under);
    const counted = (played: SeenTraction): void => {
      const events = played.log.at(-1)?.events ?? [];
      const aftermath = this.driver.pace === 'real' ? aftermathOf(events) : undefined;
      this.core.commit(played, { action, report, events }, aftermath);
    };
    return this.core.count(action, report, counted, () => this.standAsPlayed());
  }

  /** The hand has come so far: that counts, and must not be lost with the page. */
  private note(under: UnderWay): boolean {
    const { match } = this.core.state;
    return match !== null && this.onCounts(match, actionSoFar(under));
  }

  /** The rulings so far, by the house rules of tackling. */
  private ruled({ watched }: UnderWay): readonly Ruling[] {
    return rulingsUnder(watched.seen().rulings, this.core.state.match?.state.options.tackling ?? 'any');
  }

  /** Holds so far. */
  private strokes(under: UnderWay): number {
    return under.watched.performance.gesture().strokes.length;
  }

  private steps(under: UnderWay): number {
    return under.watched.seen().steps.length;
  }
}

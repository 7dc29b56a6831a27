import type { RollAction } from '#games/trexlands/actions.ts';
import type { RollCommand } from '#games/trexlands/commands.ts';
import {
  gatheredRoll,
  giveThrows,
  handsOf,
  handToChance,
  notGiven,
  type Gathered,
} from '#games/trexlands/gathering.ts';
import { ownerOf } from '#games/trexlands/ids.ts';
import { startRoll } from '#games/trexlands/perform.ts';
import type { RollReport } from '#games/trexlands/rollReport.ts';
import { rollAsked, type RollAsked } from '#games/trexlands/rolls.ts';
import type { TruckRuling } from '#games/trexlands/referee/ruling.ts';
import type { HandThrow } from '#games/trexlands/throws.ts';
import type { SeenTrexlands, TrexlandsTypes } from '#games/trexlands/trexlands.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import { fail, ok, type Fault, type Result } from '#sim/result.ts';
import type { Draws } from '#engine/random.ts';
import { FilmRunner, type FilmCore } from '#play/session/filmRunner.ts';
import { DONE, type Outcome } from '#play/session/outcome.ts';
import { add } from '#sim/maths/vec3.ts';
import { TICK_HZ } from '#sim/settings.ts';
import type { Pose } from '#sim/world/pose.ts';
import type { ShownPieces } from '#play/table/shownPieces.ts';
import { arenaSpot } from '../places.ts';
import { aimingPoses, inArena, lyingPoses } from '../poses.ts';
import { swayAt } from '../sway.ts';
import { REFUSALS } from '#play/session/refusals.ts';
import { SESSION_FAULTS } from './faults.ts';
import { landing, nearFrom } from './landing.ts';
import { mayThrow } from './mayThrow.ts';
import { RollFilm } from '#play/session/rollFilm.ts';
import type { SessionCommands, SessionState } from './sessionTypes.ts';

interface Core extends FilmCore<TrexlandsTypes, SessionState> {
  readonly shown: ShownPieces;
  isBots(truck: PieceId): boolean;
  /** Whether it is not the seat of whoever acts now: a person's, or a bot's. */
  isOthers(seat: Seat): boolean;
  /** Trucks where they belong while nothing rolls. */
  place(): void;
  /** The next card of the arena is turned over. */
  turnNext(): void;
}

type Film = RollFilm<RollReport>;

/** Trucks that are let go one after the other, released together, rolled and called. */
export class RollRunner extends FilmRunner<TrexlandsTypes, SessionState, RollAction, RollReport, Core> {
  /** Seconds that each truck has waited in a hand. */
  private readonly swaying = new Map<PieceId, number>();
  /** All trucks of the roll that is released, as each was given. */
  private given: Gathered = [];
  /** For how long the call has been seen, s. */
  private calledS = 0;
  /** Whether a picture has been drawn since the call. */
  private isCallDrawn = false;

  readonly commands: Pick<
    SessionCommands,
    'letGo' | 'rollForMe' | 'rollForAll' | 'stopRolling' | 'takeUp' | 'goOn' | 'showMe'
  > = {
    letGo: (...thrown) => this.throwBy(thrown),
    rollForMe: (trucks) => this.rollForMe(trucks),
    rollForAll: () => {
      const given = this.core.state.thrown.filter(({ truck }) => !this.core.isBots(truck));
      this.core.set({ rollsOn: this.asked?.why === 'rank' && given.length === 0 });
      return this.rollOn();
    },
    stopRolling: () => this.stop(),
    takeUp: (truck) => {
      if (this.core.state.stage !== 'aiming') return fail(SESSION_FAULTS.noRoll);
      if (this.core.isBots(truck)) return fail(REFUSALS.botsSeat);
      if (this.isSent || this.core.isOthers(ownerOf(truck))) return fail(REFUSALS.notYours);
      this.core.set({ thrown: this.core.state.thrown.filter((thrown) => thrown.truck !== truck) });
      this.core.place();
      return DONE;
    },
    goOn: () => this.goOnNow(),
    showMe: (truck) => this.showMe(truck ?? null),
  };

  get underWay(): Fault | null {
    const { stage } = this.core.state;
    if (stage === 'revealing') return SESSION_FAULTS.revealing;
    if (stage === 'called') return SESSION_FAULTS.called;
    return stage === 'rolling' ? SESSION_FAULTS.rolling : null;
  }

  protected start({ state }: SeenTrexlands, action: RollAction, random: Draws): Result<Film> {
    const started = startRoll(this.core.physics, { state, random }, action);
    return started.ok ? ok(new RollFilm(started.value, restOf, landing(started.value.film))) : started;
  }

  protected begun({ state }: SeenTrexlands, { throws }: RollAction): void {
    const asked = rollAsked(state);
    if (asked === null) return;
    const roll = {
      asked,
      throws,
      report: null,
      again: null,
      settling: null,
      fallen: [],
      back: false,
    } as const;
    this.core.set({ stage: 'rolling', thrown: this.given, fault: null, roll });
  }

  /** They hang in the hand until the others elsewhere have thrown, too. */
  protected override waitsForOthers(): Outcome {
    const { core } = this;
    core.set({ thrown: this.given, fault: null });
    core.place();
    return DONE;
  }

  protected forgotten(): void {
    // The match that is shown next says where they are.
  }

  override abandon(): void {
    super.abandon();
    this.stop();
  }

  /** They are called, and the match goes on when that has been seen; in a row of rolls for ranks after a while. */
  protected rests({ report }: Film): number {
    const { roll } = this.core.state;
    this.calledS = 0;
    if (roll !== null) this.core.set({ stage: 'called', roll: { ...roll, report } });
    return CALL_SEEN_S;
  }

  protected override get waits(): boolean {
    const { rollsOn, roll } = this.core.state;
    return !rollsOn || !this.isCallDrawn || (roll?.again ?? null) !== null || this.isLastForRanks;
  }

  /** Those who want less motion see a roll, too: only a second look at it is spared them. */
  protected override get isSkipped(): boolean {
    return false;
  }

  /** Real time passes. Returns whether the next picture will differ. */
  override advance(seconds: number, mayGoOn: () => boolean): boolean {
    const { stage, roll, rollsOn } = this.core.state;
    if (stage === 'aiming') return this.sway(seconds);
    if (stage === 'called' && rollsOn && this.isLastForRanks) this.stop(); // it waits to be seen like any other
    this.isCallDrawn = stage === 'called';
    const again = roll?.again ?? null;
    if (stage === 'called' && again !== null && !again.over) return this.seeAgain(seconds, mayGoOn);
    const goesBack = stage === 'called' && this.goBack(seconds);
    return super.advance(seconds, mayGoOn) || goesBack || this.core.state.rollsOn;
  }

  /** Once its call has been seen, a roll on the board is looked at there. Returns whether that is still to come. */
  private goBack(seconds: number): boolean {
    const { roll, match, camera } = this.core.state;
    if (this.film === null || match === null || roll === null || roll.back || roll.again !== null) return false;
    if (this.pace === 'at-once' || camera === 'free' || lyingPoses(match.state, roll.asked, toEnd(this.film)) === null)
      return false;
    // Where pictures are few, some are of the call.
    this.calledS += Math.min(seconds, CALL_SEEN_S / 3);
    if (this.calledS < CALL_SEEN_S) return true;
    this.core.set({ roll: { ...roll, back: true } });
    this.draw(this.film);
    return true;
  }

  private seeAgain(seconds: number, mayGoOn: () => boolean): boolean {
    const { film, core } = this;
    const { roll } = core.state;
    const again = roll?.again ?? null;
    if (film === null || roll === null || again === null) return false;
    if (this.pace === 'at-once' || core.shown.calm) film.hurry();
    this.see(film, seconds, mayGoOn);
    if (film.seen) core.set({ roll: { ...roll, again: again.truck === null ? null : { ...again, over: true } } });
    return !film.seen || core.state.rollsOn;
  }

  /** Ends the rolls by chance: the next is thrown by hands. */
  private stop(): Outcome {
    return this.core.state.rollsOn ? this.core.set({ rollsOn: false }) : DONE;
  }

  /** Whether nobody rolls for a rank any more after this roll. */
  private get isLastForRanks(): boolean {
    const { played } = this.core.state;
    return played === null || rollAsked(played.state)?.why !== 'rank';
  }

  /** A hand that waits for the others is not quite still. Who wants less motion sees it still. */
  private sway(seconds: number): boolean {
    const { match, thrown } = this.core.state;
    const asked = match === null ? null : rollAsked(match.state);
    const hanging = handsOf(thrown).map(({ truck }) => truck);
    for (const truck of this.swaying.keys()) if (!hanging.includes(truck)) this.swaying.delete(truck);
    const { shown } = this.core;
    if (match === null || asked === null || hanging.length === 0 || shown.calm || this.pace === 'at-once') return false;
    if (shown.busy) return true; // on their way to the hand
    const poses = aimingPoses(match.state, asked, thrown);
    for (const truck of hanging) {
      const pose = poses.get(truck);
      const swaying = (this.swaying.get(truck) ?? 0) + seconds;
      this.swaying.set(truck, swaying);
      if (pose === undefined) continue;
      const now = { ...pose, position: add(pose.position, swayAt(swaying)) };
      shown.show(truck, now, now, 1);
    }
    return true;
  }

  protected override see(film: Film, seconds: number, mayGoOn?: () => boolean): void {
    super.see(film, seconds, mayGoOn);
    this.follow(film);
  }

  /** Once it is known where the trucks will lie, the eye may come near, and see the last of them come to rest. */
  private follow({ at, report }: Film): void {
    const { roll, match, stage } = this.core.state;
    if (stage !== 'rolling' || match === null || roll === null || report === null) return;
    const settling = report.rulings.toSorted((a, b) => b.tick - a.tick);
    const fallen = settling.filter(({ tick }) => tick <= at);
    if (roll.settling === null || fallen.length > roll.fallen.length)
      this.core.set({ roll: { ...roll, settling: roll.settling ?? settling, fallen } });
  }

  private get asked(): RollAsked | null {
    const { match, stage } = this.core.state;
    return match !== null && stage === 'aiming' ? rollAsked(match.state) : null;
  }

  /** All at this screen has been given, and counts: throws of others elsewhere are still to come. */
  get isSent(): boolean {
    const { match, thrown } = this.core.state;
    return this.asked !== null && match !== null && notGiven(match.state, thrown).length === 0;
  }

  /** A seat throws trucks, or hands what it has left to chance. */
  say({ seat, throws }: RollCommand): Outcome {
    if (this.core.isOthers(seat)) return this.core.refuse(REFUSALS.botsSeat);
    return this.give(({ state }, gathered) =>
      throws === null ? handToChance(state, gathered, seat) : giveThrows(state, gathered, seat, throws),
    );
  }

  private throwBy(throws: readonly HandThrow[]): Outcome {
    const [first] = throws;
    if (first === undefined) return this.core.refuse(SESSION_FAULTS.noRoll);
    return this.say({ do: 'roll', seat: ownerOf(first.truck), throws });
  }

  /** Each seat hands its own to chance, one after the other. */
  private rollForMe(trucks: readonly PieceId[] | undefined): Outcome {
    return this.give(({ state }, gathered) => {
      const wanted = notGiven(state, gathered).filter((id) => trucks === undefined || trucks.includes(id));
      const seats: readonly Seat[] = [...new Set(wanted.map(ownerOf))];
      if (seats.length === 0) return fail(SESSION_FAULTS.noRoll);
      return seats.reduce<Result<Gathered>>(
        (so, seat) =>
          so.ok && gatheredRoll(state, so.value) === null ? handToChance(state, so.value, seat, wanted) : so,
        ok(gathered),
      );
    });
  }

  /** The roll with more of it given. Whole, it is rolled; a throw that cannot be rolled was not given. */
  private give(more: (match: SeenTrexlands, gathered: Gathered) => Result<Gathered>): Outcome {
    const { asked, core } = this;
    const { playable } = core;
    if (!playable.ok) return core.refuse(playable.fault);
    if (asked === null) return core.refuse(SESSION_FAULTS.noRoll);
    const may = mayThrow(playable.value);
    if (!may.ok) return core.refuse(may.fault);
    const given = more(playable.value, core.state.thrown);
    if (!given.ok) return core.refuse(given.fault);
    const whole = gatheredRoll(playable.value.state, given.value);
    if (whole !== null) {
      this.given = given.value;
      return this.begin(whole);
    }
    core.set({ thrown: given.value, fault: null });
    core.place();
    return DONE;
  }

  private goOnNow(): Outcome {
    const { core, film } = this;
    const { stage, halted } = core.state;
    if (halted) return core.set({ halted: false });
    if (stage === 'revealing') core.turnNext();
    else if (stage === 'rolling' && film !== null) this.hurry(film);
    else if (stage === 'called') this.toEnd();
    else return fail(SESSION_FAULTS.nothingToSee);
    return DONE;
  }

  /** Everybody rolls by chance again, where that was wanted and nobody has a rank yet. */
  protected override followed(): void {
    if (this.asked?.why !== 'rank') this.stop();
    if (this.core.state.rollsOn) this.rollOn();
  }

  /** Where that is refused, nobody rolls for the others later on. */
  private rollOn(): Outcome {
    const rolled = this.rollForMe(undefined);
    if (!rolled.ok) this.stop();
    return rolled;
  }

  private showMe(truck: PieceId | null): Outcome {
    const { core, film } = this;
    const { roll, stage } = core.state;
    if (film === null || stage !== 'called' || roll === null) return fail(SESSION_FAULTS.nothingToSee);
    const shot = film.rolling.film;
    if (truck !== null && !shot.pieces.includes(truck)) return fail(SESSION_FAULTS.nothingToSee);
    const rest = (ruling: TruckRuling | undefined): number => ruling?.tick ?? shot.ticks;
    const rulings = roll.report?.rulings ?? [];
    if (truck === null) film.again(Math.max(...rulings.map(rest)) - LAST_TICKS.all, shot.ticks);
    else {
      const end = rest(rulings.find((ruling) => ruling.truck === truck));
      film.again(nearFrom(shot, truck, end, end - LAST_TICKS.one), end + LAST_TICKS.after);
    }
    return core.set({ roll: { ...roll, again: { truck, over: false }, back: false } });
  }

  /** Looking elsewhere ends the close look: the truck lies where it came to lie. */
  lookAway(): void {
    const { core, film } = this;
    const { roll } = core.state;
    if (film === null || roll?.again?.over !== true) return;
    film.toEnd();
    this.draw(film);
    core.set({ roll: { ...roll, again: null } });
  }

  protected draw(film: Film): void {
    const { match, roll } = this.core.state;
    if (match === null) return;
    const lying = roll?.back === true ? lyingPoses(match.state, roll.asked, toEnd(film)) : null;
    if (lying !== null) return lying.forEach((pose, id) => this.core.shown.show(id, pose, pose, 1));
    const spot = arenaSpot({ seats: match.state.seats, city: match.state.board.city });
    const at = Math.floor(film.at);
    const pose = (id: PieceId, tick: number): Pose => inArena(spot, film.rolling.film.poseOf(id, tick));
    for (const id of film.rolling.film.pieces) this.core.shown.show(id, pose(id, at), pose(id, at + 1), film.at - at);
  }
}

/**
 * The part that is shown again: at most so much of it before trucks come to rest, and a moment after, ticks (house
 * values).
 */
const LAST_TICKS = { one: 0.9 * TICK_HZ, all: 1.5 * TICK_HZ, after: 0.2 * TICK_HZ } as const;

/** From when on all lie still. */
const restOf = ({ rulings, ticks }: RollReport): number =>
  rulings.reduce((last, { tick }) => Math.max(last, tick), 0) || ticks;

const toEnd =
  ({ rolling: { film } }: Film) =>
  (id: PieceId): Pose =>
    film.poseOf(id, film.ticks);

/** Long enough to see how each truck was called, s (house value). */
const CALL_SEEN_S = 1.6;

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
import { startRoll, type RollPosition } from '#games/trexlands/perform.ts';
import type { RollReport } from '#games/trexlands/rollReport.ts';
import { rollAsked, type RollAsked } from '#games/trexlands/rolls.ts';
import type { TruckRuling } from '#games/trexlands/referee/ruling.ts';
import type { HandThrow } from '#games/trexlands/throws.ts';
import type { SeenTrexlands, TrexlandsTypes } from '#games/trexlands/trexlands.ts';
import type { PieceId, Seat } from '#sim/ids.ts';
import type { Fault, Result } from '#sim/result.ts';
import type { Runner, RunnerCore } from '#play/session/core.ts';
import { DONE } from '#play/session/outcome.ts';
import type { Pace } from '#play/session/state.ts';
import { add } from '#sim/maths/vec3.ts';
import { TICK_HZ } from '#sim/settings.ts';
import type { Pose } from '#sim/world/pose.ts';
import type { ShownPieces } from '#play/table/shownPieces.ts';
import { arenaSpot } from '../places.ts';
import { aimingPoses, inArena } from '../poses.ts';
import { swayAt } from '../sway.ts';
import { REFUSALS } from '#play/session/refusals.ts';
import { SESSION_FAULTS } from './faults.ts';
import { landing, nearFrom } from './landing.ts';
import { mayThrow } from './mayThrow.ts';
import type { PassageListener, RollFilmed } from './passage.ts';
import { RollFilm } from '#play/session/rollFilm.ts';
import type { SessionCommands, SessionState } from './sessionTypes.ts';

interface Core extends RunnerCore<TrexlandsTypes, SessionState> {
  readonly shown: ShownPieces;
  isBots(truck: PieceId): boolean;
  /** Whether it is not the seat of whoever acts now: a person's, or a bot's. */
  isOthers(seat: Seat): boolean;
  /** Trucks where they belong while nothing rolls. */
  place(): void;
  /** The next card of the arena is turned over. */
  turnNext(): void;
}

/** Trucks that are let go one after the other, released together, rolled and called. */
export class RollRunner implements Runner {
  private film: RollFilm<RollReport> | null = null;
  private isCounted = false;
  private calledS = 0; // how long a call of it has been seen, s
  private readonly listeners = new Set<PassageListener>();
  /** Seconds that each truck has waited in a hand. */
  private readonly swaying = new Map<PieceId, number>();

  constructor(
    private readonly core: Core,
    private readonly pace: Pace,
  ) {}

  readonly commands: Pick<
    SessionCommands,
    'letGo' | 'rollForMe' | 'rollForAll' | 'stopRolling' | 'takeUp' | 'goOn' | 'showMe'
  > = {
    letGo: (...thrown) => this.letGo(thrown),
    rollForMe: (trucks) => this.rollForMe(trucks),
    rollForAll: () => {
      const given = this.core.state.thrown.filter(({ truck }) => !this.core.isBots(truck));
      this.core.set({ rollsOn: this.asked?.why === 'rank' && given.length === 0 });
      this.rollForMe(undefined);
    },
    stopRolling: () => this.stop(),
    takeUp: (truck) => {
      if (this.core.state.stage !== 'aiming' || this.core.isBots(truck)) return;
      this.core.set({ thrown: this.core.state.thrown.filter((thrown) => thrown.truck !== truck) });
      this.core.place();
    },
    goOn: () => this.goOn(),
    showMe: (truck) => this.showMe(truck ?? null),
  };

  get underWay(): Fault | null {
    const { stage } = this.core.state;
    if (stage === 'revealing') return SESSION_FAULTS.revealing;
    if (stage === 'called') return SESSION_FAULTS.called;
    return stage === 'rolling' ? SESSION_FAULTS.rolling : null;
  }

  conclude(): void {
    if (this.core.state.stage === 'rolling') this.goOn();
    if (this.core.state.stage === 'called') this.goOn();
  }

  pause(): void {
    this.conclude();
  }

  /** Nothing rolls any more; what was not over is forgotten. */
  abandon(): void {
    this.film?.free();
    this.film = null;
    this.stop();
  }

  /** Real time passes. Returns whether the next picture will differ. */
  advance(seconds: number, mayGoOn: () => boolean): boolean {
    const {
      film,
      core: { state },
    } = this;
    const again = state.roll?.again ?? null;
    if (state.stage === 'aiming') return this.sway(seconds);
    if (state.rollsOn && state.stage === 'called' && again === null) return this.waitForRanks(seconds);
    if (film === null || (state.stage !== 'rolling' && (again === null || again.over))) return false;
    if (this.pace === 'at-once' || (again !== null && this.core.shown.calm)) film.hurry();
    const from = film.at;
    const goesOn = film.advance(seconds, mayGoOn);
    this.follow(film);
    this.draw(film);
    this.tell(film, from);
    if (state.stage === 'rolling') this.called(film);
    else if (film.seen && state.roll !== null && again !== null)
      this.core.set({ roll: { ...state.roll, again: again.truck === null ? null : { ...again, over: true } } });
    return goesOn || state.rollsOn;
  }

  /** Ends the rolls by chance: the next is thrown by hands. */
  private stop(): void {
    if (this.core.state.rollsOn) this.core.set({ rollsOn: false });
  }

  /** The call is seen for a while, then everybody rolls again. The last call waits to be seen like any other. */
  private waitForRanks(seconds: number): boolean {
    const { played } = this.core.state;
    if (played === null || rollAsked(played.state)?.why !== 'rank') {
      this.stop();
      return false;
    }
    this.calledS += seconds;
    if (this.pace === 'at-once' || this.calledS >= CALL_SEEN_S) this.goOn();
    return true;
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

  /** Once it is known where the trucks will go, the eye may come near and go with them. */
  private follow({ rolling }: RollFilm<RollReport>): void {
    const { roll, match, stage } = this.core.state;
    if (stage !== 'rolling' || match === null || roll === null || roll.way !== null || rolling.report === null) return;
    const spot = arenaSpot({ seats: match.state.seats, city: match.state.board.city });
    const ticks = Array.from({ length: Math.ceil(restOf(rolling.report) / WAY_TICKS) + 1 }, (_, i) => i * WAY_TICKS);
    const way = rolling.film.pieces.flatMap((id) =>
      ticks.map((tick) => inArena(spot, rolling.film.poseOf(id, Math.min(tick, rolling.film.ticks))).position),
    );
    this.core.set({ roll: { ...roll, way } });
  }

  /** Calls back with every stretch of a roll as it is seen. Returns how to stop that. */
  listen(listener: PassageListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private tell({ rolling, at, pace }: RollFilm<RollReport>, from: number): void {
    const { roll } = this.core.state;
    if (roll === null || at <= from) return;
    const filmed = filmedOf(rolling.film, roll.asked);
    for (const listener of this.listeners) listener({ roll: filmed, from, to: at, pace, over: rolling.done });
  }

  private get asked(): RollAsked | null {
    const { match, stage } = this.core.state;
    return match !== null && stage === 'aiming' ? rollAsked(match.state) : null;
  }

  /** A seat throws trucks, or hands what it has left to chance. */
  say({ seat, throws }: RollCommand): void {
    if (this.core.isOthers(seat)) return void this.core.refuse(REFUSALS.botsSeat);
    this.give(({ state }, gathered) =>
      throws === null ? handToChance(state, gathered, seat) : giveThrows(state, gathered, seat, throws),
    );
  }

  private letGo(throws: readonly HandThrow[]): void {
    const [first] = throws;
    if (first !== undefined) this.say({ do: 'roll', seat: ownerOf(first.truck), throws });
  }

  /** Each seat hands its own to chance, one after the other. */
  private rollForMe(trucks: readonly PieceId[] | undefined): void {
    this.give(({ state }, gathered) => {
      const wanted = notGiven(state, gathered).filter((id) => trucks === undefined || trucks.includes(id));
      const seats: readonly Seat[] = [...new Set(wanted.map(ownerOf))];
      if (seats.length === 0) return { ok: false, fault: SESSION_FAULTS.noRoll };
      return seats.reduce<Result<Gathered>>(
        (so, seat) =>
          so.ok && gatheredRoll(state, so.value) === null ? handToChance(state, so.value, seat, wanted) : so,
        { ok: true, value: gathered },
      );
    });
  }

  /** The roll with more of it given. Whole, it is rolled; a throw that cannot be rolled was not given. */
  private give(more: (match: SeenTrexlands, gathered: Gathered) => Result<Gathered>): void {
    const { asked, core } = this;
    const { playable } = core;
    if (!playable.ok) return void core.refuse(playable.fault);
    if (asked === null) return void core.refuse(SESSION_FAULTS.noRoll);
    const may = mayThrow(playable.value);
    if (!may.ok) return void core.refuse(may.fault);
    const given = more(playable.value, core.state.thrown);
    if (!given.ok) return void core.refuse(given.fault);
    const whole = gatheredRoll(playable.value.state, given.value);
    if (whole !== null) return this.release(playable.value, asked, whole, given.value);
    core.set({ thrown: given.value, fault: null });
    core.place();
  }

  private release(match: SeenTrexlands, asked: RollAsked, roll: RollAction, thrown: Gathered): void {
    const { core } = this;
    core.letGo(roll, (random) => {
      this.roll({ state: match.state, random }, asked, roll, thrown);
      return DONE;
    });
  }

  private roll(from: RollPosition, asked: RollAsked, roll: RollAction, thrown: Gathered): void {
    const { core } = this;
    const started = startRoll(core.physics, from, roll);
    if (!started.ok) return void core.refuse(started.fault);
    this.film?.free();
    this.isCounted = false;
    this.calledS = 0;
    this.film = new RollFilm(started.value, restOf, landing(started.value.film));
    core.set({
      stage: 'rolling',
      thrown,
      fault: null,
      roll: { asked, throws: roll.throws, report: null, again: null, way: null },
    });
    this.draw(this.film);
  }

  private called(film: RollFilm<RollReport>): void {
    const { core } = this;
    const { roll } = core.state;
    const { report } = film;
    if (report === null || roll === null) return;
    if (!this.isCounted) {
      this.isCounted = true;
      core.count({ do: 'roll', throws: roll.throws }, report, (played) => core.set({ played }));
    }
    if (film.seen) core.set({ stage: 'called', roll: { ...roll, report } });
  }

  private goOn(): void {
    const { core, film } = this;
    const { stage } = core.state;
    if (core.state.halted) return void core.set({ halted: false });
    if (stage === 'revealing') return core.turnNext();
    if (stage === 'rolling' && film !== null) {
      film.hurry();
      this.draw(film);
      this.called(film);
      return;
    }
    const { played } = core.state;
    if (stage !== 'called' || played === null) return;
    core.show(played, 'played');
    this.rollOn();
  }

  /** Everybody rolls by chance again, where that was wanted and nobody has a rank yet. */
  private rollOn(): void {
    if (this.asked?.why !== 'rank') this.stop();
    if (this.core.state.rollsOn) this.rollForMe(undefined);
  }

  private showMe(truck: PieceId | null): void {
    const { core, film } = this;
    const { roll, stage } = core.state;
    if (film === null || stage !== 'called' || roll === null) return;
    const shot = film.rolling.film;
    const rest = (ruling: TruckRuling | undefined): number => ruling?.tick ?? shot.ticks;
    const rulings = roll.report?.rulings ?? [];
    if (truck === null) film.again(Math.max(...rulings.map(rest)) - LAST_TICKS.all, shot.ticks);
    else {
      const end = rest(rulings.find((ruling) => ruling.truck === truck));
      film.again(nearFrom(shot, truck, end, end - LAST_TICKS.one), end + LAST_TICKS.after);
    }
    core.set({ roll: { ...roll, again: { truck, over: false } } });
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

  private draw(film: RollFilm<RollReport>): void {
    const { match } = this.core.state;
    if (match === null) return;
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

/** Between two places of a truck's way, ticks: it goes a few centimetres in that time. */
const WAY_TICKS = 6;

/** From when on all lie still. */
const restOf = ({ rulings, ticks }: RollReport): number =>
  rulings.reduce((last, { tick }) => Math.max(last, tick), 0) || ticks;

/** Long enough to read one line of a call (house value). */
const CALL_SEEN_S = 2;

/** The simulation's own frame has the arena in its middle. */
const filmedOf = (film: RollFilmed['film'], { trucks, ballast, surface }: RollAsked): RollFilmed => ({
  film,
  trucks,
  ballast,
  terrain: surface,
  arena: { x: 0, z: 0 },
});

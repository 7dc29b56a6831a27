import type { RollAction } from '#games/truck-off/actions.ts';
import { startRoll } from '#games/truck-off/perform.ts';
import type { RollReport } from '#games/truck-off/rollReport.ts';
import type { TruckOffTypes } from '#games/truck-off/truckOff.ts';
import type { PieceId } from '#sim/ids.ts';
import type { Fault } from '#sim/result.ts';
import type { Pose } from '#sim/world/pose.ts';
import type { Runner, RunnerCore } from '#play/session/core.ts';
import type { ShownPieces } from '#play/table/shownPieces.ts';
import { RollFilm } from '#play/session/rollFilm.ts';
import type { Pace } from '#play/session/state.ts';
import { inTray } from '../places.ts';
import { SESSION_FAULTS } from './faults.ts';
import type { PassageListener } from './passage.ts';
import type { SessionState } from './sessionTypes.ts';

/** Dice that lie are seen for so long before the match goes on, s (house value). */
const READ_S = 1.1;
/** The same where one is not read: long enough to find it. */
const UNREAD_S = 2.4;

interface Core extends RunnerCore<TruckOffTypes, SessionState> {
  readonly shown: ShownPieces;
  /** The match after a roll: it counts from now on. */
  playRoll(action: RollAction, report: RollReport): void;
  /** The next payout is told. */
  tellNext(): void;
}

/** Dice from the hand to where they are read; payouts that are told are under way, too. */
export class RollRunner implements Runner {
  private film: RollFilm<RollReport> | null = null;
  private action: RollAction | null = null;
  private seenS = 0;
  private readonly listeners = new Set<PassageListener>();

  constructor(
    private readonly core: Core,
    private readonly pace: Pace,
  ) {}

  get underWay(): Fault | null {
    const { stage } = this.core.state;
    if (stage === 'paying') return SESSION_FAULTS.paying;
    return stage === 'rolling' ? SESSION_FAULTS.rolling : null;
  }

  begin(action: RollAction): void {
    const { core } = this;
    const checked = core.check(action);
    if (!checked.ok) return void core.refuse(checked.fault);
    const { match } = core.state;
    if (match === null) return;
    const started = startRoll(core.physics, match, action);
    if (!started.ok) return void core.refuse(started.fault);
    this.film = new RollFilm(started.value, restOf);
    this.action = action;
    this.seenS = 0;
    core.set({ stage: 'rolling', roll: match.state.roll, fault: null });
    this.draw(this.film);
  }

  pause(): void {
    this.conclude();
  }

  conclude(): void {
    if (this.core.state.stage === 'rolling') this.toEnd();
    while (this.core.state.stage === 'paying') this.core.tellNext();
  }

  abandon(): void {
    this.film?.free();
    this.film = null;
    if (this.core.state.stage === 'rolling') this.core.set({ stage: 'aiming', roll: null });
  }

  /** Real time passes. Returns whether the next picture will differ. */
  advance(seconds: number, mayGoOn: () => boolean): boolean {
    const { film, core } = this;
    if (film === null) return false;
    if (this.pace === 'at-once' || core.shown.calm) film.hurry();
    const from = film.at;
    film.advance(seconds, mayGoOn);
    this.draw(film);
    this.tell(film, from);
    this.count(film.report);
    if (!film.seen) return true;
    this.seenS += seconds;
    const isRead = film.report?.readings.every(({ value }) => value !== null) === true;
    if (this.pace === 'at-once' || this.seenS >= (isRead ? READ_S : UNREAD_S)) this.end();
    return true;
  }

  /** The roll is over at once, and the match goes on. */
  toEnd(): void {
    const { film } = this;
    if (film === null) return;
    film.hurry();
    this.draw(film);
    this.count(film.report);
    this.end();
  }

  /** Calls back with every stretch of a roll as it is seen. Returns how to stop that. */
  listen(listener: PassageListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private tell({ rolling: { film }, at, pace }: RollFilm<RollReport>, from: number): void {
    if (at <= from) return;
    for (const listener of this.listeners) listener({ film, dice: film.pieces, from, to: at, pace });
  }

  private count(report: RollReport | null): void {
    const { match, played } = this.core.state;
    if (report === null || this.action === null || played !== match) return;
    this.core.playRoll(this.action, report);
  }

  private end(): void {
    const { played } = this.core.state;
    this.film = null;
    this.action = null;
    if (played !== null) this.core.show(played, 'seen');
  }

  private draw({ rolling: { film }, at }: RollFilm<RollReport>): void {
    const tick = Math.floor(at);
    const pose = (id: PieceId, when: number): Pose => inTray(this.core.state.match?.state, film.poseOf(id, when));
    for (const id of film.pieces) this.core.shown.show(id, pose(id, tick), pose(id, tick + 1), at - tick);
  }
}

/** From when on all lie still. */
const restOf = ({ readings, ticks }: RollReport): number =>
  readings.reduce((last, { tick }) => Math.max(last, tick), 0) || ticks;

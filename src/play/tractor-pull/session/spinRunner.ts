import type { SpinAction } from '#games/tractor-pull/actions.ts';
import { startSpin } from '#games/tractor-pull/perform.ts';
import type { SpinReport } from '#games/tractor-pull/spinReport.ts';
import type { TractorPullTypes } from '#games/tractor-pull/tractorPull.ts';
import type { Fault } from '#sim/result.ts';
import { REST_TICKS } from '#sim/roll/rest.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { WRENCH_ID } from '#sim/roll/wrench/spin.ts';
import type { Runner, RunnerCore } from '#play/session/core.ts';
import type { ShownPieces } from '#play/table/shownPieces.ts';
import { isOf } from '#play/session/players.ts';
import { RollFilm } from '#play/session/rollFilm.ts';
import type { Pace } from '#play/session/state.ts';
import { onMat } from '../places.ts';
import { turnedOver } from '../poses.ts';
import { SESSION_FAULTS } from './faults.ts';
import type { PassageListener } from './passage.ts';
import type { SessionState } from './sessionTypes.ts';

/** A wrench that lies is turned over, and seen for so long before the match goes on, s (house value). */
const READ_S = 1.6;

/** Until it lay; the referee waits for rest to last. */
const movedS = ({ ticks, spun: { settled } }: SpinReport): number => (ticks - (settled ? REST_TICKS : 0)) / TICK_HZ;

interface Core extends RunnerCore<TractorPullTypes, SessionState> {
  readonly shown: ShownPieces;
  /** The match after a spin: it counts from now on. */
  playSpin(action: SpinAction, report: SpinReport): void;
  /** All beats are told at once. */
  tellAll(): void;
}

/** The wrench from the hand to where it is read; what is told beat by beat is under way, too. */
export class SpinRunner implements Runner {
  private film: RollFilm<SpinReport> | null = null;
  private action: SpinAction | null = null;
  private seenS = 0;
  private readonly listeners = new Set<PassageListener>();

  constructor(
    private readonly core: Core,
    private readonly pace: Pace,
  ) {}

  get underWay(): Fault | null {
    const { stage } = this.core.state;
    if (stage === 'telling') return SESSION_FAULTS.telling;
    return stage === 'spinning' ? SESSION_FAULTS.spinning : null;
  }

  begin(action: SpinAction): void {
    const { core } = this;
    const checked = core.check(action);
    if (!checked.ok) return void core.refuse(checked.fault);
    const { match } = core.state;
    if (match === null) return;
    const started = startSpin(core.physics, match, action);
    if (!started.ok) return void core.refuse(started.fault);
    this.film = new RollFilm(started.value);
    this.action = action;
    this.seenS = 0;
    core.set({ stage: 'spinning', fault: null });
    this.draw(this.film);
  }

  pause(): void {
    this.conclude();
  }

  conclude(): void {
    if (this.core.state.stage === 'spinning') this.finish();
    this.core.tellAll();
  }

  abandon(): void {
    this.film?.free();
    this.film = null;
    if (this.core.state.stage === 'spinning') this.core.set({ stage: 'aiming', spun: null });
  }

  /** Real time passes. Returns whether the next picture will differ. */
  advance(seconds: number, mayGoOn: () => boolean): boolean {
    const { film, core } = this;
    if (film === null) return false;
    if (this.pace === 'at-once' || core.shown.calm) film.hurry();
    if (this.seenS === 0) {
      const from = film.at;
      film.advance(seconds, mayGoOn);
      this.draw(film);
      this.tell(film, from);
      this.count(film.report);
    }
    if (!film.seen) return true;
    if (this.seenS === 0) this.lies(film);
    this.seenS += seconds;
    if (this.pace === 'at-once' || this.seenS >= READ_S) this.goOn();
    return true;
  }

  /** The spin is over at once, and the match goes on. */
  toEnd(): void {
    this.hurry();
    this.goOn();
  }

  /** The same, but that nothing is spun after it. */
  private finish(): void {
    this.hurry();
    this.end();
  }

  private hurry(): void {
    this.film?.hurry();
    this.count(this.film?.report ?? null);
  }

  private goOn(): void {
    const { action } = this;
    this.end();
    if (action !== null) this.spinAgain(action);
  }

  /**
   * TP-03, TP-05: a wrench that cannot be read is spun again at once, and nobody has to ask for it: as it was spun, but
   * by chance where that hand did not spin it well enough. A computer asks by itself.
   */
  private spinAgain({ flick }: SpinAction): void {
    const { match, stage } = this.core.state;
    const last = match?.log.at(-1)?.events.at(-1);
    if (match === null || stage !== 'aiming' || last?.type !== 'spun' || last.again === null) return;
    if (isOf(match.header, 'person', last.by))
      this.begin({ do: 'spin', seat: last.by, flick: last.again === 'sideways' ? flick : null });
  }

  /** Calls back with every stretch of a spin as it is seen. Returns how to stop that. */
  listen(listener: PassageListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private tell({ rolling: { film }, at, pace }: RollFilm<SpinReport>, from: number): void {
    if (at <= from) return;
    for (const listener of this.listeners) listener({ film, from, to: at, pace });
  }

  private count(report: SpinReport | null): void {
    const { match, played } = this.core.state;
    if (report === null || this.action === null || played !== match) return;
    this.core.playSpin(this.action, report);
  }

  private end(): void {
    const { played } = this.core.state;
    this.film = null;
    this.action = null;
    if (played !== null) this.core.show(played, 'seen');
  }

  /** TP-05: its picture is seen when it lies, and how long it has spun is said. */
  private lies({ report, rolling: { film } }: RollFilm<SpinReport>): void {
    const { shown } = this.core;
    if (report !== null) this.core.set({ spun: { seconds: movedS(report), turns: report.spun.turns } });
    const lies = onMat(film.poseOf(WRENCH_ID, film.ticks));
    const poses = new Map([...shown.pieces].map(([id, { after }]) => [id, after] as const));
    shown.place(poses.set(WRENCH_ID, lies), 'at-once');
    shown.place(poses.set(WRENCH_ID, turnedOver(lies)));
  }

  private draw({ rolling: { film }, at }: RollFilm<SpinReport>): void {
    const tick = Math.floor(at);
    const pose = (when: number) => onMat(film.poseOf(WRENCH_ID, when));
    this.core.shown.show(WRENCH_ID, pose(tick), pose(tick + 1), at - tick);
  }
}

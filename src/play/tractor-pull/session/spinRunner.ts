import type { Draws } from '#engine/random.ts';
import type { SpinAction } from '#games/tractor-pull/actions.ts';
import { startSpin } from '#games/tractor-pull/perform.ts';
import { readWrench } from '#games/tractor-pull/wrench.ts';
import type { SpinReport } from '#games/tractor-pull/spinReport.ts';
import type { SeenTractorPull, TractorPullTypes } from '#games/tractor-pull/tractorPull.ts';
import { ok, type Fault, type Result } from '#sim/result.ts';
import { REST_TICKS } from '#sim/roll/rest.ts';
import { TICK_HZ } from '#sim/settings.ts';
import { WRENCH_ID } from '#sim/roll/wrench/spin.ts';
import type { ShownPieces } from '#play/table/shownPieces.ts';
import { FilmRunner, type FilmCore } from '#play/session/filmRunner.ts';
import { isOf } from '#play/session/players.ts';
import { RollFilm } from '#play/session/rollFilm.ts';
import { onMat } from '../places.ts';
import { turnedOver } from '../poses.ts';
import { SESSION_FAULTS } from './faults.ts';
import type { SessionState } from './sessionTypes.ts';

/** A wrench that lies is turned over, and seen for so long before the match goes on, s (house value). */
const READ_S = 3;

/** Until it lay; the referee waits for rest to last. */
const movedS = ({ ticks, spun: { settled } }: SpinReport): number => (ticks - (settled ? REST_TICKS : 0)) / TICK_HZ;

interface Core extends FilmCore<TractorPullTypes, SessionState> {
  readonly shown: ShownPieces;
  /** All beats are told at once. */
  tellAll(): void;
}

/** The wrench from the hand to where it is read; what is told beat by beat is under way, too. */
export class SpinRunner extends FilmRunner<TractorPullTypes, SessionState, SpinAction, SpinReport, Core> {
  get underWay(): Fault | null {
    const { stage } = this.core.state;
    if (stage === 'telling') return SESSION_FAULTS.telling;
    return stage === 'spinning' ? SESSION_FAULTS.spinning : null;
  }

  protected start({ state }: SeenTractorPull, action: SpinAction, random: Draws): Result<RollFilm<SpinReport>> {
    const started = startSpin(this.core.physics, { state, random }, action);
    return started.ok ? ok(new RollFilm(started.value)) : started;
  }

  protected begun(): void {
    this.core.set({ stage: 'spinning', fault: null });
  }

  protected forgotten(): void {
    this.core.set({ stage: 'aiming', spun: null });
  }

  protected override concluded(): void {
    this.core.tellAll();
  }

  /**
   * TP-03, TP-05: a wrench that cannot be read is spun again at once, and nobody has to ask for it: as it was spun, but
   * by chance where that hand did not spin it well enough. A computer asks by itself.
   */
  protected override followed({ flick }: SpinAction): void {
    const { match, stage } = this.core.state;
    const last = match?.log.at(-1)?.events.at(-1);
    if (match === null || stage !== 'aiming' || last?.type !== 'spun' || last.again === null) return;
    if (isOf(match.header, 'person', last.by))
      this.begin({ do: 'spin', seat: last.by, flick: last.again === 'sideways' ? flick : null });
  }

  /** TP-05: its picture is seen when it lies, and how long it has spun is said. */
  protected rests({ report, rolling: { film } }: RollFilm<SpinReport>): number {
    const { shown } = this.core;
    if (report !== null) {
      const { red } = readWrench(report.spun);
      this.core.set({ spun: { seconds: movedS(report), red } });
    }
    const lies = onMat(film.poseOf(WRENCH_ID, film.ticks));
    const poses = new Map([...shown.pieces].map(([id, { after }]) => [id, after] as const));
    shown.place(poses.set(WRENCH_ID, lies), 'at-once');
    shown.place(poses.set(WRENCH_ID, turnedOver(lies)));
    return READ_S;
  }

  protected draw({ rolling: { film }, at }: RollFilm<SpinReport>): void {
    const tick = Math.floor(at);
    const pose = (when: number) => onMat(film.poseOf(WRENCH_ID, when));
    this.core.shown.show(WRENCH_ID, pose(tick), pose(tick + 1), at - tick);
  }
}

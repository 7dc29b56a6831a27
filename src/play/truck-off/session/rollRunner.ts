import type { Draws } from '#engine/random.ts';
import type { RollAction } from '#games/truck-off/actions.ts';
import { startRoll } from '#games/truck-off/perform.ts';
import type { RollReport } from '#games/truck-off/rollReport.ts';
import type { SeenTruckOff, TruckOffTypes } from '#games/truck-off/truckOff.ts';
import type { PieceId } from '#sim/ids.ts';
import { ok, type Fault, type Result } from '#sim/result.ts';
import type { Pose } from '#sim/world/pose.ts';
import type { ShownPieces } from '#play/table/shownPieces.ts';
import { FilmRunner, type FilmCore } from '#play/session/filmRunner.ts';
import { isOf } from '#play/session/players.ts';
import { RollFilm } from '#play/session/rollFilm.ts';
import { inTray } from '../places.ts';
import { SESSION_FAULTS } from './faults.ts';
import type { SessionState } from './sessionTypes.ts';

/** Dice that lie are seen for so long before the match goes on, s (house value). */
const READ_S = 1.1;
/** The same where one is not read: long enough to find it. */
const UNREAD_S = 2.4;

/** So many parts of its last way are looked at for where a die goes (house value). */
const WAYPOINTS = 8;

interface Core extends FilmCore<TruckOffTypes, SessionState> {
  readonly shown: ShownPieces;
  /** The next payout is told. */
  tellNext(): void;
}

/** Dice from the hand to where they are read; payouts that are told are under way, too. */
export class RollRunner extends FilmRunner<TruckOffTypes, SessionState, RollAction, RollReport, Core> {
  get underWay(): Fault | null {
    const { stage } = this.core.state;
    if (stage === 'paying') return SESSION_FAULTS.paying;
    return stage === 'rolling' ? SESSION_FAULTS.rolling : null;
  }

  protected start({ state }: SeenTruckOff, action: RollAction, random: Draws): Result<RollFilm<RollReport>> {
    const started = startRoll(this.core.physics, { state, random }, action);
    return started.ok ? ok(new RollFilm(started.value, restOf)) : started;
  }

  protected begun({ state: { roll } }: SeenTruckOff): void {
    this.core.set({ stage: 'rolling', roll, lastWay: null, fault: null });
  }

  protected forgotten(): void {
    this.core.set({ stage: 'aiming', roll: null, read: [] });
  }

  /** TO-33: dice that could not be read are thrown again by chance, and nobody has to ask; a computer asks itself. */
  protected override followed(): void {
    const { match, stage } = this.core.state;
    const roll = match?.state.roll ?? null;
    if (match === null || roll === null || stage !== 'aiming' || roll.dice.read.length === 0) return;
    if (isOf(match.header, 'person', roll.by)) this.begin({ do: 'roll', seat: roll.by, throws: [] });
  }

  protected override concluded(): void {
    while (this.core.state.stage === 'paying') this.core.tellNext();
  }

  protected rests({ report }: RollFilm<RollReport>): number {
    if (report !== null) this.core.set({ read: report.readings });
    return report?.readings.every(({ value }) => value !== null) === true ? READ_S : UNREAD_S;
  }

  protected draw({ rolling: { film }, at, ends, report }: RollFilm<RollReport>): void {
    const tick = Math.floor(at);
    const pose = (id: PieceId, when: number): Pose => inTray(this.core.state.match?.state, film.poseOf(id, when));
    for (const id of film.pieces) this.core.shown.show(id, pose(id, tick), pose(id, tick + 1), at - tick);
    if (!ends || report === null || this.core.state.lastWay !== null) return;
    const whens = Array.from({ length: WAYPOINTS + 1 }, (_, i) =>
      Math.floor(at + ((restOf(report) - at) * i) / WAYPOINTS),
    );
    this.core.set({ lastWay: film.pieces.flatMap((id) => whens.map((when) => pose(id, when).position)) });
  }
}

/** From when on all lie still. */
const restOf = ({ readings, ticks }: RollReport): number =>
  readings.reduce((last, { tick }) => Math.max(last, tick), 0) || ticks;

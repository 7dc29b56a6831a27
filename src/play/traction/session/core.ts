import { pieceOn } from '#games/traction/board.ts';
import { standingOf, type Standing } from '#games/traction/standing.ts';
import type { PieceId } from '#sim/ids.ts';
import { layoutOf } from '#games/traction/perform.ts';
import { whatMayBeDone } from '#games/traction/queries.ts';
import { traction, type SeenTraction, type TractionTypes } from '#games/traction/traction.ts';
import { rulingsUnder } from '#games/traction/verdict.ts';
import type { Hand } from '#sim/assist/assist.ts';
import type { Physics } from '#sim/physics.ts';
import { buildTableWorld } from '#sim/world/tableWorld.ts';
import { SessionCore, type Reason } from '#play/session/core.ts';
import type { Pace } from '#play/session/state.ts';
import { ActionRunner, type Aftermath } from './actionRunner.ts';
import { BEFORE_ANY_MATCH, NEW_TABLE, NOTHING_CHOSEN } from './blank.ts';
import { handOfSeat, type ChosenHand } from './chosenHands.ts';
import { lastActionOf } from './lastAction.ts';
import type { LastAction, SessionState } from './sessionTypes.ts';
import type { ShownTable } from './shownTable.ts';

/** Pieces that are taken back or set upright go there by no hand. */
const SOFTLY: Aftermath = { waitS: 0, homingS: 0.5 };
const AT_ONCE: Aftermath = { waitS: 0, homingS: 0 };

/** The pace of practised hands on this device. */
export interface HandsHere {
  readonly usual: () => Hand;
  /** A player has chosen another one. */
  readonly chosen: (hand: Hand) => void;
}

/** The state of a session of Traction. */
export class Core extends SessionCore<TractionTypes, SessionState> {
  readonly runner: ActionRunner;

  constructor(
    physics: Physics,
    readonly shown: ShownTable,
    pace: Pace,
    readonly hands: HandsHere,
  ) {
    super(traction, physics, BEFORE_ANY_MATCH);
    this.runner = new ActionRunner(this, pace);
  }

  askedNow({ state }: SeenTraction): readonly number[] {
    const { seat } = whatMayBeDone(state);
    return seat === null ? [] : [seat];
  }

  open(match: SeenTraction | null, spectating: boolean): void {
    const agreed = { chosenHands: {}, agreedMode: this.state.handMode, usualHand: this.hands.usual() };
    const own = match && handOfSeat(agreed, match, match.state.turn.seat);
    this.set({ ...NEW_TABLE, ...agreed, ...own, spectating, match, played: match });
    this.shown.show(match && buildTableWorld(this.physics, layoutOf(match.state)));
  }

  show(match: SeenTraction, reason: Reason): void {
    const last = reason === 'asked' ? this.state.lastAction : reason === 'taken-back' ? null : lastActionOf(match);
    const softly = this.runner.driver.pace === 'real' && reason !== 'seen' && reason !== 'asked';
    this.commit(match, last, softly ? SOFTLY : AT_ONCE);
  }

  /** The match has come further (or back): everything chosen is dropped, and the table shows how it stands. */
  commit(match: SeenTraction, last: LastAction | null, aftermath: Aftermath = AT_ONCE): void {
    const acted = last !== this.state.lastAction;
    const bodyHash = last?.report?.hash ?? (last ? this.state.bodyHash : null);
    // The table first: whoever hears of the match asks it whether the action has been seen to its end.
    this.shown.showAfter(
      buildTableWorld(this.physics, layoutOf(match.state)),
      aftermath.waitS,
      this.shown.calm ? 0 : aftermath.homingS,
      aftermath.slides,
    );
    this.set({
      ...NOTHING_CHOSEN,
      ...(acted ? { verb: 'walk' as const } : {}), // a tackle is chosen for one piece
      ...told(match, last),
      ...this.handOfNext(match),
      bodyHash,
      fault: null,
    });
  }

  /**
   * Where the piece stands: by the live table in the middle of its action, else by the match, even if an earlier moment
   * is still shown.
   */
  standingNow(piece: PieceId): Standing | null {
    const pose = this.runner.piece === null ? null : this.shown.poseOf(piece);
    if (pose) return standingOf(pose);
    const placed = this.state.match && pieceOn(this.state.match.state, piece);
    return placed ? { xMm: placed.xMm, zMm: placed.zMm, yawDeg: placed.yawDeg } : null;
  }

  /** Another seat is to move: it has the hand that it chose, not that of the seat before. */
  private handOfNext(match: SeenTraction): ChosenHand | null {
    const { seat } = match.state.turn;
    return seat === this.state.match?.state.turn.seat ? null : handOfSeat(this.state, match, seat);
  }
}

const told = (match: SeenTraction, last: LastAction | null) => ({
  match,
  played: match,
  lastAction: last,
  rulings: rulingsUnder(last?.report?.rulings ?? [], match.state.options.tackling),
});

import type { Corner } from '#sim/gesture/gesture.ts';
import type { Session } from '../session/sessionTypes.ts';
import type { Standing } from '#games/traction/standing.ts';
import { SESSION_FAULTS } from '../session/faults.ts';
import { COMFORTABLE_RAD } from './swingDrag.ts';

/** A piece under the hand: where it stood, the corner that it is tipped over, and what is asked of it. */
interface StepHold {
  readonly from: Standing;
  readonly corner: Corner;
  tip: number; // share of the comfortable tilt
  swivelDeg: number;
}

/**
 * A free hand on the chosen corner without a pointer: takes hold, tips, turns, sets down. Keys and gamepads lead it;
 * the piece follows as it follows a finger.
 */
export class StepHand {
  private hold: StepHold | null = null;

  constructor(private readonly session: Session) {
    // Every end of the hold (by the referee, patience, the player) ends it here, too.
    session.store.subscribe(({ stage }) => {
      if (stage !== 'moving') this.hold = null;
    });
  }

  get holding(): boolean {
    return this.hold !== null;
  }

  /** The held piece's corner, and where it stood before. */
  get held(): Pick<StepHold, 'from' | 'corner'> | null {
    return this.hold;
  }

  /** How far it has been asked to turn, degrees. */
  get swivelDeg(): number {
    return this.hold?.swivelDeg ?? 0;
  }

  /** Takes hold of the chosen piece. False: it could not, the session's fault says why. */
  take(): boolean {
    const { store, touch } = this.session;
    const { intent, corner } = store.getState();
    if (this.hold) return true;
    if (!intent || intent.do === 'disturb' || corner === null) {
      touch.refuse(SESSION_FAULTS.noCorner);
      return false;
    }
    const from = touch.standing(intent.piece);
    if (!from || !touch.grab(intent.piece, corner).ok) return false;
    this.hold = { from, corner, tip: 0, swivelDeg: 0 };
    return true;
  }

  /** Tips the piece so far: a share of the comfortable tilt. */
  tip(share: number): void {
    if (!this.hold) return;
    this.hold.tip = Math.max(0, Math.min(1, share));
    this.swing();
  }

  turnTo(swivelDeg: number): void {
    if (!this.hold) return;
    this.hold.swivelDeg = swivelDeg;
    this.swing();
  }

  turn(byDeg: number): void {
    this.turnTo(this.swivelDeg + byDeg);
  }

  /** Sets it down. */
  letGo(): void {
    if (!this.hold) return;
    this.hold = null;
    this.session.touch.letGo();
  }

  private swing(): void {
    if (this.hold)
      this.session.touch.swing({ tiltRad: COMFORTABLE_RAD * this.hold.tip, swivelDeg: this.hold.swivelDeg });
  }
}

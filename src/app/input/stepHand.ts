import type { Session } from '../match/sessionTypes.ts';
import { SESSION_FAULTS } from '../match/faults.ts';
import { COMFORTABLE_RAD } from './swingDrag.ts';

/**
 * A free hand on the chosen corner without a pointer: takes hold, tips, turns, sets down. Keys and gamepads lead it; the
 * piece follows as it follows a finger.
 */
export class StepHand {
  private held: { tip: number; swivelDeg: number } | null = null;

  constructor(private readonly session: Session) {
    // Whatever ends the hold (the referee, patience, the player) ends it here, too.
    session.store.subscribe(({ stage }) => {
      if (stage !== 'moving') this.held = null;
    });
  }

  get holding(): boolean {
    return this.held !== null;
  }

  /** How far it has been asked to turn, degrees. */
  get swivelDeg(): number {
    return this.held?.swivelDeg ?? 0;
  }

  /** Takes hold of the chosen piece. False: it could not, the session's fault says why. */
  take(): boolean {
    const { store, touch } = this.session;
    const { intent, corner } = store.getState();
    if (this.held) return true;
    if (!intent || intent.do === 'disturb' || corner === null) {
      touch.refuse(SESSION_FAULTS.noCorner);
      return false;
    }
    if (!touch.grab(intent.piece, corner)) return false;
    this.held = { tip: 0, swivelDeg: 0 };
    return true;
  }

  /** Tips the piece so far: a share of the comfortable tilt. */
  tip(share: number): void {
    if (!this.held) return;
    this.held.tip = Math.max(0, Math.min(1, share));
    this.swing();
  }

  turnTo(swivelDeg: number): void {
    if (!this.held) return;
    this.held.swivelDeg = swivelDeg;
    this.swing();
  }

  turn(byDeg: number): void {
    this.turnTo(this.swivelDeg + byDeg);
  }

  /** Sets it down. */
  letGo(): void {
    if (!this.held) return;
    this.held = null;
    this.session.touch.letGo();
  }

  private swing(): void {
    if (this.held) this.session.touch.swing({ tiltRad: COMFORTABLE_RAD * this.held.tip, swivelDeg: this.held.swivelDeg });
  }
}

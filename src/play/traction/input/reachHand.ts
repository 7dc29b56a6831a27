import type { PlaceMm } from '#play/input/placeMm.ts';
import type { Session } from '../session/sessionTypes.ts';
import { stepAlong } from './row.ts';

/**
 * A hand out of turn, or the finger that says what a bump moved, without a pointer: looks for a piece, drags it, lets
 * go.
 */
export class ReachHand {
  private pulled: PlaceMm | null = null;

  constructor(private readonly session: Session) {
    session.store.subscribe(({ stage }) => {
      if (stage !== 'moving') this.pulled = null;
    });
  }

  /** Whether a touch out of turn or a bump has been asked for. */
  get looking(): boolean {
    const { bumping, reachFor } = this.session.store.getState();
    return bumping || reachFor !== null;
  }

  get dragging(): boolean {
    return this.pulled !== null;
  }

  /** Points at the next piece of all on the table. False behind the last one. */
  point(by: 1 | -1, leaves: boolean): boolean {
    const { match, hovered } = this.session.store.getState();
    const next = stepAlong(match?.state.pieces.map(({ id }) => id) ?? [], hovered, by, leaves);
    if (next !== null) this.session.touch.hover(next);
    return next !== null;
  }

  /** Touches what it points at: a bump has moved that, a hand takes hold of it. */
  take(): boolean {
    const { commands, store, touch } = this.session;
    const { bumping, hovered } = store.getState();
    if (hovered === null) return false;
    if (bumping) commands.bump({ piece: hovered });
    else if (touch.grab(hovered, null).ok) this.pulled = { xMm: 0, zMm: 0 };
    return true;
  }

  /** Pulls on, over the table. */
  drag({ xMm, zMm }: PlaceMm): void {
    if (!this.pulled) return;
    this.pulled = { xMm: this.pulled.xMm + xMm, zMm: this.pulled.zMm + zMm };
    this.session.touch.drag(this.pulled);
  }

  letGo(): void {
    if (!this.pulled) return;
    this.pulled = null;
    this.session.touch.letGo();
  }
}

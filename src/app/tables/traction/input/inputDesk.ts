import type { Session } from '../session/sessionTypes.ts';
import { createPads, type PadsStore } from '../../../input/gamepad/padNews.ts';
import type { Situation } from '../../../input/keys/keyMap.ts';
import { ReachHand } from './reachHand.ts';
import { StepHand } from './stepHand.ts';
import { isPlacing } from './placing.ts';
import type { PageWish } from '../../../input/wishes.ts';

/** The eye over the table, as far as keys and gamepads move it. Degrees and millimetres, as one sees it. */
export interface Eye {
  orbit(rightDeg: number, upDeg: number): void;
  pan(rightMm: number, nearerMm: number): void;
  /** Below 1 comes nearer. */
  zoom(nearer: number): void;
  /** Which way it looks: yaw of the eye from what it looks at, radians, 0 from +z. */
  yaw(): number;
}

/** Everything that keys and gamepads act on at one table: the session, hands without a pointer, the eye, the page around. */
export class InputDesk {
  readonly step: StepHand;
  readonly reach: ReachHand;
  /** Gamepads, as far as people are told of them. */
  readonly pads: PadsStore = createPads();
  /** There while a table is drawn. */
  eye: Eye | null = null;
  /** There while something is drawn around it. */
  page: ((what: PageWish) => void) | null = null;

  constructor(readonly session: Session) {
    this.step = new StepHand(session);
    this.reach = new ReachHand(session);
  }

  get situation(): Situation {
    const { aim, corner } = this.session.store.getState();
    if (this.reach.dragging) return 'dragging';
    if (this.step.holding) return 'holding';
    if (this.measuring) return 'measuring';
    if (isPlacing(this.session)) return 'placing';
    if (this.reach.looking) return 'reaching';
    return aim === null && corner === null ? 'choosing' : 'aiming';
  }

  /** Whether the ruler lies on the table. */
  get measuring(): boolean {
    return this.session.ruler.getState().ruler !== null;
  }

  /** Fingers that nobody watches any more let go. */
  release(): void {
    this.step.letGo();
    this.reach.letGo();
  }
}

import type { Session } from '../session/sessionTypes.ts';
import { createPads, type PadsStore } from '#play/input/gamepad/padNews.ts';
import type { Eye, InputDesk, StickHand } from '#play/input/inputDesk.ts';
import { ReachHand } from './reachHand.ts';
import { StepHand } from './stepHand.ts';
import { isPlacing } from './placing.ts';
import type { PageWish } from '#play/input/wishes.ts';
import { TRACTION_PAD } from './buttons.ts';
import { TRACTION_ACTIONS, type Situation } from './keys.ts';
import type { TractionWish } from './wishes.ts';
import { carryOut } from './carryOut.ts';
import type { DeskParts } from './deskParts.ts';
import { StepStick } from './stepStick.ts';

/**
 * Everything that keys and gamepads act on at a table of Traction: the session, hands without a pointer, the eye, the
 * page around.
 */
export class TractionDesk implements InputDesk<TractionWish>, DeskParts {
  readonly keys = TRACTION_ACTIONS;
  readonly buttons = TRACTION_PAD.actions;
  readonly step: StepHand;
  readonly reach: ReachHand;
  readonly stick: StickHand;
  readonly pads: PadsStore = createPads();
  eye: Eye | null = null;
  page: ((what: PageWish) => void) | null = null;

  constructor(readonly session: Session) {
    this.step = new StepHand(session);
    this.reach = new ReachHand(session);
    this.stick = new StepStick(this);
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

  carryOut(wish: TractionWish): boolean {
    return carryOut(this, wish);
  }

  turned(): void {
    this.session.commands.setCamera('free');
  }

  release(): void {
    this.step.letGo();
    this.reach.letGo();
  }
}

import type { Eye } from '#play/input/inputDesk.ts';
import type { PageWish } from '#play/input/wishes.ts';
import type { Session } from '../session/sessionTypes.ts';
import type { ReachHand } from './reachHand.ts';
import type { StepHand } from './stepHand.ts';
import type { TractionWish } from './wishes.ts';

/** The table as the parts of its desk know it: the session, hands without a pointer, the eye, the page around. */
export interface DeskParts {
  readonly session: Session;
  readonly step: StepHand;
  readonly reach: ReachHand;
  readonly eye: Eye | null;
  readonly page: ((what: PageWish) => void) | null;
  /** Whether the ruler lies on the table. */
  readonly measuring: boolean;
  carryOut(wish: TractionWish): boolean;
  /** Hands that hold something let go. */
  release(): void;
}

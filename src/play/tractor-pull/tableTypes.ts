import type { TractorPullTypes } from '#games/tractor-pull/tractorPull.ts';
import type { Session, SessionState } from './session/sessionTypes.ts';
import type { Spinning } from './spinning/spinning.ts';

/** The types of Tractor Pull at a table. */
export interface TractorPullTable {
  readonly rules: TractorPullTypes;
  readonly state: SessionState;
  readonly session: Session;
  readonly hand: Spinning;
}

import type { TrexlandsTypes } from '#games/trexlands/trexlands.ts';
import type { Session, SessionState } from './session/sessionTypes.ts';
import type { Throwing } from './throwing/throwing.ts';

/** The types of Trexlands at a table. */
export interface TrexlandsTable {
  readonly rules: TrexlandsTypes;
  readonly state: SessionState;
  readonly session: Session;
  readonly hand: Throwing;
}

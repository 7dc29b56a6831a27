import type { TruckOffTypes } from '#games/truck-off/truckOff.ts';
import type { Session, SessionState } from './session/sessionTypes.ts';
import type { Throwing } from './throwing/throwing.ts';

/** The types of Truck Off at a table. */
export interface TruckOffTable {
  readonly rules: TruckOffTypes;
  readonly state: SessionState;
  readonly session: Session;
  readonly hand: Throwing;
}

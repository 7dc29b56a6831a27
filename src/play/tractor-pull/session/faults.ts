import { refusal } from '#play/session/refusals.ts';
import { refusals } from '../texts/table.ts';

/** Why the page did nothing, where the rules themselves had nothing against it. */
export const SESSION_FAULTS = {
  spinning: refusal('spinning', refusals.spinning),
  telling: refusal('telling', refusals.telling),
  noVehicle: refusal('no-vehicle', refusals.noVehicle),
  otherRow: refusal('other-row', refusals.otherRow),
} as const;

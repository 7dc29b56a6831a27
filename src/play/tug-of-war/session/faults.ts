import { refusal } from '#play/session/refusals.ts';
import { refusals } from '../texts/table.ts';

/** Why the page did nothing, where the rules themselves had nothing against it. */
export const SESSION_FAULTS = {
  nothingPlanned: refusal('nothing-planned', refusals.nothingPlanned),
  measured: refusal('measured', refusals.measured),
  noAim: refusal('no-aim', refusals.noAim),
} as const;

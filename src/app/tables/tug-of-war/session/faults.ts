import { refusal } from '../../../session/refusals.ts';
import { refusals } from '../texts/table.ts';

/** Why the page did nothing, where the rules themselves had nothing against it. */
export const SESSION_FAULTS = {
  nothingPlanned: refusal('nothing-planned', refusals.nothingPlanned),
  noAim: refusal('no-aim', refusals.noAim),
} as const;

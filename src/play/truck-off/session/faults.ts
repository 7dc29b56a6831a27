import { refusal } from '#play/session/refusals.ts';
import { refusals } from '../texts/table.ts';

/** Why the page did nothing, where the rules themselves had nothing against it. */
export const SESSION_FAULTS = {
  rolling: refusal('rolling', refusals.rolling),
  paying: refusal('paying', refusals.paying),
  noCard: refusal('no-card', refusals.noCard),
} as const;

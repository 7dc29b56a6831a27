import type { Sides } from '#games/truck-off/ids.ts';
import { venueName } from '#games/truck-off/venues.ts';
import { refusal } from '#play/session/refusals.ts';
import { refusals } from '../texts/table.ts';

/** Why the page did nothing, where the rules themselves had nothing against it. */
export const SESSION_FAULTS = {
  rolling: refusal('rolling', refusals.rolling),
  paying: refusal('paying', refusals.paying),
  otherTruck: refusal('other-truck', refusals.otherTruck),
  ownVenue: (number: Sides) => refusal('own-venue', refusals.ownVenue(number, venueName(number))),
  later: refusal('later', refusals.later),
  tooSlow: refusal('too-slow', refusals.tooSlow),
  noCard: refusal('no-card', refusals.noCard),
  covered: refusal('covered', refusals.covered),
} as const;

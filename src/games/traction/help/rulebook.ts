import type { Rulebook } from '#engine/module/gameModule.ts';
import { RULING_CODES } from '../referee/ruling.ts';
import numbers from '../rulebook.json' with { type: 'json' };
import { TRACTION_LESSONS } from './lessons.ts';
import sharedDrills from './sharedDrills.json' with { type: 'json' };

/** All clauses of Traction, for the page that says where each is decided, tested and practised. */
export const RULEBOOK: Rulebook = {
  ...numbers,
  chapters: TRACTION_LESSONS.chapters,
  // The first lesson practises no clause of its own.
  drills: TRACTION_LESSONS.drills.map(({ id }) => id).filter((id) => !TRACTION_LESSONS.first.includes(id)),
  sharedDrills: sharedDrills.reasons,
  codes: RULING_CODES,
};

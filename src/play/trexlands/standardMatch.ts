import { personsMatch } from '../form/plans.ts';
import { STANDARD_DRAFT } from './form/draft.ts';
import type { NewMatch } from './session/sessionTypes.ts';

/** The match of one click: two players and the standard rules. */
export const standardMatch = (): NewMatch => personsMatch(STANDARD_DRAFT);

import { RULES_VERSION as TRACTION_RULES } from '../../games/traction/rulesVersion.ts';
import { RULES_VERSION as TREXLANDS_RULES } from '../../games/trexlands/rulesVersion.ts';
import { PHYSICS_BUILD } from '../../sim/build.ts';
import type { GameId } from './gameFiles.ts';
import { gameOfGlance, rulesOfGlance, type Glance } from './savedMatch.ts';

/** By which rules each game is played here. */
export const RULES_HERE: Readonly<Record<GameId, number>> = { traction: TRACTION_RULES, trexlands: TREXLANDS_RULES };

/** What keeps a saved match from being played on or watched here: other rules, or another physics build. It can be read all the same. */
export type Foreign = 'rules' | 'build';

/** Null where nothing does, as far as the save says. */
export function foreignIn(glance: Glance): Foreign | null {
  if (rulesOfGlance(glance) !== RULES_HERE[gameOfGlance(glance)]) return 'rules';
  return glance.build === undefined || glance.build === PHYSICS_BUILD ? null : 'build';
}

/** Codes of the faults by which such a match is refused. */
const FOREIGN: ReadonlySet<string> = new Set(['other-rules', 'other-build', 'other-tick']);
export const isForeign = ({ code }: { readonly code: string }): boolean => FOREIGN.has(code);

import { PHYSICS_BUILD } from '#sim/build.ts';
import { gameOfGlance, type Games } from './gameFiles.ts';
import { rulesOfGlance, type Glance } from './savedMatch.ts';

/**
 * The obstacle to playing or watching a saved match here: other rules, or another physics build. It can be read all the
 * same.
 */
export type Foreign = 'rules' | 'build';

/** Null where nothing does, as far as the save says. */
export function foreignIn(games: Games, glance: Glance): Foreign | null {
  if (rulesOfGlance(glance) !== gameOfGlance(games, glance).rulesVersion) return 'rules';
  return glance.build === undefined || glance.build === PHYSICS_BUILD ? null : 'build';
}

/** Codes of the faults by which such a match is refused. */
const FOREIGN: ReadonlySet<string> = new Set(['other-rules', 'other-build', 'other-tick']);
export const isForeign = ({ code }: { readonly code: string }): boolean => FOREIGN.has(code);

import type { TrexlandsOptions } from '#games/trexlands/options.ts';
import { gameTexts } from '../texts.ts';

const say = gameTexts.help.first;

/** The house rules of a first match, as far as they are in force, in a sentence; none where none is. */
export function firstRules({ givenRanks, dealtCaptains, cityX, lateCards }: TrexlandsOptions): readonly string[] {
  const differences = [
    ...(givenRanks === true ? [say.ranks] : []),
    ...(dealtCaptains === true ? [say.captains] : []),
    ...(cityX === undefined ? [] : [say.x(cityX)]),
    ...(lateCards === undefined ? [] : [say.late(lateCards)]),
  ];
  return differences.length === 0 ? [] : [say.inMatch(differences)];
}

/** How long such a match is: so much of it is said at the table. */
export const firstInShort = ({ cityX }: TrexlandsOptions): readonly string[] =>
  cityX === undefined ? [] : [say.short(cityX)];

import type { Share } from '#sim/maths/interval.ts';
import { rounded } from '../rounded.ts';
import { shareOfGroups } from '../statistics/grouped.ts';
import type { PlayedMatch } from './count.ts';
import { seatingOf } from './seatings.ts';

/** So many of so many. */
export interface Counted extends Share {
  readonly count: number;
  readonly of: number;
}

/** The lead after so many turns, of the matches that then went on. */
export interface LeadAfter {
  /** In the unit of a match's length. */
  readonly after: number;
  /** Matches in which the seat that made the first move led. */
  readonly starter: Counted;
  /** Matches in which the first bot led. */
  readonly first: Counted;
  /** Matches in which nobody led alone. */
  readonly level: Counted;
  /** Matches that the leader won in the end, of those with one that came to an end. */
  readonly wins: Counted;
}

/** In its order of trials; null where the match is not asked: it was over, or led by nobody. */
type Asked = readonly (boolean | null)[];

/** The lead after each turn, as long as any match went on. `together`: so many in a row share their chance. */
export function leadsOf(matches: readonly PlayedMatch[], bots: number, together: number): readonly LeadAfter[] {
  const longest = matches.reduce((most, { leads }) => Math.max(most, leads.length), 0);
  const firstAt = matches.map((_, trial) => seatingOf(trial, bots).indexOf(0));
  return Array.from({ length: longest }, (_, turn) => {
    const asked = (of: (leader: number | null, match: PlayedMatch, trial: number) => boolean | null): Asked =>
      matches.map((match, trial) => {
        const leader = match.leads[turn];
        return leader === undefined ? null : of(leader, match, trial);
      });
    return {
      after: turn + 1,
      starter: counted(
        asked((leader, { began }) => leader !== null && leader === began),
        together,
      ),
      first: counted(
        asked((leader, _match, trial) => leader === firstAt[trial]),
        together,
      ),
      level: counted(
        asked((leader) => leader === null),
        together,
      ),
      wins: counted(
        asked((leader, { winners, firsts }) =>
          leader === null || (winners.length === 0 && firsts === undefined) ? null : winners.includes(leader),
        ),
        together,
      ),
    };
  });
}

function counted(asked: Asked, together: number): Counted {
  const groups = Array.from({ length: Math.ceil(asked.length / together) }, (_, i) => {
    const own = asked.slice(i * together, (i + 1) * together).filter((one) => one !== null);
    return { hits: own.filter(Boolean).length, of: own.length };
  });
  const { share, low, high } = shareOfGroups(groups);
  const sum = (key: 'hits' | 'of'): number => groups.reduce((so, group) => so + group[key], 0);
  return { count: sum('hits'), of: sum('of'), share: rounded(share), low: rounded(low), high: rounded(high) };
}

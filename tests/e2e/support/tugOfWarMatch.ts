import { chanceOf } from '#bots/luck.ts';
import { thoughtOut } from '#bots/bot.ts';
import { policyOf } from '#bots/tug-of-war/policies.ts';
import type { Level } from '#bots/tug-of-war/levels.ts';
import { startMatch } from '#engine/match.ts';
import { play } from '#engine/play.ts';
import type { SeatInfo } from '#engine/seats.ts';
import { rewind } from '#engine/undo.ts';
import { makeMatch, recordMatch } from '#games/tug-of-war/matchFile.ts';
import { STANDARD_OPTIONS, type TugOfWarOptions } from '#games/tug-of-war/options.ts';
import type { Outcome } from '#games/tug-of-war/state.ts';
import { tugOfWar, type TugOfWarMatch } from '#games/tug-of-war/tugOfWar.ts';
import { PHYSICS_BUILD } from '#sim/physics.ts';
import type { Result } from '#sim/result.ts';
import { TICK_HZ } from '#sim/settings.ts';

export const ADA = { name: 'Ada', colour: 0, kind: 'person' } as const;
export const BO = { name: 'Bo', colour: 1, kind: 'person' } as const;

export interface Played {
  readonly options?: Partial<TugOfWarOptions>;
  /** How each seat plays. */
  readonly by: readonly [Level, Level];
  readonly seats: readonly [SeatInfo, SeatInfo];
  readonly seed: number;
}

const must = <T>(result: Result<T>): T => {
  if (!result.ok) throw new Error(result.fault.message);
  return result.value;
};

/** A match that is far longer is none that a test may wait for. */
const MOST_ACTIONS = 400;

/** A match played to its end in Node; persons play as the level says, too. */
function playedMatch({ options = {}, by, seats, seed }: Played): TugOfWarMatch {
  let match: TugOfWarMatch = must(
    startMatch(tugOfWar, {
      build: PHYSICS_BUILD,
      tickHz: TICK_HZ,
      seed,
      seats,
      setup: { options: { ...STANDARD_OPTIONS, ...options } },
    }),
  );
  while (match.state.outcome === null) {
    const [seat = 0] = tugOfWar.asked(match.state);
    if (match.log.length > MOST_ACTIONS) throw new Error('the match does not end');
    const chance = chanceOf(seed, seat, match.log.length);
    const { move } = thoughtOut(policyOf(by[seat] ?? by[0])({ view: match.state, seat, chance }));
    match = must(play(tugOfWar, match, move, null));
  }
  return match;
}

/** The match of this seed, which ends as it should: seeds are of the shortest of the first eight. */
export function matchEnding(played: Played, ends: (outcome: Outcome, match: TugOfWarMatch) => boolean): TugOfWarMatch {
  const match = playedMatch(played);
  if (match.state.outcome === null || !ends(match.state.outcome, match))
    throw new Error(`the match of seed ${played.seed} does not end like that`);
  return match;
}

/** The file of the match; as it stood before its last actions, where there are any. */
export const fileBefore = (match: TugOfWarMatch, last: number): string =>
  makeMatch(recordMatch(last === 0 ? match : rewind(match, match.log.length - last)));

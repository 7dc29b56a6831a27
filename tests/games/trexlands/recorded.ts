import { startMatch } from '#engine/match.ts';
import { play } from '#engine/play.ts';
import { STANDARD_OPTIONS, type TrexlandsOptions } from '#games/trexlands/options.ts';
import { randomPlayer, type Player } from '#bots/trexlands/player.ts';
import { trexlands, type TrexlandsMatch } from '#games/trexlands/trexlands.ts';
import { playMatch } from './bots.ts';
import { must } from './support.ts';

export const TOY_BUILD = 'toy@1';

export interface Told {
  readonly seats?: number;
  readonly seed?: number;
  readonly player?: Player;
  readonly options?: Partial<TrexlandsOptions>;
}

/** A match as the engine plays it, not begun. */
export function begun({ seats = 3, seed = 4, options = {} }: Told = {}, build = TOY_BUILD): TrexlandsMatch {
  const people = Array.from({ length: seats }, (_, i) => ({ name: `Player ${i}`, colour: i, kind: 'person' as const }));
  return must(
    startMatch(trexlands, {
      build,
      tickHz: 240,
      seed,
      seats: people,
      setup: { options: { ...STANDARD_OPTIONS, cycleLimit: 4, ...options } },
    }),
  );
}

/** A whole match, with rolls of a biased coin. */
export function wholeMatch(told: Told = {}): TrexlandsMatch {
  const { seats = 3, seed = 4, player = randomPlayer, options = {} } = told;
  let match = begun(told);
  playMatch(
    { seats, seed, player, options: { ...STANDARD_OPTIONS, cycleLimit: 4, ...options } },
    ({ action, report }) => {
      match = must(play(trexlands, match, action, report));
    },
  );
  return match;
}

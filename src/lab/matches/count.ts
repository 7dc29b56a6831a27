import { z } from 'zod';
import { anyObject } from '../anyObject.ts';
import { append } from '../append.ts';
import type { Physics } from '#sim/physics.ts';
import { fault, ok, type Result } from '#sim/result.ts';
import type { Chunk } from '../experiment.ts';
import { trialsOf, variantsOf, type MatchesParameters, type PlayedGame } from './parameters.ts';
import { matchOf } from './seatings.ts';

const played = z.strictObject({
  /** Seats; none where a match came to no end, or no seat has won it. */
  winners: z.array(z.int().min(0)),
  /** Seats that came first of the players where none of them has won. */
  firsts: z.array(z.int().min(0)).exactOptional(),
  length: z.int().min(0),
  figures: anyObject<number>(Number.isSafeInteger),
  /** The seat that made the first move; null where there was none. */
  began: z.int().min(0).nullable(),
  /** The seat that led after each unit of the length; null where none did. */
  leads: z.array(z.int().min(0).nullable()),
  auctions: z.array(
    z.strictObject({
      item: z.string(),
      bidders: z.int().min(0),
      to: z.int().min(0).nullable(),
      price: z.int().min(0),
    }),
  ),
});

/** Every match of every variant (`variantsOf`), in the order of trials. */
export const matchesCounts = z.strictObject({ setups: z.array(z.array(played)) });
export type MatchesCounts = z.infer<typeof matchesCounts>;
export type PlayedMatch = z.infer<typeof played>;

/** Faults: those of a hand, which are bugs of the bots, and `bad-job` where parameters are of no game. */
export const countMatches =
  (games: readonly PlayedGame[]) =>
  (physics: Physics, parameters: MatchesParameters, seed: number, { first, end }: Chunk): Result<MatchesCounts> => {
    const { bots, steadiness, measure } = parameters;
    const game = games.find(({ id }) => id === parameters.game);
    const setups: PlayedMatch[][] = [];
    for (const { rules, fidelity } of variantsOf(parameters)) {
      const trials = game && trialsOf(game, parameters.rolls, fidelity);
      if (!trials) return fault('bad-job', `Matches of ${parameters.game} cannot be played so.`);
      const play = trials.by(rules, bots.length, measure);
      if (!play.ok) return play;
      const matches: PlayedMatch[] = [];
      for (let trial = first; trial < end; trial += 1) {
        const counted = play.value(physics, matchOf(bots, steadiness, seed, trial));
        if (!counted.ok) return counted;
        const { winners, firsts, length, figures, began, leads, auctions } = counted.value;
        matches.push({
          winners: [...winners],
          ...(firsts && { firsts: [...firsts] }),
          length,
          figures: { ...figures },
          began,
          leads: [...leads],
          auctions: [...auctions],
        });
      }
      setups.push(matches);
    }
    return ok({ setups });
  };

export function mergeMatches(a: MatchesCounts, b: MatchesCounts): MatchesCounts {
  a.setups.forEach((matches, i) => append(matches, b.setups[i] ?? []));
  return a;
}

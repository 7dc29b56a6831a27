import { z } from 'zod';
import { anyObject, isCount } from '../anyObject.ts';
import type { Physics } from '../../sim/physics.ts';
import { fault, ok, type Result } from '../../sim/result.ts';
import type { Chunk } from '../experiment.ts';
import type { MatchesParameters, PlayedGame } from './parameters.ts';
import { matchOf } from './seatings.ts';

const played = z.strictObject({
  /** Seats; none where a match came to no end. */
  winners: z.array(z.int().min(0)),
  length: z.int().min(0),
  figures: anyObject<number>(isCount),
});

/** Every match of every set-up, in the order of trials. */
export const matchesCounts = z.strictObject({ setups: z.array(z.array(played)) });
export type MatchesCounts = z.infer<typeof matchesCounts>;
export type PlayedMatch = z.infer<typeof played>;

/** Faults: those of a hand, which are bugs of the bots, and `bad-job` where parameters are of no game. */
export const countMatches =
  (games: readonly PlayedGame[]) =>
  (physics: Physics, parameters: MatchesParameters, seed: number, { first, end }: Chunk): Result<MatchesCounts> => {
    const { bots, steadiness } = parameters;
    const trials = games.find(({ id }) => id === parameters.game)?.trials[parameters.rolls] ?? null;
    if (trials === null) return fault('bad-job', `Matches of ${parameters.game} cannot be played so.`);
    const setups: PlayedMatch[][] = [];
    for (const { rules } of parameters.setups) {
      const play = trials.by(rules, bots.length);
      if (!play.ok) return play;
      const matches: PlayedMatch[] = [];
      for (let trial = first; trial < end; trial += 1) {
        const counted = play.value(physics, matchOf(bots, steadiness, seed, trial));
        if (!counted.ok) return counted;
        const { winners, length, figures } = counted.value;
        matches.push({ winners: [...winners], length, figures: { ...figures } });
      }
      setups.push(matches);
    }
    return ok({ setups });
  };

export const mergeMatches = (a: MatchesCounts, b: MatchesCounts): MatchesCounts => ({
  setups: a.setups.map((matches, i) => [...matches, ...(b.setups[i] ?? [])]),
});

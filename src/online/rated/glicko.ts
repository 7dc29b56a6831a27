import glicko2 from 'glicko2-lite';

/** A player's strength as far as it is known: Glicko-2 on its usual scale. */
export interface Rating {
  readonly rating: number;
  readonly deviation: number;
  readonly volatility: number;
}

/**
 * How much volatilities change (the system constant τ), and where everybody begins: M. E. Glickman, "Example of the
 * Glicko-2 system" (2022), glicko.net/glicko/glicko2.pdf, steps 1 and 2, and its worked example's τ.
 */
const SYSTEM = { tau: 0.5, rating: 1500, rd: 350, vol: 0.06 } as const;
export const NEW_RATING: Rating = { rating: SYSTEM.rating, deviation: SYSTEM.rd, volatility: SYSTEM.vol };

/** Of the scale that the paper's formulas are on (step 2). */
const SCALE = 173.7178;
/**
 * After so much rest a deviation has grown by one period's volatility, ms: at the usual volatility it goes from 60 to
 * 110 within a year (house value), which is 78.2 periods of 4.67 days.
 */
const PERIOD_MS = (365.25 * 86_400_000 * (SYSTEM.vol * SCALE) ** 2) / (110 ** 2 - 60 ** 2);

/** From this deviation on a rating says too little for a place in a list (house value). */
export const PROVISIONAL = 110;

/** One of the others in a match; `score`: 1 for beating it, 0 for losing to it, ½ where both have won. */
export interface Against {
  readonly other: Rating;
  readonly score: 0 | 0.5 | 1;
}

/** The rating after one period with these results (steps 3 to 8). */
export function ratedAfter({ rating, deviation, volatility }: Rating, results: readonly Against[]): Rating {
  const games = results.map(({ other, score }): [number, number, number] => [other.rating, other.deviation, score]);
  const after = glicko2(rating, deviation, volatility, games, SYSTEM);
  return { rating: after.rating, deviation: Math.min(after.rd, SYSTEM.rd), volatility: after.vol };
}

/** The same after some rest: what was known is known less well (step 6). */
export function rested(before: Rating, ms: number): Rating {
  const grown = before.deviation ** 2 + (Math.max(0, ms) / PERIOD_MS) * (before.volatility * SCALE) ** 2;
  return { ...before, deviation: Math.min(SYSTEM.rd, Math.sqrt(grown)) };
}

/**
 * A match as one period: whoever has won has beaten each of those who have not, and those who have won together have
 * drawn. Between those who have lost the rules say nothing, so nothing is counted. `players`, by seats: one at several
 * of them (computers of one level) has the results of all of them against others.
 */
export function matchRated(
  ratings: readonly Rating[],
  winners: readonly number[],
  players: readonly unknown[] = ratings.map((_, seat) => seat),
): readonly Rating[] {
  const resultsAt = (seat: number): readonly Against[] =>
    ratings.flatMap((other, at): Against[] => {
      const [won, lost] = [winners.includes(seat), !winners.includes(at)];
      if (players[at] === players[seat] || (!won && lost)) return [];
      return [{ other, score: won ? (lost ? 1 : 0.5) : 0 }];
    });
  return ratings.map((own, seat) => {
    const results = players.flatMap((player, at) => (player === players[seat] ? resultsAt(at) : []));
    return results.length === 0 ? own : ratedAfter(own, results);
  });
}

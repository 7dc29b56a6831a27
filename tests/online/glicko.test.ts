import { describe, expect, it } from 'vitest';
import { matchRated, NEW_RATING, PROVISIONAL, ratedAfter, rested, type Rating } from '#online/rated/glicko.ts';

const of = (rating: number, deviation: number, volatility = 0.06): Rating => ({ rating, deviation, volatility });
/** The example prints five decimals of 0.059996, the rest cut off. */
const cut = (value: number): string => (Math.floor(value * 1e5) / 1e5).toFixed(5);
const YEAR_MS = 365.25 * 86_400_000;

describe('Glicko-2', () => {
  it('comes to the printed decimals of its author’s worked example', () => {
    const { rating, deviation, volatility } = ratedAfter(of(1500, 200), [
      { other: of(1400, 30), score: 1 },
      { other: of(1550, 100), score: 0 },
      { other: of(1700, 300), score: 0 },
    ]);
    // it prints −0.2069 for the new rating on the inner scale, and goes on from there
    const inner = ((rating - 1500) / 173.7178).toFixed(4);
    const printed = 173.7178 * Number(inner) + 1500;
    expect(inner).toBe('-0.2069');
    expect([printed.toFixed(2), deviation.toFixed(2), cut(volatility)]).toEqual(['1464.06', '151.52', '0.05999']);
  });

  it('lets what is known fade with rest: from 60 to 110 in a year, and never beyond a newcomer’s', () => {
    expect(rested(of(1800, 60), YEAR_MS)).toMatchObject({ rating: 1800, deviation: expect.closeTo(110, 6) as number });
    expect(rested(of(1800, 60), 1000 * YEAR_MS).deviation).toBe(NEW_RATING.deviation);
    expect(rested(of(1800, 60), -YEAR_MS).deviation).toBe(60);
  });

  it.each([
    { says: 'who wins goes up, who loses comes down by as much', winners: [0], signs: [1, -1] },
    { says: 'two that win together from the same rating stay', winners: [0, 1], signs: [0, 0] },
    { says: 'a match that nobody wins tells nothing', winners: [], signs: [0, 0] },
    { says: 'among four those who lose count against the winner alone', winners: [2], signs: [-1, -1, 1, -1] },
  ])('$says', ({ winners, signs }) => {
    const after = matchRated(
      signs.map(() => NEW_RATING),
      winners,
    );
    const moves = after.map(({ rating }) => rating - NEW_RATING.rating);
    expect(moves.map((by) => Math.sign(Math.round(by)))).toEqual(signs);
    const losers = moves.filter((by) => by < -1);
    expect(new Set(losers.map((by) => by.toFixed(6))).size).toBeLessThanOrEqual(1);
  });

  it('takes the results of all seats together that one player has', () => {
    // Two computers of one level and a person, who wins: it has lost twice to the same, and not to itself.
    const [twice, person, again] = matchRated([NEW_RATING, NEW_RATING, NEW_RATING], [1], ['bot:a', 'ada', 'bot:a']);
    expect(again).toEqual(twice);
    const lost = { other: NEW_RATING, score: 0 } as const;
    expect(twice).toEqual(ratedAfter(NEW_RATING, [lost, lost]));
    expect(person).toEqual(
      ratedAfter(
        NEW_RATING,
        [1, 1].map((score) => ({ other: NEW_RATING, score: score as 1 })),
      ),
    );
    // One of the two wins: it has neither won nor lost against itself.
    const [winner] = matchRated([NEW_RATING, NEW_RATING, NEW_RATING], [0], ['bot:a', 'ada', 'bot:a']);
    expect(winner).toEqual(ratedAfter(NEW_RATING, [{ other: NEW_RATING, score: 1 }]));
  });

  it('gives a newcomer a place after some matches, and keeps a deviation that a new match still moves', () => {
    let [own, other] = [NEW_RATING, NEW_RATING];
    let matches = 0;
    while (own.deviation > PROVISIONAL && matches < 100) {
      [own = own, other = other] = matchRated([own, other], [matches % 2]);
      matches += 1;
    }
    expect(matches).toBeGreaterThan(4);
    expect(matches).toBeLessThan(20);
    for (let i = 0; i < 500; i += 1) [own = own, other = other] = matchRated([own, other], [i % 2]);
    expect(own.deviation).toBeGreaterThan(40);
  });
});

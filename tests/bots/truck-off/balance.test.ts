import { expect, it } from 'vitest';
import { cardFigures, figuresOf } from '#bots/truck-off/balance/bars.ts';
import { CELLS, oddSeat, policiesOf } from '#bots/truck-off/balance/cells.ts';
import { added, nothingOf, withMatch, type Counted } from '#bots/truck-off/balance/counts.ts';
import { productsOf, ratioOf, shareByMatches } from '#bots/truck-off/balance/ratio.ts';
import { cellOf, commandOf, proposedTo } from '#bots/truck-off/balance/setUps.ts';
import { tablesOf } from '#bots/truck-off/balance/tell.ts';
import { playByOdds, type Step } from '#bots/truck-off/byOdds.ts';
import { kindOf } from '#games/truck-off/cards.ts';
import { STANDARD_OPTIONS } from '#games/truck-off/options.ts';
import { shareOf } from '#sim/maths/interval.ts';
import { must } from '../../games/truck-off/support.ts';
import { planFor } from './support.ts';

const PLAYED = { of: 'played', by: 'seen' };
const EARNED = { of: 'earned', by: 'played' };

function countedMatches(cell: string, seats: number, matches: number): Counted {
  let so = nothingOf(seats, cell);
  for (let match = 0; match < matches; match += 1) {
    const steps: Step[] = [];
    const policies = policiesOf(cell, match, seats);
    so = withMatch(so, steps, must(playByOdds(planFor(seats, match), policies, (step) => steps.push(step))));
  }
  return so;
}

const sumOf = ({ figures }: Counted, begins: string): number =>
  Object.entries(figures).reduce((sum, [name, count]) => sum + (name.startsWith(begins) ? count : 0), 0);

it('every match is won at one place, or by Barry', () => {
  const two = countedMatches('steady', 2, 20);
  expect(sumOf(two, 'won at place') + sumOf(two, 'won by Barry')).toBe(20);
  expect(sumOf(two, 'won by Barry')).toBeGreaterThan(0);
  expect(figuresOf(two).map(({ name }) => name)).toEqual(['place 1 wins', 'place 2 wins', 'Barry wins']);
});

it('every card of a match is played, put away or kept', () => {
  const four = countedMatches('steady', 4, 2);
  expect(sumOf(four, 'played') + sumOf(four, 'discarded') + sumOf(four, 'kept')).toBe(2 * 40);
});

it('places are counted from the first player of the first round', () => {
  const steps: Step[] = [];
  const end = must(playByOdds(planFor(3, 5), policiesOf('steady', 0, 3), (step) => steps.push(step)));
  const [winner = -1] = end.outcome?.winners ?? [];
  const first = steps[0]?.before.first ?? -1;
  const place = [0, 1, 2].find((n) => (first + n) % 3 === winner);
  expect(withMatch(nothingOf(3, 'steady'), steps, end).figures[`won at place ${(place ?? -2) + 1}`]).toBe(1);
});

const matchesOf = (
  seats: number,
  cell: string,
  matches: number,
  figures: Counted['figures'],
  options = {},
): Counted => ({
  ...nothingOf(seats, cell, { ...STANDARD_OPTIONS, ...options }),
  matches,
  figures,
});

const CARDS = matchesOf(3, 'keen', 2, {
  'played place': 4,
  'kept place': 1,
  'seen place': 5,
  'earned place': 1000,
  'ahead place': 1400,
});
const LONE = matchesOf(3, 'never-place', 4, { 'odd seat won': 1 });

it('a card is told by the dollars that it moved, a lone seat by its wins', () => {
  const [place] = cardFigures([CARDS, LONE]);
  expect(place).toMatchObject({ kind: 'place', without: expect.stringContaining('25.0 %') });
  expect(place?.played).toMatch(/^80\.0 % \(/);
  expect(place?.earned).toMatch(/^2\.50 \(/);
  expect(place?.ahead).toMatch(/^3\.50 \(/);
  const file = { values: 'any', cells: [CARDS, LONE] };
  expect(tablesOf(file, file)).toContain('### Cards of 3 players (2 matches)');
});

it('a share of cards is told less surely where the cards of a match go the same way', () => {
  const matches = Array.from({ length: 20 }, (_, i) => i);
  const widthWith = (playedOf: (match: number) => number): number => {
    const all = matches.map((match) => ({ played: playedOf(match), seen: 4 }));
    const sums = all.reduce((sum, one) => added(sum, { ...one, ...productsOf(one, [PLAYED]) }), {});
    const { share, low, high } = shareByMatches(sums, all.length, PLAYED);
    expect(share).toBe(0.5);
    return high - low;
  };
  const independent = shareOf(40, 80);
  expect(widthWith((match) => (match % 2 === 0 ? 1 : 3))).toBeCloseTo(independent.high - independent.low, 1);
  // all or nothing: as much as twenty cards tell, not eighty
  const few = shareOf(10, 20);
  expect(widthWith((match) => (match % 2 === 0 ? 0 : 4))).toBeCloseTo(few.high - few.low, 1);
});

it('a ratio has the interval of how its matches differ', () => {
  // two cards for $1 and $3 each, in turn, in a hundred matches: $2, and a deviation of 1 by match
  const sums = Array.from({ length: 100 }, (_, i) => ({ played: 2, earned: i % 2 === 0 ? 2 : 6 }))
    .map((one) => ({ ...one, ...productsOf(one, [EARNED]) }))
    .reduce(added, {});
  const { ratio, low, high } = ratioOf(sums, 100, EARNED);
  expect(ratio).toBe(2);
  expect([low, high].map((end) => end.toFixed(3))).toEqual(['1.803', '2.197']); // 2 -+ 1.96 / sqrt(99)
});

it('matches of keen players keep what the intervals of their cards follow from', () => {
  const { figures } = countedMatches('keen', 3, 2);
  expect(sumOf({ ...CARDS, figures }, 'sum of seen reroll x seen reroll')).toBe(2 * 9 * 9); // three each, three players
});

it('matches by other money are cells of their own', () => {
  const options = { firstMoney: 3, barryMoney: 30 };
  const told = commandOf(matchesOf(2, 'keen', 7, {}, options));
  expect(told).toBe(`--players 2 --cells keen --matches 7 --options '${JSON.stringify(options)}'`);
  expect(commandOf(LONE)).toBe('--players 3 --cells never-place --matches 4');
  const cells = [matchesOf(2, 'keen', 1, {}), matchesOf(2, 'keen', 7, {}, options)];
  expect(cellOf({ values: '', cells }, 2, 'keen', { ...STANDARD_OPTIONS, barryMoney: 30, firstMoney: 3 })).toBe(
    cells[1],
  );
  expect(cellOf({ values: '', cells }, 2, 'keen', proposedTo(2))).toBeUndefined();
});

it('a match of two is told by the rule text and as the form proposes it, and Barry by his money', () => {
  const wins = (barry: number) => ({ 'won at place 1': 50, 'won at place 2': 100 - 50 - barry, 'won by Barry': barry });
  const cells = [
    matchesOf(2, 'steady', 100, wins(40)),
    matchesOf(2, 'steady', 100, wins(30), { firstMoney: 3 }),
    matchesOf(2, 'steady', 100, wins(50), { firstMoney: 3, barryMoney: 30 }),
    matchesOf(3, 'steady', 10, { 'won at place 3': 10 }),
    matchesOf(3, 'steady', 10, { 'won at place 1': 10 }, { firstMoney: 2 }),
  ];
  const lines = tablesOf({ values: '', cells: [] }, { values: '', cells }).split('\n');
  expect(lines.find((line) => line.startsWith('| Barry wins |'))).toMatch(/40\.0 %.*30\.0 %.*holds/);
  expect(lines.find((line) => line.startsWith('| $20 |'))).toMatch(/\| - \| - \| 30\.0 %/);
  expect(lines.find((line) => line.startsWith('| $30 |'))).toMatch(/50\.0 % \([^)]*\) ✗/);
  expect(lines.find((line) => line.startsWith('| $2 |'))).toMatch(/^\| \$2 \| 100\.0 %/);
});

it('the seat with a habit moves on from match to match, and keeps to it', () => {
  expect(CELLS.map((cell) => oddSeat(cell, 4, 3)).filter((seat) => seat !== null)).toEqual(Array(9).fill(1));
  const steps: Step[] = [];
  must(playByOdds(planFor(3, 2), policiesOf('never-place', 1, 3), (step) => steps.push(step)));
  const placed = steps.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'executed' && kindOf(event.card) === 'place' ? [event.seat] : [])),
  );
  expect(placed).not.toContain(1);
  expect(placed.length).toBeGreaterThan(0);
});

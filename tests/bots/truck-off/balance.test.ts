import { expect, it } from 'vitest';
import { cardFigures, figuresOf } from '../../../src/bots/truck-off/balance/bars.ts';
import { CELLS, oddSeat, policiesOf } from '../../../src/bots/truck-off/balance/cells.ts';
import { nothingOf, withMatch, type Counted } from '../../../src/bots/truck-off/balance/counts.ts';
import { tablesOf } from '../../../src/bots/truck-off/balance/tell.ts';
import { playByOdds, type Step } from '../../../src/bots/truck-off/byOdds.ts';
import { kindOf } from '../../../src/games/truck-off/cards.ts';
import { must } from '../../games/truck-off/support.ts';
import { planFor } from './support.ts';

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

it('a card is told by the dollars that it moved, a lone seat by its wins', () => {
  const cell: Counted = {
    seats: 3,
    cell: 'keen',
    matches: 2,
    figures: { 'played place': 4, 'kept place': 1, 'earned place': 1000, 'ahead place': 1400 },
  };
  const lone: Counted = { seats: 3, cell: 'never-place', matches: 4, figures: { 'odd seat won': 1 } };
  expect(cardFigures([cell, lone])).toEqual([
    expect.objectContaining({ kind: 'place', played: '80.0 %', kept: '20.0 %', earned: '2.50', ahead: '3.50' }),
  ]);
  expect(cardFigures([cell, lone])[0]?.without).toContain('25.0 %');
  const file = { values: 'any', cells: [cell, lone] };
  expect(tablesOf(file, file)).toContain('### Cards of 3 players (2 matches)');
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

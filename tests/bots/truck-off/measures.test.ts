import { expect, it } from 'vitest';
import { playByOdds, type Step } from '#bots/truck-off/byOdds.ts';
import { countsOf } from '#bots/truck-off/figures.ts';
import { BALANCE } from '#bots/truck-off/measures.ts';
import { HABITS, policyOf } from '#bots/truck-off/policies.ts';
import type { Counts } from '#engine/module/odds.ts';
import { kindOf } from '#games/truck-off/cards.ts';
import { must } from '../../games/truck-off/support.ts';
import { planFor } from './support.ts';

function played(seats: number, seed: number, levels = Array.from({ length: seats }, () => 'steady')) {
  const steps: Step[] = [];
  const end = must(playByOdds(planFor(seats, seed), levels.map(policyOf), (step) => steps.push(step)));
  const events = steps.flatMap((step) => step.events);
  return { steps, end, counts: { ...countsOf(events, end), ...BALANCE.countsOf(steps, end) } };
}

const sumOf = (all: readonly Counts[], begins: string): number =>
  all
    .flatMap((counts) => Object.entries(counts))
    .reduce((sum, [name, count]) => sum + (name.startsWith(begins) ? count : 0), 0);

it('every match is won at one place, or by Barry', () => {
  const all = Array.from({ length: 20 }, (_, seed) => played(2, seed).counts);
  expect(sumOf(all, 'won at place')).toBe(sumOf(all, 'won by a player'));
  expect(sumOf(all, 'won by a player') + sumOf(all, 'won by Barry')).toBe(20);
  expect(sumOf(all, 'won by Barry')).toBeGreaterThan(0);
});

it('every card of a match is played, put away or kept', () => {
  const all = [0, 1].map((seed) => played(4, seed).counts);
  expect(sumOf(all, 'seen ')).toBe(2 * 40);
  expect(sumOf(all, 'seen ')).toBe(sumOf(all, 'played ') + sumOf(all, 'discarded ') + sumOf(all, 'kept '));
});

it('places are counted from the first player of the first round', () => {
  const { steps, end, counts } = played(3, 5);
  const [winner = -1] = end.outcome?.winners ?? [];
  const first = steps[0]?.before.first ?? -1;
  const place = [0, 1, 2].find((n) => (first + n) % 3 === winner);
  expect(counts[`won at place ${(place ?? -2) + 1}`]).toBe(1);
});

it('Barry is told of two players alone, and a place of each seat', () => {
  const names = (seats: number): readonly string[] => BALANCE.ratios(seats).map(({ name }) => name);
  expect(names(2)).toContain('Barry wins');
  expect(names(3)).not.toContain('Barry wins');
  expect(
    names(6)
      .filter((name) => name.startsWith('place '))
      .filter((name) => /^place \d/.test(name)),
  ).toHaveLength(6);
});

it('a seat with a habit keeps to it', () => {
  const { steps } = played(3, 2, ['keen', 'keen+never-place', 'keen']);
  const placed = steps.flatMap(({ events }) =>
    events.flatMap((event) => (event.type === 'executed' && kindOf(event.card) === 'place' ? [event.seat] : [])),
  );
  expect(HABITS).toContain('never-place');
  expect(placed).not.toContain(1);
  expect(placed.length).toBeGreaterThan(0);
});

import { expect, it } from 'vitest';
import { playByOdds, type Step } from '#bots/tractor-pull/byOdds.ts';
import { countsOf } from '#bots/tractor-pull/figures.ts';
import { BALANCE } from '#bots/tractor-pull/measures.ts';
import { policyOf } from '#bots/tractor-pull/policies.ts';
import type { Counts } from '#engine/module/odds.ts';
import { must } from '../../games/tractor-pull/support.ts';
import { planFor } from './support.ts';

const games = [0, 1, 2, 3, 4, 5].map((seed) => {
  const steps: Step[] = [];
  const end = must(playByOdds(planFor(seed), [policyOf('steady'), policyOf('steady')], (step) => steps.push(step)));
  const events = steps.flatMap((step) => step.events);
  return { usual: countsOf(events, end), measured: BALANCE.countsOf(steps, end) };
});

const sumOf = (begins: string): number =>
  games
    .flatMap(({ measured }) => Object.entries(measured))
    .reduce((sum, [name, count]) => sum + (name.startsWith(begins) ? count : 0), 0);

it('every game has a winner, and every match an end, a location and 24 cards that were dealt', () => {
  const matches = games.reduce((sum, { measured }) => sum + (measured['matches'] ?? 0), 0);
  expect(sumOf('game won by')).toBe(6);
  expect(matches).toBeGreaterThanOrEqual(12);
  expect(sumOf('by ')).toBe(matches);
  expect(sumOf('dealt ')).toBe(24 * matches);
  expect(sumOf('could pick fairground-a')).toBeGreaterThanOrEqual(6);
  // each match is won by one of two characters
  expect(sumOf('won with ')).toBeGreaterThanOrEqual(matches);
});

it('what every job counts, too, comes to the same', () => {
  const both = ({ usual, measured }: { readonly usual: Counts; readonly measured: Counts }) =>
    Object.keys(usual).filter((name) => name in measured);
  expect(games.flatMap(both).length).toBeGreaterThan(6);
  for (const { usual, measured } of games) expect({ ...usual, ...measured }).toMatchObject(usual);
});

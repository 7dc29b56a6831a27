import { expect, it } from 'vitest';
import { nothingOf, withGame, type Counted } from '../../../src/bots/tractor-pull/balance/counts.ts';
import { tablesOf } from '../../../src/bots/tractor-pull/balance/tell.ts';
import { playByOdds, type Step } from '../../../src/bots/tractor-pull/byOdds.ts';
import { policyOf } from '../../../src/bots/tractor-pull/policies.ts';
import { must } from '../../games/tractor-pull/support.ts';
import { planFor } from './support.ts';

function countedGames(games: number): Counted {
  let so = nothingOf('steady');
  for (let game = 0; game < games; game += 1) {
    const steps: Step[] = [];
    must(playByOdds(planFor(game), [policyOf('steady'), policyOf('steady')], (step) => steps.push(step)));
    so = withGame(so, steps);
  }
  return so;
}

const sumOf = ({ figures }: Counted, begins: string): number =>
  Object.entries(figures).reduce((sum, [name, count]) => sum + (name.startsWith(begins) ? count : 0), 0);

it('every game has a winner, and every match an end, a location and 24 cards that were dealt', () => {
  const counted = countedGames(6);
  const matches = counted.figures['matches'] ?? 0;
  expect(sumOf(counted, 'game won by')).toBe(6);
  expect(matches).toBeGreaterThanOrEqual(12);
  expect(sumOf(counted, 'by ')).toBe(matches);
  expect(sumOf(counted, 'dealt ')).toBe(24 * matches);
  expect(sumOf(counted, 'could pick fairground-a')).toBeGreaterThanOrEqual(6);
  // each match is won by one of two characters
  expect(sumOf(counted, 'won with ')).toBeGreaterThanOrEqual(matches);
});

it('a share is told with its interval, what misses its bar is marked, and what was before stands beside it', () => {
  const now: Counted = {
    cell: 'keen',
    games: 100,
    figures: { 'game won by seat 1': 50, matches: 200, 'won by red': 60 },
  };
  const before: Counted = { ...now, figures: { ...now.figures, 'won by red': 120 } };
  const told = tablesOf({ values: '', cells: [before] }, { values: '', cells: [now] });
  expect(told).toContain('| games won by seat 1, the youngest | 50.0 % (40.4 to 59.6), before 50.0 |');
  expect(told).toMatch(/\| matches won by red \| 30\.0 % \(.*\) ✗, before 60\.0 \|/);
  expect(told).toContain('### Two keen players (100 games; before: 100)');
});

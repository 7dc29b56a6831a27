import { expect, it } from 'vitest';
import { askedOf } from '#bots/tractor-pull/balance/asked.node.ts';
import { nextSeed, nothingOf, toGoOn, withGame, type Counted } from '#bots/tractor-pull/balance/counts.ts';
import { tablesOf } from '#bots/tractor-pull/balance/tell.ts';
import { playByOdds, type Step } from '#bots/tractor-pull/byOdds.ts';
import { policyOf } from '#bots/tractor-pull/policies.ts';
import { must } from '../../games/tractor-pull/support.ts';
import { planFor } from './support.ts';

function countedGames(games: number): Counted {
  let so = nothingOf('steady', 0);
  while (so.games < games) {
    const steps: Step[] = [];
    must(playByOdds(planFor(nextSeed(so)), [policyOf('steady'), policyOf('steady')], (step) => steps.push(step)));
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
    firstSeed: 0,
    games: 100,
    figures: { 'game won by seat 1': 50, matches: 200, 'won by red': 60 },
  };
  const before: Counted = { ...now, figures: { ...now.figures, 'won by red': 120 } };
  const told = tablesOf(
    { values: '', rules: 'before', cells: [before] },
    { values: '', rules: 'before', cells: [now] },
  );
  expect(told).toContain('| games won by seat 1, the youngest | 50.0 % (40.4 to 59.6), before 50.0 |');
  expect(told).toMatch(/\| matches won by red \| 30\.0 % \(.*\) ✗, before 60\.0 \|/);
  expect(told).toContain(
    '### Two keen players, by the rules of before sets had names, whose cards are the tuned ones (100 games from seed 0 on; before: 100 games from seed 0 on)',
  );
  expect(told).toContain('$B --cells keen --first-seed 0 --games 100 --rules before\n');
});

it('games have the seeds from the first one on, and the counts keep it', () => {
  const none = nothingOf('steady', 100_000);
  const one = withGame(none, []);
  expect([none, one].map(nextSeed)).toEqual([100_000, 100_001]);
  expect(one.firstSeed).toBe(100_000);
});

it('counts go on with their own seeds only', () => {
  const kept = withGame(nothingOf('steady', 100_000), []);
  const file = { values: '', rules: 'before' as const, cells: [kept] };
  expect(must(toGoOn(file, 'steady', 100_000))).toBe(kept);
  expect(must(toGoOn(file, 'keen', 7))).toEqual(nothingOf('keen', 7));
  expect(toGoOn(file, 'steady', 0)).toMatchObject({
    ok: false,
    fault: {
      message:
        '--first-seed 0: the file counts games of steady players from seed 100000 on; expected that seed, or another file.',
    },
  });
});

it('the command is read, with seeds from 0 on where none is named', () => {
  expect(must(askedOf([]))).toMatchObject({ help: false, games: 100, firstSeed: 0, file: null, tell: null });
  expect(must(askedOf(['--first-seed', '100000', '--cells', 'keen']))).toMatchObject({
    firstSeed: 100_000,
    cells: ['keen'],
  });
  expect(must(askedOf(['--help'])).help).toBe(true);
});

it.each([
  ['--games', 'some', '--games some: expected a whole number of at most six digits.'],
  ['--first-seed', '1.5', '--first-seed 1.5: expected a whole number of at most nine digits.'],
  ['--first-seed', '4294967296', '--first-seed 4294967296: expected a whole number of at most nine digits.'],
  ['--cells', 'keen,mad', '--cells keen,mad: expected some of '],
  ['--seed', '1', "Unknown option '--seed'"],
  ['--tell', '--file=now.json', '--tell needs --before, --file and --doc.'],
])('%s %s is refused in a sentence', (word, value, sentence) => {
  const asked = askedOf([word, value]);
  expect(asked.ok ? '' : asked.fault.message).toContain(sentence);
});
